import { expect } from 'vitest';
import { unitsIn } from '../model/zone.ts';
import { type Example, example, without } from '../testing/example.ts';
import { type Ground, sketch } from '../testing/ground.ts';
import { cell, type Scene, type SceneSpec } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';

type Set = (more?: Partial<SceneSpec>) => Scene;

const attack = (unit: string, at: string) => ({ type: 'attack', unit, at });
/** B is attacked from, C is attacked; behind it a zone to retreat to. */
const BEHIND = sketch('B C S', 'B-C C-S');

/**
 * Reiters in B, of such a strength that the die gives the result of the example when they attack the defender in C. What they
 * are worth without that strength is found by a first attack.
 */
function struck(
  e: Example,
  set: Set,
  result: string,
  more: Partial<SceneSpec>,
  dice: readonly number[],
  named?: string,
) {
  const { differential, die } = cell(result);
  const begin = (fc: number) => {
    const ap: SceneUnit = { id: 'AP', side: 'C', type: 'reiters', zone: 'B', fc };
    const spec = { map: BEHIND, at: 'combat', active: 'C', ...more } as const;
    return set({ ...spec, units: [...(more.units ?? e.given.units!), ap] });
  };
  const go = (g: Scene, thrown: readonly number[]) => {
    if (named === undefined) return g.play(attack('AP', 'C'), thrown);
    return g.play(attack('AP', 'C')).play({ type: 'defend', unit: named }, thrown);
  };
  // The worst column with the die 6: "1/-" for the attacker, and no further die.
  const weak = -9;
  const { DP, AP } = go(begin(weak), [6]).fight();
  const g = go(begin(differential + DP.total - (AP.total - weak)), [die, ...dice]);
  expect(g.fight().result).toBe(result);
  return g;
}
const resultOf = (e: Example): string => String(e.given.result).split(' ')[0]!;

example('E52', (e, set) => {
  // K 4, better class 1, against 3: two, and the die 4 says "-/1".
  const g = set({ at: 'combat' }).play(attack('K', 'C'), [4]);
  expect(g.fight().result).toBe(e.given.result);
  g.play({ type: 'retreat', unit: 'Q', to: 'S' }, e.dice);
  expect({
    retreatTest: g.tests('Q')[0],
    Q: g.unit('Q'),
    zoneEmptied: unitsIn(g.g, g.z('C'), 1) === 0 ? 'C' : null,
    mayAdvance: g.legal('advance').map((c) => c.piece),
  }).toMatchObject(e.expect);
});

example('E53', (e, set) => {
  const map = sketch('B C S', 'B-C C-S:plain');
  const leaders = [{ id: 'L', side: 'P', rank: 'CC', zone: 'C' }];
  const g = struck(e, set, resultOf(e), { map, leaders }, []);
  g.play({ type: 'retreat', unit: 'Q', to: 'S' }, [6]);
  const Q = { ...g.unit('Q'), retreated: g.unit('Q').zone === 'S' };
  expect({ Q }).toMatchObject(without(e.expect, 'leaderTest'));
  expect(
    g.all('leader-tested').map((t) => t.leader),
    'a step was lost on a starred result',
  ).toEqual(['L']);
});
for (const id of ['E54', 'E55', 'E59'])
  example(id, (e, set) => {
    // For TQ the attacker throws a 1: he passes.
    const g = struck(e, set, resultOf(e), {}, resultOf(e).startsWith('TQ') ? [1] : []);
    const substitution = g.question === 'substitution' || g.has('loss-replaced');
    expect({ substitution, Q: g.unit('Q') }).toMatchObject(e.expect);
    const sound = e.given.units!.map((u) => ({ ...u, ds: false }));
    expect(struck(e, set, '-/1', { units: sound }, []).question, 'in order, and without #, he may').toBe(
      'substitution',
    );
  });
example('E97', (e, set) => {
  const g = struck(e, set, resultOf(e), {}, [1, ...e.dice]);
  expect({ Q: g.unit('Q') }).toMatchObject(e.expect);
});

example('E56', (e, set) => {
  const { cases } = e.given as unknown as { cases: { border: string; zone: string }[] };
  const units: SceneUnit[] = [{ id: 'Q', side: 'P', type: 'arquebusiers', zone: 'C' }];
  const outcome = cases.map(({ border, zone }) => {
    const map = sketch(`B C S/${zone}`, `B-C C-S:${border}`);
    const away = { type: 'retreat', unit: 'Q', to: 'S' };
    const g = struck(e, set, '-/1', { map, units }, []);
    if (g.question !== 'substitution') return 'impossible';
    try {
      g.play(away);
    } catch {
      const again = struck(e, set, '-/1', { map, units }, []).play(away, [1]);
      expect([again.tests('Q'), again.unit('Q').ds]).toMatchObject([[{ cause: 'retreat', passed: true }], false]);
      return 'test';
    }
    expect(g.unit('Q')).toMatchObject({ zone: 'S', ds: true, reduced: false });
    return 'disorganised';
  });
  expect({ outcome }).toEqual(e.expect);
});

example('E58', (e, set) => {
  const { may, mayNot } = e.expect as { may: string[]; mayNot: string[] };
  const g = struck(e, set, resultOf(e), {}, [], 'K');
  expect(g.fight().DP.support, 'Q and A support').toBe(2);
  g.play({ type: 'retreat', unit: 'K', to: 'S' }, [1]);
  const units = g.legal('retreat').map((c) => String(c.unit));
  for (const unit of mayNot) expect(g.refusals({ type: 'retreat', unit, to: 'S' })).not.toEqual([]);
  g.play({ type: 'done' });
  const leaders = g.legal('follow').map((c) => String(c.leader));
  expect([...new Set([...units, ...leaders])]).toEqual(may);
  g.play({ type: 'follow', leader: 'L', to: 'S' });
  expect(g.leader('L').zone).toBe('S');
});

example('E98', (e, set) => {
  // K 4, better class 1, against 3: two, and the die 4 says "-/1".
  const g = set({ at: 'combat' }).play(attack('K', 'C'), [4]);
  expect(g.fight().result).toBe(e.given.result);
  expect({ substitution: g.has('loss-replaced') || g.question !== 'combat', Q: g.unit('Q') }).toMatchObject(e.expect);
  const ground = e.given.map as Ground;
  const open = { ...ground, zones: ground.zones.map((z) => ({ ...z, type: 'I' })) };
  expect(set({ at: 'combat', map: open }).play(attack('K', 'C'), [4]).question).toBe('substitution');
});
