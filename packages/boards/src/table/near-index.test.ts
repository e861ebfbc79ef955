import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { isWithin } from './distance.hot.ts';
import type { Base } from './measure.ts';
import { NearIndex } from './near-index.hot.ts';
import { basePair, Luck, type Pair, randomBase, TABLE } from './testing/random-table.ts';

const reachOf = ({ width, depth }: Base): number => Math.ceil(Math.sqrt(width * width + depth * depth) / 2);

describe('who is near', () => {
  it('are all within a distance, in the order of their numbers, however they came there', () => {
    const luck = new Luck();
    for (let round = 0; round < amount(10, 200); round++) {
      const pieces = 60;
      const index = new NearIndex(TABLE, pieces, luck.one([500, 1_500, 4_000]));
      const bases: (Base | undefined)[] = [];
      const shapes: (Pair | undefined)[] = [];
      for (let i = 0; i < 200; i++) {
        const piece = luck.from(0, pieces - 1);
        if (luck.chance(20)) {
          index.remove(piece);
          bases[piece] = undefined;
          continue;
        }
        const base = randomBase(luck);
        bases[piece] = base;
        shapes[piece] = basePair(base);
        index.put(piece, base.x, base.y, reachOf(base));
      }
      const found = new Int32Array(pieces);
      let asked = 0;
      for (const [piece, base] of bases.entries()) {
        if (base === undefined) continue;
        const distance = luck.one([0, 200, 1_500, 3_000]);
        const near = found.slice(0, index.near(base.x, base.y, reachOf(base), distance, found));
        expect([...near]).toEqual([...near].toSorted((a, b) => a - b));
        expect(near.every((other) => bases[other] !== undefined)).toBe(true);
        const exact = bases.flatMap((b, other) =>
          b && isWithin(shapes[piece]!.fast, shapes[other]!.fast, distance) ? [other] : [],
        );
        expect(exact.filter((other) => !near.includes(other))).toEqual([]);
        asked += near.length < pieces / 2 ? 1 : 0;
      }
      expect(asked).toBeGreaterThan(0);
      index.clear();
      expect(index.near(6_000, 6_000, 100, 20_000, found)).toBe(0);
    }
  });
});
