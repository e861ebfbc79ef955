import { overlaps } from '@tambour/boards';
import { describe, expect } from 'vitest';
import { shapeOf } from '../../../rules/table/footprints.ts';
import { isTouching } from '../../../rules/table/placed.ts';
import { all, enemy, moves, off, quarters } from '../../../testing/compelled.ts';
import { type Drill, type DrillSpec, type DrillUnit, drill } from '../../../testing/drill.ts';
import { rule } from '../../../testing/rule.ts';
import { meet } from '../../meeting.ts';
import { MARK, type Mark } from '../../model/marks.ts';
import { unitOf } from '../../model/views.ts';
import { enqueue } from '../../tests/queue.ts';
import { expire } from '../period.ts';
import { withinReach } from './advance.ts';

const marked = (one: Drill, id: string, mark: Mark): boolean => (one.g.s.unit.marks[one.unit(id)]! & MARK[mark]) !== 0;
const wild = (of: Partial<DrillUnit> = {}): DrillUnit => ({
  id: 'a',
  x: 60,
  y: 20,
  figures: 12,
  state: 'uncontrolled',
  ...of,
});
const until =
  (id: string, quarter: number): NonNullable<DrillSpec['prepare']> =>
  (g, unit) => {
    g.s.unit.until[unit(id)] = quarter;
  };

describe('an advance out of control', () => {
  rule(
    ['2.1c', '2.1e', '2.1q', 'C15e', 'C10e'],
    'straight at the nearest enemy, at the rate of a charge, quarter by quarter',
    () => {
      const one = quarters({ units: [wild(), enemy({ x: 60, y: 60 })], prepare: until('a', 5) });
      // Class A in line: 12 + 4 a period.
      expect(moves(one, 'a')).toEqual([24, 28, 32, 36].map((y) => ['advance', 4, 60, y]));
      expect(marked(one, 'a', 'charging')).toBe(true);
    },
  );
  rule(['2.1c'], 'takes the nearest anew each quarter, one in view before one that is not', () => {
    const one = quarters({
      units: [
        wild({ x: 60, y: 20 }),
        enemy({ x: 20, y: 50, figures: 8 }),
        enemy({ id: 'hidden', x: 60, y: 44, figures: 4 }),
      ],
      terrain: [
        {
          id: 'wood',
          kind: 'wood',
          polygon: [
            [50, 34],
            [70, 34],
            [70, 56],
            [50, 56],
          ],
        },
      ],
      prepare: until('a', 5),
    });
    expect(one.told('compulsory-moved')[0]?.towards).toBe('enemy');
  });
  rule(
    ['C3n', 'C5c', 'C15g', 'C5k'],
    'that has to pay at a hedge first does not turn into the building it came out of',
    () => {
      const one = quarters({
        units: [
          wild({ x: 55, y: 45, figures: 11, formation: 'garrison', garrison: 'village' }),
          enemy({ x: 85, y: 23, facing: 315 }),
        ],
        terrain: [
          {
            id: 'village',
            kind: 'builtUp',
            capacity: 12,
            polygon: [
              [50, 41],
              [60, 41],
              [60, 49],
              [50, 49],
            ],
          },
          {
            id: 'hedge',
            kind: 'hedge',
            line: [
              [64, 38],
              [64, 52],
            ],
          },
        ],
        step: ['quarter', 1],
        prepare: until('a', 5),
      });
      const [first] = one.told('compulsory-moved');
      expect([one.told('came-out')[0]?.facing, first?.cm, first?.facing]).toEqual([90, 0, 90]);
      const { shape } = unitOf(one.g, one.unit('a'));
      expect(one.g.w.ground.sectors.some((sector) => overlaps(sector.shape, shape))).toBe(false);
    },
  );
  rule(['2.1l'], 'without contact it is without formation when its time is over', () => {
    const one = quarters({
      units: [wild(), enemy({ x: 60, y: 100 })],
      prepare: until('a', 5),
    });
    expect(one.degradation('a')).toBe('formed');
    const over = drill({
      units: [wild(), enemy({ x: 60, y: 100 })],
      period: 2,
      phase: 'FIRE',
      step: ['tests'],
      prepare: all(until('a', 5), (g) => {
        g.s.battle.quarter[0] = 0;
        expire(g);
      }),
    });
    expect([over.state('a'), over.degradation('a')]).toEqual(['steady', 'noFormation']);
  });
  rule(['2.1m', '2.1n'], 'skirmishers for half a period, never nearer than 5 cm, and keep their order', () => {
    const skirmish = (y: number) =>
      quarters({
        units: [wild({ type: 'french.leger', formation: 'skirmish', figures: 6 }), enemy({ x: 60, y })],
        prepare: until('a', 5),
      });
    // 20 + 4 a period: 6 a quarter.
    expect(moves(skirmish(60), 'a').map(([, cm]) => cm)).toEqual([6, 6]);
    // 30 − 1.5 of half depths: 28.5 − 20.75 … it stops 5 cm short.
    const near = skirmish(34);
    expect(moves(near, 'a').map(([, cm]) => cm)).toEqual([6, 1.5]);
    expect(near.degradation('a')).toBe('formed');
  });
  rule(
    ['2.1s', 'C5l'],
    'from a square at half the rate of a line, from a building at a line’s, in column, without formation',
    () => {
      const square = quarters({
        units: [wild({ formation: 'square' }), enemy({ x: 60, y: 90 })],
        prepare: until('a', 5),
      });
      expect(moves(square, 'a').map(([, cm]) => cm)).toEqual([2.5, 2.5, 2.5, 2.5]);
      expect([square.degradation('a'), unitOf(square.g, square.unit('a')).base.width]).toEqual(['noFormation', 300]);
      const house = quarters({
        units: [wild({ formation: 'garrison', garrison: 'farm', y: 24 }), enemy({ x: 60, y: 90 })],
        terrain: [
          {
            id: 'farm',
            kind: 'builtUp',
            capacity: 12,
            polygon: [
              [55, 20],
              [65, 20],
              [65, 28],
              [55, 28],
            ],
          },
        ],
        prepare: until('a', 5),
      });
      expect(house.told('came-out')).toMatchObject([{ to: [60, 31] }]);
      expect(moves(house, 'a').map(([, cm]) => cm)).toEqual([4, 4, 4, 4]);
      expect(house.degradation('a')).toBe('noFormation');
    },
  );
  rule(['2.1r', 'C5k'], 'bears what it crosses', () => {
    const one = quarters({
      units: [wild(), enemy({ x: 60, y: 90 })],
      terrain: [
        {
          id: 'hedge',
          kind: 'hedge',
          line: [
            [0, 26],
            [180, 26],
          ],
        },
      ],
      prepare: until('a', 5),
    });
    // 4, then 1.25 to the hedge; 0.6875 of the quarter paid, the rest in the third.
    expect(moves(one, 'a').map(([, cm]) => cm)).toEqual([4, 1.25, 2.75, 4]);
    expect(one.degradation('a')).toBe('disorganised');
  });
  rule(['2.1i', '2.1d', 'C10e', '1.1-01'], 'an enemy in its way receives it like a charge, before contact', () => {
    const meet = (dice: readonly number[], losses = 0) =>
      quarters({
        units: [wild(), enemy({ x: 60, y: 24, figures: 16, losses })],
        generals: [
          { id: 'g1', side: 1, x: 60, y: 44 },
          { id: 'g0', x: 60, y: 1 },
        ],
        prepare: until('a', 5),
        dice,
      });
    // He tests, fires, and is met; nobody moves any more.
    const one = meet([6, 1]);
    expect(one.told('morale-tested')).toMatchObject([{ piece: 'enemy', occasions: ['receiveCharge'], result: 'obey' }]);
    expect(one.told('contact')).toMatchObject([{ piece: 'a', target: 'enemy', side: 'front' }]);
    expect([one.at('a'), moves(one, 'a'), one.g.s.battle.melees[0]]).toEqual([[60, 22.5, 0], [], 1]);
    // He breaks and goes at once: it runs on.
    const gone = meet([1], 320);
    expect(gone.state('enemy')).toBe('flight');
    expect(moves(gone, 'enemy').map(([, cm]) => cm)).toEqual([8, 8, 8, 8]);
    expect(moves(gone, 'a').map(([leg, cm]) => [leg, cm])).toEqual(Array(4).fill(['advance', 4]));
  });
  rule(['2.1c'], 'guns obey instead; crews off their guns are nobody’s target', () => {
    const one = quarters({
      units: [
        wild(),
        { id: 'crew', side: 1, type: 'austrian.footArtillery', x: 60, y: 40, facing: 180, marks: ['offGuns'] },
        enemy({ x: 90, y: 90 }),
      ],
      prepare: until('a', 5),
    });
    expect(one.told('compulsory-moved')[0]?.towards).toBe('enemy');
  });
});

describe('back in hand', () => {
  const test = (dice: readonly number[], more: Partial<DrillUnit> = {}, at = 32, losses = 0, x = 60): Drill =>
    drill({
      units: [wild({ type: 'french.eliteBattalion', ...more }), enemy({ x, y: at, losses })],
      generals: [
        { id: 'g0', x: 60, y: 2 },
        { id: 'g1', side: 1, x: 60, y: at + 20 },
      ],
      phase: 'COMPULSORY',
      step: ['tests'],
      prepare: all(until('a', 5), (g, unit) => {
        g.s.battle.quarter[0] = 1;
        g.s.unit.made[unit('a')] = 1;
        enqueue(g, [{ unit: unit('a'), occasions: ['strength'] }]);
      }),
      dice,
    });
  rule(
    ['2.2a', 'C11b'],
    'on obey it may go on into contact if its order lets it charge, else it stops without formation',
    () => {
      const one = test([1]);
      expect(one.told('morale-tested')[0]?.result).toBe('obey');
      expect(one.question).toBe('back-in-hand');
      expect(one.legal()).toEqual([
        { type: 'stop', unit: 'a' },
        { type: 'complete', unit: 'a' },
      ]);
      expect(one.refusals({ type: 'complete', unit: 'enemy' })).toEqual(['2.2a']);
      const stops = test([1]);
      stops.play({ type: 'stop', unit: 'a' });
      expect([stops.state('a'), stops.degradation('a')]).toEqual(['steady', 'noFormation']);
      // The enemy receives it: he tests and fires.
      one.play({ type: 'complete', unit: 'a' }, [6, 1]);
      expect([one.told('contact').length, one.state('a'), one.degradation('a')]).toEqual([1, 'steady', 'formed']);
      // If he runs from it, it stops where it is.
      const empty = test([1], {}, 32, 320);
      empty.play({ type: 'complete', unit: 'a' }, [1]);
      expect([empty.state('enemy'), empty.state('a'), empty.degradation('a')]).toEqual([
        'flight',
        'steady',
        'noFormation',
      ]);
      // On HOLD, or out of reach, there is nothing to choose.
      for (const other of [test([1], { order: 'HOLD', at: [60, 20] }), test([1], {}, 60)])
        expect([other.question, other.degradation('a')]).toEqual([undefined, 'noFormation']);
    },
  );
  rule(['2.2a', 'C3n'], 'an advance in contact is complete, and nobody turns into those beside him', () => {
    const met = drill({
      units: [wild({ type: 'french.eliteBattalion' }), enemy({ x: 60, y: 21.5 })],
      generals: [{ id: 'g0', x: 60, y: 2 }],
      phase: 'COMPULSORY',
      step: ['tests'],
      prepare: all(until('a', 5), (g, unit) => {
        g.s.battle.quarter[0] = 1;
        meet(g, unit('a'), unit('enemy'));
        enqueue(g, [{ unit: unit('a'), occasions: ['strength'] }]);
      }),
      dice: [1],
    });
    expect([met.told('morale-tested')[0]?.result, met.question]).toEqual(['obey', undefined]);
    let offered = 0;
    for (let x = 60; x <= 74; x += 2)
      for (let y = 23; y <= 31; y += 2) {
        const one = test([1], {}, y, 0, x);
        const reach = withinReach(one.g, one.unit('a'), 3);
        if (!reach) continue;
        offered++;
        const turned = shapeOf({ ...unitOf(one.g, one.unit('a')).base, heading: reach.heading });
        expect(overlaps(turned, unitOf(one.g, one.unit('enemy')).shape), `enemy at ${x}, ${y}`).toBe(false);
      }
    expect(offered).toBeGreaterThan(5);
  });
  rule(['2.3i', '2.3j', '2.3k'], 'on halt it goes on to 5 cm from its target and is without formation', () => {
    const one = test([1], { losses: 180 });
    expect(one.told('morale-tested')[0]?.result).toBe('halt');
    expect(one.state('a')).toBe('halted');
    // 32 − 0.75 − 5 = 26.25 is where its front stops.
    expect(moves(one, 'a')).toEqual([['halted', 5.5, 60, 25.5]]);
    expect(one.degradation('a')).toBe('noFormation');
  });
});

describe('a pursuit', () => {
  const chase = (prey: 'retreat' | 'rout', more: Partial<DrillUnit> = {}): Drill =>
    quarters({
      units: [
        { id: 'a', x: 60, y: 60, figures: 8 },
        enemy({ y: 65.5, figures: 8, type: 'russian.musketeer', marks: ['pursues'], ...more }),
      ],
      prepare: all(off('a', prey), (g, unit) => {
        g.s.unit.prey[unit('enemy')] = unit('a') + 1;
      }),
    });
  rule(
    ['C10b', '2.4-U7', '2.4-C13', '2.4-U4'],
    'after the prey, quarter by quarter, not in the one in which it only turns about',
    () => {
      const one = chase('retreat');
      expect(one.told('turned-about')).toHaveLength(1);
      // A line of class C makes 2 cm a quarter.
      expect(moves(one, 'enemy')).toEqual([63.5, 61.5, 59.5].map((y) => ['pursuit', 2, 60, y]));
      expect(moves(one, 'a').map(([, cm]) => cm)).toEqual([3, 3, 3]);
      expect(
        one
          .told('compulsory-moved')
          .map(({ piece }) => piece)
          .slice(0, 2),
      ).toEqual(['a', 'enemy']);
    },
  );
  rule(
    ['2.4-U11', '2.4-U12', '2.4-C10', 'C10c'],
    'who keeps up is in contact with its prey when the period ends: they fight then, not before',
    () => {
      const one = chase('retreat', { type: 'french.dragoon', figures: 4, formation: 'line' });
      const [, , , y] = moves(one, 'enemy').at(-1) ?? [];
      // Its prey ends at 51, its rear at 51.75; 2 cm of horse are before it.
      expect([one.at('a')[1], y]).toEqual([51, 52.75]);
      const touch = (other: Drill) =>
        isTouching(unitOf(other.g, other.unit('a')), unitOf(other.g, other.unit('enemy')));
      expect([touch(one), marked(one, 'enemy', 'pursues'), one.g.s.battle.melees[0]]).toEqual([true, true, 0]);
      expect(touch(chase('retreat'))).toBe(false);
    },
  );
  rule(['2.4-U8', '2.4-U10', 'C10e'], 'another enemy in its way receives it', () => {
    const one = quarters({
      units: [
        { id: 'a', x: 60, y: 60, figures: 8 },
        { id: 'other', x: 66.5, y: 57, figures: 8, type: 'french.eliteBattalion' },
        enemy({ y: 65.5, figures: 8, type: 'austrian.hussar', marks: ['pursues'] }),
      ],
      prepare: all(off('a', 'rout'), (g, unit) => {
        g.s.unit.prey[unit('enemy')] = unit('a') + 1;
        g.s.witness.episode.fill(1);
      }),
    });
    expect([one.question, one.position.side]).toEqual(['react', 0]);
  });
  rule('2.4-U9', 'attacked by another it stops, and its prey goes on', () => {
    const one = quarters({
      units: [
        { id: 'a', x: 60, y: 60, figures: 8 },
        { id: 'other', x: 70.25, y: 65.5, facing: 270, figures: 4 },
        enemy({ y: 65.5, figures: 16, marks: ['pursues'] }),
      ],
      prepare: all(off('a', 'rout'), (g, unit) => {
        g.s.unit.prey[unit('enemy')] = unit('a') + 1;
        g.s.witness.episode.fill(1);
        g.s.melee.a[0] = unit('other') + 1;
        g.s.melee.b[0] = unit('enemy') + 1;
        g.s.battle.melees[0] = 1;
      }),
    });
    expect([moves(one, 'enemy').length, moves(one, 'a').length, marked(one, 'enemy', 'pursues')]).toEqual([
      0,
      4,
      false,
    ]);
  });
  rule(
    ['C10f', '2.4-U5'],
    'a winner out of control after the unit it has beaten keeps its rhythm, with the bonus of a charge',
    () => {
      const one = quarters({
        units: [
          { id: 'a', x: 60, y: 60, figures: 8 },
          enemy({ y: 65.5, figures: 8, type: 'russian.musketeer', state: 'uncontrolled', marks: ['runsAfter'] }),
        ],
        prepare: all(off('a', 'retreat'), until('enemy', 5), (g, unit) => {
          g.s.unit.prey[unit('enemy')] = unit('a') + 1;
        }),
      });
      // 8 + 4 a period: 3 a quarter, from the second on; no reception by who runs before it.
      expect(moves(one, 'enemy')).toEqual([62.5, 59.5, 56.5].map((y) => ['pursuit', 3, 60, y]));
    },
  );
});
