import type { HexId } from '@tambour/boards';
import { type UnitId, unitId } from '../model/ids.ts';
import type { ZoneMarks } from '../model/scratch.ts';
import { batteryAt, type Field, unitAt } from '../model/state.ts';
import { DRG, NOWHERE, ROUTED } from '../model/vocabulary.ts';
import { flank, front } from './2-facing.ts';
import { isCut } from './7-bridges.ts';

/** 6c 12.4b Guns, baggage, leaders and routed units have no zone of control: only these units do. */
const hasZoc = (g: Field, u: UnitId): boolean => u >= 0 && g.s.unit.state[u] !== ROUTED;

/** 6.1f 6.1g 6b 6.1h Where a zone reaches from a hex: not into wood, town or redoubt, not over water; works do not stop it. R16 R17 */
const reaching = (g: Field, hex: HexId): number => {
  const open = g.w.zocReach[hex]!;
  if (g.s.battle.bridgesCut[0] === 0) return open;
  let left = open;
  for (let d = 0; d < 6; d++) if (isCut(g, hex, d)) left &= ~(1 << d);
  return left;
};

/** 6a 6.2a 6.2c The hexes a unit controls, as bits around its own: its front. Flanks and rear hinder nobody's movement. */
export const zocOf = (g: Field, u: UnitId): number => (hasZoc(g, u) ? front(g, u) & reaching(g, g.s.unit.hex[u]!) : 0);
/** 6.2b 11.7a The flank hexes that count in a retreat, with the same limits. R60 */
const flankZoneOf = (g: Field, u: UnitId): number => (hasZoc(g, u) ? flank(g, u) & reaching(g, g.s.unit.hex[u]!) : 0);

const touches = (g: Field, hex: HexId, side: number, of: (g: Field, u: UnitId) => number): boolean => {
  const { near, unitSide } = g.w;
  for (let d = 0; d < 6; d++) {
    const x = near[hex * 6 + d]!;
    if (x < 0) continue;
    const u = unitAt(g, x);
    if (u >= 0 && unitSide[u] !== side && of(g, u) & (1 << ((d + 3) % 6))) return true;
  }
  return false;
};
/** 6a Whether a hex lies in a zone of control of the enemies of `side`. */
export const inEnemyZoc = (g: Field, hex: HexId, side: number): boolean => touches(g, hex, side, zocOf);
/** 6.2b Whether a hex is a flank hex of an enemy of `side`. */
export const inEnemyFlank = (g: Field, hex: HexId, side: number): boolean => touches(g, hex, side, flankZoneOf);

/** 6.1e 8.2c 7.4b A hex closed to command and to commanders: an enemy's front or flank, with no friend in it. R18 R40 */
export function isInterdicted(g: Field, hex: HexId, side: number): boolean {
  const u = unitAt(g, hex);
  const b = batteryAt(g, hex);
  if ((u >= 0 && g.w.unitSide[u] === side) || (b >= 0 && g.w.unitSide[b] === side)) return false;
  return inEnemyZoc(g, hex, side) || inEnemyFlank(g, hex, side);
}

/** The marks of `markZones` for zones and flanks of the enemies of a side. */
const ZONE = 1;
const FLANK = 4;
export const enemyZone = (side: number): number => (ZONE << 1) >> side;
export const enemyFlank = (side: number): number => (FLANK << 1) >> side;
/** 8.2c 7.4b What closes a hex to command and to commanders unless a friend is in it. */
export const enemyWatch = (side: number): number => enemyZone(side) | enemyFlank(side);

/**
 * All zones and flanks of a side at once, one byte a hex: bit `side` its zone, bit `side + 2` its flanks. For long lists.
 * They stay as they are through most of the other side's orders, and so are marked anew only when a unit differs.
 */
export function markZones(g: Field, side: number): Uint8Array {
  const held = g.scratch.zones[side]!;
  if (!isAsSeen(g, side, held)) mark(g, side, held);
  return held.marks;
}
const seenAs = (hex: HexId, facing: number, state: number): number =>
  hex | (facing << 16) | (state === ROUTED ? 1 << 19 : 0);

function isAsSeen(g: Field, side: number, held: ZoneMarks): boolean {
  const { seen } = held;
  const { hex, facing, state } = g.s.unit;
  if (held.world !== g.w || g.s.battle.bridgesCut[0]! > 0) return false;
  const units = g.w.sideUnits[side]!;
  for (let i = unitId(0); i < units.length; i++) {
    const u = units[i]!;
    if (seen[i] !== seenAs(hex[u]!, facing[u]!, state[u]!)) return false;
  }
  return true;
}

function mark(g: Field, side: number, held: ZoneMarks): void {
  const { w, s } = g;
  const { near, unitClass, zoneMask, flankMask } = w;
  const { hex: hexes, facing, state } = s.unit;
  const units = w.sideUnits[side]!;
  const zones = held.marks;
  zones.fill(0);
  const isCutAnywhere = s.battle.bridgesCut[0]! > 0;
  // Broken bridges cut zones in ways that depend on more than the unit.
  held.world = isCutAnywhere ? undefined : w;
  if (held.seen.length < units.length) held.seen = new Int32Array(units.length);
  for (let i = unitId(0); i < units.length; i++) {
    const u = units[i]!;
    const hex = hexes[u]!;
    const cls = unitClass[u]!;
    held.seen[i] = seenAs(hex, facing[u]!, state[u]!);
    if (hex === NOWHERE || cls > DRG || state[u] === ROUTED) continue;
    const arc = hex * 6 + facing[u]!;
    const zoc = isCutAnywhere ? zocOf(g, u) : zoneMask[cls]![arc]!;
    const flanks = isCutAnywhere ? flankZoneOf(g, u) : flankMask[cls]![arc]!;
    for (let d = 0, both = zoc | flanks; both; d++, both >>= 1) {
      if (!(both & 1)) continue;
      const x = near[hex * 6 + d]!;
      if (zoc & (1 << d)) zones[x]! |= ZONE << side;
      if (flanks & (1 << d)) zones[x]! |= FLANK << side;
    }
  }
}

/** 6.1c 7.3a Nobody goes from one enemy zone straight into another. */
export const isZocToZoc = (isWatched: boolean, isNextWatched: boolean): boolean => isWatched && isNextWatched;
/** 6.1d 7.3b What leaving an enemy zone costs beside the ground. */
export const leavingCost = (isWatched: boolean): number => (isWatched ? 1 : 0);
