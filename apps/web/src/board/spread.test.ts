import { COUNTER } from '@tambour/press';
import { describe, expect, it } from 'vitest';
import { spreadAround } from './spread.ts';

const BOUNDS = { x: 0, y: 0, width: 2000, height: 2000 };

describe('a stack spread out', () => {
  it('keeps its counters clear of each other and on the tray, however many', () => {
    for (let count = 2; count <= 12; count++) {
      const { cards, centre, radius } = spreadAround([1000, 1000], count, 1.5, BOUNDS);
      const side = COUNTER * 1.5;
      expect(cards).toHaveLength(count);
      cards.forEach(([x, y], i) => {
        expect(Math.hypot(Math.abs(x - centre[0]) + side / 2, Math.abs(y - centre[1]) + side / 2)).toBeLessThan(radius);
        for (const [ox, oy] of cards.slice(i + 1))
          expect(Math.max(Math.abs(x - ox), Math.abs(y - oy)), `${count} counters`).toBeGreaterThan(side);
      });
    }
  });
  it('moves inward at the edge of the window, and stays put elsewhere', () => {
    expect(spreadAround([1000, 700], 3, 1, BOUNDS).centre).toEqual([1000, 700]);
    const { centre, radius } = spreadAround([5, 1995], 3, 1, BOUNDS);
    expect(centre).toEqual([radius, 2000 - radius]);
  });
  it('takes the middle of a window too small for it', () => {
    expect(spreadAround([0, 0], 4, 1, { x: 0, y: 0, width: 80, height: 60 }).centre).toEqual([40, 30]);
  });
});
