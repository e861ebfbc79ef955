import { type Search, zoneId } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { leadersOf, leaderZone, stepsOf, zoneOf } from '../model/lookup.ts';
import { isUnit, leaderOf, sideOf, standsAt } from '../model/piece.ts';
import {
  DISMOUNTED,
  DISORGANISED,
  type Field,
  has,
  hasRoomBeside,
  ISOLATED,
  isControlled,
  isHope,
  NOWHERE,
  unitsIn,
} from '../model/state.ts';
import type { ReitersWorld } from '../model/world.ts';
import { FLAGS, reachLeader, reachUnit } from './4-march.hot.ts';
import { isOffRoad, spentBy } from './4-moving-piece.ts';
import { orderOf } from './10-effects.ts';

/** What of a zone bears on the marches of a side. */
const ENEMY = 1;
const FULL = 2;
const WATCHED = 4;
const BAGGAGE_C = 8;
const BAGGAGE_P = 16;
const ENEMY_LEADER = 32;
const ROOM_BESIDE_BAGGAGE = 64;

/** What was found of a piece, as a search says it. To be read at once: the next piece asked for takes its place. */
class KeptSearch {
  /** By piece and node: the cost, and the node before it; -1 for none. */
  readonly #cost: Int8Array;
  readonly #from: Int16Array;
  readonly #nodes: number;
  #base = 0;

  constructor(nodes: number, pieces: number) {
    this.#nodes = nodes;
    this.#cost = new Int8Array(nodes * pieces).fill(-1);
    this.#from = new Int16Array(nodes * pieces).fill(-1);
  }
  keep(piece: number, search: Search): void {
    const base = piece * this.#nodes;
    const { settled, count } = search;
    this.#cost.fill(-1, base, base + this.#nodes);
    for (let i = 0; i < count; i++) {
      const node = settled[i]!;
      this.#cost[base + node] = search.cost(node);
      this.#from[base + node] = search.from(node);
    }
  }
  of(piece: number): this {
    this.#base = piece * this.#nodes;
    return this;
  }
  cost(node: number): number {
    return this.#cost[this.#base + node]!;
  }
  from(node: number): number {
    return this.#cost[this.#base + node]! < 0 ? -1 : this.#from[this.#base + node]!;
  }
}

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
  readonly #searches: KeptSearch;
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
    this.#searches = new KeptSearch(zones * FLAGS, pieces);
    this.#touched = new Uint8Array(zones * pieces);
    this.#changed = new Int32Array(zones);
  }

  /** Looks at the ground for a side: to be called before its pieces are asked about, whenever anything may have changed. */
  look(g: Field, side: number): void {
    const { s, w } = g;
    const fresh = this.#fresh;
    for (let z = zoneId(0); z < this.#zones; z++)
      fresh[z] =
        (unitsIn(g, z, 1 - side) > 0 ? ENEMY : 0) |
        (s.at.stack[z]! >= w.limit[z]! ? FULL : 0) |
        (isControlled(g, z, 1 - side) ? WATCHED : 0);
    for (let b = 0; b < w.baggage; b++) {
      const z = s.baggage.zone[b]!;
      if (z === NOWHERE) continue;
      fresh[z]! |= w.baggageSide[b] === 0 ? BAGGAGE_C : BAGGAGE_P;
      if (fresh[z]! & FULL && w.baggageSide[b] !== side && hasRoomBeside(g, z, side)) fresh[z]! |= ROOM_BESIDE_BAGGAGE;
    }
    const leaders = leadersOf(g, 1 - side);
    for (let i = 0; i < leaders.length; i++) {
      const z = leaderZone(g, leaders[i]!);
      if (z !== NOWHERE) fresh[z]! |= ENEMY_LEADER;
    }
    let changes = 0;
    for (let z = zoneId(0); z < this.#zones; z++) if (fresh[z] !== this.#ground[z]) this.#changed[changes++] = z;
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

  /** Where the marks of the zones a piece can get to begin in `marks`; looked for anew only if what was found no longer holds. */
  base(g: Field, piece: number): number {
    const base = piece * this.#zones;
    const [spent, isOff] = [spentBy(g, piece), isOffRoad(g, piece)];
    const state = stateOf(g, piece) | (isOff ? 1 << 13 : 0) | (spent << 18);
    if (this.#holds(piece, state, base)) return base;
    const search = isUnit(g, piece)
      ? reachUnit(g, piece, spent, isOff)
      : reachLeader(g, leaderOf(g, piece), spent, isOff);
    this.#keep(g, base, search);
    this.#searches.keep(piece, search);
    this.#seen[piece] = this.#version;
    this.#state[piece] = state;
    return base;
  }
  /** The search of a piece as things stand: `look` comes first. */
  search(g: Field, piece: number): Pick<Search, 'cost' | 'from'> {
    this.base(g, piece);
    return this.#searches.of(piece);
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

/** What of a piece itself bears on where it can get. */
const stateOf = (g: Field, piece: number): number =>
  isUnit(g, piece)
    ? zoneOf(g, piece) |
      (stepsOf(g, piece) << 8) |
      (has(g, piece, DISORGANISED) ? 1 << 10 : 0) |
      (has(g, piece, ISOLATED) ? 1 << 11 : 0) |
      (has(g, piece, DISMOUNTED) ? 1 << 12 : 0) |
      (isHope(g, piece) ? 1 << 14 : 0) |
      (orderOf(g, piece) << 15)
    : standsAt(g, piece);

/** Rules run one at a time, so all positions of one world share it. */
const memories = oncePer((w: ReitersWorld) => new ReachMemory(w.zones, w.units + w.leaders));
export const memoryOf = ({ w }: Field): ReachMemory => memories(w);
/** Where a piece can get as things stand, found anew only if it is not known. To be read at once. */
export function searchOf(g: Field, piece: number): Pick<Search, 'cost' | 'from'> {
  const memory = memoryOf(g);
  memory.look(g, sideOf(g, piece));
  return memory.search(g, piece);
}
