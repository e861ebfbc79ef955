import { describe, expect } from 'vitest';
import { type DrillSpec, type DrillUnit, drill } from '../testing/drill.ts';
import { duel } from '../testing/duel.ts';
import { rule } from '../testing/rule.ts';
import { beginMelee, endMelees, setState, standAt } from './doors.ts';
import {
  abandonGuns,
  areGunsLeft,
  barrierKept,
  finishManning,
  gunsLeft,
  keptBarrier,
  mannable,
  mayMan,
  startManning,
  whyNotMan,
} from './guns.ts';
import { GUN_PLACES } from './model/marks.ts';
import { has, mark } from './model/state.ts';
import { unitOf } from './model/views.ts';
import { offeredAt } from './phases/charge/react.ts';
import { comeOut } from './phases/compulsory/leaving.ts';
import { enqueue } from './tests/queue.ts';

const BATTERY = {
  id: 'battery',
  side: 1,
  type: 'austrian.footArtillery',
  x: 60,
  y: 60,
  facing: 180,
  figures: 4,
} as const;
const alone = (spec: Partial<DrillSpec> & { readonly battery?: Partial<DrillUnit> } = {}) =>
  drill({
    phase: 'MOVE_H1',
    step: ['tests'],
    ...spec,
    units: [{ ...BATTERY, ...spec.battery }, ...(spec.units ?? [])],
  });

describe('guns in a redoubt', () => {
  rule(['C5b', 'C17a'], 'stand in battery there; left by their crew, they stay so', () => {
    const redoubt = {
      id: 'redoubt',
      kind: 'redoubt',
      capacity: 8,
      polygon: [
        [55, 55],
        [65, 55],
        [65, 65],
        [55, 65],
      ],
    };
    const d = alone({ battery: { formation: 'garrison', garrison: 'redoubt' }, terrain: [redoubt] });
    const b = d.unit('battery');
    expect(unitOf(d.g, b)).toMatchObject({ guns: '8-pdr', sector: { id: 'redoubt' } });
    abandonGuns(d.g, b);
    expect(gunsLeft(d.g)).toHaveLength(1);
    expect(comeOut(d.g, b)).toBe(true);
    expect(unitOf(d.g, b)).toMatchObject({ guns: null, sector: null, formation: 'unlimbered' });
  });
});

describe('a crew that goes', () => {
  rule(
    ['2.5-A3', '2.4-A2', 'C17a', 'C17d', 'C2k'],
    'beaten in battery it tests; it leaves by the other side, in one rank, and the guns stay',
    () => {
      const d = duel({
        a: { order: 'WITHDRAW' },
        b: { type: 'austrian.footArtillery', figures: 4, y: 42.25 },
        dice: [3, 3, 6, 3],
      });
      expect(d.told('morale-tested')[0]).toMatchObject({ piece: 'b', occasions: ['meleeLost'] });
      const b = d.unit('b');
      expect([has(d.g, b, 'offGuns'), areGunsLeft(d.g, b), d.told('recoiled')]).toEqual([true, true, []]);
      // Attacked in front from below: they stand behind the guns, which reach from 40.75 to 43.75, and look away.
      const { base } = unitOf(d.g, b);
      expect([base.x, base.y - base.depth / 2, base.heading, base.width]).toEqual([
        6000,
        4375,
        0,
        100 * unitOf(d.g, b).figures,
      ]);
      expect(d.g.s.guns).toMatchObject({ x: expect.anything() });
      expect([d.g.s.guns.x[b], d.g.s.guns.y[b]]).toEqual([6000, 4225]);
    },
  );
  rule(
    ['2.5-A1', '2.5-A2', '1.1-A2'],
    'limbered and beaten they rout without a test and without doubled losses; the elite tests',
    () => {
      const limbered = (type: string, dice: readonly number[]) =>
        duel({ a: { order: 'WITHDRAW' }, b: { type, figures: 4, formation: 'limbered', y: 44.75 }, dice });
      const d = limbered('austrian.footArtillery', [2, 1, 3]);
      expect(d.told('morale-tested').map(({ piece }) => piece)).toEqual(['a']);
      expect([d.state('b'), areGunsLeft(d.g, d.unit('b'))]).toEqual(['rout', true]);
      expect(d.told('losses').filter(({ piece }) => piece === 'b')).toHaveLength(1);
      expect(
        limbered('british.horseArtillery', [2, 1, 6, 3])
          .told('morale-tested')
          .map(({ piece }) => piece),
      ).toEqual(['b', 'a']);
      // One loss a figure at least: three of four are no defeat.
      const few = duel({
        a: { figures: 4, type: 'austrian.landwehr', degradation: 'disorder' },
        b: { type: 'austrian.footArtillery', figures: 4, formation: 'limbered', y: 44.75 },
        dice: [3, 1],
      });
      expect([few.state('b'), few.told('melee-fought')[0]?.outcome]).toEqual(['steady', 'drawn']);
    },
  );
  rule('C17d', 'without an attacker in contact, by the side nearest its own edge', () => {
    const d = alone({ battery: { facing: 90 }, prepare: (g, unit) => abandonGuns(g, unit('battery')) });
    // Guns 6 wide and 3 deep, facing right: their left side looks up to their own edge.
    expect(d.at('battery')).toEqual([60, 63.75, 0]);
  });
  rule(['C17b', 'C17e'], 'limbered guns drive off in retreat; on rout they are left', () => {
    const tested = (losses: number) =>
      alone({
        battery: { formation: 'limbered', degradation: 'disorder', losses },
        units: [{ id: 'a', x: 60, y: 40 }],
        generals: [
          { id: 'ga', x: 60, y: 20 },
          { id: 'gb', side: 1, x: 60, y: 85 },
        ],
        prepare: (g, unit) => enqueue(g, [{ unit: unit('battery'), occasions: ['receiveCharge'], cause: unit('a') }]),
        dice: [1],
      });
    const retreats = tested(0);
    expect([retreats.state('battery'), areGunsLeft(retreats.g, retreats.unit('battery'))]).toEqual(['retreat', false]);
    const routs = tested(20);
    expect([routs.state('battery'), areGunsLeft(routs.g, routs.unit('battery'))]).toEqual(['rout', true]);
  });
});

describe('gunners on foot', () => {
  rule(['C8f', 'C17a', 'C2k'], 'whose guns were limbered are no limbered guns: they do not evade', () => {
    const d = drill({
      phase: 'CHARGE',
      units: [
        { ...BATTERY, type: 'austrian.cavalryArtillery', formation: 'limbered' },
        { id: 'a', x: 60, y: 90, facing: 180, figures: 8, type: 'french.lightCavalry' },
      ],
      prepare: (g, unit) => abandonGuns(g, unit('battery')),
    });
    const battery = d.unit('battery');
    expect(unitOf(d.g, battery)).toMatchObject({ formation: 'unlimbered', guns: null });
    d.play({ type: 'charge', unit: 'a', target: 'battery' });
    const { reactions } = offeredAt(d.g, 0);
    expect(reactions.evade).toBe(false);
    // The guns stay as they stood, and are so again when they are manned.
    d.g.s.unit.from[battery] = 0;
    mark(d.g, battery, 'manning');
    finishManning(d.g);
    expect(unitOf(d.g, battery)).toMatchObject({ formation: 'limbered', guns: '8-pdr' });
  });
});

describe('guns without a crew', () => {
  const left = (spec: Partial<DrillSpec> = {}) =>
    alone({
      ...spec,
      prepare(g, unit) {
        abandonGuns(g, unit('battery'));
        spec.prepare?.(g, unit);
      },
    });
  rule(['C17a', 'C16g'], 'are taken by an enemy that touches them at the end of a period, not by one that runs', () => {
    const end = (a: Partial<DrillUnit>) =>
      left({ phase: 'PERIOD_END', step: ['period-end'], units: [{ id: 'a', x: 60, y: 57.75, ...a }] });
    const d = end({});
    expect(d.told('guns-taken')).toMatchObject([{ piece: 'battery', by: 'a' }]);
    expect([GUN_PLACES[d.g.s.guns.place[d.unit('battery')]!], d.g.s.guns.takenBy[d.unit('battery')]]).toEqual([
      'taken',
      1,
    ]);
    expect(gunsLeft(d.g)).toEqual([]);
    expect(end({ y: 57.6 }).told('guns-taken')).toEqual([]);
    expect(end({ state: 'rout' }).told('guns-taken')).toEqual([]);
    expect(end({ side: 1 }).told('guns-taken')).toEqual([]);
  });
  rule('C17a', 'are left too when the crew is killed to the last', () => {
    const d = duel({
      a: { order: 'WITHDRAW' },
      b: { type: 'austrian.footArtillery', figures: 4, losses: 140, y: 42.25 },
      dice: [6, 1, 3],
    });
    expect([d.state('b'), areGunsLeft(d.g, d.unit('b'))]).toEqual(['gone', true]);
  });
  rule('C17c', 'lie in the way as a line does, and are known again as long as they stand there', () => {
    const d = left();
    const [guns] = gunsLeft(d.g);
    expect([gunsLeft(d.g)[0] === guns, guns?.kind]).toEqual([true, 'guns']);
    expect(barrierKept(d.g, keptBarrier(d.g, guns)) === guns).toBe(true);
    expect([keptBarrier(d.g, null), barrierKept(d.g, 0)]).toEqual([0, null]);
  });
  rule('C17a', 'are manned again by a rallied crew that touches them, in a whole period', () => {
    const d = left();
    const u = d.unit('battery');
    expect([mayMan(d.g, u), mannable(d.g)]).toEqual([true, [u]]);
    startManning(d.g, u);
    expect([has(d.g, u, 'manning'), d.g.s.unit.from[u], mannable(d.g)]).toEqual([true, 5, []]);
    finishManning(d.g);
    expect(areGunsLeft(d.g, u)).toBe(true);
    d.g.s.battle.period[0] = 2;
    finishManning(d.g);
    expect([areGunsLeft(d.g, u), has(d.g, u, 'offGuns'), has(d.g, u, 'manning'), d.at('battery')]).toEqual([
      false,
      false,
      false,
      [60, 60, 180],
    ]);
    expect(unitOf(d.g, u).guns).toBe('8-pdr');
  });
  rule(['C17a', 'C9a'], 'a crew that is attacked while it mans them has to begin anew', () => {
    const d = left({ units: [{ id: 'a', x: 60, y: 80, facing: 180, side: 0 }] });
    const u = d.unit('battery');
    startManning(d.g, u);
    beginMelee(d.g, d.unit('a'), u);
    const was = d.at('battery');
    d.g.s.battle.period[0] = 2;
    finishManning(d.g);
    expect([has(d.g, u, 'manning'), areGunsLeft(d.g, u), d.at('battery')]).toEqual([false, true, was]);
    endMelees(d.g, u);
    expect(mayMan(d.g, u)).toBe(true);
  });
  rule('C17a', 'not by one that runs, fights, or stands elsewhere', () => {
    const why = (prepare: DrillSpec['prepare']) => {
      const d = left({ units: [{ id: 'a', x: 60, y: 80 }], ...(prepare && { prepare }) });
      return whyNotMan(d.g, d.unit('battery')).map(({ rule: id }) => id);
    };
    expect(why((g, unit) => setState(g, unit('battery'), 'rout', '2.5-P3'))).toEqual(['C17a']);
    expect(why((g, unit) => standAt(g, unit('battery'), 6000, 7000))).toEqual(['C17a']);
    expect(why((g, unit) => beginMelee(g, unit('a'), unit('battery')))).toEqual(['C17a']);
    expect(why(undefined)).toEqual([]);
  });
});
