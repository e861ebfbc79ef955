import { Search } from '@tambour/boards';
import { oncePer } from '@tambour/kernel';
import { FOOT } from '../model/vocabulary.ts';
import type { RisorgimentoWorld } from '../model/world.ts';

/** Movement points of a march of infantry that are left for it to come next to an enemy. */
const MARCH = 5;

/** The hexes that infantry could attack after a march, from every hex: those of hex `h` are at `first[h]` up to `first[h + 1]`; neighbours are not among them. */
export interface StrikeList {
  readonly first: Int32Array;
  readonly hex: Uint16Array;
  /** The squares of the map that those and the neighbours of each hex lie in, 32 and 32 of them, one bit each: where no enemy is in them nobody can be attacked. */
  readonly near: Uint32Array;
  readonly far: Uint32Array;
  /** The square that each hex lies in. */
  readonly square: Uint8Array;
  /** The hexes of each list once more as a set, one bit each; those of hex `h` from word `h * words` on. */
  readonly sets: Uint32Array;
  readonly words: number;
}
/** The map is divided into so many strips either way. */
const STRIPS = 8;
function squaresOf({ grid }: RisorgimentoWorld): Uint8Array {
  const rows = grid.row.reduce((most, row) => Math.max(most, row), 0) + 1;
  const columns = grid.column.reduce((most, column) => Math.max(most, column), 0) + 1;
  const strip = (at: number, all: number): number => Math.min(STRIPS - 1, Math.floor((at * STRIPS) / all));
  return Uint8Array.from(grid.column, (column, hex) => strip(column, columns) * STRIPS + strip(grid.row[hex]!, rows));
}

/** In dry weather, every bridge standing, nobody in the way. */
export const strikeList = oncePer((w: RisorgimentoWorld): StrikeList => {
  const { size } = w.grid;
  const first = new Int32Array(size + 1);
  const hexes: number[] = [];
  const seen = new Int32Array(size).fill(-1);
  const square = squaresOf(w);
  const near = new Uint32Array(size);
  const far = new Uint32Array(size);
  const words = (size + 31) >> 5;
  const sets = new Uint32Array(size * words);
  const markSquare = (h: number, x: number): void => {
    const at = square[x]!;
    if (at < 32) near[h]! |= 1 << at;
    else far[h]! |= 1 << (at - 32);
  };
  const search = new Search(size, MARCH);
  const step = w.step[FOOT]?.[0] ?? new Uint8Array(size * 6);
  for (let h = 0; h < size; h++) {
    first[h] = hexes.length;
    seen[h] = h;
    for (let d = 0; d < 6; d++) {
      const x = w.near[h * 6 + d]!;
      if (x < 0) continue;
      seen[x] = h;
      markSquare(h, x);
    }
    search.begin();
    search.seed(h);
    for (let hex = search.next(); hex >= 0; hex = search.next())
      for (let d = 0; d < 6; d++) {
        const at = hex * 6 + d;
        const x = w.near[at]!;
        if (x < 0) continue;
        if (!w.isAttackBarred[at] && seen[x] !== h) {
          seen[x] = h;
          hexes.push(x);
          sets[h * words + (x >> 5)]! |= 1 << (x & 31);
          markSquare(h, x);
        }
        if (step[at]! > 0) search.relax(x, search.at + step[at]!, hex);
      }
  }
  first[size] = hexes.length;
  return { first, hex: Uint16Array.from(hexes), near, far, square, sets, words };
});
