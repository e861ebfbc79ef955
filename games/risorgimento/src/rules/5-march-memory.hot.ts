import { Search } from '@tambour/boards';
import { MOST_POINTS } from '../model/scratch.ts';
import type { Field } from '../model/state.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { hexOfNode, marchField } from './5-march-search.hot.ts';
import type { Mover } from './5-mover.ts';
import { type FieldReading, fieldReading } from './5-reading.hot.ts';

/** Ends of marches, `hex * 6 + facing` each; the first `count` are valid. */
export class MarchEnds {
  codes = new Int32Array(64);
  count = 0;
  add(hex: number, facing: number): void {
    if (this.count === this.codes.length) {
      const more = new Int32Array(this.count * 2);
      more.set(this.codes);
      this.codes = more;
    }
    this.codes[this.count++] = hex * 6 + facing;
  }
}
/** Reads the ends of a mover's marches out of a search. */
type Read = (g: Field, m: Mover, search: Search, out: MarchEnds) => void;

const NOBODY = -1;

/**
 * Where each unit can march to, kept until the unit, or a hex on its ways or beside them, changes. The ends are kept for every unit,
 * the search itself for the one asked about last: orders of one unit are mostly tried one after another.
 */
class MarchMemory {
  readonly #units: number;
  readonly #words: number;
  /** By unit, and by unit again for strategic movement. */
  readonly #ends: (MarchEnds | undefined)[];
  readonly #hasEnds: Uint8Array;
  /** The mover as it was, in two numbers, and how many changes had been seen. */
  readonly #who: Int32Array;
  readonly #means: Int32Array;
  readonly #seen: Float64Array;
  /** Hexes on the ways of a unit or beside them, one bit a hex. */
  readonly #near: Uint32Array;
  readonly #search: Search;
  #searched = NOBODY;

  constructor(
    w: RisorgimentoWorld,
    readonly reading: FieldReading,
  ) {
    const slots = w.units * 2;
    this.#units = w.units;
    this.#words = (w.grid.size + 31) >> 5;
    this.#ends = new Array(slots).fill(undefined);
    this.#hasEnds = new Uint8Array(slots);
    this.#who = new Int32Array(slots).fill(NOBODY);
    this.#means = new Int32Array(slots);
    this.#seen = new Float64Array(slots);
    this.#near = new Uint32Array(slots * this.#words);
    this.#search = new Search(w.grid.size * 6, MOST_POINTS);
  }

  search(g: Field, m: Mover): Search {
    const slot = this.#slotOf(m);
    if (!this.#holds(g, m, slot) || this.#searched !== slot) this.#find(g, m, slot);
    return this.#search;
  }
  ends(g: Field, m: Mover, read: Read): MarchEnds {
    const slot = this.#slotOf(m);
    let ends = this.#ends[slot];
    if (this.#holds(g, m, slot)) {
      if (ends !== undefined && this.#hasEnds[slot] === 1) return ends;
      if (this.#searched !== slot) this.#find(g, m, slot);
    } else this.#find(g, m, slot);
    if (ends === undefined) {
      ends = new MarchEnds();
      this.#ends[slot] = ends;
    }
    ends.count = 0;
    read(g, m, this.#search, ends);
    this.#hasEnds[slot] = 1;
    return ends;
  }

  #slotOf(m: Mover): number {
    return m.unit + (m.isStrategic ? this.#units : 0);
  }
  /** Whether what was found for a mover still holds; if not, it is forgotten. */
  #holds(g: Field, m: Mover, slot: number): boolean {
    const who =
      m.start |
      (m.facing << 16) |
      ((m.isCommanded ? 1 : 0) << 19) |
      ((m.isShy ? 1 : 0) << 20) |
      ((m.startsInZone ? 1 : 0) << 21) |
      (g.s.battle.turn[0]! << 22);
    const means = m.budget | (g.s.unit.spent[m.unit]! << 8) | (m.leaving << 16);
    const holds =
      this.#who[slot] === who &&
      this.#means[slot] === means &&
      !this.reading.hasChanged(m.side, this.#seen[slot]!, this.#near, slot * this.#words);
    this.#seen[slot] = this.reading.changes(m.side);
    if (holds) return true;
    this.#who[slot] = who;
    this.#means[slot] = means;
    this.#hasEnds[slot] = 0;
    if (this.#searched === slot) this.#searched = NOBODY;
    return false;
  }
  #find(g: Field, m: Mover, slot: number): void {
    const search = marchField(g, m, this.#search);
    const near = this.#near;
    const first = slot * this.#words;
    near.fill(0, first, first + this.#words);
    for (let i = 0; i < search.count; i++) {
      const hex = hexOfNode(search.settled[i]!);
      near[first + (hex >> 5)]! |= 1 << (hex & 31);
      for (let d = 0; d < 6; d++) {
        const x = g.w.near[hex * 6 + d]!;
        if (x >= 0) near[first + (x >> 5)]! |= 1 << (x & 31);
      }
    }
    this.#searched = slot;
  }
}

const memories = new WeakMap<RisorgimentoWorld, MarchMemory>();
function memoryOf(g: Field): MarchMemory {
  let memory = memories.get(g.w);
  if (!memory) {
    memory = new MarchMemory(g.w, fieldReading(g));
    memories.set(g.w, memory);
  }
  return memory;
}
/** The search of a mover's marches; made only if what is known may not hold any more. To be read at once, and not to be written. */
export const marchSearch = (g: Field, m: Mover): Search => memoryOf(g).search(g, m);
/** The ends of a mover's marches, read out of its search only if they are not known. */
export const marchEnds = (g: Field, m: Mover, read: Read): MarchEnds => memoryOf(g).ends(g, m, read);
