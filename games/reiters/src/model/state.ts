import { type ZoneId, zoneId } from '@tambour/boards';
import {
  bitNames,
  bytes,
  bytesUpTo,
  fieldsOf,
  flags,
  type GameField,
  named,
  namedOr,
  saved,
  savedBytes,
  savedState,
  u8Of,
  whole,
} from '@tambour/kernel';
import * as FLAG from './fight-flags.ts';
import * as FIGHT_KIND from './fight-kinds.ts';
import type { UnitId } from './ids.ts';
import * as LEADER_MARK from './leader-marks.ts';
import * as MARK from './marks.ts';
import * as PART from './parts.ts';
import { Scratch } from './scratch.ts';
import { ORDERS, PLACES, SEQUENCES, SIDES } from './vocabulary.ts';
import type { ReitersWorld } from './world.ts';
import * as ZONE_MARK from './zone-marks.ts';

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
/** As saved positions have them: `attack-support`. */
const dashed = (figures: Readonly<Record<string, number>>): string[] =>
  bitNames(figures).map((name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));

const state = savedState((w: ReitersWorld) => {
  const zone = saved(u8Of<ZoneId>(), namedOr(w.zoneNames, NOWHERE));
  const someZone = saved(u8Of<ZoneId>(), whole(0, w.zones - 1));
  const unit = saved(u8Of<UnitId>(), whole(0, Math.max(0, w.units - 1)));
  const place = saved('u8', named(PLACES));
  const points = saved('u16', whole(0, 65535));
  // Where there is no baggage its one row is plain numbers.
  const byte = whole(0, 255);
  const waggons =
    w.baggage > 0
      ? { names: w.baggageIds, columns: { zone, place } }
      : { columns: { zone: saved(u8Of<ZoneId>(), byte), place: saved('u8', byte) } };
  return {
    unit: {
      names: w.unitIds,
      columns: {
        marks: saved('u16', flags(bitNames(MARK))),
        zone,
        place,
        ...bytesUpTo({ steps: 2 }),
        part: saved('u8', named(dashed(PART))),
      },
    },
    leader: { names: w.leaderIds, columns: { zone, place, marks: saved('u8', flags(bitNames(LEADER_MARK))) } },
    baggage: waggons,
    /** `known`: the order as the enemy last saw it, + 1; `entered`: the turn the column came in (0 from the start). */
    column: {
      names: w.columnIds,
      columns: {
        order: saved('u8', named(ORDERS)),
        known: saved('u8', named(['unknown', ...ORDERS])),
        ...bytesUpTo({ entered: w.data.turns, tried: 1 }),
      },
    },
    /** 10.1f Where a side imagines the field: columns whose order it only assumes. Of the eye alone, no rule asks. */
    guess: { rows: w.columns, columns: { isOrder: 'u8' }, derived: true },
    zone: { names: w.zoneNames, sparse: true, columns: { marks: saved('u8', flags(bitNames(ZONE_MARK))) } },
    battle: {
      columns: {
        pointsC: points,
        pointsP: points,
        ...bytesUpTo({ turn: w.data.turns }),
        sequence: saved('u8', named(SEQUENCES)),
        ...savedBytes(named(SIDES), 'first', 'active'),
        /** `moving`: the piece on the march + 1; what it has spent, where it set out, its last step and how that was judged. */
        ...bytesUpTo({ isOver: 1, winner: 2, moving: w.units + w.leaders, spent: 60 }),
        start: someZone,
        ...bytesUpTo({ stepCost: 60, stepFell: 1, offRoad: 1, path: MOST_STEPS, pathAt: MOST_STEPS, hopesSetUp: 20 }),
        /** 7.4.5a The zone and the unit attacked last, + 1. */
        ...bytesUpTo({ lastZone: w.zones, lastDefender: w.units }),
      },
    },
    /** The way of the command being carried out. */
    path: { rows: MOST_STEPS, sparse: true, columns: { zone: someZone } },
    fight: {
      columns: {
        kind: saved('u8', named(dashed(FIGHT_KIND))),
        from: someZone,
        to: someZone,
        attacker: unit,
        defender: unit,
        ...bytesUpTo({ round: 9, rounds: 9 }),
        flags: saved('u8', flags(dashed(FLAG))),
        differential: saved('i8', whole(-99, 99)),
        ...bytesUpTo({ die: 6 }),
        retreatTo: u8Of<ZoneId>(),
        ...bytesUpTo({ attackerSteps: 2 }),
      },
    },
    /** Derived: how many combat units of each side, what they and the baggage count for stacking, who exerts control. */
    at: {
      rows: w.zones,
      columns: bytes('unitsC', 'unitsP', 'stack', 'zocC', 'zocP', 'occupied'),
      derived: true,
    },
  } as const;
});
export const { codecs } = state;

/** What the rules work on. */
export type Field = GameField<ReitersWorld, ReturnType<typeof state.layout>, Scratch>;
export const { shape: reitersShape, field } = fieldsOf(
  state.layout,
  (w: ReitersWorld) => new Scratch(w.zones, w.columns),
);

export const isOver = (g: Field): boolean => g.s.battle.isOver[0] === 1;
export const push = (g: Field, step: number, a = 0, b = 0, c = 0, d = 0): void => g.pen.push(step, a, b, c, d);
export const active = (g: Field): number => g.s.battle.active[0]!;
export const passive = (g: Field): number => 1 - g.s.battle.active[0]!;
export const turnOf = (g: Field): number => g.s.battle.turn[0]!;
/** Marks come off every row of a column. */
export function unmarkAll(marks: Uint8Array | Uint16Array, bits: number): void {
  for (let row = 0; row < marks.length; row++) marks[row]! &= ~bits;
}
