import { areaShape, baseShape, setBase } from '@tambour/boards';
import { describe, expect } from 'vitest';
import { rule } from '../../testing/rule.ts';
import { type Ride, rideLength } from './ride.ts';

const table = { width: 18_000, height: 12_000 };
const river = areaShape([
  [4_000, 2_000],
  [4_400, 2_000],
  [4_400, 12_000],
  [4_000, 12_000],
]);
const ride = (from: readonly [number, number], to: readonly [number, number], rest: Partial<Ride> = {}) =>
  rideLength({
    from: { x: from[0] * 100, y: from[1] * 100 },
    to: { x: to[0] * 100, y: to[1] * 100 },
    radius: 100,
    barriers: [river],
    most: 6_000,
    table,
    ...rest,
  });

describe('a ride', () => {
  rule('C12h', 'is measured straight where nothing is in the way', () => {
    expect(ride([10, 10], [40, 10])).toBe(3_000);
    expect(ride([10, 10], [13, 14])).toBe(500);
    expect(ride([10, 10], [10, 10])).toBe(0);
    expect(ride([10, 10], [40, 10], { most: 2_999 })).toBe(undefined);
  });
  rule('C12h', 'goes round a river by its end, as near as the base passes', () => {
    // 5 cm off either bank, 10 cm above the lower end. A disc of 1 cm along an arc at each corner: 11.14 + 1.20 + 4 + 1.20 + 11.14.
    const length = ride([35, 30], [49, 30]) ?? 0;
    expect(length).toBeGreaterThan(2_868);
    expect(length).toBeLessThan(2_895);
    expect(ride([49, 30], [35, 30])).toBe(length);
    expect(ride([35, 30], [49, 30], { most: length - 1 })).toBe(undefined);
    expect(ride([35, 30], [49, 30], { most: length })).toBe(length);
  });
  rule('C12h', 'has no way where a river reaches the edge of the table', () => {
    const across = areaShape([
      [4_000, 0],
      [4_400, 0],
      [4_400, 12_000],
      [4_000, 12_000],
    ]);
    expect(ride([35, 30], [49, 30], { barriers: [across], most: 40_000 })).toBe(undefined);
  });
  rule('C12h', 'goes round enemies, and not between two that leave less room than a base', () => {
    const enemy = (x: number) => {
      const shape = baseShape();
      setBase(shape, { x: x * 100, y: 3_000, heading: 0, width: 1_000, depth: 200 });
      return shape;
    };
    const way = (gap: number) => ride([60, 25], [60, 35], { barriers: [enemy(55 - gap / 2), enemy(65 + gap / 2)] });
    expect(way(2)).toBe(1_000);
    expect(way(1.9)).toBeGreaterThan(2_400);
    // Base to base no slit is left.
    expect(way(0)).toBeGreaterThan(2_400);
  });
});
