import { oncePer } from '@tambour/kernel';
import type { Field } from '../model/state.ts';
import { ON_MAP } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';
import { type StrikeList, strikeList } from './strike-list.hot.ts';

/** So many words of the set of enemies may differ from those for which strikes are kept; with more all are found anew. */
const MOST_WORDS = 4;

/**
 * The hexes of the enemy that infantry could attack after a march, by where it starts. Orders are tried one after another, and each changes where one
 * unit or two stand: what was found with the enemies as they were holds wherever none of the hexes that differ is in reach.
 */
export class KeptStrikes {
  /** The hexes that the last hex asked for strikes at, in the order of its list: the first `count` are valid. */
  found: Uint16Array;
  count = 0;
  readonly #list: StrikeList;
  /** Where enemies stand, one bit a hex; and where they stood when strikes were kept. */
  readonly #now: Uint32Array;
  readonly #then: Uint32Array;
  /** The words in which those differ, and how. */
  readonly #differs = new Int32Array(MOST_WORDS);
  readonly #by = new Int32Array(MOST_WORDS);
  #words = 0;
  /** By hex: what was kept, and in which round. */
  readonly #kept: (Uint16Array | undefined)[];
  readonly #rounds: Int32Array;
  #round = 1;
  readonly #room: Uint16Array;

  constructor(
    readonly w: RisorgimentoWorld,
    readonly side: number,
  ) {
    this.#list = strikeList(w);
    this.#now = new Uint32Array(this.#list.words);
    this.#then = new Uint32Array(this.#list.words);
    this.#kept = new Array(w.grid.size).fill(undefined);
    this.#rounds = new Int32Array(w.grid.size);
    this.#room = new Uint16Array(w.grid.size);
    this.found = this.#room;
  }

  /** Before the hexes of a field are asked for. */
  begin({ w, s }: Field): void {
    const { place, hex: hexes } = s.unit;
    const { top } = s.at;
    const enemies = w.sideUnits[1 - this.side]!;
    const now = this.#now;
    now.fill(0);
    for (let i = 0; i < enemies.length; i++) {
      const u = enemies[i]!;
      if (place[u] !== ON_MAP) continue;
      const hex = hexes[u]!;
      // In a hex that is fought for both sides stand: it is theirs if one of them is on top.
      if (w.unitSide[top[hex]! - 1] !== this.side) now[hex >> 5]! |= 1 << (hex & 31);
    }
    const { words } = this.#list;
    const then = this.#then;
    this.#words = 0;
    for (let i = 0; i < words; i++) {
      const by = now[i]! ^ then[i]!;
      if (by === 0) continue;
      if (this.#words === MOST_WORDS) {
        this.#words = 0;
        this.#round++;
        then.set(now);
        return;
      }
      this.#differs[this.#words] = i;
      this.#by[this.#words++] = by;
    }
  }
  /** Finds the strikes from a hex. */
  from(hex: number): void {
    const isAsThen = this.#isAsThen(hex);
    if (isAsThen && this.#rounds[hex] === this.#round) {
      this.found = this.#kept[hex]!;
      this.count = this.found.length;
      return;
    }
    this.#find(hex);
    if (!isAsThen) return;
    this.#kept[hex] = this.found.slice(0, this.count);
    this.#rounds[hex] = this.#round;
  }
  #isAsThen(hex: number): boolean {
    const { sets, words } = this.#list;
    for (let i = 0; i < this.#words; i++)
      if ((sets[hex * words + this.#differs[i]!]! & this.#by[i]!) !== 0) return false;
    return true;
  }
  #find(hex: number): void {
    const { first, hex: within } = this.#list;
    const now = this.#now;
    const room = this.#room;
    let count = 0;
    const end = first[hex + 1]!;
    for (let k = first[hex]!; k < end; k++) {
      const x = within[k]!;
      if ((now[x >> 5]! & (1 << (x & 31))) !== 0) room[count++] = x;
    }
    this.found = room;
    this.count = count;
  }
}
export const keptStrikes = oncePer((w: RisorgimentoWorld) => [new KeptStrikes(w, 0), new KeptStrikes(w, 1)] as const);
