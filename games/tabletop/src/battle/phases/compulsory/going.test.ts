import { describe, expect } from 'vitest';
import { FORMATIONS } from '../../../model/vocabulary.ts';
import { all, answer, enemy, moves, off, quarters } from '../../../testing/compelled.ts';
import { drill } from '../../../testing/drill.ts';
import { contactsIn } from '../../../testing/duel.ts';
import { rule } from '../../../testing/rule.ts';
import { meet } from '../../meeting.ts';
import { DEBTS, MARK } from '../../model/marks.ts';
import { mark } from '../../model/state.ts';
import { unitOf } from '../../model/views.ts';
import { enqueue } from '../../tests/queue.ts';

const keep = { type: 'keep', unit: 'a' };
const stream = (y: number, kind = 'stream') => ({
  id: `${kind}-${y}`,
  kind,
  line: [
    [0, y],
    [180, y],
  ],
});

describe('a retreat, quarter by quarter', () => {
  rule(
    ['2.4-P6', '2.4-P7', '2.4-P8', '2.4-P9', '2.4-P10', '2.4-P11', '2.4-P12', '2.4-D1', 'C14d', 'C15e'],
    'as in the example of the chapter: it turns about, goes 2 cm away, then 2 and 2 to safety, and 8 cm a period after',
    () => {
      const one = quarters({
        units: [{ id: 'a', type: 'russian.musketeer', x: 60, y: 60, figures: 8 }, enemy()],
        prepare: off('a', 'retreat'),
      });
      expect(one.question).toBe('retreat-form');
      expect(one.told('turned-about')).toEqual([]);
      one.play(keep);
      expect(one.told('turned-about')).toMatchObject([{ piece: 'a', facing: 180 }]);
      answer(one, 'retreat-form', keep);
      expect(moves(one, 'a')).toEqual([
        ['away', 2, 60, 58],
        ['toSafety', 2, 60, 56],
        ['toSafety', 2, 60, 54],
      ]);
      expect(one.at('a')).toEqual([60, 54, 180]);
      expect([one.state('a'), one.degradation('a')]).toEqual(['retreat', 'formed']);
    },
  );
  rule(['2.4-P22', '2.4-P8'], 'goes on in the periods after, quarter by quarter', () => {
    const one = quarters({
      units: [{ id: 'a', type: 'russian.musketeer', x: 60, y: 60, figures: 8, facing: 180 }, enemy()],
      period: 2,
      prepare: all(off('a', 'retreat'), (g, unit) => {
        g.s.unit.made[unit('a')] = 2;
      }),
    });
    answer(one, 'retreat-form', keep);
    expect(moves(one, 'a').map(([leg, cm]) => [leg, cm])).toEqual(Array(4).fill(['toSafety', 2]));
  });
  rule(
    ['2.4-C6', '2.4-P10', 'C15e'],
    'resumed after a fight it goes on at once: only its first about-face took a quarter',
    () => {
      // It has turned to face whoever attacked it.
      const one = quarters({
        units: [{ id: 'a', type: 'russian.musketeer', x: 60, y: 60, figures: 8, facing: 0 }, enemy()],
        period: 2,
        prepare: all(off('a', 'retreat'), (g, unit) => {
          g.s.unit.made[unit('a')] = 2;
        }),
      });
      answer(one, 'retreat-form', keep);
      expect(one.told('turned-about')).toEqual([]);
      expect(moves(one, 'a').map(([leg, cm]) => [leg, cm])).toEqual(Array(4).fill(['toSafety', 2]));
      expect(one.at('a')).toEqual([60, 52, 180]);
    },
  );
  rule(['2.4-C6', '2.4-P5'], 'does not leave a fight with another enemy than the one it goes from', () => {
    const fights = (from: 'enemy' | 'other') =>
      quarters({
        units: [
          { id: 'a', x: 60, y: 60, figures: 8, facing: 180 },
          enemy(),
          enemy({ id: 'other', y: 58.5, facing: 0 }),
        ],
        period: 2,
        prepare: all(off('a', 'retreat', from), (g, unit) => {
          g.s.unit.made[unit('a')] = 2;
          meet(g, unit('other'), unit('a'));
        }),
      });
    const held = fights('enemy');
    expect([held.question, moves(held, 'a'), contactsIn(held)]).toEqual([undefined, [], ['other a']]);
    const free = fights('other');
    answer(free, 'retreat-form', keep);
    expect(contactsIn(free)).toEqual([]);
  });
  rule(['2.4-P22', '2.4-R9', 'C3l'], 'a test on the way that makes it no worse leaves it all it had', () => {
    const tested = (die: number) =>
      drill({
        units: [{ id: 'a', x: 60, y: 40, figures: 8, facing: 180 }, enemy()],
        generals: [{ id: 'roux', x: 60, y: 14 }],
        phase: 'FIRE',
        step: ['tests'],
        prepare: all(off('a', 'retreat'), (g, unit) => {
          const a = unit('a');
          mark(g, a, 'rallyKept');
          g.s.unit.debt[a] = DEBTS.indexOf('form');
          g.s.unit.owed[a] = 1_000_000;
          g.s.unit.owedFor[a] = FORMATIONS.indexOf('marchColumn');
          enqueue(g, [{ unit: a, occasions: ['fireLosses'] }]);
        }),
        dice: [die],
      });
    const one = tested(6);
    const a = one.unit('a');
    expect(one.told('morale-tested')).toMatchObject([{ piece: 'a', result: 'obey' }]);
    expect([one.state('a'), one.has('a', 'rallyKept'), one.g.s.unit.owed[a]]).toEqual(['retreat', true, 1_000_000]);
  });
  rule(['2.4-P6', 'C15e'], 'spends no quarter on turning when it looks away already', () => {
    const one = quarters({
      units: [{ id: 'a', x: 60, y: 60, facing: 150, figures: 8 }, enemy()],
      prepare: off('a', 'retreat'),
    });
    answer(one, 'retreat-form', keep);
    expect(one.told('turned-about')).toEqual([]);
    expect(moves(one, 'a')).toEqual([
      ['away', 3, 60, 57],
      ['toSafety', 3, 60, 54],
      ['toSafety', 3, 60, 51],
      ['toSafety', 3, 60, 48],
    ]);
  });
  rule(
    ['2.4-P18', '2.4-P21', '2.4-P20', 'C3h'],
    'changes formation unpursued, in the time of its move, and may then force its march',
    () => {
      const one = quarters({
        units: [{ id: 'a', x: 60, y: 60, facing: 180, figures: 8 }, enemy({ y: 80 })],
        prepare: off('a', 'retreat'),
      });
      expect(one.legal()).toContainEqual({ type: 'form', unit: 'a', formation: 'marchColumn' });
      expect(one.refusals({ type: 'form', unit: 'enemy', formation: 'marchColumn' })).toEqual(['2.4-P18']);
      one.play({ type: 'form', unit: 'a', formation: 'marchColumn' });
      expect(one.told('formation-begun')).toMatchObject([{ formation: 'marchColumn', quarters: 1 }]);
      expect(one.told('formation-taken')).toMatchObject([{ piece: 'a', formation: 'marchColumn' }]);
      one.play(keep);
      expect(one.question).toBe('retreat-goal');
      expect(one.refusals({ type: 'goal', unit: 'a', goal: 'away', how: 'round' })).toEqual(['C15b']);
      expect(one.refusals({ type: 'goal', unit: 'a', goal: 'wood' })).toEqual(['2.4-P8']);
      one.play({ type: 'goal', unit: 'a', goal: 'away', how: 'forced' });
      // 20 cm a period by half more: 7.5 a quarter.
      expect(moves(one, 'a')).toEqual([['away', 7.5, 60, 52.5]]);
      one.play(keep);
      one.play({ type: 'goal', unit: 'a', goal: 'edge' });
      expect(moves(one, 'a')[1]).toEqual(['toSafety', 5, 60, 47.5]);
    },
  );
  rule('2.4-P18', 'keeps its formation while it is pursued', () => {
    const one = quarters({
      units: [{ id: 'a', x: 60, y: 60, facing: 180, figures: 8 }, enemy({ y: 80, marks: ['pursues'] })],
      prepare: all(off('a', 'retreat'), (g, unit) => {
        g.s.unit.prey[unit('enemy')] = unit('a') + 1;
      }),
    });
    expect(one.question).toBeUndefined();
    expect(moves(one, 'a')).toHaveLength(4);
  });
  rule(
    ['2.4-C5', '2.4-A4', 'C17b'],
    'in square at half the rate of a line; crews at 18 cm, limbered guns at their own rate',
    () => {
      const one = quarters({
        units: [
          { id: 'square', x: 40, y: 60, facing: 180, figures: 12, formation: 'square' },
          { id: 'guns', type: 'french.footArtillery', x: 100, y: 60, facing: 180, formation: 'limbered' },
          { id: 'crew', type: 'french.footArtillery', x: 140, y: 60, facing: 180, marks: ['offGuns'] },
          enemy({ x: 90, y: 119 }),
        ],
        prepare: all(
          off('square', 'retreat', 'square'),
          off('guns', 'retreat', 'guns'),
          off('crew', 'retreat', 'crew'),
          (g, unit) => {
            for (const id of ['square', 'guns', 'crew']) g.s.unit.cause[unit(id)] = 0;
          },
        ),
      });
      answer(one, 'retreat-form', { type: 'keep', unit: 'square' });
      expect(moves(one, 'square').map(([, cm]) => cm)).toEqual([1.5, 1.5, 1.5, 1.5]);
      expect(moves(one, 'guns').map(([, cm]) => cm)).toEqual([4, 4, 4, 4]);
      expect(moves(one, 'crew').map(([, cm]) => cm)).toEqual([4.5, 4.5, 4.5, 4.5]);
    },
  );
  rule(
    ['2.4-P8', '2.4-P9', 'C15h', '1.1-12g'],
    'chooses each quarter from the third step: friend, wood, village or edge',
    () => {
      const one = quarters({
        units: [
          { id: 'a', x: 60, y: 60, facing: 180, figures: 8 },
          { id: 'friend', x: 80, y: 40, figures: 16 },
          enemy({ y: 70 }),
        ],
        terrain: [
          {
            id: 'wood',
            kind: 'wood',
            polygon: [
              [20, 20],
              [40, 20],
              [40, 30],
              [20, 30],
            ],
          },
        ],
        prepare: off('a', 'retreat'),
      });
      one.play(keep);
      expect(one.question).toBe('retreat-form');
      one.play(keep);
      expect(one.question).toBe('retreat-goal');
      expect(one.legal()).toEqual([
        { type: 'goal', unit: 'a', goal: 'friend' },
        { type: 'goal', unit: 'a', goal: 'wood' },
        { type: 'goal', unit: 'a', goal: 'edge' },
      ]);
      // The friend's rear is at 39.25; 3 cm and half its own depth beyond: (80, 35.5), seen from (60, 57).
      one.play({ type: 'goal', unit: 'a', goal: 'friend' });
      const [, , , facing] = [0, ...one.at('a')];
      expect(facing).toBe(137.07);
      expect(moves(one, 'a')[1]).toEqual(['toSafety', 3, 62.04, 54.8]);
    },
  );
  rule(['2.4-P14', '2.4-P19', 'C15a', 'C15b'], 'goes around a friend, never through it', () => {
    const one = quarters({
      units: [
        { id: 'a', x: 60, y: 60, facing: 180, figures: 8 },
        { id: 'friend', x: 60, y: 57, figures: 4, facing: 0 },
        enemy({ y: 75 }),
      ],
      prepare: off('a', 'retreat'),
    });
    one.play(keep);
    const [x, y, facing] = one.at('a');
    expect(one.told('passed-through')).toEqual([]);
    expect(facing).not.toBe(180);
    expect([x < 60, y > 57]).toEqual([true, true]);
  });
  rule(
    ['C5k', 'C5g', 'C15b', '2.4-R1a'],
    'pays for a stream at the first touch, or goes round it if its owner will',
    () => {
      const spec = {
        units: [{ id: 'a', x: 60, y: 60, facing: 180, figures: 8 }, enemy()],
        terrain: [stream(57)],
        prepare: off('a', 'retreat'),
      };
      const one = quarters(spec);
      one.play(keep);
      expect(one.question).toBe('retreat-goal');
      expect(one.legal()).toEqual([
        { type: 'goal', unit: 'a', goal: 'away' },
        { type: 'goal', unit: 'a', goal: 'away', how: 'round' },
      ]);
      one.play({ type: 'goal', unit: 'a', goal: 'away' });
      // 2.25 cm to the line take 0.75 of the quarter; what is left of it is the first payment. It pays the other 0.75 and goes on.
      expect(moves(one, 'a')).toEqual([
        ['away', 2.25, 60, 57.75],
        ['toSafety', 0.75, 60, 57],
      ]);
      expect([one.degradation('a'), one.g.s.unit.owed[one.unit('a')]]).toEqual(['disorganised', 0]);
      // Astride it passes for nothing.
      answer(one, 'retreat-form', keep);
      expect(moves(one, 'a').slice(2)).toEqual([
        ['toSafety', 3, 60, 54],
        ['toSafety', 3, 60, 51],
      ]);
      const other = quarters(spec);
      other.play(keep);
      other.play({ type: 'goal', unit: 'a', goal: 'away', how: 'round' });
      expect(other.degradation('a')).toBe('formed');
    },
  );
  rule(
    ['C5b', 'C5l'],
    'comes out of a building on the side of its own edge, without formation, instead of turning about',
    () => {
      const one = quarters({
        units: [{ id: 'a', x: 60, y: 60, figures: 12, formation: 'garrison', garrison: 'farm' }, enemy({ y: 72 })],
        terrain: [
          {
            id: 'farm',
            kind: 'builtUp',
            capacity: 12,
            polygon: [
              [55, 56],
              [65, 56],
              [65, 64],
              [55, 64],
            ],
          },
        ],
        prepare: off('a', 'retreat'),
      });
      expect(one.told('came-out')).toMatchObject([{ piece: 'a', sector: 'farm', to: [60, 53] }]);
      expect([one.degradation('a'), one.at('a')]).toEqual(['noFormation', [60, 53, 180]]);
      expect(moves(one, 'a')).toEqual([]);
      one.play(keep);
      expect(moves(one, 'a')).toEqual([['away', 4, 60, 49]]);
    },
  );
});

describe('a rout, quarter by quarter', () => {
  rule(
    ['2.5-M1', '2.5-M2', '2.5-M3', '2.5-V1', '2.5-V2', '2.5-V3', '2.5-V4', 'C2h', 'C2l'],
    'turns about for nothing, 5.5 cm away, then 5.5 towards its edge in each quarter, on two thirds of its front',
    () => {
      const one = quarters({
        units: [{ id: 'a', x: 60, y: 60, figures: 10 }, enemy({ x: 40, y: 80 })],
        prepare: off('a', 'rout'),
      });
      expect(moves(one, 'a')).toEqual([
        ['away', 5.5, 63.89, 56.11],
        ['toEdge', 5.5, 63.89, 50.61],
        ['toEdge', 5.5, 63.89, 45.11],
        ['toEdge', 5.5, 63.89, 39.61],
      ]);
      expect(one.at('a')[2]).toBe(180);
      const { width, depth } = unitOf(one.g, one.unit('a')).base;
      expect([width, depth, one.degradation('a')]).toEqual([600, 300, 'disorder']);
    },
  );
  rule(['2.5-V5', '2.5-V6', '2.5-V7', '2.5-V8', '2.6-V2', '2.6-V3', '2.6-V4', '2.5-A4'], 'rates by kind alone', () => {
    const far = (state: 'rout' | 'flight', type: string, figures: number) => {
      const one = quarters({
        units: [
          {
            id: 'a',
            type,
            x: 60,
            y: 100,
            figures,
            formation: type.endsWith('Artillery') ? 'unlimbered' : 'line',
            ...(type.endsWith('Artillery') ? { marks: ['offGuns' as const] } : {}),
          },
          enemy({ y: 118 }),
        ],
        prepare: off('a', state),
      });
      return moves(one, 'a').map(([, cm]) => cm)[0];
    };
    const kinds = ['french.ligne', 'french.dragoon', 'french.lightCavalry', 'french.horseArtillery'];
    expect(kinds.map((kind) => far('rout', kind, 4))).toEqual([5.5, 9.5, 11.25, 5.5]);
    expect(kinds.map((kind) => far('flight', kind, 4))).toEqual([8, 12.5, 15, 8]);
  });
  rule(['2.5-M5', 'C5k', 'C15b'], 'crosses what is in its way, and its time is deducted', () => {
    const one = quarters({
      units: [{ id: 'a', x: 60, y: 60, figures: 8 }, enemy()],
      terrain: [stream(56)],
      prepare: off('a', 'rout'),
    });
    // Its front is 1.5 cm ahead of its centre: 2.5 cm to the stream, a quarter to pay, and on.
    expect(moves(one, 'a')).toEqual([
      ['away', 2.5, 60, 57.5],
      ['toEdge', 3, 60, 54.5],
      ['toEdge', 5.5, 60, 49],
      ['toEdge', 5.5, 60, 43.5],
    ]);
  });
  rule('C5c', 'infantry crosses an empty village in two quarters, cavalry goes round', () => {
    const farm = {
      id: 'farm',
      kind: 'builtUp',
      capacity: 12,
      polygon: [
        [50, 50],
        [70, 50],
        [70, 56],
        [50, 56],
      ],
    };
    const run = (type: string) =>
      quarters({
        units: [{ id: 'a', type, x: 60, y: 60, figures: 8, formation: 'attackColumn' }, enemy({ y: 80 })],
        terrain: [farm],
        prepare: off('a', 'rout'),
      });
    const foot = run('french.ligne');
    // Eight figures on a front of two: four ranks, 6 cm deep. 1 cm to the wall, two quarters to pay.
    expect(moves(foot, 'a').map(([, cm]) => cm)).toEqual([1, 0, 4.5, 5.5]);
    expect(run('french.dragoon').at('a')[0]).not.toBe(60);
  });
  rule(['C5l', 'C2h'], 'comes out of a building for nothing and runs', () => {
    const one = quarters({
      units: [{ id: 'a', x: 60, y: 60, figures: 12, formation: 'garrison', garrison: 'farm' }, enemy({ y: 80 })],
      terrain: [
        {
          id: 'farm',
          kind: 'builtUp',
          capacity: 12,
          polygon: [
            [55, 56],
            [65, 56],
            [65, 64],
            [55, 64],
          ],
        },
      ],
      prepare: off('a', 'rout'),
    });
    expect(one.told('came-out')).toHaveLength(1);
    expect(moves(one, 'a')[0]).toEqual(['away', 5.5, 60, 47.5]);
    // The attack column of 12 has a front of 3: two of them are left.
    expect(unitOf(one.g, one.unit('a')).base.width).toBe(200);
  });
  rule(['C9m', 'C3j'], 'ends its close combats and draws its screen in', () => {
    const one = quarters({
      units: [{ id: 'a', x: 60, y: 60, marks: ['screenOut'] }, enemy({ y: 61.5 })],
      prepare: all(off('a', 'rout'), (g, unit) => {
        g.s.melee.a[0] = unit('a') + 1;
        g.s.melee.b[0] = unit('enemy') + 1;
        g.s.battle.melees[0] = 1;
      }),
    });
    expect(one.g.s.battle.melees[0]).toBe(0);
    expect(one.g.s.unit.marks[one.unit('a')]! & MARK.screenOut).toBe(0);
  });
});

describe('who moves when', () => {
  rule(['C14d', '2.4-P5'], 'flights, routs, retreats; the nearest to its own edge first, then by number', () => {
    const one = quarters({
      units: [
        { id: 'retreats', x: 20, y: 50, facing: 180 },
        { id: 'far', x: 60, y: 60 },
        { id: 'near', x: 90, y: 40 },
        { id: 'flees', x: 130, y: 90 },
        enemy({ x: 170, y: 119 }),
      ],
      prepare: all(
        off('retreats', 'retreat', 'retreats'),
        off('far', 'rout'),
        off('near', 'rout'),
        off('flees', 'flight'),
        (g, unit) => {
          g.s.unit.cause.fill(0);
          g.s.unit.made[unit('retreats')] = 2;
          g.s.witness.episode.fill(1);
        },
      ),
    });
    answer(one, 'retreat-form', { type: 'keep', unit: 'retreats' });
    expect(
      one
        .told('compulsory-moved')
        .slice(0, 4)
        .map(({ piece }) => piece),
    ).toEqual(['flees', 'near', 'far', 'retreats']);
  });
  rule(['C14d', 'C14i', 'C14j'], 'each from its quarter on; in INTERLUDE only what was not made before', () => {
    const one = quarters({
      units: [{ id: 'a', x: 60, y: 90 }, enemy({ y: 110 })],
      prepare: off('a', 'rout', 'enemy', 3),
    });
    expect(one.told('compulsory-moved').map(({ quarter }) => quarter)).toEqual([3, 4]);
    const late = drill({
      units: [{ id: 'a', x: 60, y: 90 }, { id: 'b', x: 120, y: 90 }, enemy({ y: 110 })],
      phase: 'INTERLUDE',
      step: ['compulsory', 3],
      prepare: all(off('a', 'rout', 'enemy', 3), off('b', 'rout'), (g, unit) => {
        g.s.unit.lastQuarter[unit('b')] = 4;
        g.s.witness.episode.fill(1);
      }),
    });
    expect(late.told('compulsory-moved').map(({ piece, quarter }) => [piece, quarter])).toEqual([
      ['a', 3],
      ['a', 4],
    ]);
  });
  rule(['1.1-01b', 'C14j'], 'at once: four quarters on a clock of its own, and none after', () => {
    const one = drill({
      units: [{ id: 'a', x: 60, y: 60 }, enemy()],
      phase: 'CHARGE',
      step: ['compulsory-move', 0, 4, 1],
      prepare: off('a', 'rout'),
    });
    expect(one.told('compulsory-moved').map(({ quarter, cm }) => [quarter, cm])).toEqual(
      [1, 2, 3, 4].map((q) => [q, 5.5]),
    );
    expect(one.g.s.unit.marks[0]! & MARK.movedAtOnce).not.toBe(0);
  });
});

describe('without a way out', () => {
  const hemmed = (friends: boolean, more: object = {}) =>
    quarters({
      units: [
        { id: 'a', x: 60, y: 30, figures: 8, formation: 'attackColumn', ...more },
        ...[
          [60, 26.5, 180, 5],
          [56.5, 30, 90, 14],
          [63.5, 30, 270, 14],
          [60, 33.5, 180, 5],
        ].map(([x, y, facing, figures], i) => ({
          id: `wall-${i}`,
          side: (friends ? 0 : 1) as 0 | 1,
          type: 'french.eliteBattalion',
          x: x!,
          y: y!,
          facing: facing!,
          figures: figures!,
        })),
        enemy({ y: 90 }),
      ],
      prepare: off('a', 'retreat'),
    });
  rule(['C15c', '2.4-P16', '2.4-P17'], 'by friends alone: it waits', () => {
    const one = hemmed(true, { facing: 180 });
    answer(one, 'retreat-form', keep);
    expect(one.told('waited').length).toBeGreaterThan(0);
    expect(one.at('a')).toEqual([60, 30, 180]);
    expect(one.state('a')).toBe('retreat');
  });
  rule(
    ['C15c', 'C5l', '2.4-P16', '2.6-K1'],
    'so does a garrison whose friends stand on every side of its building',
    () => {
      const shutIn = (side: 0 | 1) =>
        quarters({
          units: [
            { id: 'a', x: 60, y: 60, figures: 12, formation: 'garrison', garrison: 'farm' },
            ...[
              ['n', 60, 62.8, 0],
              ['s', 60, 57.2, side],
              ['w', 54, 60, 0],
              ['e', 66, 60, 0],
            ].map(([id, x, y, whose]) => ({
              ...{ id: `${id}`, x: Number(x), y: Number(y), side: whose === 1 ? (1 as const) : (0 as const) },
              ...{ figures: 8, degradation: 'noFormation' as const },
            })),
            enemy({ y: 75 }),
          ],
          terrain: [
            {
              id: 'farm',
              kind: 'builtUp',
              capacity: 12,
              polygon: [
                [58, 58],
                [62, 58],
                [62, 62],
                [58, 62],
              ],
            },
          ],
          prepare: off('a', 'retreat'),
        });
      const one = shutIn(0);
      expect([one.state('a'), one.told('waited').length, one.told('came-out')]).toEqual(['retreat', 4, []]);
      expect(shutIn(1).state('a')).toBe('prisoner');
    },
  );
});
