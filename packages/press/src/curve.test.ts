import { describe, expect, it } from 'vitest';
import { contours } from './contour.ts';
import { distance, lengthOf, nearest, parallel, spaced } from './curve.ts';
import { number, type Point, trace } from './ink.ts';
import { cells, chord, cut, surface } from './polygon.ts';

const SQUARE: readonly Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

describe('lines', () => {
  it('are spaced evenly and keep both ends', () => {
    const points = spaced(
      [
        [0, 0],
        [7, 0],
        [7, 13],
      ],
      4,
    );
    expect(points[0]).toEqual([0, 0]);
    expect(points[points.length - 1]).toEqual([7, 13]);
    expect(points).toHaveLength(6);
    // Chords across the corner are shorter than the way round it, never longer.
    for (let i = 1; i < points.length; i++) expect(distance(points[i - 1]!, points[i]!)).toBeLessThanOrEqual(4.001);
  });

  it('have their parallel on the left, which is up when travelling east', () => {
    expect(
      parallel(
        [
          [0, 0],
          [10, 0],
        ],
        3,
      ),
    ).toEqual([
      [0, -3],
      [10, -3],
    ]);
  });

  it('know their distance from a point', () => {
    expect(
      nearest(
        [
          [0, 0],
          [10, 0],
        ],
        [4, 3],
      ).distance,
    ).toBeCloseTo(3);
    expect(
      lengthOf([
        [0, 0],
        [3, 4],
      ]),
    ).toBe(5);
  });
});

describe('path data', () => {
  it('never drifts from the points by more than half a tenth', () => {
    const points = Array.from({ length: 200 }, (_, i): Point => [i * 0.333, Math.sin(i) * 5.77]);
    const numbers = trace(points)
      .slice(1)
      .replace('l', ' ')
      .match(/-?\d*\.?\d+/g)!
      .map(Number);
    let [x, y] = [0, 0];
    for (let i = 0; i < numbers.length; i += 2) {
      x += numbers[i]!;
      y += numbers[i + 1]!;
    }
    expect(Math.abs(x - points[199]![0])).toBeLessThan(0.06);
    expect(Math.abs(y - points[199]![1])).toBeLessThan(0.06);
  });

  it('writes numbers short', () => {
    expect([0.04, -0.5, 12, -3.25, 0.96].map(number)).toEqual(['0', '-.5', '12', '-3.2', '1']);
  });
});

describe('ground', () => {
  it('cuts a square along a line', () => {
    expect(surface(cut(SQUARE, [4, 0], [1, 0]))).toBe(40);
    expect(chord(SQUARE, [5, 3], [1, 0])).toEqual([
      [0, 3],
      [10, 3],
    ]);
  });

  it('shares itself out among seeds without gap or overlap', () => {
    const seeds: Point[] = [];
    for (let y = 0; y < 5; y++)
      for (let x = 0; x < 5; x++) seeds.push([x * 10 + ((x * 7 + y * 3) % 5), y * 10 + ((x + y * 4) % 5)]);
    const inner = cells(seeds, 14);
    const middle = inner[12]!;
    expect(surface(middle)).toBeGreaterThan(40);
    for (const p of middle) {
      const own = distance(p, seeds[12]!);
      for (const seed of seeds) expect(distance(p, seed)).toBeGreaterThanOrEqual(own - 1e-6);
    }
  });

  it('draws a round hill as one closed round line', () => {
    const lines = contours((x, y) => 1 - Math.hypot(x, y) / 50, 0.5, { x0: -60, y0: -60, x1: 60, y1: 60 }, 5);
    expect(lines).toHaveLength(1);
    for (const [x, y] of lines[0]!) expect(Math.hypot(x, y)).toBeCloseTo(25, 0);
  });
});
