import { DIRECTIONS, type HexId, VERTICES } from '@tambour/boards';
import {
  BadInput,
  bitNames,
  bytesUpTo,
  type Codec,
  fieldsOf,
  flags,
  type GameField,
  named,
  namedOr,
  saved,
  savedBytes,
  savedState,
  scratchBySize,
  u16Of,
  whole,
} from '@tambour/kernel';
import { type FormationId, type LeaderId, leaderId, type UnitId, unitId } from './ids.ts';
import * as MARK from './marks.ts';
import { Scratch } from './scratch.ts';
import { ART, BAGGAGE, LOST, NOWHERE, ON_MAP, PHASES, PLACES, STATES } from './vocabulary.ts';
import type { DenainWorld } from './world.ts';

/** Single figures behind one name: a bundle has each where it is used. */
export * as MARK from './marks.ts';

export const MAX_COMBATANTS = 8;
export const MAX_PASSED = 96;
export const MAX_CHAIN = 24;

/** A unit by name, kept as its number + 1; null is nobody. */
const unitPlusOne = (w: DenainWorld): Codec => ({
  write: (v) => (v === 0 ? null : w.unitIds[v - 1]!),
  read: (v, path) => {
    if (v === null) return 0;
    const u = typeof v === 'string' ? w.unitIndex.get(v) : undefined;
    if (u === undefined) throw new BadInput(path, 'is not a unit of this battle');
    return u + 1;
  },
});
/** A plain number below `n`, or the mark for nobody and nowhere: lists of a fight keep what is past. */
const upTo = (n: number): Codec => {
  const { write, read } = whole(0, n - 1);
  return { write, read: (v, path) => (v === NOWHERE ? NOWHERE : read(v, path)) };
};
const YES = whole(0, 1);
const POINTS = whole(0, 65_535);
const OWNER = named(['nobody', 'F', 'C']);

const { layout, codecs } = savedState((w: DenainWorld) => {
  const hexOrNone = saved(u16Of<HexId>(), namedOr(w.hexNames, NOWHERE));
  const unit = saved(u16Of<UnitId>(), upTo(w.units));
  const hex = saved(u16Of<HexId>(), upTo(w.grid.size));
  const place = saved('u8', named(PLACES));
  const rider = saved('u16', unitPlusOne(w));
  const fought = savedBytes(YES, 'wasDis', 'hasLeft', 'hasFired');
  return {
    unit: {
      names: w.unitIds,
      columns: {
        hex: hexOrNone,
        marks: saved('u16', flags(bitNames(MARK))),
        cameFrom: hexOrNone,
        drove: saved('u8', flags(DIRECTIONS)),
        facing: saved('u8', named(VERTICES)),
        cf: saved('u8', whole(0, 20)),
        state: saved('u8', named(STATES)),
        place,
      },
    },
    leader: {
      names: w.leaderIds,
      columns: { hex: hexOrNone, riding: rider, place, ...savedBytes(YES, 'isOut', 'hasMoved') },
    },
    formation: { names: w.formationIds, columns: savedBytes(YES, 'isActivated', 'isActing', 'isLost') },
    /** By hex with works, see `workRow`. */
    breach: {
      names: w.workHexes.map((h) => w.hexNames[h]!),
      sparse: true,
      columns: { sides: saved('u8', flags(DIRECTIONS)) },
    },
    bridge: {
      names: w.bridges.map((b) => w.hexNames[b.hex]!),
      columns: { isDestroyed: saved('u8', YES), crossedBy: rider },
    },
    objective: { names: w.objectives.map((h) => w.hexNames[h]!), columns: { owner: saved('u8', OWNER) } },
    entry: { rows: Math.max(1, w.entryHexes.length), columns: bytesUpTo({ today: 2, total: w.units }) },
    battle: {
      columns: {
        ...bytesUpTo({ turn: w.data.turns }),
        phase: saved('u8', named(PHASES)),
        ...bytesUpTo({ segment: w.formations + 1, first: 1, canDouble: 1, isReversed: 0, active: 1 }),
        baggageOwner: saved('u8', OWNER),
        ...bytesUpTo({ isOver: 1, winner: 2, ending: 2, bridgesCut: w.bridges.length }),
        lostF: saved('u16', POINTS),
        lostC: saved('u16', POINTS),
        ...bytesUpTo({ passed: MAX_PASSED }),
      },
    },
    combat: {
      columns: {
        ...bytesUpTo({ attackers: MAX_COMBATANTS, targets: MAX_COMBATANTS, att: 0, def: 0 }),
        ...bytesUpTo({ row: w.charts.shock.length - 1, column: w.charts.shock[0]!.length - 1 }),
        ...bytesUpTo({ vacated: 2 * MAX_COMBATANTS, chain: MAX_CHAIN, isMelee: 1 }),
      },
    },
    attacker: { rows: MAX_COMBATANTS, sparse: true, columns: { unit, hex, ...fought } },
    target: {
      rows: MAX_COMBATANTS,
      sparse: true,
      columns: { unit, hex, battery: unit, ...fought, gunsFired: saved('u8', YES) },
    },
    vacated: { rows: 2 * MAX_COMBATANTS, sparse: true, columns: { hex, side: saved('u8', YES) } },
    chain: { rows: MAX_CHAIN, sparse: true, columns: { unit, to: hex } },
    passed: { rows: MAX_PASSED, sparse: true, columns: { unit } },
    /** Derived: who stands where, as unit + 1. */
    at: { rows: w.grid.size, columns: { unit: 'u16', battery: 'u16' }, derived: true },
  };
});

export { codecs };

/** What the rules work on. */
export type Field = GameField<DenainWorld, ReturnType<typeof layout>, Scratch>;
const scratches = scratchBySize((size) => new Scratch(size));
export const { shape: denainShape, field } = fieldsOf(layout, (w: DenainWorld) => scratches(w.grid.size));

export const isOver = (g: Field): boolean => g.s.battle.isOver[0] === 1;
export const push = (g: Field, step: number, a = 0, b = 0, c = 0, d = 0): void => {
  // An instant ending clears the stack: nothing may be put on it any more.
  if (!isOver(g)) g.pen.push(step, a, b, c, d);
};

export const has = (g: Field, u: UnitId, mark: number): boolean => (g.s.unit.marks[u]! & mark) !== 0;
export const mark = (g: Field, u: UnitId, bits: number): void => {
  g.s.unit.marks[u]! |= bits;
};
export const unmark = (g: Field, u: UnitId, bits: number): void => {
  g.s.unit.marks[u]! &= ~bits;
};

export const isOnMap = (g: Field, u: UnitId): boolean => g.s.unit.place[u] === ON_MAP;
/** The infantry, cavalry or dragoons in a hex, or -1. */
export const unitAt = (g: Field, hex: HexId): UnitId => unitId(g.s.at.unit[hex]! - 1);
export const batteryAt = (g: Field, hex: HexId): UnitId => unitId(g.s.at.battery[hex]! - 1);
export const baggageAt = (g: Field, hex: HexId): boolean => {
  const b = g.w.baggage;
  return b >= 0 && g.s.unit.place[b] === ON_MAP && g.s.unit.hex[b] === hex;
};
/** The side whose units or guns hold a hex, or -1. */
export const holder = (g: Field, hex: HexId): number => {
  const u = g.s.at.unit[hex]! || g.s.at.battery[hex]!;
  return u === 0 ? -1 : g.w.unitSide[u - 1]!;
};
/** Whether enemies of a side hold a hex. */
export const isEnemyHeld = (g: Field, hex: HexId, side: number): boolean => {
  const by = holder(g, hex);
  return by >= 0 && by !== side;
};

/** Takes a piece off its hex, and puts it on another. The index of who stands where follows. */
export function lift(g: Field, u: UnitId): void {
  const hex = g.s.unit.hex[u]!;
  if (hex === NOWHERE) return;
  const cls = g.w.unitClass[u]!;
  if (cls === ART) g.s.at.battery[hex] = 0;
  else if (cls !== BAGGAGE && g.s.at.unit[hex] === u + 1) g.s.at.unit[hex] = 0;
  g.s.unit.hex[u] = NOWHERE;
}
export function put(g: Field, u: UnitId, hex: HexId): void {
  lift(g, u);
  g.s.unit.drove[u] = 0;
  g.s.unit.hex[u] = hex;
  g.s.unit.place[u] = ON_MAP;
  const cls = g.w.unitClass[u]!;
  if (cls === ART) g.s.at.battery[hex] = u + 1;
  else if (cls !== BAGGAGE) g.s.at.unit[hex] = u + 1;
}
export function drop(g: Field, u: UnitId): void {
  lift(g, u);
  g.s.unit.place[u] = LOST;
}

/** The row of the leader who now leads a formation: the scenario's, or an aide-de-camp. */
export const leaderOf = (g: Field, formation: FormationId): LeaderId => {
  const own = g.w.formationLeader[formation]!;
  return g.s.leader.place[own] === LOST ? leaderId(g.w.leaders + formation) : own;
};
export const leaderCount = (g: Field): number => g.w.leaders + g.w.formations;
export const isLeaderOnMap = (g: Field, l: LeaderId): boolean => g.s.leader.place[l] === ON_MAP;
