import type { HexId } from '@tambour/boards';
import { bytes, fieldsOf, type GameField, KERNEL, type Layout, scratchBySize, u16Of } from '@tambour/kernel';
import { type FormationId, type LeaderId, leaderId, type UnitId, unitId } from './ids.ts';
import { Scratch } from './scratch.ts';
import { ART, BAGGAGE, LOST, NOWHERE, ON_MAP } from './vocabulary.ts';
import type { DenainWorld } from './world.ts';

/** Single figures behind one name: a bundle has each where it is used. */
export * as MARK from './marks.ts';

export const MAX_COMBATANTS = 8;
export const MAX_PASSED = 96;
export const MAX_CHAIN = 24;

const layout = (w: DenainWorld) =>
  ({
    ...KERNEL,
    unit: {
      rows: w.units,
      columns: {
        hex: u16Of<HexId>(),
        marks: 'u16',
        cameFrom: u16Of<HexId>(),
        ...bytes('drove', 'facing', 'cf', 'state', 'place'),
      },
    },
    leader: {
      rows: w.leaders + w.formations,
      columns: { hex: u16Of<HexId>(), riding: 'u16', place: 'u8', isOut: 'u8', hasMoved: 'u8' },
    },
    formation: { rows: w.formations, columns: { isActivated: 'u8', isActing: 'u8', isLost: 'u8' } },
    /** By hex with works, see `workRow`. */
    breach: { rows: w.workHexes.length, columns: { sides: 'u8' } },
    bridge: { rows: w.bridges.length, columns: { isDestroyed: 'u8', crossedBy: 'u16' } },
    objective: { rows: w.objectives.length, columns: { owner: 'u8' } },
    entry: { rows: Math.max(1, w.entryHexes.length), columns: { today: 'u8', total: 'u8' } },
    battle: {
      rows: 1,
      columns: {
        ...bytes('turn', 'phase', 'segment', 'first', 'canDouble', 'isReversed', 'active', 'baggageOwner'),
        ...bytes('isOver', 'winner', 'ending', 'bridgesCut'),
        lostF: 'u16',
        lostC: 'u16',
        passed: 'u8',
      },
    },
    combat: {
      rows: 1,
      columns: bytes('attackers', 'targets', 'att', 'def', 'row', 'column', 'vacated', 'chain', 'isMelee'),
    },
    attacker: {
      rows: MAX_COMBATANTS,
      columns: { unit: u16Of<UnitId>(), hex: u16Of<HexId>(), wasDis: 'u8', hasLeft: 'u8', hasFired: 'u8' },
    },
    target: {
      rows: MAX_COMBATANTS,
      columns: {
        unit: u16Of<UnitId>(),
        hex: u16Of<HexId>(),
        battery: u16Of<UnitId>(),
        ...bytes('wasDis', 'hasLeft', 'hasFired', 'gunsFired'),
      },
    },
    vacated: { rows: 2 * MAX_COMBATANTS, columns: { hex: u16Of<HexId>(), side: 'u8' } },
    chain: { rows: MAX_CHAIN, columns: { unit: u16Of<UnitId>(), to: u16Of<HexId>() } },
    passed: { rows: MAX_PASSED, columns: { unit: u16Of<UnitId>() } },
    /** Derived: who stands where, as unit + 1. */
    at: { rows: w.grid.size, columns: { unit: 'u16', battery: 'u16' }, derived: true },
  }) as const satisfies Layout;

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
