import { NONE, Search } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { MARCH_NODES, MOST_POINTS } from '../model/scratch.ts';
import type { Field } from '../model/state.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { KeptReach } from './5-kept-reach.hot.ts';
import { marchField } from './5-march-search.hot.ts';
import { isKeptOut, type Mover } from './5-mover.ts';
import { openMarches } from './5-open-marches.hot.ts';
import { fieldReading } from './5-reading.hot.ts';

export const FACING_BITS = 3;
/** Ends of marches, each the hex with the facing in its lowest bits; the first `count` are valid. */
export class MarchEnds {
  codes = new Int32Array(64);
  count = 0;
  add(hex: number, facing: number): void {
    if (this.count === this.codes.length) {
      const more = new Int32Array(this.count * 2);
      more.set(this.codes);
      this.codes = more;
    }
    this.codes[this.count++] = (hex << FACING_BITS) | facing;
  }
}
/** The nodes that a search has settled, each with the one before it on its way. */
class KeptWays {
  #nodes = new Int32Array(64);
  #from = new Int32Array(64);
  #count = 0;
  keep(search: Search): void {
    const { settled, count } = search;
    if (count > this.#nodes.length) {
      this.#nodes = new Int32Array(count * 2);
      this.#from = new Int32Array(count * 2);
    }
    this.#count = count;
    const nodes = this.#nodes;
    const from = this.#from;
    for (let i = 0; i < count; i++) {
      nodes[i] = settled[i]!;
      from[i] = search.from(settled[i]!);
    }
  }
  /** The way to a node, first to last; empty where there is none. */
  to(node: number): number[] {
    const way: number[] = [];
    // What is before a node on its way was settled before it.
    for (let i = this.#count - 1, wanted = node; i >= 0 && wanted !== NONE; i--) {
      if (this.#nodes[i] !== wanted) continue;
      way.push(wanted);
      wanted = this.#from[i]!;
    }
    return way.reverse();
  }
}
/** Reads the ends of a mover's marches out of a search. */
type Read = (g: Field, m: Mover, search: Search, out: MarchEnds) => void;

/** Where each unit can march to, by unit: in plain or in strategic movement. */
class MarchMemory {
  readonly #kept: KeptReach;
  readonly #search: Search;
  readonly #ends: readonly MarchEnds[];
  readonly #ways: readonly KeptWays[];
  readonly #hasEnds: Uint8Array;
  /** The node at which the search broke off, or NONE where it went on to the end. */
  #upTo = NONE;

  constructor(w: RisorgimentoWorld) {
    this.#kept = new KeptReach(w, fieldReading(w), w.units);
    this.#search = new Search(w.grid.size * MARCH_NODES, MOST_POINTS);
    this.#ends = Array.from({ length: w.units }, () => new MarchEnds());
    this.#ways = Array.from({ length: w.units }, () => new KeptWays());
    this.#hasEnds = new Uint8Array(w.units);
  }

  search(g: Field, m: Mover): Search {
    this.#look(g, m);
    return this.#find(g, m);
  }
  ends(g: Field, m: Mover, read: Read): MarchEnds {
    this.#look(g, m);
    const ends = this.#ends[m.unit]!;
    if (this.#hasEnds[m.unit] === 1) return ends;
    ends.count = 0;
    const search = this.#find(g, m);
    read(g, m, search, ends);
    this.#ways[m.unit]!.keep(search);
    this.#hasEnds[m.unit] = 1;
    return ends;
  }
  way(g: Field, m: Mover, node: number): readonly number[] {
    this.#look(g, m);
    if (this.#hasEnds[m.unit] === 1) return this.#ways[m.unit]!.to(node);
    const clear = this.#kept.isSearched(m.unit) ? undefined : openMarches(g.w).wayTo(g, m, node);
    return clear ?? nodesTo(this.#findTo(g, m, node), node);
  }
  searchTo(g: Field, m: Mover, node: number): Search {
    this.#look(g, m);
    return this.#findTo(g, m, node);
  }

  /** Forgets what is known of a mover if it does not hold any more. */
  #look(g: Field, m: Mover): void {
    const who =
      m.start |
      (m.facing << 16) |
      ((m.isCommanded ? 1 : 0) << 19) |
      ((m.isShy ? 1 : 0) << 20) |
      ((m.startsInZone ? 1 : 0) << 21) |
      ((m.isRain ? 1 : 0) << 22) |
      ((isKeptOut(g, m.unit) ? 1 : 0) << 23);
    const means = m.budget | (g.s.unit.spent[m.unit]! << 8) | (m.leaving << 16);
    if (!this.#kept.holds(m.side, m.unit, who, means)) this.#hasEnds[m.unit] = 0;
  }
  #find(g: Field, m: Mover): Search {
    if (this.#kept.isSearched(m.unit) && this.#upTo === NONE) return this.#search;
    return this.#seek(g, m, NONE);
  }
  /** A search that has come to a node at least, if the mover gets there: cut short the first time that a node is asked for, and whole for the next. */
  #findTo(g: Field, m: Mover, node: number): Search {
    if (this.#hasEnds[m.unit] === 0 && !this.#kept.isSearched(m.unit)) return this.#seek(g, m, node);
    return this.#kept.isSearched(m.unit) && this.#upTo === node ? this.#search : this.#find(g, m);
  }
  #seek(g: Field, m: Mover, until: number): Search {
    const search = marchField(g, m, this.#search, until);
    this.#upTo = search.count > 0 && search.settled[search.count - 1] === until ? until : NONE;
    this.#kept.searched(m.unit, search);
    return search;
  }
}

/** The nodes of a way out of a search, first to last; none where it was not reached. */
export function nodesTo(search: Search, node: number): readonly number[] {
  if (search.cost(node) === NONE) return [];
  const nodes: number[] = [];
  for (let at = node; at !== NONE; at = search.from(at)) nodes.push(at);
  return nodes.reverse();
}

/** Each kind has its own: who is asked for both, and then ordered to do one, is not searched for again. */
const plainMarches = oncePer((w: RisorgimentoWorld) => new MarchMemory(w));
const strategicMarches = oncePer((w: RisorgimentoWorld) => new MarchMemory(w));
const memoryOf = (g: Field, m: Mover): MarchMemory => (m.isStrategic ? strategicMarches : plainMarches)(g.w);
/** The search of a mover's marches; made only if what is known may not hold any more. To be read at once, and not to be written. */
export const marchSearch = (g: Field, m: Mover): Search => memoryOf(g, m).search(g, m);
/** The same as far as to a node: what lies beyond may not have been looked at. */
export const marchSearchTo = (g: Field, m: Mover, node: number): Search => memoryOf(g, m).searchTo(g, m, node);
/** The ends of a mover's marches, read out of its search only if they are not known. */
export const marchEnds = (g: Field, m: Mover, read: Read): MarchEnds => memoryOf(g, m).ends(g, m, read);
/** The nodes of a mover's cheapest way to one of them, first to last; none where it does not get there. */
export const marchNodes = (g: Field, m: Mover, node: number): readonly number[] => memoryOf(g, m).way(g, m, node);
