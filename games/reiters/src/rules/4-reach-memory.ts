import { oncePer } from '@tambour/kernel';
import type { LeaderId, UnitId } from '../model/ids.ts';
import {
  DISMOUNTED,
  DISORGANISED,
  type Field,
  has,
  ISOLATED,
  isControlled,
  isHope,
  NOWHERE,
  unitsIn,
} from '../model/state.ts';
import { FLAGS, reachLeader, reachUnit } from './4-march.hot.ts';
import { orderOf } from './10-effects.ts';

/** What of a zone bears on the marches of a side. */
const ENEMY = 1;
const FULL = 2;
const WATCHED = 4;
const BAGGAGE_C = 8;
const BAGGAGE_P = 16;
const ENEMY_LEADER = 32;

/**
 * Where each piece can get, kept from one question to the next. The ground is looked at anew each time; while it is what
 * it was, and the piece too, what was found before still holds, so a position changed in any way is never mistaken.
 */
class ReachMemory {
  readonly #ground: Uint8Array;
  #side = -1;
  #version = 0;
  /** piece → version of the ground, and the piece as it was. */
  readonly #seen: Int32Array;
  readonly #state: Int32Array;
  readonly #reached: Uint8Array;
  /** piece and zone → whether the zone bore on what was found: reached, or looked at from a zone that was. */
  readonly #touched: Uint8Array;
  /** The zones that were different when the ground was last looked at. */
  readonly #changed: Int32Array;
  #changes = 0;
  readonly #fresh: Uint8Array;
  readonly #zones: number;

  constructor(zones: number, pieces: number) {
    this.#zones = zones;
    this.#ground = new Uint8Array(zones);
    this.#fresh = new Uint8Array(zones);
    this.#seen = new Int32Array(pieces);
    this.#state = new Int32Array(pieces);
    this.#reached = new Uint8Array(zones * pieces);
    this.#touched = new Uint8Array(zones * pieces);
    this.#changed = new Int32Array(zones);
  }

  /** Looks at the ground for a side: to be called before its pieces are asked about, whenever anything may have changed. */
  look(g: Field, side: number): void {
    const { s, w } = g;
    const fresh = this.#fresh;
    for (let z = 0; z < this.#zones; z++)
      fresh[z] =
        (unitsIn(g, z, 1 - side) > 0 ? ENEMY : 0) |
        (s.at.stack[z]! >= w.limit[z]! ? FULL : 0) |
        (isControlled(g, z, 1 - side) ? WATCHED : 0);
    for (let b = 0; b < w.baggage; b++) {
      const z = s.baggage.zone[b]!;
      if (z !== NOWHERE) fresh[z]! |= w.baggageSide[b] === 0 ? BAGGAGE_C : BAGGAGE_P;
    }
    const leaders = w.sideLeaders[1 - side]!;
    for (let i = 0; i < leaders.length; i++) {
      const z = s.leader.zone[leaders[i]!]!;
      if (z !== NOWHERE) fresh[z]! |= ENEMY_LEADER;
    }
    let changes = 0;
    for (let z = 0; z < this.#zones; z++) if (fresh[z] !== this.#ground[z]) this.#changed[changes++] = z;
    if (changes === 0 && this.#side === side) return;
    // What the other side could reach tells nothing of this one.
    this.#version += this.#side === side ? 1 : 2;
    this.#changes = changes;
    this.#ground.set(fresh);
    this.#side = side;
  }

  /** Whether what was found for a piece still holds: nothing changed, or only what it never came near. */
  #holds(piece: number, state: number, base: number): boolean {
    if (this.#state[piece] !== state) return false;
    const seen = this.#seen[piece]!;
    if (seen === this.#version) return true;
    if (seen !== this.#version - 1) return false;
    for (let i = 0; i < this.#changes; i++) if (this.#touched[base + this.#changed[i]!]) return false;
    this.#seen[piece] = this.#version;
    return true;
  }

  /** Marks of the zones a unit can get to, its own among them; `base` is where they begin in `marks`. */
  unit(g: Field, u: UnitId, spent: number, isOffRoad: boolean): number {
    const base = u * this.#zones;
    const state =
      g.s.unit.zone[u]! |
      (g.s.unit.steps[u]! << 8) |
      (has(g, u, DISORGANISED) ? 1 << 10 : 0) |
      (has(g, u, ISOLATED) ? 1 << 11 : 0) |
      (has(g, u, DISMOUNTED) ? 1 << 12 : 0) |
      (isOffRoad ? 1 << 13 : 0) |
      (isHope(g, u) ? 1 << 14 : 0) |
      (orderOf(g, u) << 15) |
      (spent << 18);
    if (this.#holds(u, state, base)) return base;
    this.#keep(g, base, reachUnit(g, u, spent, isOffRoad));
    this.#seen[u] = this.#version;
    this.#state[u] = state;
    return base;
  }
  leader(g: Field, l: LeaderId, spent: number, isOffRoad: boolean): number {
    const piece = g.w.units + l;
    const base = piece * this.#zones;
    const state = g.s.leader.zone[l]! | (isOffRoad ? 1 << 13 : 0) | (spent << 18);
    if (this.#holds(piece, state, base)) return base;
    this.#keep(g, base, reachLeader(g, l, spent, isOffRoad));
    this.#seen[piece] = this.#version;
    this.#state[piece] = state;
    return base;
  }
  get marks(): Uint8Array {
    return this.#reached;
  }

  #keep(g: Field, base: number, search: { readonly settled: Int32Array; readonly count: number }): void {
    const { first, to } = g.w.passage;
    const reached = this.#reached;
    const touched = this.#touched;
    reached.fill(0, base, base + this.#zones);
    touched.fill(0, base, base + this.#zones);
    for (let i = 0; i < search.count; i++) {
      const z = (search.settled[i]! / FLAGS) | 0;
      if (reached[base + z]) continue;
      reached[base + z] = 1;
      touched[base + z] = 1;
      for (let link = first[z]!; link < first[z + 1]!; link++) touched[base + to[link]!] = 1;
    }
  }
}

export const memoryOf = oncePer(({ w }: Field) => new ReachMemory(w.zones, w.units + w.leaders));
