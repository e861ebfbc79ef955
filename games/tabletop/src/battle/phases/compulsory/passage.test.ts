import { describe, expect } from 'vitest';
import { all, enemy, moves, off, quarters } from '../../../testing/compelled.ts';
import { type Drill, type DrillUnit, drill } from '../../../testing/drill.ts';
import { rule } from '../../../testing/rule.ts';

/** A rout of 8 figures right behind a battalion that faces the enemy on its other side. */
const through = (
  friend: Partial<DrillUnit> = {},
  dice: readonly number[] = [],
  router: Partial<DrillUnit> = {},
): Drill =>
  quarters({
    units: [
      { id: 'a', x: 60, y: 60, figures: 8, ...router },
      { id: 'friend', x: 60, y: 54, figures: 16, regiment: 'r', ...friend },
      // Sisters who look away: the friend counts them, nobody rallies near them.
      ...[30, 90].map((x) => ({ id: `sister-${x}`, x, y: 54, facing: 180, regiment: 'r' })),
      enemy({ y: 75 }),
    ],
    generals: [{ id: 'g0', x: 60, y: 32 }],
    prepare: all(off('a', 'rout'), (g) => {
      g.s.witness.episode.fill(1);
    }),
    dice,
  });
const levels = (one: Drill) =>
  one.log.flatMap((e) =>
    (e.type === 'degraded' || e.type === 'reformed') && e.piece === 'friend' ? [`${e.to} by ${e.rule}`] : [],
  );

describe('a rout goes through a friend', () => {
  rule(
    ['2.5-I1', '2.5-I8', '2.5-I9', '2.5-I10', '2.5-I11', '1.1-13', 'C1e'],
    'who falls into disorder, tests in it, is without formation for a quarter after the passage, then as before',
    () => {
      const one = through({}, [6]);
      expect(one.told('passed-through')).toEqual([
        { type: 'passed-through', rule: '2.5-I8', piece: 'a', friend: 'friend' },
      ]);
      const [test] = one.told('morale-tested');
      expect([test?.piece, test?.occasions]).toEqual(['friend', ['interpenetrated']]);
      expect(test?.items).toContainEqual({ code: 'F06', value: -4 });
      // 5.5 cm to 54.5, in the middle of it; 5.5 more to 49: clear after the second quarter.
      expect(
        moves(one, 'a')
          .slice(0, 2)
          .map(([, cm, x, y]) => [cm, x, y]),
      ).toEqual([
        [5.5, 60, 54.5],
        [5.5, 60, 49],
      ]);
      expect(levels(one)).toEqual(['disorder by 2.5-I9', 'noFormation by 2.5-I11', 'formed by 2.5-I11']);
      expect(one.degradation('friend')).toBe('formed');
    },
  );
  rule('2.5-I11', 'a passage that ends with the last quarter is over in the next period', () => {
    const one = drill({
      units: [
        { id: 'a', x: 60, y: 60, figures: 8 },
        { id: 'friend', x: 60, y: 54, figures: 16, degradation: 'disorganised' },
        enemy({ y: 75 }),
      ],
      phase: 'COMPULSORY',
      step: ['quarter', 4],
      prepare: all(off('a', 'rout'), (g, unit) => {
        g.s.witness.episode.fill(1);
        g.s.unit.y[unit('a')] = 5800;
      }),
      dice: [6],
    });
    // 58 − 5.5 = 52.5: with 3 cm of depth it is not clear of 53.25.
    expect([one.degradation('friend'), moves(one, 'a')[0]?.[3]]).toEqual(['disorder', 52.5]);
  });
  rule(
    ['2.5-I2', '2.5-I3', '2.5-I4', '2.5-I5', '2.5-I7'],
    'round those who are too many, too good, or in square',
    () => {
      for (const [friend, router] of [
        [{ figures: 24 }, { figures: 7 }],
        [{ type: 'french.eliteBattalion' }, {}],
        [{ formation: 'square' as const }, {}],
        [{ degradation: 'noFormation' as const }, {}],
        [{ facing: 180 }, {}],
      ] as const) {
        const one = through({ ...friend, figures: 'figures' in friend ? friend.figures : 8 }, [], { ...router });
        if (one.question === 'rally-offer') one.play({ type: 'run-on', unit: 'a' });
        expect(one.told('passed-through')).toEqual([]);
        expect(moves(one, 'a')[0]?.[3]).not.toBe(54.5);
      }
    },
  );
  rule(['2.5-I6', '2.6-P4', '2.6-P5'], 'never one in close combat, in flight either', () => {
    const one = quarters({
      units: [
        { id: 'a', x: 60, y: 60, figures: 8 },
        { id: 'friend', x: 60, y: 54, figures: 8 },
        enemy({ x: 64.75, y: 54, facing: 270, figures: 4 }),
      ],
      prepare: all(off('a', 'flight'), (g, unit) => {
        g.s.witness.episode.fill(1);
        g.s.unit.cause[unit('a')] = 0;
        g.s.melee.a[0] = unit('friend') + 1;
        g.s.melee.b[0] = unit('enemy') + 1;
        g.s.battle.melees[0] = 1;
      }),
    });
    expect(one.told('passed-through')).toEqual([]);
  });
  rule(['1.1-06', '1.1-06e'], 'friends see it at the end of each quarter, once', () => {
    const one = quarters({
      units: [
        { id: 'a', x: 60, y: 60, figures: 16 },
        { id: 'far', x: 60, y: 26, figures: 16, type: 'french.eliteBattalion' },
        { id: 'lesser', x: 100, y: 40, figures: 16, type: 'french.conscript' },
        enemy({ y: 75 }),
      ],
      prepare: all(off('a', 'rout'), (g, unit) => {
        // Both have seen it begin; the second time it breaks they have not.
        g.s.unit.cause[unit('a')] = 0;
      }),
      dice: [6],
    });
    expect(one.told('morale-tested').map(({ piece, occasions }) => [piece, ...occasions])).toEqual([
      ['lesser', 'friendlyRout'],
    ]);
  });
});
