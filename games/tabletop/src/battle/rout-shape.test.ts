import { describe, expect } from 'vitest';
import { sees } from '../rules/table/sight.ts';
import { all, enemy, quarters } from '../testing/compelled.ts';
import { type Drill, type DrillSpec, type DrillUnit, drill } from '../testing/drill.ts';
import { duel } from '../testing/duel.ts';
import { rule } from '../testing/rule.ts';
import { lose } from './doors.ts';
import { goOff } from './going-off.ts';
import { NO_LEADER } from './model/ids.ts';
import { lookAgain, unitOf, viewOf } from './model/views.ts';
import { afterRallyTest } from './rally.ts';
import { shotIn } from './shooting.ts';

/** In a rout, or rallied from it and forming up: on a front of so many figures, whatever it stood in before. */
const inRoutShape =
  (id: string, front: number): NonNullable<DrillSpec['prepare']> =>
  (g, unit) => {
    g.s.unit.front[unit(id)] = front;
    g.s.unit.until[unit(id)] = 9;
    lookAgain(g, unit(id));
  };
const RALLYING = {
  state: 'rallying',
  degradation: 'noFormation',
  marks: ['routShape', 'formsUp', 'everRouted'],
} as const satisfies Partial<DrillUnit>;
const sizeOf = (one: Drill, id: string) => {
  const { width, depth } = unitOf(one.g, one.unit(id)).base;
  return [width / 100, depth / 100];
};

describe('a unit in the shape of its rout', () => {
  rule(['C2h', 'C2l', '1.2-F02', 'C9c'], 'is in no square any more, whatever it ran from', () => {
    const d = duel({
      a: { type: 'french.cuirassier', figures: 8, y: 38 },
      b: { figures: 16, y: 45, formation: 'square', ...RALLYING },
      prepare: inRoutShape('b', 2),
      dice: [6, 1, 3, 3],
    });
    // Elite +25, heavy +25, infantry in the open +50; against that no formation −50, infantry before cavalry −25.
    expect(d.told('melee-fought')[0]?.percent).toEqual([100, -75]);
    const test = d.told('morale-tested').find(({ piece }) => piece === 'b');
    expect(test?.items.find(({ code }) => code === 'F02')?.value).toBe(-2);
  });
  rule(['C2h', 'C2l', 'C7g'], 'nor a column to be shot at', () => {
    const d = drill({
      units: [
        { id: 'a', type: 'austrian.fusilier', x: 60, y: 40 },
        { id: 'b', side: 1, x: 60, y: 50, facing: 180, formation: 'attackColumn', ...RALLYING },
      ],
      prepare: inRoutShape('b', 2),
    });
    expect(shotIn(d.g, d.unit('a'), 'all', d.unit('b'))?.items).toEqual([]);
  });
  rule(['C2l', '2.4-P11'], 'has its formation again when it goes into retreat, if there is room', () => {
    const again = (others: readonly DrillUnit[] = []) =>
      drill({
        units: [{ id: 'a', x: 60, y: 40, figures: 12, ...RALLYING }, enemy(), ...others],
        phase: 'FIRE',
        step: ['tests'],
        prepare: all(inRoutShape('a', 8), (g, unit) => goOff(g, unit('a'), 'retreat', unit('enemy'), 5, '2.4-P2')),
      });
    expect([sizeOf(again(), 'a'), again().has('a', 'routShape')]).toEqual([[12, 1.5], false]);
    const held = again([{ id: 'b', x: 65.5, y: 40, figures: 6, formation: 'marchColumn' }]);
    expect(sizeOf(held, 'a')).toEqual([8, 3]);
  });
  rule(
    ['2.5-V1', 'C2h', 'C2l'],
    'that breaks once more runs on two thirds of what it stands on, from its first move',
    () => {
      const one = quarters({
        units: [{ id: 'a', x: 60, y: 60, figures: 12, ...RALLYING }, enemy({ y: 80 })],
        prepare: all(inRoutShape('a', 8), (g, unit) => {
          lose(g, unit('a'), 80, 'C7f');
          goOff(g, unit('a'), 'rout', unit('enemy'), 1, '2.5-P3');
          expect(unitOf(g, unit('a')).base).toMatchObject({ width: 800, depth: 300 });
        }),
      });
      expect(sizeOf(one, 'a')).toEqual([5, 3]);
    },
  );
  rule(['C2j', 'C6b'], 'is not in mass and hides nobody', () => {
    const seen = (more: Partial<DrillUnit>) => {
      const d = drill({
        units: [
          { id: 'a', x: 60, y: 40 },
          { id: 'b', x: 60, y: 50, figures: 24, ...more },
          { id: 'c', side: 1, x: 60, y: 60, facing: 180, figures: 3, formation: 'marchColumn' },
        ],
        prepare: inRoutShape('b', 16),
      });
      return sees(unitOf(d.g, d.unit('a')), unitOf(d.g, d.unit('c')), viewOf(d.g));
    };
    expect([seen({}), seen(RALLYING), seen({ state: 'rout', marks: ['routShape'] })]).toEqual([false, true, true]);
  });
  rule(['C2l', '2.6-K3', 'C3e'], 'that had no room for its own takes any formation later, this one too', () => {
    const d = drill({
      units: [
        { id: 'a', type: 'french.guard', x: 60, y: 40, figures: 12, state: 'halted', marks: ['routShape'] },
        enemy({ y: 100 }),
      ],
      prepare: inRoutShape('a', 8),
    });
    expect(sizeOf(d, 'a')).toEqual([8, 3]);
    d.play({ type: 'form', unit: 'a', formation: 'line' });
    expect([sizeOf(d, 'a'), d.has('a', 'routShape')]).toEqual([[12, 1.5], false]);
  });
  rule(['C2l', '2.6-K12'], 'of freed prisoners ends with their rally', () => {
    const d = drill({
      units: [
        {
          ...{ id: 'a', x: 60, y: 40, figures: 12, state: 'rout', degradation: 'disorder' },
          marks: ['routShape', 'disarmed'],
        },
        enemy({ y: 100 }),
      ],
      prepare: (g, unit) => {
        inRoutShape('a', 8)(g, unit);
        afterRallyTest(g, unit('a'), { rally: 'nearFriend', result: 'obey', by: NO_LEADER, from: 1, until: 0 });
      },
    });
    expect([d.state('a'), sizeOf(d, 'a'), d.has('a', 'routShape')]).toEqual(['freed', [12, 1.5], false]);
  });
});

rule(['C19a', 'C2d', 'C2j'], 'a column of prisoners is in mass, whatever they were taken in', () => {
  const d = drill({
    units: [
      { id: 'p', type: 'french.leger', x: 60, y: 40, figures: 8, formation: 'skirmish', state: 'prisoner' },
      enemy({ y: 100 }),
    ],
    prepare: (g, unit) => {
      g.s.unit.of[unit('p')] = unit('enemy') + 1;
      g.s.unit.escort[unit('p')] = 2;
      g.s.unit.escort[unit('enemy')] = 2;
      lookAgain(g, unit('p'));
    },
  });
  expect([unitOf(d.g, d.unit('p')).formation, sizeOf(d, 'p')]).toEqual(['marchColumn', [2, 7.5]]);
});
