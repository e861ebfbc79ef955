import type { Search } from '@tambour/boards';
import type { Field } from '../model/state.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { hexOfNode } from './5-march-search.hot.ts';
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
/** Finds the ends of a mover's marches and gives back the search that led to them. */
type Find = (g: Field, m: Mover, out: MarchEnds) => Search;

/** Where each unit can march to, kept until the unit or a hex on its ways or beside them changes. */
class MarchMemory {
  readonly #units: number;
  readonly #words: number;
  /** By unit, and by unit again for strategic movement. */
  readonly #ends: (MarchEnds | undefined)[];
  /** The mover as it was, in two numbers, and how many changes had been seen. */
  readonly #who: Int32Array;
  readonly #means: Int32Array;
  readonly #seen: Float64Array;
  /** Hexes on the ways of a unit or beside them, one bit a hex. */
  readonly #near: Uint32Array;

  constructor(
    w: RisorgimentoWorld,
    readonly reading: FieldReading,
  ) {
    this.#units = w.units;
    this.#words = (w.grid.size + 31) >> 5;
    this.#ends = new Array(w.units * 2).fill(undefined);
    this.#who = new Int32Array(w.units * 2);
    this.#means = new Int32Array(w.units * 2);
    this.#seen = new Float64Array(w.units * 2);
    this.#near = new Uint32Array(w.units * 2 * this.#words);
  }

  of(g: Field, m: Mover, find: Find): MarchEnds {
    const slot = m.unit + (m.isStrategic ? this.#units : 0);
    const who =
      m.start |
      (m.facing << 16) |
      ((m.isCommanded ? 1 : 0) << 19) |
      ((m.isShy ? 1 : 0) << 20) |
      ((m.startsInZone ? 1 : 0) << 21) |
      (g.s.battle.turn[0]! << 22);
    const means = m.budget | (g.s.unit.spent[m.unit]! << 8) | (m.leaving << 16);
    const first = slot * this.#words;
    let ends = this.#ends[slot];
    const changes = this.reading.changes(m.side);
    const holds =
      ends !== undefined &&
      this.#who[slot] === who &&
      this.#means[slot] === means &&
      !this.reading.hasChanged(m.side, this.#seen[slot]!, this.#near, first);
    this.#seen[slot] = changes;
    if (ends !== undefined && holds) return ends;
    ends ??= new MarchEnds();
    this.#ends[slot] = ends;
    this.#who[slot] = who;
    this.#means[slot] = means;
    ends.count = 0;
    this.#keep(g, find(g, m, ends), first);
    return ends;
  }
  #keep(g: Field, search: Search, first: number): void {
    const near = this.#near;
    near.fill(0, first, first + this.#words);
    for (let i = 0; i < search.count; i++) {
      const hex = hexOfNode(search.settled[i]!);
      near[first + (hex >> 5)]! |= 1 << (hex & 31);
      for (let d = 0; d < 6; d++) {
        const x = g.w.near[hex * 6 + d]!;
        if (x >= 0) near[first + (x >> 5)]! |= 1 << (x & 31);
      }
    }
  }
}

const memories = new WeakMap<RisorgimentoWorld, MarchMemory>();
/** The ends of a mover's marches; found only if what is known of them may not hold any more. */
export function marchEnds(g: Field, m: Mover, find: Find): MarchEnds {
  let memory = memories.get(g.w);
  if (!memory) {
    memory = new MarchMemory(g.w, fieldReading(g));
    memories.set(g.w, memory);
  }
  return memory.of(g, m, find);
}
