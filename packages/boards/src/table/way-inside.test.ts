import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaShape } from './terrain.ts';
import { wayInside } from './way-inside.hot.ts';

const area = (...corners: [number, number][]) => ({ shape: areaShape(corners) });
const along = (areas: readonly ReturnType<typeof area>[], x: number, y: number, heading: number, most: number) => {
  const found: number[] = [];
  const count = wayInside(areas, x * 256, y * 256, heading, most, found);
  expect(found.length).toBe(2 * count);
  return found;
};
const square = area([100, 100], [300, 100], [300, 300], [100, 300]);

describe('the way of a point through areas', () => {
  it('is inside from the outline it comes in by to the one it leaves by, both included', () => {
    expect(along([square], 200, 0, 0, 1000)).toEqual([100, 300]);
    expect(along([square], 200, 0, 0, 250)).toEqual([100, 250]);
    expect(along([square], 200, 200, 9000, 1000)).toEqual([0, 100]);
    expect(along([square], 200, 0, 18_000, 1000)).toEqual([]);
    expect(along([square], 100, 0, 0, 1000)).toEqual([100, 300]);
    expect(along([square], 99, 0, 0, 1000)).toEqual([]);
  });
  it('counts areas that adjoin or overlap as one, and lists others in order', () => {
    const next = area([100, 300], [300, 300], [300, 400], [100, 400]);
    const far = area([0, 600], [400, 600], [400, 700], [0, 700]);
    expect(along([far, next, square], 200, 0, 0, 1000)).toEqual([100, 400, 600, 700]);
  });
  it('goes twice through a hollow area', () => {
    const horseshoe = area([0, 100], [400, 100], [400, 500], [0, 500], [0, 400], [300, 400], [300, 200], [0, 200]);
    expect(along([horseshoe], 100, 0, 0, 1000)).toEqual([100, 200, 400, 500]);
  });
  it('agrees with a point that is looked at after every length', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 600 })), {
          minLength: 3,
          maxLength: 3,
        }),
        fc.integer({ min: 0, max: 600 }),
        fc.integer({ min: 0, max: 600 }),
        fc.integer({ min: 0, max: 35_999 }),
        ([a, b, c], x, y, heading) => {
          const turn = (b![0] - a![0]) * (c![1] - a![1]) - (b![1] - a![1]) * (c![0] - a![0]);
          fc.pre(turn !== 0);
          const found = along([area(a!, b!, c!)], x, y, heading, 700);
          const corners = turn > 0 ? [a!, b!, c!] : [c!, b!, a!];
          const angle = (heading * Math.PI) / 18_000;
          for (let s = 0; s <= 700; s++) {
            const px = x + s * Math.sin(angle);
            const py = y + s * Math.cos(angle);
            const depth = Math.min(
              ...corners.map(([ax, ay], i) => {
                const [bx, by] = corners[(i + 1) % 3]!;
                return ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) / Math.hypot(bx - ax, by - ay);
              }),
            );
            if (Math.abs(depth) < 1e-4) continue;
            expect(found.some((from, i) => i % 2 === 0 && from <= s && s <= found[i + 1]!)).toBe(depth > 0);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
