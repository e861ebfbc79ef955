import { reversedGraph, Search, type ZoneGraph } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { leadersOf, leaderZone } from '../model/leader.ts';
import { dismounted as DISMOUNTED, disorganised as DISORGANISED, isolated as ISOLATED } from '../model/marks.ts';
import { isUnit, leaderOf, sideOf, standsAt } from '../model/piece.ts';
import { MOST_POINTS } from '../model/scratch.ts';
import { type Field, NOWHERE } from '../model/state.ts';
import { has, isHope, stepsOf, zoneOf } from '../model/unit.ts';
import type { ReitersWorld } from '../model/world.ts';
import { hasRoomBeside } from '../model/zone.ts';
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

/** So many changes of zones are remembered; whoever looked before them looks again. */
const MOST_CHANGES = 256;

/** What of each zone bears on the marches of a side, and which zones have become different in it. */
class SideGround {
  readonly #side: number;
  readonly #ground: Uint8Array;
  readonly #fresh: Uint8Array;
  /** The zones that became different, in a ring; `changes` counts them from the beginning. */
  readonly #changed = new Uint8Array(MOST_CHANGES);
  changes = 0;

  constructor(side: number, zones: number) {
    this.#side = side;
    this.#ground = new Uint8Array(zones);
    this.#fresh = new Uint8Array(zones);
  }
  look(g: Field): void {
    const { s, w } = g;
    const side = this.#side;
    const fresh = this.#fresh;
    const { stack } = s.at;
    const enemies = side === 0 ? s.at.unitsP : s.at.unitsC;
    const control = side === 0 ? s.at.zocP : s.at.zocC;
    for (let z = 0; z < fresh.length; z++)
      fresh[z] =
        (enemies[z]! > 0 ? ENEMY : 0) | (stack[z]! >= w.limit[z]! ? FULL : 0) | (control[z]! > 0 ? WATCHED : 0);
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
    const ground = this.#ground;
    for (let z = 0; z < fresh.length; z++) {
      if (fresh[z] === ground[z]) continue;
      ground[z] = fresh[z]!;
      this.#changed[this.changes++ % MOST_CHANGES] = z;
    }
  }
  /** Whether a marked zone, or one that can be come to from those, has changed since a count of changes. */
  hasChanged(since: number, marks: Uint8Array, { first, to }: ZoneGraph): boolean {
    if (this.changes - since > MOST_CHANGES) return true;
    for (let i = since; i < this.changes; i++) {
      const z = this.#changed[i % MOST_CHANGES]!;
      if (marks[z]) return true;
      for (let link = first[z]!; link < first[z + 1]!; link++) if (marks[to[link]!]) return true;
    }
    return false;
  }
}

const NOBODY = -1;

/**
 * Where each piece can get, kept from one question to the next. The ground is looked at anew each time; while it is what
 * it was near a piece, and the piece too, what was found before still holds, so a position changed in any way is never mistaken.
 */
class ReachMemory {
  readonly #grounds: readonly [SideGround, SideGround];
  /** The field and moment at which each side last looked at its ground. */
  readonly #fields: [Field | undefined, Field | undefined] = [undefined, undefined];
  readonly #epochs: [number, number] = [NOBODY, NOBODY];
  /** From where a zone can be come to. */
  readonly #back: ZoneGraph;
  /** piece → changes of the ground that it has seen, and the piece as it was. */
  readonly #seen: Float64Array;
  readonly #state: Int32Array;
  /** By piece: zones it can get to, not 0 each. */
  readonly #reached: readonly Uint8Array[];
  /** The search made last, and whose it is: who is asked where he can go is mostly sent there next. */
  readonly #search: Search;
  #searched = NOBODY;

  constructor(w: ReitersWorld) {
    const pieces = w.units + w.leaders;
    this.#grounds = [new SideGround(0, w.zones), new SideGround(1, w.zones)];
    this.#back = reversedGraph(w.passage);
    this.#seen = new Float64Array(pieces);
    this.#state = new Int32Array(pieces).fill(NOBODY);
    this.#reached = Array.from({ length: pieces }, () => new Uint8Array(w.zones));
    this.#search = new Search(w.zones * FLAGS, MOST_POINTS);
  }

  /** Looks at the ground for a side, unless nothing can have changed since it last did. */
  #look(g: Field, side: 0 | 1): SideGround {
    const ground = this.#grounds[side];
    const { epoch } = g.pen;
    if (this.#fields[side] === g && this.#epochs[side] === epoch) return ground;
    this.#fields[side] = g;
    this.#epochs[side] = epoch;
    ground.look(g);
    return ground;
  }

  /** By zone, not 0 where a piece can get to; looked for anew only if what was found no longer holds. To be read only. */
  reached(g: Field, piece: number): Uint8Array {
    const ground = this.#look(g, sideOf(g, piece) === 0 ? 0 : 1);
    const reached = this.#reached[piece]!;
    const state = stateOf(g, piece);
    const since = this.#seen[piece]!;
    this.#seen[piece] = ground.changes;
    if (this.#state[piece] === state && !ground.hasChanged(since, reached, this.#back)) return reached;
    this.#state[piece] = state;
    this.#find(g, piece);
    return reached;
  }
  /** The search of a piece as things stand. */
  search(g: Field, piece: number): Search {
    this.reached(g, piece);
    if (this.#searched !== piece) this.#find(g, piece);
    return this.#search;
  }
  #find(g: Field, piece: number): void {
    this.#searched = piece;
    const march = {
      spent: spentBy(g, piece),
      isOffRoad: isOffRoad(g, piece),
      search: this.#search,
      seen: this.#reached[piece]!,
    };
    if (isUnit(g, piece)) reachUnit(g, piece, march);
    else reachLeader(g, leaderOf(g, piece), march);
  }
}

/** What of a piece itself bears on where it can get. */
const stateOf = (g: Field, piece: number): number =>
  (isUnit(g, piece)
    ? zoneOf(g, piece) |
      (stepsOf(g, piece) << 8) |
      (has(g, piece, DISORGANISED) ? 1 << 10 : 0) |
      (has(g, piece, ISOLATED) ? 1 << 11 : 0) |
      (has(g, piece, DISMOUNTED) ? 1 << 12 : 0) |
      (isHope(g, piece) ? 1 << 14 : 0) |
      (orderOf(g, piece) << 15)
    : standsAt(g, piece)) |
  (isOffRoad(g, piece) ? 1 << 13 : 0) |
  (spentBy(g, piece) << 18);

/** Rules run one at a time, so all positions of one world share it. */
const memories = oncePer((w: ReitersWorld) => new ReachMemory(w));
/** By zone, not 0 where a piece can get to as things stand. To be read at once. */
export const reachedBy = (g: Field, piece: number): Uint8Array => memories(g.w).reached(g, piece);
/** How it gets there. To be read at once. */
export const searchOf = (g: Field, piece: number): Search => memories(g.w).search(g, piece);
