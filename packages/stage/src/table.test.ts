import type { Footprint } from '@tambour/press/table';
import { describe, expect, it } from 'vitest';
import { farthest } from './farthest.ts';
import { goneTo } from './gone-to.ts';
import { pointOf, pointPlace } from './place.ts';
import { aheadOf, bandAround, circleAbout, cornersOf } from './table-shapes.ts';

describe('a free point as a place', () => {
  it('is called by its coordinates, to a tenth of a millimetre', () => {
    for (const [point, place] of [
      [[0, 0], '@0,0'],
      [[45.5, 20], '@45.5,20'],
      [[119.99, 0.07], '@119.99,0.07'],
      [[0.1 + 0.2, 327.67], '@0.3,327.67'],
    ] as const) {
      expect(pointPlace(point)).toBe(place);
      expect(pointOf(place)).toEqual([Math.round(point[0] * 100) / 100, point[1]]);
    }
    for (const place of ['1411', 'arrivals', '@', '@1', '@1,2,3', '@-1,2', '@1.234,2', '@1e3,2', ' @1,2'])
      expect(pointOf(place), place).toBeUndefined();
  });
  it('is where a march of a base leaves it', () => {
    const way = [
      { x: 1, y: 2, facing: 0 },
      { x: 3.25, y: 4, facing: 90 },
    ];
    expect(goneTo({ kind: 'march', piece: 'a', way })).toEqual(['a', '@3.25,4']);
    expect(goneTo({ kind: 'go', piece: 'a', from: '1', to: '2' })).toEqual(['a', '2']);
    expect(goneTo({ kind: 'mark', place: '1' })).toBeUndefined();
    expect(goneTo({ kind: 'march', piece: 'a', way: [] })).toBeUndefined();
  });
});

describe('outlines about a base', () => {
  const base: Footprint = { x: 50, y: 40, facing: 90, width: 12, depth: 2 };
  const round = (points: readonly (readonly [number, number])[]) =>
    points.map((p) => p.map((n) => Math.round(n * 1000) / 1000 + 0));
  it('begin with its corners, front left first: it looks right, so its left is up', () => {
    expect(round(cornersOf(base))).toEqual([
      [51, 46],
      [51, 34],
      [49, 34],
      [49, 46],
    ]);
  });
  it('lie at their distance from the base, whichever way it looks', () => {
    const far = ([x, y]: readonly [number, number]): number =>
      Math.hypot(Math.max(0, Math.abs(x - 50) - 1), Math.max(0, Math.abs(y - 40) - 6));
    const band = bandAround(base, 15);
    expect(band.length).toBeGreaterThan(60);
    for (const point of band) expect(far(point)).toBeCloseTo(15, 9);
    // All the way round, and never crossing itself: the area is that of the sum of base and disc.
    const area = band.reduce((sum, [x, y], i) => {
      const [nx, ny] = band[(i + 1) % band.length]!;
      return sum + (x * ny - nx * y) / 2;
    }, 0);
    expect(Math.abs(area)).toBeCloseTo(24 + 2 * 15 * 14 + Math.PI * 225, -1);
  });
  it('reach ahead between two distances, and no farther aside than told', () => {
    const arc = aheadOf(base, 5, 20, 45);
    const ahead = arc.map(([x]) => x - 51);
    expect(Math.max(...ahead)).toBeCloseTo(20, 9);
    expect(Math.min(...ahead)).toBeCloseTo(5 * Math.SQRT1_2, 9);
    expect(Math.max(...arc.map(([, y]) => y))).toBeCloseTo(46 + 20 * Math.SQRT1_2, 9);
    // From the front edge on it begins with the two front corners.
    expect(round(aheadOf(base, 0, 20, 45).slice(-2))).toEqual([
      [51, 34],
      [51, 46],
    ]);
  });
  it('are round about a point', () => {
    const circle = circleAbout([10, 10], 4);
    for (const [x, y] of circle) expect(Math.hypot(x - 10, y - 10)).toBeCloseTo(4, 9);
    expect(new Set(round(circle).map(String)).size).toBe(circle.length);
  });
});

describe('what is almost legal', () => {
  it('is found by halving, and is always allowed itself', () => {
    for (const limit of [0, 1, 7, 999, 1000]) expect(farthest(1000, (n) => n <= limit)).toBe(limit);
    expect(farthest(1000, () => false)).toBeUndefined();
    expect(farthest(-1, () => true)).toBeUndefined();
    const isAllowed = (n: number): boolean => n <= 300 || (n >= 500 && n < 620);
    const found = farthest(1000, isAllowed)!;
    expect(isAllowed(found)).toBe(true);
    let asked = 0;
    farthest(20_000, (n) => {
      asked++;
      return n < 12_345;
    });
    expect(asked).toBeLessThan(20);
  });
});
