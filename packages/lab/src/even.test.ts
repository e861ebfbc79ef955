import { chanceFrom } from '@tambour/ai';
import { describe, expect, it } from 'vitest';
import { type EvenSearch, searchEven } from './even.ts';

/** Battles whose first side wins by a known curve; number k at a value is always the same battle. */
function battles(seed: number, odds: (value: number) => number) {
  const kept = new Map<number, boolean[]>();
  return async (value: number, games: number) => {
    const chance = chanceFrom(seed + Math.round(value * 1000));
    const all = kept.get(value) ?? Array.from({ length: 2000 }, () => chance.below(1e6) / 1e6 < odds(value));
    kept.set(value, all);
    return all.slice(0, games).filter(Boolean).length;
  };
}
const logistic = (middle: number, slope: number) => (v: number) => 1 / (1 + Math.exp(-slope * (v - middle)));
/** Another shape: it crosses even there, but bends. */
const bent = (middle: number) => (v: number) => 1 / (1 + Math.exp(-0.35 * (v - middle) - 0.03 * (v - middle) ** 2));
describe('the search for an even battle', () => {
  it.each([
    ['a steep curve of whole values', { low: 1, high: 12, isWhole: true, games: 400 }, logistic(6.3, 0.6), 6.3, 0.93],
    ['a falling curve', { low: 0, high: 20, isWhole: true, games: 600 }, logistic(8, -0.25), 8, 0.93],
    ['values between whole ones', { low: 0, high: 2, isWhole: false, games: 600 }, logistic(1.2, 2.5), 1.2, 0.93],
    // What is assumed, that the curve is straight near the middle, does not hold here: a little less is covered.
    ['a curve that bends', { low: 0, high: 10, isWhole: true, games: 800 }, bent(4.5), 4.5, 0.88],
  ] as const)('finds it, and says as far as it is known: %s', async (_, search: EvenSearch, odds, truth, least) => {
    const runs = 300;
    let [covered, off] = [0, 0];
    for (let run = 0; run < runs; run++) {
      const found = await searchEven(search, battles(1000 * run + 7, odds));
      if (found.low <= truth && truth <= found.high) covered++;
      off += Math.abs((found.value ?? search.high) - truth) / runs;
      expect(found.tried.reduce((sum, { games }) => sum + games, 0)).toBe(search.games);
    }
    expect(covered / runs).toBeGreaterThan(least);
    expect(covered / runs).toBeLessThan(0.985);
    expect(off).toBeLessThan((search.high - search.low) / 8);
  });
  it('says that there is none in the range, or that the value makes no difference', async () => {
    const search = { low: 1, high: 5, isWhole: true, games: 400 };
    const none = await searchEven(search, battles(5, logistic(12, 0.7)));
    expect(none.value).toBeUndefined();
    const flat = await searchEven(
      search,
      battles(5, () => 0.5),
    );
    expect(flat.hasEffect).toBe(false);
    expect([flat.low, flat.high]).toEqual([1, 5]);
  });
  it('ends with what it has when it is stopped', async () => {
    let calls = 0;
    const found = await searchEven({ low: 1, high: 5, isWhole: true, games: 400 }, async () =>
      ++calls > 2 ? undefined : 10,
    );
    expect(found.tried).toHaveLength(2);
  });
});
