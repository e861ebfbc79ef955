import { type ZoneId, zoneId } from '@tambour/boards';
import { bytes, fieldsOf, type GameField, KERNEL, type Layout, u8Of } from '@tambour/kernel';
import type { UnitId } from './ids.ts';
import { Scratch } from './scratch.ts';
import type { ReitersWorld } from './world.ts';

/** In a column of zones: no zone. */
export const NOWHERE = zoneId(255);

/** Single figures behind one name: a bundle has each where it is used. */
export * as FLAG from './fight-flags.ts';
export * as FIGHT_KIND from './fight-kinds.ts';
export * as LEADER_MARK from './leader-marks.ts';
export * as MARK from './marks.ts';
export * as PART from './parts.ts';
export * as ZONE_MARK from './zone-marks.ts';

/** Longest way of one command, in steps. */
const MOST_STEPS = 16;

const layout = (w: ReitersWorld) =>
  ({
    ...KERNEL,
    unit: { rows: w.units, columns: { marks: 'u16', zone: u8Of<ZoneId>(), ...bytes('place', 'steps', 'part') } },
    leader: { rows: w.leaders, columns: { zone: u8Of<ZoneId>(), ...bytes('place', 'marks') } },
    baggage: { rows: Math.max(1, w.baggage), columns: { zone: u8Of<ZoneId>(), place: 'u8' } },
    /** `known`: the order as the enemy last saw it, + 1; `entered`: the turn the column came in (0 from the start). */
    column: { rows: w.columns, columns: bytes('order', 'known', 'entered', 'tried') },
    /** 10.1f Where a side imagines the field: columns whose order it only assumes. Of the eye alone, no rule asks. */
    guess: { rows: w.columns, columns: { isOrder: 'u8' }, derived: true },
    zone: { rows: w.zones, columns: { marks: 'u8' } },
    battle: {
      rows: 1,
      columns: {
        pointsC: 'u16',
        pointsP: 'u16',
        ...bytes('turn', 'sequence', 'first', 'active', 'isOver', 'winner'),
        /** The piece on the march + 1, what it has spent, where it set out, its last step and how that was judged. */
        ...bytes('moving', 'spent'),
        start: u8Of<ZoneId>(),
        ...bytes('stepCost', 'stepFell', 'offRoad', 'path', 'pathAt', 'hopesSetUp'),
        /** 7.4.5a The zone and the unit attacked last, + 1. */
        ...bytes('lastZone', 'lastDefender'),
      },
    },
    /** The way of the command being carried out. */
    path: { rows: MOST_STEPS, columns: { zone: u8Of<ZoneId>() } },
    fight: {
      rows: 1,
      columns: {
        kind: 'u8',
        from: u8Of<ZoneId>(),
        to: u8Of<ZoneId>(),
        attacker: u8Of<UnitId>(),
        defender: u8Of<UnitId>(),
        ...bytes('round', 'rounds', 'flags'),
        differential: 'i8',
        die: 'u8',
        retreatTo: u8Of<ZoneId>(),
        attackerSteps: 'u8',
      },
    },
    /** Derived: how many combat units of each side, what they and the baggage count for stacking, who exerts control. */
    at: {
      rows: w.zones,
      columns: bytes('unitsC', 'unitsP', 'stack', 'zocC', 'zocP', 'occupied'),
      derived: true,
    },
  }) as const satisfies Layout;

/** What the rules work on. */
export type Field = GameField<ReitersWorld, ReturnType<typeof layout>, Scratch>;
export const { shape: reitersShape, field } = fieldsOf(layout, (w: ReitersWorld) => new Scratch(w.zones, w.columns));

export const isOver = (g: Field): boolean => g.s.battle.isOver[0] === 1;
export const push = (g: Field, step: number, a = 0, b = 0, c = 0, d = 0): void => g.pen.push(step, a, b, c, d);
export const active = (g: Field): number => g.s.battle.active[0]!;
export const passive = (g: Field): number => 1 - g.s.battle.active[0]!;
export const turnOf = (g: Field): number => g.s.battle.turn[0]!;
/** Marks come off every row of a column. */
export function unmarkAll(marks: Uint8Array | Uint16Array, bits: number): void {
  for (let row = 0; row < marks.length; row++) marks[row]! &= ~bits;
}
