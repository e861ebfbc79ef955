import { describe, expect } from 'vitest';
import type { Phase } from '../../../model/vocabulary.ts';
import { all, answer, enemy, moves, off, quarters } from '../../../testing/compelled.ts';
import { type DrillUnit, drill } from '../../../testing/drill.ts';
import { rule } from '../../../testing/rule.ts';
import type { UnitId } from '../../model/ids.ts';
import { DEBTS, MARK, type Mark } from '../../model/marks.ts';
import type { Field } from '../../model/state.ts';
import { openFormingUp, thirdPeriodRallies } from '../../rally.ts';
import { takeTests } from '../../tests/queue.ts';

const marked = (one: ReturnType<typeof drill>, id: string, mark: Mark): boolean =>
  (one.g.s.unit.marks[one.unit(id)]! & MARK[mark]) !== 0;
/** It has turned and gone straight away before: the next quarter is towards safety. */
const underWay = (id: string) => (g: Field, unit: (id: string) => UnitId) => {
  g.s.unit.made[unit(id)] = 2;
};
const keep = { type: 'keep', unit: 'a' };
const wood = {
  id: 'wood',
  kind: 'wood',
  polygon: [
    [50, 56],
    [70, 56],
    [70, 62],
    [50, 62],
  ],
};
/** A battalion in retreat behind a wood, its front at 53; the enemy beyond. */
const behindWood = (enemyAt: number, dice: readonly number[] = []) =>
  quarters({
    units: [{ id: 'a', x: 60, y: 53, facing: 180, figures: 16 }, enemy({ y: enemyAt })],
    terrain: [wood],
    generals: [{ id: 'g0', x: 60, y: 2 }],
    prepare: all(off('a', 'retreat'), underWay('a')),
    dice,
  });

describe('rallying from retreat', () => {
  rule(
    ['2.4-P3', '2.4-R0', '2.4-R2', '2.4-R9', '2.4-R15', '1.1-12'],
    'behind a wood it must test, beyond musket range; obey stops it',
    () => {
      const one = behindWood(90);
      one.play(keep, [6]);
      expect(one.told('morale-tested')).toMatchObject([{ piece: 'a', occasions: ['rally'], result: 'obey' }]);
      expect(one.told('rallied')).toMatchObject([{ piece: 'a' }]);
      expect([one.state('a'), moves(one, 'a').length, one.degradation('a')]).toEqual(['steady', 1, 'formed']);
    },
  );
  rule(['2.4-R7', '2.4-R8', '2.4-R10'], 'within 21 cm of infantry it does not test', () => {
    // 3 cm farther each quarter: 53 − 3 = 50 leaves 70.25 − 50.75 = 19.5.
    const one = behindWood(71);
    one.play(keep);
    expect(one.told('morale-tested')).toEqual([]);
  });
  rule(['2.4-R0', '2.4-C7'], 'once a period; what is not obey or better lets it go on, or worse', () => {
    const one = quarters({
      units: [{ id: 'a', x: 60, y: 53, facing: 180, figures: 16, losses: 320 }, enemy({ y: 90 })],
      terrain: [wood],
      prepare: all(off('a', 'retreat'), underWay('a')),
    });
    one.play(keep, [1]);
    const [test] = one.told('morale-tested');
    expect(test?.result).toBe('flight');
    expect(one.state('a')).toBe('flight');
    expect(one.told('morale-tested')).toHaveLength(1);
  });
  rule(
    ['2.4-R3', '2.4-R9', '2.4-R11', '2.4-R12'],
    'behind a friend it tests however near; the success is kept until it is far enough',
    () => {
      const one = quarters({
        units: [
          { id: 'a', x: 60, y: 53, facing: 180, figures: 20 },
          // Too narrow to cover it all.
          { id: 'friend', x: 60, y: 58, figures: 8 },
          enemy({ y: 68.5 }),
        ],
        prepare: all(off('a', 'retreat'), underWay('a')),
      });
      one.play(keep, [6]);
      expect(one.told('morale-tested')).toHaveLength(1);
      expect(one.told('rally-kept')).toMatchObject([{ piece: 'a' }]);
      expect([one.state('a'), marked(one, 'a', 'rallyKept')]).toEqual(['retreat', true]);
      answer(one, 'retreat-form', keep);
      // 67.75 − 21 = 46.75: the first quarter whose front edge is beyond that, at 45.5.
      expect(moves(one, 'a').map(([, , , y]) => y)).toEqual([50, 47, 44]);
      expect(one.told('rallied')).toHaveLength(1);
      expect([one.state('a'), marked(one, 'a', 'rallyKept'), one.told('morale-tested').length]).toEqual([
        'steady',
        false,
        1,
      ]);
    },
  );
  rule(['2.4-R11', '2.4-R12'], 'wholly behind a friend in mass it stops at once', () => {
    const one = quarters({
      units: [
        { id: 'a', x: 60, y: 53, facing: 180, figures: 6 },
        { id: 'friend', x: 60, y: 58, figures: 20 },
        enemy({ y: 68.5 }),
      ],
      prepare: all(off('a', 'retreat'), underWay('a')),
    });
    one.play(keep, [6]);
    expect([one.told('rallied').length, one.state('a'), moves(one, 'a').length]).toEqual([1, 'steady', 1]);
  });
  rule(
    ['2.4-R4', '1.1-12a', '2.4-R8'],
    'a general in contact who goes along rallies it where the distances hold',
    () => {
      const one = quarters({
        units: [{ id: 'a', x: 60, y: 53, facing: 180, figures: 16 }, enemy({ y: 73 })],
        generals: [{ id: 'g0', x: 60, y: 51.2 }],
        prepare: all(off('a', 'retreat'), underWay('a'), (g, unit) => {
          g.s.leader.with[g.w.leaderIndex.get('g0')!] = unit('a') + 1;
        }),
      });
      expect(one.question).toBe('go-along');
      expect(one.refusals({ type: 'along', leader: 'g1' })).toEqual(['C12j']);
      one.play({ type: 'along', leader: 'g0' });
      one.play(keep);
      // Its rear is at 50.75 then, the enemy's front at 72.25: 21.5 cm.
      expect(one.question).toBe('influence');
      one.play({ type: 'influence', by: 'g0', points: 2 }, [6]);
      expect(one.told('morale-tested')).toMatchObject([{ occasions: ['rally'] }]);
      expect(one.state('a')).toBe('steady');
    },
  );
  rule(['2.4-R5', 'C14e'], 'after its third period of retreat in a row it tests at the end of the period', () => {
    const third = (retreats: number, dice: readonly number[]) =>
      drill({
        units: [{ id: 'a', x: 60, y: 50, facing: 180, marks: ['retreated'] }, enemy({ y: 110 })],
        phase: 'PERIOD_END',
        step: ['tests'],
        prepare: all(off('a', 'retreat'), (g, unit) => {
          g.s.unit.retreats[unit('a')] = retreats;
          thirdPeriodRallies(g);
          takeTests(g);
        }),
        dice,
      });
    expect(third(1, []).told('morale-tested')).toEqual([]);
    const one = third(2, [6]);
    expect(one.told('morale-tested')).toMatchObject([{ piece: 'a', occasions: ['rally'] }]);
    expect(one.g.s.unit.retreats[one.unit('a')]).toBe(one.state('a') === 'steady' ? 0 : 3);
  });
});

/** A rout that passes a friend in line at less than 15 cm, not near enough to go through it. */
const passingFriend = (friend: Partial<DrillUnit> = {}) =>
  quarters({
    units: [
      { id: 'a', x: 60, y: 60, figures: 16 },
      { id: 'friend', x: 84, y: 52, figures: 16, ...friend },
      enemy({ y: 80 }),
    ],
    prepare: all(off('a', 'rout'), (g) => {
      g.s.witness.episode.fill(1);
    }),
  });

describe('rallying from rout', () => {
  rule(
    ['2.5-R1', '2.5-O1', '2.5-O3', '2.5-O4', '2.5-O7'],
    'near a formed friend it may try, once a period; rallied it forms for four quarters',
    () => {
      const one = passingFriend();
      expect(one.question).toBe('rally-offer');
      expect(one.legal()).toEqual([
        { type: 'run-on', unit: 'a' },
        { type: 'try', unit: 'a' },
      ]);
      expect(one.refusals({ type: 'try', unit: 'friend' })).toEqual(['2.5-R1']);
      one.play({ type: 'run-on', unit: 'a' });
      expect([one.question, moves(one, 'a').length]).toEqual(['rally-offer', 2]);
      one.play({ type: 'try', unit: 'a' }, [6]);
      const [test] = one.told('morale-tested');
      expect(test).toMatchObject({ piece: 'a', occasions: ['rally'] });
      // It goes on, and is not asked again in this period.
      expect([one.state('a'), one.question, moves(one, 'a').length]).toEqual(['rout', undefined, 4]);
    },
  );
  rule(['2.5-R1', '2.5-R2'], 'not near skirmishers, lesser troops, nor friends who look away', () => {
    expect(passingFriend({ type: 'french.leger', formation: 'skirmish' }).question).toBeUndefined();
    expect(passingFriend({ type: 'french.conscript' }).question).toBeUndefined();
    expect(passingFriend({ facing: 180 }).question).toBeUndefined();
    expect(passingFriend({ figures: 7 }).question).toBeUndefined();
    expect(passingFriend({ degradation: 'noFormation' }).question).toBeUndefined();
    expect(passingFriend({ x: 92 }).question).toBeUndefined();
  });
  rule(
    ['2.5-R3', '1.1-12c', '1.1-12d', '2.5-O1', '2.5-O4', '2.5-O7', 'C15d'],
    'by a general in contact: rallied, or he is carried along',
    () => {
      const one = (value: number, losses: number) =>
        quarters({
          units: [
            { id: 'a', x: 60, y: 60, figures: 16, losses, type: 'french.eliteBattalion' },
            { id: 'b', x: 70, y: 44, figures: 16, regiment: 'r', type: 'french.eliteBattalion', facing: 180 },
            enemy({ y: 100 }),
          ],
          generals: [{ id: 'g0', x: 60, y: 58.2, value }],
          prepare: all(off('a', 'rout'), (g, unit) => {
            g.s.leader.with[g.w.leaderIndex.get('g0')!] = unit('a') + 1;
            g.s.witness.episode.fill(1);
          }),
        });
      const good = one(100, 0);
      good.play({ type: 'along', leader: 'g0' });
      expect(good.question).toBe('rally-offer');
      good.play({ type: 'try', unit: 'a' });
      good.play({ type: 'influence', by: 'g0', points: 5 }, [6]);
      expect(good.told('rallied')).toMatchObject([{ piece: 'a', until: { period: 2, quarter: 1 } }]);
      expect([good.state('a'), good.degradation('a'), marked(good, 'a', 'everRouted')]).toEqual([
        'rallying',
        'noFormation',
        true,
      ]);
      expect(moves(good, 'a')).toHaveLength(1);

      const bad = one(20, 320);
      bad.play({ type: 'along', leader: 'g0' });
      bad.play({ type: 'try', unit: 'a' });
      bad.play({ type: 'influence', by: 'g0', points: -1 }, [1]);
      expect(bad.told('leader-carried')).toMatchObject([{ piece: 'g0', by: 'a' }]);
      // He has no choice any more, and is behind the unit after each quarter.
      expect([bad.question, moves(bad, 'a').length]).toEqual([undefined, 4]);
      const l = bad.leader('g0');
      const [x, y] = bad.at('a');
      expect([bad.g.s.leader.carriedBy[l], bad.g.s.leader.x[l]! / 100]).toEqual([bad.unit('a') + 1, x]);
      expect(bad.g.s.leader.y[l]! / 100).toBeGreaterThan(y);
    },
  );
  rule(['C12j', '1.1-12i'], 'who stays behind causes no test', () => {
    const one = quarters({
      units: [{ id: 'a', x: 60, y: 60, figures: 16 }, enemy({ y: 100 })],
      generals: [{ id: 'g0', x: 60, y: 58.2 }],
      prepare: all(off('a', 'rout'), (g, unit) => {
        g.s.leader.with[g.w.leaderIndex.get('g0')!] = unit('a') + 1;
      }),
    });
    one.play({ type: 'stay', leader: 'g0' });
    expect([
      one.told('morale-tested').length,
      one.g.s.leader.y[one.leader('g0')]! / 100,
      moves(one, 'a').length,
    ]).toEqual([0, 58.2, 4]);
  });
});

describe('at the edge', () => {
  const atEdge = (state: 'retreat' | 'rout' | 'flight', dice: readonly number[] = [], more: Partial<DrillUnit> = {}) =>
    quarters({
      units: [{ id: 'a', x: 60, y: 3, figures: 16, facing: 180, ...more }, enemy({ y: 110 })],
      generals: [{ id: 'g0', x: 100, y: 2 }],
      prepare: all(off('a', state), underWay('a')),
      dice,
    });
  rule(['2.6-R2', '2.6-R3', 'C1l'], 'a flight is gone', () => {
    const one = atEdge('flight');
    expect(one.told('left-table')).toMatchObject([{ piece: 'a', rule: '2.6-R3' }]);
    expect(one.state('a')).toBe('gone');
  });
  rule(
    ['2.5-R4', '2.5-R6', '2.5-R5', '2.4-R6a', 'C1l'],
    'a rout tests: it stays and forms to the end of the next period, or is gone',
    () => {
      const gone = atEdge('rout', [1], { losses: 200 });
      expect(gone.told('left-table')).toMatchObject([{ piece: 'a', rule: '2.5-R6' }]);
      const stays = atEdge('rout', [6], { type: 'french.guard', figures: 20 });
      expect(stays.told('morale-tested')).toMatchObject([{ occasions: ['rally'] }]);
      expect(stays.told('rallied')).toMatchObject([{ piece: 'a', until: { period: 2, quarter: 4 } }]);
      expect(stays.state('a')).toBe('rallying');
    },
  );
  rule(['2.4-R6', '2.4-R6a'], 'so does a retreat', () => {
    const one = atEdge('retreat');
    one.play(keep, [6]);
    expect(one.told('morale-tested')).toMatchObject([{ piece: 'a', occasions: ['rally'] }]);
    expect(one.told('rallied')).toMatchObject([{ until: { period: 2, quarter: 4 } }]);
    expect(marked(one, 'a', 'everRouted')).toBe(false);
  });
});

describe('forming up', () => {
  const forms = (more: Partial<DrillUnit> = {}, until = 5, phase: Phase = 'MOVE_H1') =>
    drill({
      units: [
        {
          id: 'a',
          x: 60,
          y: 40,
          figures: 12,
          state: 'rallying',
          degradation: 'noFormation',
          marks: ['routShape', 'formsUp', 'everRouted'],
          ...more,
        },
        enemy({ x: 90, y: 70 }),
      ],
      period: 2,
      phase,
      step: ['tests'],
      prepare: (g, unit) => {
        g.s.unit.until[unit('a')] = until;
        g.s.unit.front[unit('a')] = 2;
        g.s.battle.quarter[0] = phase === 'MOVE_H1' ? 0 : 2;
        openFormingUp(g);
      },
    });
  rule(
    ['2.5-O1', '2.5-O2', 'C2l'],
    'any formation but skirmish order or square, facing the enemy or away, fully in order',
    () => {
      const one = forms({ type: 'french.leger' });
      expect(one.question).toBe('form-up');
      expect(one.legal()).toEqual(
        ['line', 'attackColumn', 'marchColumn'].flatMap((formation) =>
          ['facing', 'away'].map((look) => ({ type: 'form-up', unit: 'a', formation, look })),
        ),
      );
      expect(one.refusals({ type: 'form-up', unit: 'a', formation: 'square', look: 'facing' })).toEqual(['2.5-O1']);
      expect(one.refusals({ type: 'form-up', unit: 'a', formation: 'skirmish', look: 'facing' })).toEqual(['2.5-O1']);
      one.play({ type: 'form-up', unit: 'a', formation: 'line', look: 'away' });
      expect(one.told('formed-up')).toMatchObject([{ piece: 'a', formation: 'line', facing: 225 }]);
      expect([one.state('a'), one.degradation('a'), one.at('a')]).toEqual(['steady', 'formed', [60, 40, 225]]);
      expect([marked(one, 'a', 'routShape'), marked(one, 'a', 'everRouted')]).toEqual([false, true]);
    },
  );
  rule(['2.5-O3'], 'not before its four quarters are over', () => {
    const asked = (until: number, phase: Phase) => forms({}, until, phase).question === 'form-up';
    // Over with the fourth quarter of the period before: at the first half move; up to two quarters later: at the second.
    expect([asked(5, 'MOVE_H1'), asked(6, 'MOVE_H1')]).toEqual([true, false]);
    expect([asked(6, 'MOVE_H2'), asked(7, 'MOVE_H2'), asked(8, 'MOVE_H2')]).toEqual([true, true, false]);
  });
});

describe('the half moves after a compulsory move', () => {
  rule(['C14d', 'C3l', '2.4-R9'], 'a unit that has rallied has no more time than its quarters have left it', () => {
    const spent = (made: number, phase: Phase) => {
      const one = drill({
        units: [{ id: 'a', x: 60, y: 40 }, enemy()],
        phase,
        step: ['half', 0],
        prepare: (g, unit) => {
          g.s.unit.lastQuarter[unit('a')] = made;
        },
      });
      return one.g.s.unit.spent[one.unit('a')]! / 1_000_000;
    };
    expect([spent(0, 'MOVE_H1'), spent(1, 'MOVE_H1'), spent(3, 'MOVE_H1')]).toEqual([0, 1, 2]);
    expect([spent(2, 'MOVE_H2'), spent(3, 'MOVE_H2'), spent(4, 'MOVE_H2')]).toEqual([0, 1, 2]);
  });
  rule(['C5k', 'C14d'], 'what a rout has begun to pay at a line it goes on paying in its own quarters', () => {
    const one = drill({
      units: [{ id: 'a', x: 60, y: 40 }, enemy()],
      phase: 'MOVE_H1',
      step: ['half', 0],
      prepare: all(off('a', 'rout'), (g, unit) => {
        g.s.unit.debt[unit('a')] = DEBTS.indexOf('crossing');
        g.s.unit.owed[unit('a')] = 700_000;
      }),
    });
    expect(one.g.s.unit.owed[one.unit('a')]).toBe(700_000);
  });
});
