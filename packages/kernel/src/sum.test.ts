import { describe, expect, it } from 'vitest';
import { asTarget, inPercent, onColumn, onDie, totalOf } from './sum.ts';

describe('sums', () => {
  const items = [
    { rule: '1a', value: 25, what: { en: 'a', fr: 'a' } },
    { rule: '1b', value: -50, what: { en: 'b', fr: 'b' } },
  ];
  it('say what they are on; without an item there is none', () => {
    for (const [sumOf, on] of [
      [onDie, 'die'],
      [onColumn, 'column'],
      [asTarget, 'target'],
      [inPercent, 'percent'],
    ] as const) {
      expect(sumOf(items)).toEqual([{ on, items }]);
      expect(sumOf([])).toEqual([]);
    }
  });
  it('add up', () => {
    expect([totalOf(items), totalOf([])]).toEqual([-25, 0]);
  });
});
