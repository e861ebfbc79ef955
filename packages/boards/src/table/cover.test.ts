import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { isHalfInside } from './cover.ts';
import { areaShape } from './terrain.ts';
import { type Fraction, whole } from './testing/fraction.ts';
import { areaPair, basePair, Luck, randomBase, randomCorners } from './testing/random-table.ts';
import { type Loop, type Spot, sidesOf } from './testing/twin.ts';

describe('half of a base in an area', () => {
  const base = basePair({ x: 0, y: 0, heading: 0, width: 200, depth: 100 }).fast;
  const wood = (...corners: [number, number][]) => areaShape(corners);
  it('is half by area, exactly', () => {
    const right = wood([0, -500], [500, -500], [500, 500], [0, 500]);
    const less = wood([1, -500], [500, -500], [500, 500], [1, 500]);
    const shared = wood([-50, -50], [0, -50], [0, 50], [-50, 50]);
    const under = wood([-500, -500], [500, -500], [500, -50], [-500, -50]);
    const slope = wood([-100, -50], [100, -50], [100, 50]);
    expect([right, less, slope, under].map((w) => isHalfInside(base, [w], 1))).toEqual([true, false, true, false]);
    expect(isHalfInside(base, [shared, less], 2)).toBe(true);
    expect(isHalfInside(base, [less, shared], 1)).toBe(false);
    expect(isHalfInside(base, [wood([-100, -50], [100, -50], [100, 50], [-100, 50])], 1)).toBe(true);
  });
  it('against areas of fractions', () => {
    const luck = new Luck();
    const seen = { yes: 0, no: 0 };
    for (let i = 0; i < amount(60, 3_000); i++) {
      const b = { ...randomBase(luck), x: 6_000, y: 6_000 };
      const corners = randomCorners(luck, 6_000 + luck.from(-300, 300), 6_000, 1_200);
      const [p, q] = [basePair(b), areaPair(corners)];
      const whole2 = twiceShared(p.slow.loop!, p.slow.loop!);
      const isHalf = twiceShared(p.slow.loop!, q.slow.loop!).times(whole(2)).compare(whole2) >= 0;
      expect(isHalfInside(p.fast, [q.fast], 1), `seed ${luck.seed} ${p.told} ${q.told}`).toBe(isHalf);
      seen[isHalf ? 'yes' : 'no']++;
    }
    expect(Math.min(seen.yes, seen.no)).toBeGreaterThan(3);
  });
});

/** Twice the area that a convex loop shares with any, cut side by side: what is left of the other after each. */
const twiceShared = (convex: Loop, other: Loop): Fraction => {
  const turn = (a: Spot, b: Spot, c: Spot): Fraction =>
    b[0]
      .minus(a[0])
      .times(c[1].minus(a[1]))
      .minus(b[1].minus(a[1]).times(c[0].minus(a[0])));
  let left: Loop = other;
  for (const [a, b] of sidesOf(convex)) {
    const next: Spot[] = [];
    for (const [p, q] of sidesOf(left)) {
      const [s, t] = [turn(a, b, p), turn(a, b, q)];
      if (s.sign >= 0) next.push(p);
      if (s.sign * t.sign < 0) {
        const at = s.over(s.minus(t));
        next.push([p[0].plus(at.times(q[0].minus(p[0]))), p[1].plus(at.times(q[1].minus(p[1])))]);
      }
    }
    left = next;
  }
  const sum = sidesOf(left).reduce((m, [p, q]) => m.plus(p[0].times(q[1]).minus(p[1].times(q[0]))), whole(0));
  return sum.sign < 0 ? whole(0).minus(sum) : sum;
};
