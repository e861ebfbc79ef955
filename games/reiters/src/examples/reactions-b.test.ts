import { expect } from 'vitest';
import { example, without } from '../testing/example.ts';
import type { Ground } from '../testing/ground.ts';
import type { Scene } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';

const reaction = { at: 'reaction' } as const;
const giveWay = (unit: string, from: string) => ({ type: 'give-way', unit, from });
const advancing = (g: Scene) => g.legal('advance').map((c) => c.piece);

example('E108', (e, set) => {
  const afterFire = () => set(reaction).play({ type: 'fire', unit: 'X', target: 'Q' }, e.dice);
  const g = afterFire();
  const { differential, result } = g.fight();
  // Where a test is needed a die falls; where none is, none does.
  const fromB = afterFire().play(giveWay('R', 'B'), [4]);
  const fromA = afterFire().play(giveWay('R', 'A'));
  const say = (r: Scene) => (r.tests('R').length > 0 ? 'needs a test' : 'no test');
  expect([fromA.unit('R').zone, fromB.unit('R').zone]).toEqual(['S', 'S']);
  expect({
    X: g.unit('X', 'reacted'),
    R: { fromB: say(fromB), fromA: say(fromA) },
    differential,
    result,
    Q: g.unit('Q', 'ds'),
  }).toEqual(without(e.expect, 'note'));
  expect(afterFire().play(giveWay('R', 'B'), [5]).unit('R').zone, 'failed, he stays').toBe('C');
});

example('E131', (e, set) => {
  const cases = e.given.cases as unknown as { active: string; passive: string }[];
  const wanted = e.expect.retreat as string[];
  const unit = (id: string, side: string, zone: string, words: string): SceneUnit => {
    const [type, face] = words.split(' ');
    return { id, side, zone, type: type!, ...(face ? { face } : {}) };
  };
  cases.forEach((c, i) => {
    const g = set({ ...reaction, units: [unit('a', 'C', 'B', c.active), unit('p', 'P', 'C', c.passive)] });
    expect(g.can(giveWay('p', 'B')), wanted[i]).toBe(wanted[i]!.startsWith('yes'));
    if (wanted[i]!.startsWith('yes')) expect(g.play(giveWay('p', 'B')).unit('p').zone).toBe('D');
    else expect(g.refusals(giveWay('p', 'B'))).toEqual([wanted[i]!.includes('infantry') ? '6.4a' : '6.4.2a']);
  });
  expect(wanted).toHaveLength(cases.length);
});

example('E137', (e, set) => {
  const g = set(reaction);
  const may = [...new Set(g.legal((c) => c.unit !== undefined).map((c) => c.unit as string))];
  const others = ['X', 'Y', 'Z'].filter((id) => !may.includes(id));
  expect({ may, mayNot: others, decline: g.can({ type: 'done' }) }).toEqual(e.expect);
  for (const unit of others) expect(g.refusals({ type: 'fire', unit, target: 'Q' })).toContain('6.1e');
});

example('E139', (e, set) => {
  const words = { fire: 'reactionFire', charge: 'reactionCharge', 'give-way': 'retreatBeforeCombat' } as const;
  const g = set(reaction);
  const open = (unit: string) => [
    ...new Set(g.legal((c) => c.unit === unit).map((c) => words[c.type as keyof typeof words])),
  ];
  expect({ X: open('X'), K: open('K'), A1: open('A1') }).toEqual(e.expect);
});

example('E140', (e, set) => {
  const g = set(reaction).play({ type: 'charge', unit: 'H', target: 'Q' }, e.dice);
  expect({ test: g.tests('H')[0], combat: g.all('fought')[0] ?? null, H: g.unit('H') }).toMatchObject(e.expect);
  expect(g.refusals({ type: 'charge', unit: 'H', target: 'Q' })).toEqual(['6.1f']);
});

example('E141', (e, set) => {
  const g = set(reaction).play({ type: 'charge', unit: 'H', target: 'Q' }, e.dice);
  const [test, result] = g.tests('H');
  expect({ test, ...g.fight(), Q: g.unit('Q'), H: { ...g.unit('H'), test: result } }).toMatchObject(e.expect);
});

example('E142', (e, set) => {
  const ground = e.given.map as Ground;
  const cases = e.given.cases as unknown as { blocked: string[]; N?: string; 'C-N'?: string }[];
  const scenes = cases.map((c) => {
    const map: Ground = {
      ...ground,
      zones: ground.zones.map((z) => (z.id === 'N' && c.N ? { ...z, type: c.N } : z)),
      borders: ground.borders.map((b) => (b.id === 'C-N' && c['C-N'] ? { ...b, kind: c['C-N'] } : b)),
    };
    const enemies = c.blocked.map((zone): SceneUnit => ({ id: `E${zone}`, side: 'C', type: 'militia', zone }));
    return set({ ...reaction, map, units: [...e.given.units!, ...enemies] });
  });
  // One zone is left in each case: nothing is asked.
  const zones = scenes.map((g) => {
    g.play(giveWay('R', 'B'));
    return [g.unit('R').zone];
  });
  const last = scenes.at(-1)!;
  const { cost } = last.event('gave-way');
  const check =
    last.tests('R').length > 0 ? 'test' : last.event('disorganised').rule === '4.1.4b' ? 'automatic' : 'none';
  expect({ zones, last: { cost, check } }).toEqual(e.expect);
  expect(scenes[0]!.unit('R').ds).toBe(false);
});

example('E143', (e, set) => {
  // They have no points at all, so that none can be asked of them.
  const units = e.given.units!.map((u) => (u.side === 'C' ? { ...u, ma: 0 } : u));
  const g = set({ ...reaction, units }).play(giveWay('R', 'B'));
  expect([g.unit('R').zone, g.question, g.asks]).toEqual(['S', 'advance', 'C']);
  const may = advancing(g);
  const mayNot = ['Q', 'G', 'Q2'].filter((piece) => !g.can({ type: 'advance', piece }));
  g.play({ type: 'advance', piece: 'G' }).play({ type: 'advance', piece: 'Q' });
  expect(g.unit('G', 'zone', 'ds', 'steps')).toEqual({ zone: 'C', ds: true, steps: 2 });
  expect({ may, mayNot, mp: g.unit('Q').spent + g.unit('G').spent, checks: g.tests().length }).toEqual(e.expect);
  expect(set(reaction).refusals(giveWay('R', 'B2')), 'the other zone provokes nobody').toEqual(['6.1e']);
});

example('E145', (e, set) => {
  const g = set(reaction).play({ type: 'fire', unit: 'A', target: 'S' }, e.dice);
  const mayAdvance = advancing(g);
  const mayNotAdvance = ['S', 'Q'].filter((piece) => !g.can({ type: 'advance', piece }));
  expect({ ...g.fight(), A: g.unit('A'), mayAdvance, mayNotAdvance }).toMatchObject(e.expect);
  expect(g.refusals({ type: 'advance', piece: 'Q' })).toEqual(['7.7d']);
});

example('E146', (e, set) => {
  const units = e.given.units!.map((u) => ({ ...u, marched: u.id === 'Q' }));
  const g = set({ ...reaction, units });
  g.play({ type: 'slip-away', unit: 'I', from: 'B' }, e.dice);
  const { cost } = g.event('gave-way');
  expect(g.question, 'nobody is asked to advance').toBe('reaction');
  expect({
    test: g.tests('I')[0] ?? null,
    I: { ...g.unit('I'), mp: cost },
    mayAdvance: advancing(g),
  }).toMatchObject(e.expect);
  const still = set(reaction);
  expect(still.refusals({ type: 'slip-away', unit: 'I', from: 'B' }), 'had Q not marched').toEqual(['11.4.4a']);
});
