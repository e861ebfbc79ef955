import { describe, expect, it } from 'vitest';
import { contactsIn, duel } from '../../../testing/duel.ts';
import { rule } from '../../../testing/rule.ts';
import { mark } from '../../model/state.ts';

const lossesOf = (d: ReturnType<typeof duel>) => d.told('melee-fought').map(({ losses }) => losses);
const testsOf = (d: ReturnType<typeof duel>) =>
  d.told('morale-tested').map(({ piece, occasions, result }) => [piece, ...occasions, result]);

describe('a round of close combat', () => {
  rule(['C9a', 'C9b'], 'pairs by number, a die a side, figures in equal parts, on strengths at the start', () => {
    const d = duel({
      a: { type: 'austrian.fusilier', figures: 15 },
      b: { x: 57, figures: 6 },
      others: [{ id: 'c', x: 63, y: 41.5, facing: 180, side: 1, type: 'austrian.fusilier', figures: 6 }],
      also: [['c', 'a']],
      dice: [3, 5, 3, 5],
    });
    // 7 of 15 against each, whatever the other did; 6 each back.
    expect(
      d
        .told('melee-fought')
        .map(({ piece, enemy, figures, percent, losses }) => [piece, enemy, figures, percent, losses]),
    ).toEqual([
      ['a', 'b', [7, 6], [0, 0], [22, 21]],
      ['a', 'c', [7, 6], [0, 0], [22, 21]],
    ]);
    expect(d.g.s.unit.losses[d.unit('a')]).toBe(44);
  });
  rule(
    ['C9c', 'C9k', 'C9l'],
    'what adds and takes: status, charge, column, elite companies, order in the ranks',
    () => {
      const d = duel({
        a: { formation: 'attackColumn', y: 37.75, marks: ['chargedHome'], order: 'WITHDRAW' },
        b: { type: 'austrian.grenzer', degradation: 'disorganised' },
        dice: [1, 1, 3, 3],
      });
      // Infantry that charged +25, in column +25, elite companies +10; against that semi-regulars −10, disorganised −25.
      expect(d.told('melee-fought')[0]).toMatchObject({ percent: [60, -35], losses: [15, 38] });
    },
  );
  rule(['C9c', '2.1k'], 'who came in an uncontrolled advance has what a charge has, and is in hand again', () => {
    const d = duel({ a: { state: 'uncontrolled' }, dice: [2, 3] });
    expect(d.told('melee-fought')[0]).toMatchObject({ percent: [35, 0], outcome: 'drawn' });
    expect(d.state('a')).toBe('steady');
  });
  rule(['C9c', 'C5i', 'C5e'], 'uphill and shelter', () => {
    const d = duel({
      terrain: [
        {
          id: 'hill',
          kind: 'hill',
          level: 1,
          polygon: [
            [40, 41],
            [80, 41],
            [80, 60],
            [40, 60],
          ],
        },
        {
          id: 'wall',
          kind: 'wall',
          line: [
            [40, 39],
            [80, 39],
          ],
        },
      ],
      a: { type: 'austrian.fusilier', facing: 180, y: 40 },
      b: { order: 'WITHDRAW' },
      dice: [1, 1, 3, 3],
    });
    // b stands higher: a −25; a has a wall before it: b −50. It has its back to b besides: −50 and +100.
    expect(d.told('melee-fought')[0]?.percent).toEqual([-75, 50]);
  });
  rule(['C9d', 'C9h', '1.1-03'], 'drawn: nobody tests, both stay in contact', () => {
    // 36 against 39: not a tenth more.
    const d = duel({ dice: [2, 2] });
    expect(lossesOf(d)).toEqual([[36, 39]]);
    expect([testsOf(d), contactsIn(d), d.told('recoiled')]).toEqual([[], ['a b'], []]);
    expect([d.degradation('a'), d.degradation('b')]).toEqual(['disorganised', 'disorganised']);
  });
  rule(['C9e', 'C9i'], 'the second round in a row wears more; flank and rear count in the first alone', () => {
    const flank = { y: 44.75, facing: 90, figures: 8 } as const;
    const first = duel({ a: { order: 'WITHDRAW' }, b: flank, dice: [1, 1, 3, 3] });
    // On its flank +50, attacked there −25.
    expect(first.told('melee-fought')[0]).toMatchObject({ round: 1, percent: [60, -25] });
    const second = duel({
      b: flank,
      dice: [1, 4],
      more(g, unit) {
        g.s.melee.round[0] = 1;
        g.s.unit.rounds[unit('a')] = 1;
      },
    });
    expect(second.told('melee-fought')[0]).toMatchObject({ round: 2, percent: [10, 0] });
    expect([second.degradation('a'), second.degradation('b')]).toEqual(['noFormation', 'disorganised']);
    expect(second.g.s.unit.rounds[second.unit('a')]).toBe(2);
  });
  rule(['C9e', 'C9h'], 'a garrison does not wear; a period without a fight ends the run of rounds', () => {
    const d = duel({
      terrain: [
        {
          id: 'farm',
          kind: 'builtUp',
          capacity: 20,
          polygon: [
            [52, 40.75],
            [68, 40.75],
            [68, 50],
            [52, 50],
          ],
        },
      ],
      b: { formation: 'garrison', garrison: 'farm', y: 45, figures: 8 },
      others: [{ id: 'c', x: 120, y: 40 }],
      more(g, unit) {
        g.s.unit.rounds[unit('c')] = 3;
      },
      dice: [1, 1],
    });
    expect([d.degradation('a'), d.degradation('b'), d.g.s.unit.rounds[d.unit('c')]]).toEqual([
      'disorganised',
      'formed',
      0,
    ]);
  });
  rule(
    ['C9f', 'C9j', 'C9g', 'C9m', '1.1-03', '1.1-04'],
    'beaten: without formation and 4 cm back before it tests; the loser first',
    () => {
      const d = duel({ a: { order: 'WITHDRAW' }, dice: [4, 2, 3, 3] });
      expect(lossesOf(d)).toEqual([[36, 52]]);
      expect(d.told('recoiled')).toMatchObject([{ piece: 'b', from: 'a', cm: 4, to: [60, 45.5] }]);
      expect(d.at('b')).toEqual([60, 45.5, 180]);
      const [lost] = d.told('morale-tested');
      expect(lost?.items).toContainEqual({ code: 'F07', value: -1 });
      expect(lost?.items).toContainEqual({ code: 'F22', value: -2 });
      expect(testsOf(d)).toEqual([
        ['b', 'meleeLost', 'halt'],
        ['a', 'meleeWon', 'obey'],
      ]);
      expect(d.told('morale-tested')[1]?.items).toContainEqual({ code: 'F21', value: 1 });
      // WITHDRAW does not follow: the contact is over.
      expect([contactsIn(d), d.told('contact-ended').length]).toEqual([[], 1]);
    },
  );
  rule(['C9f', 'C9c'], 'cavalry gives 8 cm; infantry out of square before cavalry falls into disorder', () => {
    const horse = duel({
      a: { order: 'WITHDRAW' },
      b: { type: 'austrian.hussar', figures: 8, y: 41.75 },
      dice: [6, 1, 6, 1],
    });
    expect(horse.told('recoiled')).toMatchObject([{ piece: 'b', cm: 8 }]);
    const foot = duel({
      a: { type: 'french.cuirassier', figures: 10, y: 39.75, order: 'WITHDRAW' },
      b: { figures: 12 },
      dice: [4, 1, 6, 3],
    });
    // Elite +25, heavy against others +25, cavalry against open infantry +50; infantry against cavalry −25.
    expect(foot.told('melee-fought')[0]?.percent).toEqual([100, -25]);
    expect(foot.degradation('b')).toBe('disorder');
  });
  rule(['C9j', 'C10d', '1.1-03d', 'C9m'], 'without room it is beaten all the same, and stays in contact', () => {
    const d = duel({
      others: [{ id: 'c', x: 60, y: 43, facing: 180, side: 1, type: 'austrian.fusilier' }],
      dice: [4, 2, 5, 3],
    });
    expect(d.told('recoiled')).toEqual([]);
    expect(testsOf(d)).toEqual([
      ['b', 'meleeLost', 'obey'],
      ['a', 'meleeWon', 'obey'],
    ]);
    expect([contactsIn(d), d.g.s.melee.round[0], d.g.s.melee.follows[0]]).toEqual([['a b'], 1, 0]);
  });
  rule(
    ['C9g', '1.1-03a', '1.1-03b', '1.2-F23'],
    'one test for each defeat, the worst enemy first, each with its own run',
    () => {
      const three = {
        a: { figures: 6, x: 57, order: 'WITHDRAW' },
        b: { figures: 12 },
        others: [{ id: 'c', x: 63, y: 40, figures: 6, order: 'WITHDRAW' }],
        also: [['c', 'b']],
      } as const;
      const d = duel({
        ...three,
        more: (g, unit) => mark(g, unit('c'), 'chargedHome'),
        dice: [3, 1, 1, 3, 5, 5, 3, 3],
      });
      // a: 6 × 3 × 110 % = 19; c the same with +25: 24. Six of b against each: 9.
      expect(lossesOf(d)).toEqual([
        [9, 19],
        [24, 9],
      ]);
      const [first, second] = d.told('morale-tested');
      expect([first?.piece, second?.piece]).toEqual(['b', 'b']);
      expect(first?.items).toContainEqual({ code: 'F22', value: -2 });
      expect(second?.items).toContainEqual({ code: 'F23', value: -5 });
      // Away from c, which inflicted most, whichever test broke it.
      expect([d.state('b'), d.g.s.unit.cause[d.unit('b')]]).toEqual(['retreat', d.unit('c') + 1]);
    },
  );
  rule(['C9g', '2.5-X1'], 'rout ends its tests, and what it lost in that fight counts twice', () => {
    const d = duel({
      a: { figures: 6, x: 57, order: 'WITHDRAW' },
      others: [{ id: 'c', x: 63, y: 40, figures: 6, order: 'WITHDRAW' }],
      also: [['c', 'b']],
      b: { type: 'austrian.landwehr', figures: 12 },
      dice: [3, 1, 1, 3, 1, 3, 3],
    });
    expect(testsOf(d).map(([piece]) => piece)).toEqual(['b', 'a', 'c']);
    const lost = d.told('losses').filter(({ piece }) => piece === 'b');
    expect(lost.map(({ men, rule: id }) => [men, id])).toEqual([
      [19, 'C9b'],
      [19, 'C9b'],
      [19, '2.5-X1'],
    ]);
    expect(contactsIn(d)).toEqual([]);
  });
  rule(['1.1-05'], 'strength fallen to two thirds is part of the test of that fight, or one by itself', () => {
    const lost = duel({ a: { order: 'WITHDRAW' }, b: { losses: 200 }, dice: [4, 2, 6, 3] });
    expect(testsOf(lost)[0]?.slice(0, 3)).toEqual(['b', 'meleeLost', 'strength']);
    const drawn = duel({ b: { losses: 210 }, dice: [2, 5, 6] });
    expect(testsOf(drawn)).toMatchObject([['b', 'strength', 'retreat']]);
    // In a building nobody minds.
    const inside = duel({
      terrain: [
        {
          id: 'farm',
          kind: 'builtUp',
          capacity: 20,
          polygon: [
            [52, 40.75],
            [68, 40.75],
            [68, 50],
            [52, 50],
          ],
        },
      ],
      b: { formation: 'garrison', garrison: 'farm', y: 45, losses: 230, type: 'austrian.landwehr' },
      dice: [1, 1],
    });
    expect(testsOf(inside)).toEqual([]);
  });
  rule(
    ['2.5-X1', '2.5-X3', '1.1-05', '2.5-M4'],
    'strength that a drawn fight has brought low breaks it as a fight does: what it lost there counts twice',
    () => {
      const d = duel({ b: { losses: 205, marks: ['everRouted'] }, dice: [2, 5, 3] });
      expect(d.told('melee-fought')[0]?.outcome).toBe('drawn');
      expect(testsOf(d)).toEqual([['b', 'strength', 'rout']]);
      expect(d.told('losses').map(({ piece, men, rule: id }) => [piece, men, id])).toEqual([
        ['a', 41, 'C9b'],
        ['b', 39, 'C9b'],
        ['b', 39, '2.5-X1'],
      ]);
      // Of two that it has drawn with, it goes from the one that inflicted most, and all it lost counts twice.
      const two = duel({
        a: { figures: 6, x: 57 },
        others: [{ id: 'c', x: 63, y: 40, figures: 6 }],
        also: [['c', 'b']],
        b: { losses: 210, marks: ['everRouted'] },
        dice: [2, 3, 5, 3, 3],
      });
      expect(two.told('melee-fought').map(({ outcome }) => outcome)).toEqual(['drawn', 'drawn']);
      expect(testsOf(two)).toEqual([['b', 'strength', 'rout']]);
      const again = two.told('losses').find(({ rule: id }) => id === '2.5-X1');
      expect(again?.men).toBe(14 + 19);
      expect(two.g.s.unit.cause[two.unit('b')]).toBe(two.unit('c') + 1);
    },
  );
  rule(['1.1-05', '1.2-F02'], 'and against cavalry it is a test against cavalry', () => {
    const d = duel({
      a: { type: 'french.lightCavalry', figures: 6, y: 39.75 },
      b: { losses: 210 },
      dice: [5, 5, 3],
    });
    expect(d.told('melee-fought')[0]?.outcome).toBe('drawn');
    const [test] = d.told('morale-tested');
    expect([test?.piece, test?.occasions]).toEqual(['b', ['strength']]);
    expect(test?.items).toContainEqual({ code: 'F02', value: -2 });
  });
  it('a unit without a man left is gone, without a test; its enemy has won', () => {
    const d = duel({ b: { figures: 4, losses: 140 }, dice: [6, 1, 3] });
    expect(d.told('destroyed')).toMatchObject([{ piece: 'b' }]);
    expect(testsOf(d)).toMatchObject([['a', 'meleeWon', 'obey']]);
    expect(contactsIn(d)).toEqual([]);
  });
  rule(
    ['C12f', '1.1-08'],
    'whoever is with a unit that fights is at risk once a round; his loss is part of its test',
    () => {
      const d = duel({
        a: { order: 'WITHDRAW' },
        generals: [
          { id: 'ga', x: 60, y: 14 },
          { id: 'gb', x: 60, y: 43.25, side: 1, value: 40 },
        ],
        more: (g, unit) => {
          g.s.leader.with[g.w.leaderIndex.get('gb')!] = unit('b') + 1;
        },
        dice: [4, 2, 5, 6, 4, 6, 3],
      });
      expect(d.told('leader-lost')).toMatchObject([{ piece: 'gb', how: 'killed' }]);
      const [test] = d.told('morale-tested');
      expect(test?.occasions).toEqual(['meleeLost', 'commandLost']);
      expect(test?.items).toContainEqual({ code: 'F10', value: -2 });
    },
  );
  rule(
    ['C10c', '1.1-01c', 'C8j'],
    'who routs inflicts nothing and does not test; nor does one run down by its charger',
    () => {
      const routing = duel({
        a: { order: 'WITHDRAW' },
        b: { state: 'rout', degradation: 'disorder', facing: 0 },
        dice: [3, 3],
      });
      // Rear +100, elite +10; one die only.
      expect(routing.told('melee-fought')[0]).toMatchObject({
        figures: [16, 0],
        dice: [3, 0],
        percent: [110, 0],
        outcome: 'won',
      });
      expect(testsOf(routing).map(([piece]) => piece)).toEqual(['a']);
      const caught = (marks: readonly ('movedAtOnce' | 'charged')[]) =>
        duel({
          a: { order: 'WITHDRAW' },
          b: { state: 'retreat', degradation: 'noFormation', marks },
          more: (g, unit) => {
            g.s.unit.cause[unit('b')] = unit('a') + 1;
          },
          dice: marks.length > 0 ? [3, 6, 3] : [3, 3, 6, 3],
        });
      expect(caught(['movedAtOnce', 'charged']).told('melee-fought')[0]).toMatchObject({
        dice: [3, 0],
        losses: [0, 52],
      });
      // One in retreat that another has reached fights with what it has.
      expect(caught([]).told('melee-fought')[0]).toMatchObject({ dice: [3, 3], percent: [10, -50], losses: [24, 52] });
    },
  );
});
