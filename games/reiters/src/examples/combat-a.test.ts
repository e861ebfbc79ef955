import { expect } from 'vitest';
import { combatResult } from '../model/chart-lookup.ts';
import { attackSupports } from '../rules/7-sum.ts';
import { example, without } from '../testing/example.ts';
import { sketch } from '../testing/ground.ts';
import { CHARTS, type SceneUnit } from '../testing/set-up.ts';

const attack = (unit: string, at: string) => ({ type: 'attack', unit, at });

example('E04', (e, set) => {
  const g = set({ at: 'combat' }).play(attack('G', '012'), e.dice);
  const G = { ...g.unit('G'), test: g.tests('G')[0] };
  expect({ ...g.fight(), G, A: g.unit('A') }).toMatchObject(e.expect);
});

example('E43', (e, set) => {
  const g = set({ at: 'combat' }).play(attack('G', 'C'));
  expect(g.legal()).toEqual([
    { type: 'engage', unit: 'G', charge: true, rounds: 1 },
    { type: 'engage', unit: 'G', charge: false, rounds: 1 },
  ]);
  g.play({ type: 'engage', unit: 'G', charge: true }, e.dice);
  const G = { ...g.unit('G'), test: g.tests('G')[0] };
  expect({ ...g.fight(), G, Q: g.unit('Q') }).toMatchObject(e.expect);
});

example('E45', (e, set) => {
  const g = set({ at: 'combat' }).play(attack('K', 'C'), e.dice);
  expect({ ...g.fight(), K: g.unit('K'), R: g.unit('R') }).toMatchObject(e.expect);
});

example('E46', (e, set) => {
  // Five units are one more than a zone holds: all but one at a time, each left out once.
  const all = e.given.units!;
  const { supports, support } = e.expect as { supports: string[]; support: number };
  for (const left of all.filter((u) => u.id !== 'K')) {
    const g = set({ at: 'combat', active: 'C', units: all.filter((u) => u !== left) });
    const found = g.unitNames(attackSupports(g.g, g.u('K')));
    expect(found).toEqual(supports.filter((id) => id !== left.id));
    if (left.id !== 'A') expect(found).toHaveLength(support);
  }
});

example('E47', (e, set) => {
  const map = sketch('B C D F H S', 'B-C C-D F-H F-S C-S');
  const more: SceneUnit[] = [
    { id: 'R3', side: 'P', type: 'reiters', zone: 'F' },
    { id: 'M', side: 'C', type: 'militia', zone: 'H' },
  ];
  const hit = () =>
    set({ at: 'combat', map, units: [...e.given.units!, ...more] })
      .play(attack('R1', 'C'))
      .play({ type: 'defend', unit: 'Q' }, [e.dice[0]!]);
  const begun = () => hit().play({ type: 'lose' });
  const again = (g: ReturnType<typeof begun>, unit: string) => {
    g.play(attack('R2', 'C')).play({ type: 'defend', unit }, [e.dice[1]!]);
    return g.fight().DP;
  };
  const between = begun().play(attack('R3', 'H'), [5]);
  if (between.question === 'substitution') between.play({ type: 'lose' });
  expect(between.question).toBe('combat');
  // Attacked again in another zone, where it has retreated to, it is not the same zone twice.
  const away = hit().play({ type: 'retreat', unit: 'Q', to: 'S' }, [1]).play(attack('R3', 'S'), [1, 1]);
  expect([away.unit('Q').zone, away.fight().DP.id, away.fight().DP.additionalAttack]).toEqual(['S', 'Q', 0]);
  const { first, second } = e.expect;
  expect(begun().fight(0)).toMatchObject(first as object);
  expect({
    ...again(begun(), 'Q'),
    ifQ2Named: again(begun(), 'Q2'),
    ifAnotherZoneAttackedBetween: again(between, 'Q'),
  }).toMatchObject(without(second, 'note'));
  // With the states the first attack left: Q has lost a step.
  expect(again(begun(), 'Q')).toMatchObject({ fc: CHARTS.profiles[3]!.back!.fc });
});

example('E49', (e) => {
  const { differentials, die } = e.given as unknown as { differentials: number[]; die: number };
  const results = differentials.map((differential) => combatResult(CHARTS, differential, die));
  expect({ results: results.map((r) => `${r.attacker.text}/${r.defender.text}`) }).toEqual(e.expect);
});

example('E50', (e, set) => {
  // Enemies beside B and beside C, so that nothing but the rule stops a further attack.
  const map = sketch('B C D F', 'B-C B-D C-F');
  const enemies: SceneUnit[] = [
    { id: 'A1', side: 'P', type: 'argoulets', zone: 'C', face: 'dismounted' },
    { id: 'X', side: 'P', type: 'militia', zone: 'D' },
    { id: 'Y', side: 'P', type: 'militia', zone: 'F' },
  ];
  const g = set({ at: 'combat', map, units: [...e.given.units!, ...enemies] });
  expect([g.can(attack('G', 'D')), g.can({ type: 'bombard', unit: 'A', target: 'X' })]).toEqual([true, true]);
  // K 4 + class 1 + support 2 against 2: five, the die 1 says "-/1".
  g.play(attack('K', 'C'), [1]).play({ type: 'lose' });
  expect(g.fight()).toMatchObject({ AP: { support: 2 }, result: '-/1' });
  g.play({ type: 'advance', piece: 'K' }).play({ type: 'advance', piece: 'Q' });
  if (g.question === 'advance') g.play({ type: 'done' });
  expect([g.unit('K').zone, g.unit('Q').zone, g.question]).toEqual(['C', 'C', 'combat']);
  expect({ legal: g.legal((c) => c.type !== 'done') }).toEqual(e.expect);
  // A gun that took no part, because a fire unit attacked, has had its zone's attack taken all the same.
  const other = set({ at: 'combat', map, units: [...e.given.units!, ...enemies] }).play(attack('Q', 'D'), [1, 1]);
  expect([other.fight().AP.support, other.question]).toEqual([2, 'combat']);
  expect(other.refusals({ type: 'bombard', unit: 'A', target: 'X' })).toEqual(['7.1m']);
  expect(g.refusals({ type: 'bombard', unit: 'A', target: 'X' })).toEqual(['7.1k']);
  expect(g.refusals(attack('G', 'D'))).toEqual(['7.1m']);
  expect(g.refusals(attack('K', 'F'))).toEqual(['7.1k']);
  expect(g.refusals(attack('Q', 'F'))).toEqual(['7.1k']);
});

example('E69', (e, set) => {
  // A zone behind C, so that only the rule keeps K from giving way.
  const map = sketch('A B C S', 'A-B B-C C-S');
  const g = set({ at: 'combat', map }).play(attack('S', 'C'), e.dice);
  const [one, two] = [g.fight(0), g.fight(1)];
  const losses = g.all('lost-steps').filter((l) => l.piece === 'K');
  const reduced = { reduced: losses[0]!.left === 1, fc: two.DP.fc };
  const substitution = g.has('loss-replaced');
  expect({
    round1: { differential: one.differential, result: one.result, substitution, K: reduced },
    round2: { ...two, AP: two.AP.total, K: g.unit('K') },
  }).toMatchObject(e.expect);
});

example('E70', (e, set) => {
  const g = set({ at: 'combat' }).play(attack('K', 'C'));
  expect(g.legal().map((c) => c.rounds)).toEqual([1, 2]);
  g.play({ type: 'engage', unit: 'K', rounds: 2 }, [e.dice[0]!]);
  g.play({ type: 'retreat', unit: 'Q', to: 'A2' }, [e.dice[1]!]);
  const Q = { ...g.unit('Q'), retreatTest: g.tests('Q')[0] };
  expect({
    round1: { ...g.fight(), Q },
    mayAdvance: g.legal('advance').map((c) => c.piece),
  }).toMatchObject(without(e.expect, 'round2'));
  expect(g.all('fought'), 'no second round: the defender is gone').toHaveLength(1);
});

example('E79', (e, set) => {
  // A zone behind C, so that only the order keeps Q from giving way.
  const map = sketch('A B C S', 'A-B B-C C-S');
  const g = set({ at: 'combat', map }).play(attack('G', 'C'), e.dice);
  const substitution = g.question === 'substitution';
  expect({ ...g.fight(), substitution }).toMatchObject(without(e.expect, 'why'));
  const units = e.given.units!.map((u) => (u.id === 'Q' ? { ...u, columnOrder: 'reserve', fc: 4 } : u));
  expect(set({ at: 'combat', map, units }).play(attack('G', 'C'), e.dice).question).toBe('substitution');
});

example('E96', (e, set) => {
  const g = set({ at: 'combat' }).play(attack('G', '136'), e.dice);
  expect({ ...g.fight(), G: g.unit('G') }).toMatchObject(e.expect);
});
