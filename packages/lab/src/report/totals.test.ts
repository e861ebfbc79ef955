import type { Result } from '@tambour/ai';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bandsOf } from './figures/series.ts';
import { quantile } from './quantiles.ts';
import { addBattle, emptyTotals, fromHundredths, mergeTotals, type Totals, totalsOf } from './totals.ts';

const sides = (most: number) => fc.tuple(fc.nat(most), fc.nat(most));
const result: fc.Arbitrary<Result> = fc
  .array(fc.record({ points: sides(9), attacks: sides(5), holder: fc.constantFrom('0', '1', '-') }), {
    minLength: 1,
    maxLength: 4,
  })
  .chain((turns) =>
    fc.record({
      winner: fc.constantFrom(0, 1, null),
      rule: fc.constantFrom('9a', '9b'),
      points: fc.constant(turns.at(-1)?.points ?? [0, 0]),
      turn: fc.constant(turns.length),
      decisions: fc.nat(300),
      tally: fc.constant({}),
      trace: fc.record({
        points: fc.constant(turns.map(({ points }) => points)),
        strength: fc.constant(turns.map(() => [5, 5])),
        attacks: fc.constant(turns.map(({ attacks }) => attacks)),
        // Thirds, so that sums of fractions would depend on their order.
        losses: fc.array(
          fc.tuple(
            fc.constantFrom('u', 'v'),
            fc.nat(9).map((n) => n / 3),
            fc.nat(4),
          ),
        ),
        places: fc.array(
          fc.tuple(
            fc.constantFrom('p', 'q'),
            fc.nat(4),
            fc.nat(9).map((n) => n / 3),
            fc.nat(3),
          ),
        ),
        objectives: fc.constant({ p: turns.map(({ holder }) => holder).join('') }),
        rules: fc.dictionary(fc.constantFrom('1a', '__proto__', 'toString'), fc.integer({ min: 1, max: 9 })),
      }),
    }),
  );

describe('totals of battles', () => {
  it('are the same in whatever order battles come and parts are merged', () => {
    fc.assert(
      fc.property(
        fc.array(result, { maxLength: 8 }),
        fc.array(fc.nat(2), { minLength: 8, maxLength: 8 }),
        (all, whose) => {
          const whole = totalsOf(all);
          const parts = [emptyTotals(), emptyTotals(), emptyTotals()];
          for (const [k, one] of [...all.entries()].reverse()) addBattle(parts[whose[k] ?? 0] as Totals, k, one);
          const merged = emptyTotals();
          for (const part of parts.reverse()) mergeTotals(merged, JSON.parse(JSON.stringify(part)));
          expect(merged).toEqual(whole);
          expect(merged.games).toBe(all.length);
        },
      ),
    );
  });
  it('say which battle shows a figure first', () => {
    const one = (points: number[], winner: number): Result => ({
      winner,
      rule: '9a',
      points,
      turn: 1,
      decisions: 4,
      tally: {},
    });
    const totals = totalsOf([one([3, 0], 0), one([0, 2], 1), one([3, 0], 0), one([9, 0], 0)], 10);
    expect(totals.winners).toEqual({ 0: { n: 3, first: 10 }, 1: { n: 1, first: 11 } });
    expect(quantile(totals.difference, 0.5)).toEqual({ value: 3, n: 2, first: 10 });
    expect(quantile(totals.difference, 1)).toEqual({ value: 9, n: 1, first: 13 });
    expect(totals.traced).toBe(0);
  });
  it('let a battle that has ended keep its points', () => {
    const histogram = (value: number) => ({ [value]: { n: 1, first: 0 } });
    // One battle ended after the first turn with 10 points, the other went on from 0 to 4.
    const points = [[{ ...histogram(10), ...histogram(0) }], [histogram(4)]];
    const ended = [[histogram(10)], [histogram(4)]];
    expect(bandsOf({ points, ended }, 0).map(({ median, most }) => [median, ...most])).toEqual([
      [0, 0, 10],
      [4, 4, 10],
    ]);
  });
  it('add strength in hundredths, rounded', () => {
    expect(fromHundredths(133)).toBe(1.33);
  });
});
