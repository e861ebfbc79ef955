import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { advanceRoom, approachLimit, setMoved } from './advance.hot.ts';
import { distanceBetween, overlaps } from './distance.hot.ts';
import { stepX, stepY } from './heading.hot.ts';
import { baseShape, setBase } from './shape.ts';
import { basePair, Luck, randomBase, randomHeading } from './testing/random-table.ts';

describe('a way', () => {
  it('ends where the base stands clear, and one length more would not do', () => {
    const luck = new Luck();
    const end = baseShape();
    let stopped = 0;
    for (let i = 0; i < amount(300, 10_000); i++) {
      const base = randomBase(luck);
      const heading = luck.chance(50) ? base.heading : randomHeading(luck);
      const others = [0, 1, 2].map(() => basePair(randomBase(luck, base, 2_000)).fast);
      const room = advanceRoom(base, heading, 1_500, others, 3);
      const isFree = (length: number): boolean => {
        const { fast } = basePair(base);
        const moved = baseShape();
        for (let k = 0; k <= length; k += 25) {
          setMoved(moved, fast, heading, k);
          if (others.some((o) => overlaps(moved, o))) return false;
        }
        setMoved(moved, fast, heading, length);
        setBase(end, { ...base, x: base.x + stepX(heading, length), y: base.y + stepY(heading, length) });
        return !others.some((o) => overlaps(moved, o) || overlaps(end, o));
      };
      if (room >= 0) expect(isFree(room), `seed ${luck.seed} ${JSON.stringify(base)} ${heading}`).toBe(true);
      if (room >= 0 && room < 1_500) {
        expect(isFree(room + 1)).toBe(false);
        stopped++;
      }
    }
    expect(stopped).toBeGreaterThan(amount(20, 500));
  });
  it('stops so far from another', () => {
    const base = basePair({ x: 0, y: 0, heading: 0, width: 600, depth: 200 }).fast;
    const enemy = basePair({ x: 300, y: 1_000, heading: 0, width: 600, depth: 200 }).fast;
    expect(approachLimit(base, 0, 2_000, enemy, 500)).toBe(300);
    expect(approachLimit(base, 0, 2_000, enemy, 501)).toBe(299);
    expect(approachLimit(base, 0, 200, enemy, 500)).toBe(200);
    expect(approachLimit(base, 0, 200, enemy, 900)).toBe(-1);
    expect(approachLimit(base, 18_000, 2_000, enemy, 500)).toBe(2_000);
    const luck = new Luck();
    const moved = baseShape();
    for (let i = 0; i < amount(200, 5_000); i++) {
      const a = randomBase(luck);
      const { fast } = basePair(a);
      const other = basePair(randomBase(luck, a, 3_000)).fast;
      const heading = randomHeading(luck);
      const limit = approachLimit(fast, heading, 1_500, other, 500);
      for (const length of [0, limit >> 1, limit]) {
        setMoved(moved, fast, heading, Math.max(0, length));
        if (limit >= 0) expect(distanceBetween(moved, other)).toBeGreaterThanOrEqual(499);
      }
      setMoved(moved, fast, heading, limit + 2);
      if (limit >= 0 && limit < 1_498) expect(distanceBetween(moved, other)).toBeLessThanOrEqual(500);
    }
  });
});
