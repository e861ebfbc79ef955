import { expect } from 'vitest';
import { isLieutenant } from '../rules/1-quality.ts';
import { example, without } from '../testing/example.ts';
import { sketch } from '../testing/ground.ts';
import type { Scene } from '../testing/scene.ts';
import type { SceneUnit } from '../testing/set-up.ts';

const attack = (unit: string, at: string) => ({ type: 'attack', unit, at });
const fall = (g: Scene) => {
  const { modifiers, total } = g.event('leader-tested');
  return { count: modifiers.find((m) => m.rule === '7.6a')!.value, total };
};
const isLost = (g: Scene, leader: string): boolean => g.all('leader-lost').some((e) => e.leader === leader);

example('E08', (e, set) => {
  // Reduced gendarmes 2, support of D 1, better class 1, against 6: minus two, and the die 1 says "1*/-".
  const enemy: SceneUnit = { id: 'M', side: 'P', type: 'militia', zone: 'Y', fc: 6 };
  const g = set({ at: 'combat', map: sketch('Y Z', 'Y-Z'), units: [...e.given.units!, enemy] });
  // Those of his column, B and D, then test for his loss.
  g.play(attack('AP', 'Y')).play({ type: 'engage', unit: 'AP', charge: false }, [1, ...e.dice, 1, 1]);
  expect(`attacker ${g.fight().result.split('/')[0]}`).toBe(e.given.result);
  const L = { eliminated: isLost(g, 'L'), replacedBy: g.leader('L').face === 'replacement' ? 'reverse face' : null };
  expect({ AP: g.unit('AP'), ...fall(g), L }).toMatchObject(e.expect);
  expect(g.leader('L')).toMatchObject({ zone: 'Z' });
});

example('E60', (e, set) => {
  const ap: SceneUnit = { id: 'AP', side: 'C', type: 'cuirassiers', zone: 'B', fc: 6 };
  const units = [...e.given.units!.map((u) => (u.type === 'forlorn-hope' ? { ...u, parent: 'c' } : u)), ap];
  // 6 against 4: two (nobody supports reiters with fire), and the die 5 says "-/1*".
  const shot = (dice: readonly number[]) =>
    set({ at: 'combat', active: 'C', units })
      .play(attack('AP', 'C'))
      .play({ type: 'defend', unit: 'a' }, [5, ...dice]);
  const g = shot([...e.dice, 1, 1, 1, 1, 1]);
  expect(g.fight().result).toBe('-/1*');
  const spared = shot([2]);
  expect({
    ...fall(g),
    L: { eliminated: isLost(g, 'L') },
    withDie2: { total: fall(spared).total, eliminated: isLost(spared, 'L') },
  }).toEqual(e.expect);
});

example('E61', (e, set) => {
  const ap: SceneUnit = { id: 'AP', side: 'C', type: 'cuirassiers', zone: 'B', fc: 6 };
  // b is of another column: the whole army tests, not only his own.
  const units = [...e.given.units!.map((u) => (u.id === 'b' ? { ...u, column: 'P2' } : u)), ap];
  const g = set({ at: 'combat', active: 'C', map: sketch('B C D', 'B-C C-D'), units });
  // 6 against 4: two, and the die 5 says "-/1*"; a stands, L falls with 1 and one unit beside him.
  g.play(attack('AP', 'C'), [5]).play({ type: 'lose' }, [1, ...e.dice]);
  expect([g.fight().result, isLost(g, 'L')]).toEqual(['-/1*', true]);
  expect(g.all('tested').map((t) => t.piece)).toEqual(['a', 'b', 'c']);
  const armyHasLG = [...g.g.w.sideLeaders[1]!].some((l) => isLieutenant(g.g, l));
  const after = { a: g.unit('a'), b: g.unit('b'), c: g.unit('c') };
  expect({ ...after, L: g.leader('L'), armyHasLG }).toMatchObject(e.expect);
});

example('E62', (e, set) => {
  const ap: SceneUnit = { id: 'AP', side: 'C', type: 'cuirassiers', zone: 'B', fc: 6 };
  const own: SceneUnit = { id: 'a', side: 'P', type: 'reiters', zone: 'C' };
  const spec = { map: sketch('B C D', 'B-C C-D'), active: 'C' } as const;
  const g = set({ ...spec, at: 'combat', units: [ap, own] })
    .play(attack('AP', 'C'), [5])
    .play({ type: 'lose' });
  expect(g.fight().result).toBe('-/1*');
  expect({ test: g.has('leader-tested') }).toEqual(without(e.expect, 'ifOverrunAlone'));
  // Alone, he is driven off to the nearest friends: no test, no points.
  const worth = { units: Array.from({ length: 14 }, () => 0), leaders: [7, 5], baggage: 0 };
  const victory = { elimination: [worth, worth] };
  const ridden = set({ ...spec, victory, units: [ap, { ...own, zone: 'D' }] });
  ridden.play({ type: 'move', piece: 'AP', to: 'C' });
  expect(ridden.leader('L')).toMatchObject({ zone: 'D', face: 'replacement', gone: false });
  expect([ridden.tests(), isLost(ridden, 'L'), ridden.g.s.battle.pointsC[0]]).toEqual([[], false, 0]);
  const original = e.given.leaders!.map((l) => ({ ...l, face: 'original' }));
  const killed = set({ ...spec, victory, leaders: original, units: [ap, { ...own, zone: 'D' }] });
  killed.play({ type: 'move', piece: 'AP', to: 'C' }, [1]);
  expect([isLost(killed, 'L'), killed.g.s.battle.pointsC[0]], 'one who is no replacement falls').toEqual([true, 5]);
});

example('E63', (e, set) => {
  const dp: SceneUnit = { id: 'DP', side: 'P', type: 'argoulets', zone: 'C', face: 'dismounted' };
  const { legal, illegal } = e.expect as { legal: string[]; illegal: string[] };
  // K 4, class 1, support 2 against 2: five, and the die 1 says "-/1"; there is nowhere to retreat to.
  const g = set({ at: 'combat', active: 'C', units: [...e.given.units!, dp] }).play(attack('K', 'C'), [1]);
  expect([g.fight().result, g.unit('DP').eliminated, g.question]).toEqual(['-/1', true, 'advance']);
  for (const piece of illegal)
    expect(g.refusals({ type: 'advance', piece })).toEqual([piece === 'A' ? '7.7c' : '7.7d']);
  expect(g.can({ type: 'advance', piece: 'M' }), 'a leader goes with a unit').toBe(false);
  for (const piece of legal) g.play({ type: 'advance', piece });
  expect([g.unit('K').zone, g.unit('Q').zone, g.leader('M').zone]).toEqual(['C', 'C', 'C']);
  expect({ BG: g.baggage('BG'), L: { eliminated: isLost(g, 'L') } }).toMatchObject(
    without(e.expect, 'legal', 'illegal'),
  );
});
