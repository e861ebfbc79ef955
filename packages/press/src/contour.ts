import { itemAt, present } from '@tambour/kernel';
import type { Point } from './ink.ts';

/** Lines of equal height of a function over the plane (marching squares). Higher ground lies on the left of travel. */

export type Height = (x: number, y: number) => number;

export interface Extent {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** The box about some points. */
export const extentOf = (points: readonly Point[], margin = 0): Extent => ({
  x0: Math.min(...points.map((p) => p[0])) - margin,
  y0: Math.min(...points.map((p) => p[1])) - margin,
  x1: Math.max(...points.map((p) => p[0])) + margin,
  y1: Math.max(...points.map((p) => p[1])) + margin,
});

/** Edge crossings of the sixteen cases, as pairs of edges: 0 top, 1 right, 2 bottom, 3 left. */
const CASES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[1, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[2, 0]],
  [[3, 0]],
  [[0, 3]],
  [[0, 2]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 1]],
  [[1, 3]],
  [[1, 2]],
  [[2, 3]],
  [],
];

export const contours = (height: Height, level: number, extent: Extent, cell: number): Point[][] => {
  const columns = Math.ceil((extent.x1 - extent.x0) / cell);
  const rows = Math.ceil((extent.y1 - extent.y0) / cell);
  const stride = columns + 1;
  const values = new Float64Array(stride * (rows + 1));
  for (let r = 0; r <= rows; r++) {
    for (let c = 0; c <= columns; c++) {
      // The rim counts as low ground, so that every line closes.
      const rim = r === 0 || c === 0 || r === rows || c === columns;
      values[r * stride + c] = rim ? level - 1 : height(extent.x0 + c * cell, extent.y0 + r * cell);
    }
  }
  const value = (c: number, r: number): number => present(values[r * stride + c]);
  const edgeId = (c: number, r: number, edge: number): number => {
    if (edge === 0) return 2 * (r * stride + c);
    if (edge === 2) return 2 * ((r + 1) * stride + c);
    if (edge === 3) return 2 * (r * stride + c) + 1;
    return 2 * (r * stride + c + 1) + 1;
  };
  const onward = new Map<number, number>();
  const places = new Map<number, Point>();
  const place = (c: number, r: number, edge: number): Point => {
    const ends: readonly [number, number, number, number] =
      edge === 0
        ? [c, r, c + 1, r]
        : edge === 2
          ? [c, r + 1, c + 1, r + 1]
          : edge === 3
            ? [c, r, c, r + 1]
            : [c + 1, r, c + 1, r + 1];
    const a = value(ends[0], ends[1]) - level;
    const b = value(ends[2], ends[3]) - level;
    const t = a / (a - b);
    return [
      extent.x0 + (ends[0] + (ends[2] - ends[0]) * t) * cell,
      extent.y0 + (ends[1] + (ends[3] - ends[1]) * t) * cell,
    ];
  };
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const bits =
        (value(c, r) > level ? 8 : 0) |
        (value(c + 1, r) > level ? 4 : 0) |
        (value(c + 1, r + 1) > level ? 2 : 0) |
        (value(c, r + 1) > level ? 1 : 0);
      for (const [from, to] of itemAt(CASES, bits)) {
        onward.set(edgeId(c, r, from), edgeId(c, r, to));
        places.set(edgeId(c, r, from), place(c, r, from));
      }
    }
  }
  const lines: Point[][] = [];
  for (const start of [...onward.keys()].sort((a, b) => a - b)) {
    if (!onward.has(start)) continue;
    const loop: Point[] = [];
    let edge: number | undefined = start;
    while (edge !== undefined) {
      const next: number | undefined = onward.get(edge);
      if (next === undefined) break;
      loop.push(present(places.get(edge)));
      onward.delete(edge);
      edge = next;
    }
    if (loop.length > 3) lines.push(loop);
  }
  return lines;
};
