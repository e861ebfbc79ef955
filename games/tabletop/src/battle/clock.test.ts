import { describe, expect } from 'vitest';
import { drill } from '../testing/drill.ts';
import { rule } from '../testing/rule.ts';
import { HALF_TICKS, momentOf, nextQuarter, quarterNumber, TICKS } from './clock.ts';

describe('the clock of a battle', () => {
  rule('C1k', 'a period has four quarters, a half move two of them', () => {
    expect(HALF_TICKS).toBe(2 * TICKS);
    expect([1, 4, 5, 12].map(momentOf)).toEqual([
      { period: 1, quarter: 1 },
      { period: 1, quarter: 4 },
      { period: 2, quarter: 1 },
      { period: 3, quarter: 4 },
    ]);
    for (let n = 1; n < 20; n++) expect(quarterNumber(momentOf(n))).toBe(n);
    // INTERLUDE comes after the second quarter.
    const one = drill({ units: [{ id: 'a', x: 60, y: 40 }], phase: 'INTERLUDE', period: 2 });
    expect(momentOf(nextQuarter(one.g))).toEqual({ period: 2, quarter: 3 });
  });
});
