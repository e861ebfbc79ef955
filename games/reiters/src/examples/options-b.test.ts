import { expect } from 'vitest';
import { eliminate, hopesOf } from '../rules/1-quality.ts';
import { canSpare } from '../rules/11-enfants-perdus.ts';
import { example, without } from '../testing/example.ts';
import { sketch } from '../testing/ground.ts';
import { cell, type Scene } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';

const attack = (unit: string, at: string) => ({ type: 'attack', unit, at });
const detach = (unit: string) => ({ type: 'detach', unit });
const absorb = (unit: string) => ({ type: 'absorb', unit });
const done = { type: 'done' };
/** So strong that a 1 costs the defender a step. */
const STRONG = 12;
const ONE_STEP = cell('-/1').die;

example('E112', (e, set) => {
  // I waits beside II, to be sent out.
  const waiting: SceneUnit = { id: 'I', side: 'P', type: 'forlorn-hope', zone: 'off', parent: 'Q' };
  const g = set({ units: [waiting, ...e.given.units!] });
  g.play(absorb('II')).play(detach('Q'));
  expect(g.unit('II').zone).toBeNull();
  const { spent, allowance } = g.unit('Q');
  expect({ spent, allowance, Q: g.unit('Q'), I: g.unit('I') }).toMatchObject(e.expect);
  expect(g.unit('I').zone).toBe('Z');
});

example('E113', (e, set) => {
  const map = sketch('X Y Z', 'X-Z Y-Z');
  const enemy: SceneUnit = { id: 'K', side: 'C', type: 'pikemen', zone: 'X', fc: STRONG };
  const g = set({ at: 'combat', active: 'C', map, units: [...e.given.units!, enemy] });
  g.play(attack('K', 'Z')).play({ type: 'defend', unit: 'Q' }, [ONE_STEP]);
  if (g.question === 'substitution') g.play({ type: 'lose' });
  expect(g.unit('Q').eliminated).toBe(true);
  expect({ I: g.unit('I', 'eliminated'), II: g.unit('II', 'eliminated') }).toEqual(e.expect);
  expect(g.all('eliminated').map((x) => [x.piece, x.rule])).toEqual([
    ['Q', '7.5.1d'],
    ['I', '11.4.4h'],
    ['II', '11.4.4h'],
  ]);
});

example('E114', (e, set) => {
  // The leader reaches Y, where the detachment is, and not Z beyond it, where its parent is.
  const map = sketch('L a b Y Z E', 'L-a a-b b-Y Y-Z Y-E');
  const enemy: SceneUnit = { id: 'E', side: 'C', type: 'militia', zone: 'E' };
  const units = [...e.given.units!.map((u) => ({ ...u, isolated: false })), enemy];
  const leaders = [{ id: 'L', side: 'P', rank: 'CC', zone: 'L' }];
  const own = set({ at: 'command', active: 'P', map, units, leaders });
  expect([own.unit('Q').isolated, own.unit('I').isolated]).toEqual([true, true]);
  own.play(done).play(done);
  expect(own.question).toBe('combat');
  expect(own.refusals(attack('I', 'E'))).toEqual(['7.1g']);
  const state = own.unit('I').isolated;
  const foe = set({
    at: 'reaction',
    active: 'C',
    map,
    entered: ['E'],
    units: units.map((u) => ({ ...u, isolated: state && u.side === 'P' })),
  });
  expect({
    attack: own.can(attack('I', 'E')),
    reactionFire: foe.can({ type: 'fire', unit: 'I', target: 'E' }),
  }).toEqual(e.expect);
  const near = set({ at: 'command', active: 'P', map, units, leaders: [{ ...leaders[0]!, zone: 'a' }] });
  expect([near.unit('Q').isolated, near.unit('I').isolated]).toEqual([false, false]);
});

example('E186', (e, set) => {
  const map = sketch('A B C D', 'A-C B-C C-D');
  const foes: SceneUnit[] = ['A', 'B'].map((zone) => ({
    id: `K${zone}`,
    side: 'C',
    type: 'pikemen',
    zone,
    fc: STRONG,
  }));
  const g = set({ at: 'combat', active: 'C', map, units: [...e.given.units!, ...foes] });
  const fight = (unit: string, dice: readonly number[]) => {
    const before = g.all('tested').length;
    g.play(attack(unit, 'C')).play({ type: 'defend', unit: 'a' }, [ONE_STEP]).play({ type: 'lose' }, dice);
    return g.all('tested').slice(before);
  };
  const first = fight('KA', e.dice);
  expect(g.unit('a').steps).toBe(1);
  const b = g.unit('b', 'ds');
  const c = g.unit('c', 'ds');
  const second = fight('KB', []);
  expect(g.unit('a').eliminated).toBe(true);
  const names = (list: typeof first) => list.map((t) => t.piece);
  expect({
    firstCombat: { tests: names(first), fq: first.map((t) => t.against), b, c },
    secondCombat: { tests: names(second) },
    d: g.tests('d').length === 0 ? 'never tests' : 'tests',
  }).toEqual(e.expect);
});

example('E187', (e, set) => {
  const g = set({ at: 'reaction', dice: e.dice });
  expect({
    tests: g.all('tested').map((t) => t.piece),
    K1: g.unit('K1', 'reduced', 'ds'),
    K2: g.unit('K2', 'ds'),
  }).toEqual(without(e.expect, 'K3', 'note'));
  expect(g.tests('K3')).toEqual([]);
  expect(g.all('tested').every((t) => t.cause === 'gold' && t.rule === '11.3a')).toBe(true);
  expect(set({ at: 'reaction', options: [] }).has('tested'), 'only with the option').toBe(false);
});

example('E188', (e, set) => {
  const map = sketch('A B C D E', 'A-B B-C C-D D-E');
  const make = (side: string, type: string, more: Partial<SceneUnit> = {}) => {
    const units: SceneUnit[] = [{ id: 'Q', side, type, zone: 'A', ...more }];
    return set({ active: side, map, units, options: ['enfantsPerdus'] });
  };
  const played: Readonly<Record<string, () => Scene>> = {
    'Protestant arquebusiers at full strength': () => make('P', 'arquebusiers'),
    'Catholic arquebusiers at full strength': () => make('C', 'arquebusiers'),
    'Protestant argoulets dismounted': () => make('P', 'argoulets', { face: 'dismounted' }),
    'Protestant arquebusiers reduced': () => make('P', 'arquebusiers', { reduced: true }),
    'Protestant arquebusiers disorganised': () => make('P', 'arquebusiers', { ds: true }),
    'Protestant arquebusiers with one EP out': () => make('P', 'arquebusiers').play(detach('Q')),
    'Protestant arquebusiers with no MP left': () =>
      make('P', 'arquebusiers').play({ type: 'move', piece: 'Q', to: 'E' }),
  };
  const scenes = (e.given.cases as unknown as string[]).map((word) => played[word]!());
  expect({ legal: scenes.map((g) => g.can(detach('Q'))) }).toEqual(e.expect);
  expect(scenes.map((g) => g.refusals(detach('Q')))).toEqual([
    [],
    ['11.4b'],
    ['11.4b'],
    ['11.4.1d'],
    [],
    [],
    ['4.1Pa'],
  ]);
});

example('E190', (e, set) => {
  const hope = (id: string): SceneUnit => ({ id, side: 'P', type: 'forlorn-hope', zone: 'off', parent: 'Q' });
  const units: SceneUnit[] = [{ id: 'Q', side: 'P', type: 'arquebusiers', zone: 'Z', ma: 9 }, hope('I'), hope('II')];
  const g = set({ active: 'P', units });
  // The third bears the number of the one taken back.
  const events: Readonly<Record<string, () => unknown>> = {
    'Q creates I and II (flipped)': () => g.play(detach('Q')).play(detach('Q')),
    'I is eliminated': () => eliminate(g.g, g.u('I'), '7.5.1e'),
    'II is absorbed': () => g.play(absorb('II')),
    'Q creates III': () => g.play(detach('Q')),
    'III is eliminated': () => eliminate(g.g, g.u('II'), '7.5.1e'),
  };
  const history = e.given.history as unknown as string[];
  const seen = history.map((word) => {
    events[word]!();
    const { out, lost } = hopesOf(g.g, g.u('Q'));
    const may = g.can(detach('Q'));
    expect(may).toBe(canSpare(g.g, g.u('Q')));
    const isForGood = lost === 2;
    return {
      face: g.unit('Q').reduced ? (isForGood ? 'reduced for good' : 'reduced') : 'full',
      mayCreate: may ? 2 - out - lost : 0,
    };
  });
  expect({ face: seen.map((s) => s.face), mayCreate: seen.map((s) => s.mayCreate) }).toEqual(e.expect);
});

example('E191', (e, set) => {
  const { zones, mp, max, secondEP } = e.expect as { zones: string[]; mp: number; max: number; secondEP: object };
  const parent = 'AU-P-ARQ-1';
  const g = set({ at: 'set-up' });
  expect(g.asks, 'those without the initiative first').toBe('P');
  const posts = () => g.legal('post').map((c) => c.to as string);
  expect(posts().sort()).toEqual(zones);
  g.play({ type: 'post', unit: parent, to: '129' });
  expect(g.unit(parent).reduced).toBe(false);
  g.play({ type: 'post', unit: parent, to: '130' });
  expect({ [parent]: g.unit(parent, 'reduced') }).toEqual(secondEP);
  expect(g.unit(parent).spent).toBe(mp);
  expect(g.all('detached')).toHaveLength(max);
  expect(posts()).toEqual([]);
  expect(g.refusals({ type: 'post', unit: parent, to: '130' })).toEqual(['11.4.3d']);
});
