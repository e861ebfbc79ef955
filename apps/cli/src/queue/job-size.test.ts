import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapsIn, jobSize, mostJobs } from './job-size.ts';

describe('jobs of a study', () => {
  it('hold one battle until it is known how long one takes, then about two seconds of them', () => {
    expect(jobSize(undefined, 1000, 4)).toBe(1);
    expect(jobSize(0.1, 1000, 4)).toBe(20);
    expect(jobSize(30, 1000, 4)).toBe(1);
    expect(jobSize(1e-9, 1_000_000, 4)).toBe(500);
  });
  it('get smaller towards the end, and never ask for more than is left', () => {
    expect(jobSize(0.01, 40, 4)).toBe(5);
    expect(jobSize(0.01, 1, 4)).toBe(1);
    expect(mostJobs(1)).toBe(12);
    expect(mostJobs(100)).toBe(300);
  });
});

describe('what is missing of a range', () => {
  const range = { from: 10, count: 20 };
  it('is what no other covers', () => {
    expect(gapsIn(range, [])).toEqual([range]);
    expect(gapsIn(range, [{ from: 0, count: 50 }])).toEqual([]);
    expect(
      gapsIn(range, [
        { from: 5, count: 7 },
        { from: 15, count: 5 },
        { from: 28, count: 9 },
      ]),
    ).toEqual([
      { from: 12, count: 3 },
      { from: 20, count: 8 },
    ]);
  });
  it('and what covers it make the whole of it, each battle once', () => {
    const some = fc.array(fc.tuple(fc.nat(40), fc.integer({ min: 1, max: 9 })), { maxLength: 6 });
    fc.assert(
      fc.property(some, (pairs) => {
        const covered = pairs.map(([from, count]) => ({ from, count })).sort((a, b) => a.from - b.from);
        const numbers = ({ from, count }: { from: number; count: number }) =>
          Array.from({ length: count }, (_, i) => from + i);
        const missing = gapsIn(range, covered).flatMap(numbers);
        const there = new Set(covered.flatMap(numbers));
        expect(missing).toEqual(numbers(range).filter((n) => !there.has(n)));
      }),
    );
  });
});
