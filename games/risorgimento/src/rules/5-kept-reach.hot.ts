import type { Search } from '@tambour/boards';
import type { RisorgimentoWorld } from '../model/world.ts';
import type { FieldReading } from './5-reading.hot.ts';

const NOBODY = -1;

/**
 * Whether what was found of a piece's movement still holds: until the piece itself, told apart by two numbers, or a hex on its ways or
 * beside them changes. One search is kept beside, of the piece asked about last: orders of one piece are mostly tried one after another.
 */
export class KeptReach {
  readonly #words: number;
  readonly #who: Int32Array;
  readonly #means: Int32Array;
  /** How many changes had been seen when it was last found to hold. */
  readonly #seen: Float64Array;
  /** Hexes on the ways of a piece, one bit a hex. */
  readonly #ways: Uint32Array;
  #searched = NOBODY;

  constructor(
    readonly w: RisorgimentoWorld,
    readonly reading: FieldReading,
    slots: number,
  ) {
    this.#words = (w.grid.size + 31) >> 5;
    this.#who = new Int32Array(slots).fill(NOBODY);
    this.#means = new Int32Array(slots);
    this.#seen = new Float64Array(slots);
    this.#ways = new Uint32Array(slots * this.#words);
  }

  holds(side: number, slot: number, who: number, means: number): boolean {
    const holds =
      this.#who[slot] === who &&
      this.#means[slot] === means &&
      !this.reading.hasChanged(side, this.#seen[slot]!, this.#ways, slot * this.#words);
    this.#seen[slot] = this.reading.changes(side);
    if (holds) return true;
    this.#who[slot] = who;
    this.#means[slot] = means;
    if (this.#searched === slot) this.#searched = NOBODY;
    return false;
  }
  /** Whether the search that was made last is that of a piece for which it still holds. */
  isSearched(slot: number): boolean {
    return this.#searched === slot;
  }
  /** The search of a piece has just been made. */
  searched(slot: number, search: Search): void {
    const ways = this.#ways;
    const first = slot * this.#words;
    ways.fill(0, first, first + this.#words);
    const { settled, count } = search;
    const { size } = this.w.grid;
    for (let i = 0; i < count; i++) {
      const node = settled[i]!;
      const hex = node < size ? node : ((node - size) / 6) | 0;
      ways[first + (hex >> 5)]! |= 1 << (hex & 31);
    }
    this.#searched = slot;
  }
}
