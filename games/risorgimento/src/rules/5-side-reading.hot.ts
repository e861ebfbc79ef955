import { type HexId, hexId, within } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { type UnitId, unitId } from '../model/ids.ts';
import { type Field, isOnMap, topOf, underOf } from '../model/state.ts';
import { enemyOf, TOWN, WAITING } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { enemyMarksAt } from './6-zone-of-control.ts';

/** What a side finds on the field, read once for all its movers. */
export interface Reading {
  /** What enemies do to each hex, see `readEnemies`. */
  readonly enemies: Uint8Array;
  /** 5.34 Hexes near an entry that the enemy still uses. */
  readonly kept: Uint8Array;
  /** 5.34 5.11b Those, and hexes near the enemy. */
  readonly keptStrategic: Uint8Array;
  /** All of these, and whether anybody stands in a hex, as one number a hex: 0 where only the ground bears on a step. */
  readonly busy: Uint8Array;
  /** Hexes where an enemy stands or that are next to one, one bit a hex. */
  readonly shut: Uint32Array;
}
export const KEPT_BY_ENTRY = 1;
export const KEPT_BY_ENEMY = 2;
/** In `busy`: those two, the enemy's marks, somebody there. */
export const BUSY_NEAR_ENEMY = KEPT_BY_ENEMY;
const BUSY_MARKED = 4;
export const BUSY_TAKEN = 8;
export const BUSY = KEPT_BY_ENTRY | KEPT_BY_ENEMY | BUSY_MARKED | BUSY_TAKEN;

/** So many changes of hexes are remembered; whoever looked before them looks at everything again. */
const MOST_CHANGES = 1024;
const NOWHERE = -1;

/** What a side finds on the field, put right where units of the other side have changed since it was last asked for. */
export class SideReading implements Reading {
  readonly enemies: Uint8Array;
  readonly kept: Uint8Array;
  readonly keptStrategic: Uint8Array;
  readonly busy: Uint8Array;
  readonly shut: Uint32Array;
  /** The hexes that became different for this side's movers, in a ring; `changes` counts them from the beginning. */
  readonly #changed = new Int32Array(MOST_CHANGES);
  changes = 0;
  /** How often a unit of the other side, or a bridge, was found changed. */
  foes = 0;

  /** Enemies that have changed since this was put right. */
  readonly #late: Int32Array;
  readonly #isLate: Uint8Array;
  #lates = 0;
  /** Towns that units of this side have come into or left: how many stand in one bears on the enemies in it (5.52a). */
  readonly #towns: number[] = [];
  #isStale = true;
  /** Where each enemy was when this was put right. */
  readonly #hexes: Int32Array;
  /** Enemies near each hex. */
  readonly #near: Uint16Array;
  /** Whether enemies still come by an arrival, and by how many of those each hex is kept. */
  readonly #isDue: Uint8Array;
  readonly #entries: Uint8Array;
  /** By hex, the round in which it was looked at: one that lies between several changes is looked at once. */
  readonly #rounds: Int32Array;
  #round = 0;

  constructor(
    readonly w: RisorgimentoWorld,
    readonly side: number,
  ) {
    const { size } = w.grid;
    this.enemies = new Uint8Array(size);
    this.kept = new Uint8Array(size);
    this.keptStrategic = new Uint8Array(size);
    this.busy = new Uint8Array(size);
    this.shut = new Uint32Array((size + 31) >> 5);
    this.#late = new Int32Array(w.units);
    this.#isLate = new Uint8Array(w.units);
    this.#hexes = new Int32Array(w.units).fill(NOWHERE);
    this.#near = new Uint16Array(size);
    this.#isDue = new Uint8Array(w.data.arrivals.length);
    this.#entries = new Uint8Array(size);
    this.#rounds = new Int32Array(size);
  }

  /** A hex has become different. */
  note(hex: number): void {
    this.#changed[this.changes++ % MOST_CHANGES] = hex;
  }
  /** A unit has come into a hex, left it, or changed there. */
  noteIn(g: Field, hex: number): void {
    this.note(hex);
    if (g.s.at.top[hex] === 0) this.busy[hex]! &= ~BUSY_TAKEN;
    else this.busy[hex]! |= BUSY_TAKEN;
  }
  /** Something has changed that bears on every hex. */
  noteAll(): void {
    this.changes += MOST_CHANGES + 1;
    this.foes++;
    this.#isStale = true;
  }
  /** An enemy is not what it was. */
  noteFoe(u: number): void {
    this.foes++;
    if (this.#isLate[u] !== 0) return;
    this.#isLate[u] = 1;
    this.#late[this.#lates++] = u;
  }
  /** The same of a unit of this side. */
  noteOwn(g: Field, hex: number): void {
    this.noteIn(g, hex);
    if (this.w.terrain[hex] === TOWN) this.#towns.push(hex);
  }
  /** Whether one of the hexes of a set, one bit a hex from a word on, or one beside them has changed since a count of changes. */
  hasChanged(since: number, set: Uint32Array, first: number): boolean {
    const { changes } = this;
    if (changes - since > MOST_CHANGES) return true;
    const changed = this.#changed;
    const { near } = this.w;
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

  /** Puts the tables right: around the enemies that have changed, or everywhere. */
  putRight(g: Field): this {
    if (this.#isStale) this.#lookEverywhere(g);
    else if (this.#lates > 0 || this.#towns.length > 0) {
      this.#round++;
      for (let i = 0; i < this.#lates; i++) this.#lookAt(g, unitId(this.#late[i]!));
      for (let i = 0; i < this.#towns.length; i++) this.#lookAround(g, hexId(this.#towns[i]!));
    } else return this;
    this.#lates = 0;
    this.#towns.length = 0;
    return this;
  }
  #lookEverywhere(g: Field): void {
    for (let i = 0; i < this.#lates; i++) this.#move(g, unitId(this.#late[i]!));
    for (let hex = hexId(0); hex < this.enemies.length; hex++) this.#lookInto(g, hex);
    for (let i = 0; i < this.#isDue.length; i++) this.#lookAtArrival(g, i);
    this.#isStale = false;
  }
  #lookAt(g: Field, u: UnitId): void {
    const before = this.#hexes[u]!;
    const now = this.#move(g, u);
    if (before >= 0) this.#lookAround(g, hexId(before));
    if (now >= 0 && now !== before) this.#lookAround(g, hexId(now));
    const arrival = this.w.unitArrival[u]!;
    if (arrival > 0) this.#lookAtArrival(g, arrival - 1);
  }
  /** Counts an enemy where it is now, and gives that hex. */
  #move(g: Field, u: UnitId): number {
    this.#isLate[u] = 0;
    const before = this.#hexes[u]!;
    const now = isOnMap(g, u) ? g.s.unit.hex[u]! : NOWHERE;
    if (now === before) return now;
    this.#hexes[u] = now;
    if (before >= 0) this.#count(hexId(before), -1);
    if (now >= 0) this.#count(hexId(now), 1);
    return now;
  }
  /** 5.11b An enemy more, or less, near a hex. */
  #count(hex: HexId, by: 1 | -1): void {
    const hexes = hexesNear(this.w, hex);
    const near = this.#near;
    // Where the first comes or the last goes.
    const atEdge = by === 1 ? 1 : 0;
    for (let i = 0; i < hexes.length; i++) {
      const x = hexes[i]!;
      near[x]! += by;
      if (near[x] !== atEdge) continue;
      this.keptStrategic[x]! ^= KEPT_BY_ENEMY;
      this.busy[x]! ^= KEPT_BY_ENEMY;
      this.note(x);
    }
  }
  #lookAround(g: Field, hex: HexId): void {
    this.#lookInto(g, hex);
    const { near } = this.w;
    for (let at = hex * 6; at < hex * 6 + 6; at++) if (near[at]! >= 0) this.#lookInto(g, near[at]!);
  }
  #lookInto(g: Field, hex: HexId): void {
    if (this.#rounds[hex] === this.#round && !this.#isStale) return;
    this.#rounds[hex] = this.#round;
    const marks = enemyMarksAt(g, hex, this.side);
    const bit = 1 << (hex & 31);
    if (marks !== 0 || this.#hasFoe(g, hex)) this.shut[hex >> 5]! |= bit;
    else this.shut[hex >> 5]! &= ~bit;
    if (marks === this.enemies[hex]) return;
    this.enemies[hex] = marks;
    if (marks === 0) this.busy[hex]! &= ~BUSY_MARKED;
    else this.busy[hex]! |= BUSY_MARKED;
    this.note(hex);
  }
  /** In a hex that is fought for both sides stand. */
  #hasFoe(g: Field, hex: HexId): boolean {
    for (let u = topOf(g, hex); u >= 0; u = underOf(g, u)) if (this.w.unitSide[u] !== this.side) return true;
    return false;
  }
  /** 5.34 R43 Whether enemies still come by an arrival: they keep the hexes near its entry. */
  #lookAtArrival(g: Field, arrival: number): void {
    const isDue = isStillDue(g, this.w.data.arrivals[arrival]!.units, this.side) ? 1 : 0;
    if (isDue === this.#isDue[arrival]) return;
    this.#isDue[arrival] = isDue;
    for (const x of hexesNearEntries(this.w)[arrival]!) {
      this.#entries[x]! += isDue === 1 ? 1 : -1;
      const kept = this.#entries[x]! > 0 ? KEPT_BY_ENTRY : 0;
      if (kept === this.kept[x]) continue;
      this.kept[x] = kept;
      this.keptStrategic[x]! ^= KEPT_BY_ENTRY;
      this.busy[x]! ^= KEPT_BY_ENTRY;
      this.note(x);
    }
  }
}

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
const isStillDue = (g: Field, units: readonly UnitId[], side: number): boolean => {
  for (let i = 0; i < units.length; i++)
    if (g.w.unitSide[units[i]!] === enemyOf(side) && g.s.unit.place[units[i]!] === WAITING) return true;
  return false;
};
