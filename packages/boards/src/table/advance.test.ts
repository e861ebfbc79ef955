import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { advanceLimit, advanceRoom, approachLimit, firstTouch, NEVER, setMoved, sweepOverlaps } from './advance.hot.ts';
import { distanceBetween, overlaps } from './distance.hot.ts';
import { stepX, stepY } from './heading.hot.ts';
import { baseShape, setBase } from './shape.ts';
import { lineShape } from './terrain.ts';
import { basePair, discPair, Luck, randomBase, randomHeading } from './testing/random-table.ts';

describe('the first touch of a line', () => {
  const base = basePair({ x: 0, y: 0, heading: 0, width: 600, depth: 200 }).fast;
  const brook = lineShape([
    [-1_000, 100],
    [1_000, 100],
  ]);
  it('is at once where it lies along the base, whichever way that goes', () => {
    expect([0, 4_500, 9_000, 18_000].map((heading) => firstTouch(base, heading, 500, brook))).toEqual([0, 0, 0, 0]);
  });
  it('never comes if it lies behind, beside the way, or too far', () => {
    const far = lineShape([
      [-1_000, 500],
      [1_000, 500],
    ]);
    const beside = lineShape([
      [301, -500],
      [301, 900],
    ]);
    expect([firstTouch(base, 18_000, 900, far), firstTouch(base, 0, 900, beside)]).toEqual([NEVER, NEVER]);
    expect([firstTouch(base, 0, 399, far), firstTouch(base, 0, 400, far)]).toEqual([NEVER, 400]);
    // Its side just meets the line: that is a touch.
    expect(
      firstTouch(
        base,
        0,
        900,
        lineShape([
          [300, 500],
          [300, 900],
        ]),
      ),
    ).toBe(400);
    expect(firstTouch(discPair(0, 0, 100).fast, 0, 900, far)).toBe(400);
  });
});

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
      const { fast } = basePair(base);
      const isFree = (length: number): boolean => {
        if (others.some((o) => sweepOverlaps(fast, heading, length, o))) return false;
        setBase(end, { ...base, x: base.x + stepX(heading, length), y: base.y + stepY(heading, length) });
        return !others.some((o) => overlaps(end, o));
      };
      if (room >= 0) expect(isFree(room), `seed ${luck.seed} ${JSON.stringify(base)} ${heading}`).toBe(true);
      if (room >= 0 && room < 1_500) {
        expect(isFree(room + 1)).toBe(false);
        stopped++;
      }
    }
    expect(stopped).toBeGreaterThan(amount(20, 500));
  });
  it('is as long as one walked in steps of 0.1 mm, to a step', () => {
    // Always the same: where a base slides along another, 1/256 of a length may decide over many steps.
    const luck = new Luck(1806);
    const moved = baseShape();
    let stopped = 0;
    for (let i = 0; i < amount(60, 2_000); i++) {
      const base = randomBase(luck);
      const { fast } = basePair(base);
      const heading = luck.chance(50) ? base.heading : randomHeading(luck);
      const other = basePair(randomBase(luck, base, 2_000));
      const limit = advanceLimit(fast, heading, 1_000, other.fast);
      let walked = -1;
      for (; walked < 1_000; walked++) {
        setMoved(moved, fast, heading, walked + 1);
        if (overlaps(moved, other.fast)) break;
      }
      const told = `seed ${luck.seed} ${JSON.stringify(base)} ${heading} ${other.told}`;
      expect(Math.abs(limit - walked), told).toBeLessThan(2);
      if (limit < 1_000) stopped++;
    }
    expect(stopped).toBeGreaterThan(5);
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
