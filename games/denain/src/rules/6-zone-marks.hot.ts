import type { HexId } from '@tambour/boards';
import * as hex from '../model/hex.ts';
import { unitId } from '../model/ids.ts';
import type { ZoneMarks } from '../model/scratch.ts';
import type { Field } from '../model/state.ts';
import * as unit from '../model/unit.ts';
import { DRG, NOWHERE, ROUTED } from '../model/vocabulary.ts';
import { flankZoneOf, zocOf } from './6-zone-of-control.ts';

// An imported name is looked up anew at each use. What the searches use most is looked up once, here.
const { bridgesDown } = hex;
const { armyOf } = unit;

/** The marks of `markZones` for zones and flanks of the enemies of a side. */
const ZONE = 1;
const FLANK = 4;
export const enemyZone = (side: number): number => (ZONE << 1) >> side;
export const enemyFlank = (side: number): number => (FLANK << 1) >> side;
/** 8.2c 7.4b What closes a hex to command and to commanders unless a friend is in it. */
export const enemyWatch = (side: number): number => enemyZone(side) | enemyFlank(side);
/** Whether a hex bears any of these marks. */
export const isMarked = (zones: Uint8Array, hex: HexId, marks: number): boolean => (zones[hex]! & marks) !== 0;

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
  if (held.world !== g.w || bridgesDown(g) > 0) return false;
  const units = armyOf(g, side);
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
  const units = armyOf(g, side);
  const zones = held.marks;
  zones.fill(0);
  const isCutAnywhere = bridgesDown(g) > 0;
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
