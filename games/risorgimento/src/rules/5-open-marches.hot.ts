import { type HexId, Search } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { MARCH_NODES, MOST_POINTS } from '../model/scratch.ts';
import type { Field } from '../model/state.ts';
import { LIGHT_CROPS } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { hexOfNode, marchAlone } from './5-march-search.hot.ts';
import { kindOfMover, MOST_KINDS, openSteps } from './5-march-steps.hot.ts';
import { isKeptOut, isThick, type Mover, mayStack } from './5-mover.ts';
import { fieldReading } from './5-reading.hot.ts';
import { BUSY, BUSY_NEAR_ENEMY, BUSY_TAKEN } from './5-side-reading.hot.ts';

/** A place that a march comes to as one number: its node or hex in the lowest bits, what it costs, and a place in the list of nodes, see below. */
const COST = 14;
const OTHER = 21;
const MOST_NODES = 1 << (32 - OTHER);
export const placed = (place: number): number => place & ((1 << COST) - 1);
export const costOf = (place: number): number => (place >> COST) & MOST_POINTS;
const otherOf = (place: number): number => place >>> OTHER;
const placeOf = (at: number, cost: number, other: number): number => at | (cost << COST) | (other << OTHER);

/** Numbers in which the marches of a world are kept, 16 MB at most: nearly all that drawn battles ever ask for; when they are used up all are found anew. */
const ROOM = 1 << 22;
const MOST_OF_A_DRAW = 1 << 14;
/** What stands before the lists of a march: with how many points it was searched, how many nodes and hexes there are, what the neighbours cost. */
const POINTS = 0;
const NODES = 1;
const HEXES = 2;
const BESIDE = 3;
/** Whether each hex has one node: the list of nodes is that of hexes too, but for the first. */
const IS_SHARED = 9;
const HEAD = 10;
const FACINGS = 6;
/** A march starts in a hex with one of the facings, or by coming in there. */
const ENTERING = FACINGS;
const STARTS = FACINGS + 1;
const NOT_REACHED = MOST_POINTS + 1;

/**
 * Where movers could march if each were alone on the map and every bridge stood, kept by where they start. Whoever stands on the field, and a bridge that is down,
 * bars ways or makes them dearer, and never cheaper: so a march leads nowhere else, and a hex to which the way is clear costs as much.
 * Of each march there is a list of nodes, nearest first, each with the place of the one before it; and one of hexes but the first, each with the place of its cheapest node.
 */
export class OpenMarches {
  readonly room = new Int32Array(ROOM);
  readonly #w: RisorgimentoWorld;
  readonly #search: Search;
  /** By kind of mover, by where it starts and how it faces there or that it comes in: where its march lies in the room; 0 for nowhere. */
  readonly #known: (Int32Array | undefined)[] = new Array(MOST_KINDS).fill(undefined);
  #used = 1;
  /** By node and by hex, its place in the lists being written; of the hexes only those of this search. */
  readonly #nodePlaces: Int32Array;
  readonly #isListed: Uint8Array;
  /** The bridges that are down, and the hexes beside them. */
  #down = '';
  readonly #isCut: Uint8Array;

  constructor(w: RisorgimentoWorld) {
    this.#w = w;
    this.#search = new Search(w.grid.size * MARCH_NODES, MOST_POINTS);
    this.#nodePlaces = new Int32Array(w.grid.size * MARCH_NODES);
    this.#isListed = new Uint8Array(w.grid.size);
    this.#isCut = new Uint8Array(w.grid.size);
  }

  /** Before a march is drawn: what is kept of it stays where it is until it is settled. */
  begin(): void {
    if (this.#used + MOST_OF_A_DRAW <= ROOM) return;
    for (const known of this.#known) known?.fill(0);
    this.#used = 1;
  }
  /** Where in the room the march of a mover lies, for as many points as it has; 0 for one that is held where it starts, since it pays for leaving. */
  of(g: Field, m: Mover, isEntering = false): number {
    if (m.leaving > 0 || m.startsInZone || openSteps(this.#w, m).areCheaperShared) return 0;
    const known = this.#knownAt(g, m, isEntering);
    if (known > 0) return known;
    const found = this.#find(g, m, isEntering);
    const kind = kindOfMover(m);
    this.#known[kind] ??= new Int32Array(this.#w.grid.size * STARTS);
    this.#known[kind][placeOfStart(g, m, isEntering)] = found;
    return found;
  }
  /** The same if it is kept already, else 0. */
  #knownAt(g: Field, m: Mover, isEntering: boolean): number {
    this.#lookAtBridges(g);
    const at = this.#known[kindOfMover(m)]?.[placeOfStart(g, m, isEntering)] ?? 0;
    return at > 0 && this.room[at + POINTS]! >= m.budget ? at : 0;
  }
  #find(g: Field, m: Mover, isEntering: boolean): number {
    // With all the points it had: it asks again with fewer when it has gone on.
    const points = Math.min(MOST_POINTS, m.budget + g.s.unit.spent[m.unit]!);
    const search = marchAlone(g, { ...m, budget: points }, this.#search, isEntering);
    const { count, settled } = search;
    if (count >= MOST_NODES) return 0;
    if (this.#used + HEAD + 2 * count > ROOM) return 0;
    const { room } = this;
    const w = this.#w;
    const at = this.#used;
    const nodes = at + HEAD;
    const hexes = nodes + count;
    const places = this.#nodePlaces;
    const isListed = this.#isListed;
    let listed = 0;
    isListed[m.start] = 1;
    for (let i = 0; i < count; i++) {
      const node = settled[i]!;
      const before = search.from(node);
      const cost = search.cost(node);
      places[node] = i;
      room[nodes + i] = placeOf(node, cost, before < 0 ? 0 : places[before]!);
      const hex = hexOfNode(w, node);
      if (isListed[hex] === 0) {
        isListed[hex] = 1;
        room[hexes + listed++] = placeOf(hex, cost, i);
      } else if (hex !== m.start) this.#better(hexes, listed, hex, node, cost, i);
    }
    isListed[m.start] = 0;
    for (let i = 0; i < listed; i++) isListed[placed(room[hexes + i]!)] = 0;
    room[at + POINTS] = points;
    room[at + NODES] = count;
    room[at + HEXES] = listed;
    for (let d = 0; d < FACINGS; d++) room[at + BESIDE + d] = this.#costBeside(search, w.near[m.start * FACINGS + d]!);
    const isShared = listed === count - 1;
    room[at + IS_SHARED] = isShared ? 1 : 0;
    this.#used = isShared ? hexes : hexes + listed;
    return at;
  }
  /** Of nodes of a hex that cost the same, the first by number is its cheapest. */
  #better(hexes: number, listed: number, hex: number, node: number, cost: number, i: number): void {
    const { room } = this;
    for (let k = listed - 1; k >= 0; k--) {
      const place = room[hexes + k]!;
      if (costOf(place) < cost) return;
      if (placed(place) !== hex) continue;
      if (node < this.#search.settled[otherOf(place)]!) room[hexes + k] = placeOf(hex, cost, i);
      return;
    }
  }
  #costBeside(search: Search, hex: number): number {
    let least = NOT_REACHED;
    if (hex < 0) return least;
    const { size } = this.#w.grid;
    for (let i = 0; i < MARCH_NODES; i++) {
      const cost = search.cost(i === 0 ? hex : size + hex * FACINGS + i - 1);
      if (cost >= 0 && cost < least) least = cost;
    }
    return least;
  }

  /** Where the hexes of a march lie in the room, and how many of them can be reached with so many points. */
  hexes(at: number): number {
    const { room } = this;
    return room[at + IS_SHARED] === 1 ? at + HEAD + 1 : at + HEAD + room[at + NODES]!;
  }
  within(at: number, points: number): number {
    const { room } = this;
    const hexes = this.hexes(at);
    let from = 0;
    let to = room[at + HEXES]!;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (costOf(room[hexes + middle]!) <= points) from = middle + 1;
      else to = middle;
    }
    return from;
  }
  /** Whether the neighbour in a direction is out of reach with so many points. */
  isTooDear(at: number, d: number, points: number): boolean {
    return this.room[at + BESIDE + d]! > points;
  }
  /** The cheapest node of a hex of the list, as a place; the one before a node; and a node that is named, 0 where so many points do not get there. */
  cheapest(at: number, hex: number): number {
    const { room } = this;
    return room[at + IS_SHARED] === 1 ? hex : room[at + HEAD + otherOf(hex)]!;
  }
  before(at: number, node: number): number {
    return this.room[at + HEAD + otherOf(node)]!;
  }
  node(at: number, node: number, points: number): number {
    const { room } = this;
    const end = at + HEAD + room[at + NODES]!;
    for (let i = at + HEAD; i < end; i++) {
      const place = room[i]!;
      if (costOf(place) > points) return 0;
      if (placed(place) === node) return place;
    }
    return 0;
  }
  /** Whether the way to a node costs what it would cost who is alone. Where it does not, there may be another way. */
  isClear(g: Field, m: Mover, at: number, node: number): boolean {
    const w = this.#w;
    const { start } = m;
    const isOut = isKeptOut(g, m.unit);
    const isCut = this.#isCut;
    let place = node;
    for (let hex = hexOfNode(w, placed(place)); hex !== start; ) {
      if (!this.#isFree(g, m, hex) || (isOut && w.closedGround[hex] !== 0)) return false;
      place = this.before(at, place);
      const last = hex;
      hex = hexOfNode(w, placed(place));
      if (isCut[hex] !== 0 && isCut[last] !== 0) return false;
    }
    return true;
  }
  /** Whether nothing but the ground bears on a step into a hex, or only friends who make room and make it no dearer. */
  #isFree(g: Field, m: Mover, hex: HexId): boolean {
    const busy = m.busy[hex]! & (m.isStrategic ? BUSY : BUSY & ~BUSY_NEAR_ENEMY);
    if (busy === 0) return true;
    const isForFriends = busy === BUSY_TAKEN && !m.isStrategic && this.#w.terrain[hex] !== LIGHT_CROPS;
    return isForFriends && mayStack(g, m.unit, hex);
  }
  /**
   * The nodes of the way to a node, if the march is kept and the way clear: it is the one that a search would find. What leads to another node of the same
   * cost is never found earlier than by who is alone, so of equal ways the first is the same. Nothing where it is not known.
   */
  wayTo(g: Field, m: Mover, node: number, isEntering = false): readonly number[] | undefined {
    if (m.leaving > 0 || m.startsInZone) return undefined;
    const at = this.#knownAt(g, m, isEntering);
    const end = at === 0 ? 0 : this.node(at, node, m.budget);
    if (end === 0 || !this.isClear(g, m, at, end)) return undefined;
    const way = [placed(end)];
    for (let place = end; hexOfNode(this.#w, placed(place)) !== m.start; ) {
      place = this.before(at, place);
      way.push(placed(place));
    }
    return way.reverse();
  }

  #lookAtBridges(g: Field): void {
    const down = fieldReading(this.#w).down(g);
    if (down === this.#down) return;
    this.#down = down;
    const { bridge, near } = this.#w;
    this.#isCut.fill(0);
    for (let at = 0; at < bridge.length; at++)
      if (bridge[at]! > 0 && near[at]! >= 0 && g.s.bridge.isDestroyed[bridge[at]! - 1] === 1)
        this.#isCut[(at / FACINGS) | 0] = 1;
  }
}
const placeOfStart = (g: Field, m: Mover, isEntering: boolean): number =>
  m.start * STARTS + (isEntering ? ENTERING : isThick(g, m.start) ? m.facing : 0);
export const openMarches = oncePer((w: RisorgimentoWorld) => new OpenMarches(w));
