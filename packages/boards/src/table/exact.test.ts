import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { compareProducts, floorOverRoot, floorQuotient, floorRoot, halfUpQuotient, roundedShare } from './exact.hot.ts';
import { Fraction, HALF, rootOf } from './testing/fraction.ts';
import { Luck } from './testing/random-table.ts';

describe('exact arithmetic', () => {
  it('of shares: halves away from 0, and never a zero with a sign', () => {
    expect([3, -3, 5, -5, 6, -6].map((n) => roundedShare(n, 2))).toEqual([2, -2, 3, -3, 3, -3]);
    expect([1, -1, 2, -2, 0].map((n) => roundedShare(n, 4))).toEqual([0, 0, 1, -1, 0]);
  });
  it('of products, quotients and roots', () => {
    const luck = new Luck();
    const big = (bits: number): number => luck.from(0, 2 ** 26 - 1) * 2 ** luck.from(0, bits - 26) + luck.from(0, 3);
    for (let i = 0; i < amount(400, 100_000); i++) {
      const [a, b, c, d] = [big(51), big(51), big(51), big(51)];
      const sign = (n: bigint): number => (n > 0n ? 1 : n < 0n ? -1 : 0);
      expect(compareProducts(a, b, c, d)).toBe(sign(BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d)));
      expect(compareProducts(a, b, b, a)).toBe(0);
      expect(compareProducts(a + 1, b + 1, b + 1, a)).toBe(1);
      const [n, m] = [big(49), big(30) + 1];
      const q = new Fraction(BigInt(n) * 524_288n, BigInt(m));
      if (q.floor < 1n << 50n) {
        expect(BigInt(floorQuotient(n, 524_288, m))).toBe(q.floor);
        expect(BigInt(halfUpQuotient(n, 524_288, m))).toBe(q.plus(HALF).floor);
      }
      expect(BigInt(floorRoot(n))).toBe(rootOf(BigInt(n)));
      const root = floorRoot(n);
      expect([floorRoot(root * root), root > 0 ? floorRoot(root * root - 1) : -1]).toEqual([root, root - 1]);
      // a / √n is at most f exactly if a² ≤ f² n.
      const f = BigInt(floorOverRoot(m, n + 1));
      expect(f * f * BigInt(n + 1) <= BigInt(m) * BigInt(m)).toBe(true);
      expect((f + 1n) * (f + 1n) * BigInt(n + 1) > BigInt(m) * BigInt(m)).toBe(true);
    }
  });
});
