import { type HexId, within } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import type { UnitId } from '../model/ids.ts';
import { DISORDERED, type Field, isOnMap, SQUARE, STRATEGIC } from '../model/state.ts';
import { enemyOf, ON_MAP, WAITING } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { readEnemies } from './6-zone-of-control.ts';

/** What a side finds on the field, read once for all its movers. */
export interface Reading {
  /** What enemies do to each hex, see `readEnemies`. */
  readonly enemies: Uint8Array;
  /** 5.34 Hexes near an entry that the enemy still uses. */
  readonly kept: Uint8Array;
  /** 5.34 5.11b Those, and hexes near the enemy. */
  readonly keptStrategic: Uint8Array;
}
export const KEPT_BY_ENTRY = 1;
export const KEPT_BY_ENEMY = 2;

/** Of a unit's marks, those that bear on the movement of others. */
const BEARING = DISORDERED | SQUARE | STRATEGIC;
/** So many changes of hexes are remembered; whoever looked before them looks at everything again. */
const MOST_CHANGES = 1024;

class SideReading implements Reading {
  readonly enemies: Uint8Array;
  readonly kept: Uint8Array;
  readonly keptStrategic: Uint8Array;
  /** The hexes that became different for this side's movers, in a ring; `changes` counts them from the beginning. */
  readonly changed = new Int32Array(MOST_CHANGES);
  changes = 0;
  /** How often a unit of the other side, or a bridge, was found changed. */
  foes = 0;
  isStale = true;

  constructor(size: number) {
    this.enemies = new Uint8Array(size);
    this.kept = new Uint8Array(size);
    this.keptStrategic = new Uint8Array(size);
  }
  note(hex: number): void {
    this.changed[this.changes++ % MOST_CHANGES] = hex;
  }
  forgetAll(): void {
    this.changes += MOST_CHANGES + 1;
    this.foes++;
  }
}

/**
 * What both sides find on the field, kept from one question to the next. Every unit that was touched is looked at anew, and all of them in another
 * field or one written from outside; as long as it is what it was, what was read of it still holds, so one position is never mistaken for another.
 */
export class FieldReading {
  readonly #units: Int32Array;
  readonly #marks: Uint16Array;
  readonly #bridges: Uint8Array;
  readonly #near: RisorgimentoWorld['near'];
  readonly #fresh: SideReading;
  readonly #sides: readonly [SideReading, SideReading];

  constructor(w: RisorgimentoWorld) {
    const { size } = w.grid;
    this.#units = new Int32Array(w.units).fill(-1);
    this.#marks = new Uint16Array(w.units);
    this.#bridges = new Uint8Array(w.bridges.length);
    this.#near = w.near;
    this.#fresh = new SideReading(size);
    this.#sides = [new SideReading(size), new SideReading(size)];
  }

  /** Looks at the field for a side. */
  of(g: Field, side: number): SideReading {
    this.#look(g);
    const reading = this.#sides[side]!;
    if (reading.isStale) this.#read(g, side, reading);
    return reading;
  }

  #look(g: Field): void {
    const { hex, facing, place, marks } = g.s.unit;
    const known = this.#units;
    const knownMarks = this.#marks;
    const { touched } = g.scratch;
    const { rewritten } = g.pen;
    const isAll = !touched.isAll(g, rewritten);
    const most = isAll ? known.length : touched.count;
    for (let i = 0; i < most; i++) {
      const u = isAll ? i : touched.units[i]!;
      const now = hex[u]! | (facing[u]! << 16) | (place[u]! << 20);
      const nowMarks = marks[u]! & BEARING;
      if (now === known[u] && nowMarks === knownMarks[u]) continue;
      this.#noteUnit(g.w.unitSide[u]!, known[u]!, now);
      known[u] = now;
      knownMarks[u] = nowMarks;
    }
    touched.looked(g, rewritten);
    if (!isAll) return;
    const { isDestroyed } = g.s.bridge;
    for (let b = 0; b < this.#bridges.length; b++) {
      if (isDestroyed[b] === this.#bridges[b]) continue;
      this.#bridges[b] = isDestroyed[b]!;
      for (const side of this.#sides) {
        side.forgetAll();
        side.isStale = true;
      }
    }
  }
  /** A unit is not what it was: the hexes where it stood and stands are different for everyone, and the enemy reads its zones again. */
  #noteUnit(side: number, before: number, now: number): void {
    const own = this.#sides[side]!;
    const other = this.#sides[enemyOf(side)]!;
    if (before >= 0 && before >> 20 === ON_MAP) {
      own.note(before & 0xffff);
      other.note(before & 0xffff);
    }
    if (now >> 20 === ON_MAP) {
      own.note(now & 0xffff);
      other.note(now & 0xffff);
    }
    other.isStale = true;
    other.foes++;
  }

  #read(g: Field, side: number, reading: SideReading): void {
    const { enemies, kept, keptStrategic } = this.#fresh;
    readEnemies(g, side, enemies);
    readKept(g, side, kept, keptStrategic);
    for (let x = 0; x < enemies.length; x++) {
      if (
        enemies[x] === reading.enemies[x] &&
        kept[x] === reading.kept[x] &&
        keptStrategic[x] === reading.keptStrategic[x]
      )
        continue;
      reading.note(x);
      reading.enemies[x] = enemies[x]!;
      reading.kept[x] = kept[x]!;
      reading.keptStrategic[x] = keptStrategic[x]!;
    }
    reading.isStale = false;
  }

  /** A number that stays as it is while no enemy of a side, and no bridge, changes. */
  foes(g: Field, side: number): number {
    this.#look(g);
    return this.#sides[side]!.foes;
  }
  /** How many changes a side has seen. Whoever notes the number can ask later whether any of those since then bears on it. */
  changes(side: number): number {
    return this.#sides[side]!.changes;
  }
  /** Whether one of the hexes of a set, one bit a hex from a word on, or one beside them has changed for a side since a count of changes. */
  hasChanged(side: number, since: number, set: Uint32Array, first: number): boolean {
    const { changes, changed } = this.#sides[side]!;
    if (changes - since > MOST_CHANGES) return true;
    const near = this.#near;
    for (let i = since; i < changes; i++) {
      const hex = changed[i % MOST_CHANGES]!;
      if (set[first + (hex >> 5)]! & (1 << (hex & 31))) return true;
      for (let at = hex * 6; at < hex * 6 + 6; at++) {
        const x = near[at]!;
        if (x >= 0 && set[first + (x >> 5)]! & (1 << (x & 31))) return true;
      }
    }
    return false;
  }
}

/** The reading of a battle: rules run one at a time, so all positions of one world share it. */
export const fieldReading = oncePer((w: RisorgimentoWorld) => new FieldReading(w));
export const readField = (g: Field, side: number): Reading => fieldReading(g.w).of(g, side);

/** Hexes near each entry and near each hex, measured once a world. */
const hexesNearEntries = oncePer((w: RisorgimentoWorld): readonly (readonly HexId[])[] =>
  w.data.arrivals.map(({ entry }) => [
    ...new Set(entry.flatMap((hex) => [...within(w.grid, hex, w.charts.entry.distance)])),
  ]),
);
const nearHexes = oncePer((w: RisorgimentoWorld): (readonly HexId[] | undefined)[] =>
  Array.from({ length: w.grid.size }),
);
function hexesNear(w: RisorgimentoWorld, hex: HexId): readonly HexId[] {
  const known = nearHexes(w);
  known[hex] ??= [...within(w.grid, hex, w.charts.reserve.distance)];
  return known[hex];
}

/** 5.34 5.11b R43 Marks hexes near an entry of the enemy that is still in use and, for strategic movement, those near the enemy. */
function readKept(g: Field, side: number, kept: Uint8Array, keptStrategic: Uint8Array): void {
  const { w, s } = g;
  kept.fill(0);
  const { arrivals } = w.data;
  for (let i = 0; i < arrivals.length; i++) {
    if (!isStillDue(g, arrivals[i]!.units, side)) continue;
    const near = hexesNearEntries(w)[i]!;
    for (let k = 0; k < near.length; k++) kept[near[k]!]! |= KEPT_BY_ENTRY;
  }
  keptStrategic.set(kept);
  const enemies = w.sideUnits[enemyOf(side)]!;
  for (let i = 0; i < enemies.length; i++) {
    if (!isOnMap(g, enemies[i]!)) continue;
    const near = hexesNear(w, s.unit.hex[enemies[i]!]!);
    for (let k = 0; k < near.length; k++) keptStrategic[near[k]!]! |= KEPT_BY_ENEMY;
  }
}
const isStillDue = (g: Field, units: readonly UnitId[], side: number): boolean => {
  for (let i = 0; i < units.length; i++)
    if (g.w.unitSide[units[i]!] !== side && g.s.unit.place[units[i]!] === WAITING) return true;
  return false;
};
