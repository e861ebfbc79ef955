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
}

/** In dry weather, every bridge standing, nobody in the way. */
export const strikeList = oncePer((w: RisorgimentoWorld): StrikeList => {
  const { size } = w.grid;
  const first = new Int32Array(size + 1);
  const hexes: number[] = [];
  const seen = new Int32Array(size).fill(-1);
  const search = new Search(size, MARCH);
  const step = w.step[FOOT]?.[0] ?? new Uint8Array(size * 6);
  for (let h = 0; h < size; h++) {
    first[h] = hexes.length;
    seen[h] = h;
    for (let d = 0; d < 6; d++) {
      const x = w.near[h * 6 + d]!;
      if (x >= 0) seen[x] = h;
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
        }
        if (step[at]! > 0) search.relax(x, search.at + step[at]!, hex);
      }
  }
  first[size] = hexes.length;
  return { first, hex: Uint16Array.from(hexes) };
});
