import { itemAt, lastOf, present } from '@tambour/kernel';
import type { Point } from './ink.ts';

/** Lines as lists of points: sampling, spacing, normals and parallels. */

/** A straight piece of a line, or a side of an outline. */
export type Side = readonly [Point, Point];

export const endsOf = (path: readonly Point[]): Side => [itemAt(path, 0), lastOf(path)];

export const middleOf = (path: readonly Point[]): Point => itemAt(path, Math.floor(path.length / 2));

/** An outline as a line that comes back to where it began. */
export const ringOf = (outline: readonly Point[]): Point[] => [...outline, itemAt(outline, 0)];

/** The straight pieces of a line. */
export const piecesOf = (path: readonly Point[]): Side[] => path.slice(1).map((p, i): Side => [present(path[i]), p]);

export const eachSide = (outline: readonly Point[], visit: (a: Point, b: Point) => void): void => {
  const [first] = outline;
  if (first !== undefined) outline.forEach((p, i) => void visit(p, outline[i + 1] ?? first));
};

/** The sides of an outline. */
export const sidesOf = (outline: readonly Point[]): Side[] => {
  const sides: Side[] = [];
  eachSide(outline, (a, b) => sides.push([a, b]));
  return sides;
};

export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
];

export const moved = (p: Point, by: Point, times = 1): Point => [p[0] + by[0] * times, p[1] + by[1] * times];

/** A unit vector from one point to another. */
export const heading = (a: Point, b: Point): Point => {
  const length = distance(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
};

/** The heading turned a quarter to the left as seen on paper (y down). */
export const leftOf = (direction: Point): Point => [direction[1], -direction[0]];

/** Uniform cubic B-spline, its ends held: rounder than the points it is drawn from. */
export const spline = (points: readonly Point[], pieces = 8): Point[] => {
  if (points.length < 3) return [...points];
  const [first, last] = endsOf(points);
  const held = [first, first, ...points, last, last];
  const result: Point[] = [];
  for (let i = 0; i + 3 < held.length; i++) {
    const [a, b] = [present(held[i]), present(held[i + 1])];
    const [c, d] = [present(held[i + 2]), present(held[i + 3])];
    for (let k = 0; k < pieces; k++) {
      const t = k / pieces;
      const wa = (1 - t) ** 3 / 6;
      const wb = (3 * t ** 3 - 6 * t ** 2 + 4) / 6;
      const wc = (-3 * t ** 3 + 3 * t ** 2 + 3 * t + 1) / 6;
      const wd = t ** 3 / 6;
      result.push([wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]]);
    }
  }
  result.push(last);
  return result;
};

/** Catmull-Rom through every point. */
export const through = (points: readonly Point[], pieces = 8): Point[] => {
  const result: Point[] = [];
  for (const [i, [b, c]] of piecesOf(points).entries()) {
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    for (let k = 0; k < pieces; k++) {
      const t = k / pieces;
      const axis = (n: 0 | 1): number =>
        0.5 *
        (2 * b[n] +
          (c[n] - a[n]) * t +
          (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t +
          (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t ** 3);
      result.push([axis(0), axis(1)]);
    }
  }
  if (points.length > 0) result.push(lastOf(points));
  return result;
};

export const lengthOf = (points: readonly Point[]): number => {
  let total = 0;
  for (let i = 1; i < points.length; i++) total += distance(present(points[i - 1]), present(points[i]));
  return total;
};

/** The same line with points at even spacing, both ends kept. */
export const spaced = (points: readonly Point[], spacing: number): Point[] => {
  const count = Math.max(1, Math.round(lengthOf(points) / spacing));
  const step = lengthOf(points) / count;
  const result = points.slice(0, 1);
  let due = step;
  let run = 0;
  for (const [a, b] of piecesOf(points)) {
    const length = distance(a, b);
    while (run + length >= due - 1e-9 && result.length < count) {
      result.push(between(a, b, length === 0 ? 0 : (due - run) / length));
      due += step;
    }
    run += length;
  }
  if (points.length > 1) result.push(lastOf(points));
  return result;
};

/** Every point with the unit normal to the left of travel there, and its place in the line. */
export const withNormals = (points: readonly Point[]): (readonly [p: Point, normal: Point, index: number])[] =>
  points.map((p, i) => [p, leftOf(heading(points[i - 1] ?? p, points[i + 1] ?? p)), i]);

/** The parallel at a distance (positive to the left), which may vary along the line. */
export const parallel = (points: readonly Point[], by: number | ((index: number, p: Point) => number)): Point[] =>
  withNormals(points).map(([p, normal, i]) => moved(p, normal, typeof by === 'number' ? by : by(i, p)));

/** How far a point lies from a broken line, and the index of the nearer end of the nearest piece. */
export const nearest = (points: readonly Point[], p: Point): { readonly distance: number; readonly index: number } => {
  let best = Number.POSITIVE_INFINITY;
  let index = 0;
  for (let i = 0; i < points.length; i++) {
    const a = present(points[i]);
    const b = points[i + 1] ?? a;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const square = dx * dx + dy * dy;
    const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square));
    const gap = Math.hypot(p[0] - a[0] - dx * t, p[1] - a[1] - dy * t);
    if (gap < best) {
      best = gap;
      index = t > 0.5 && i + 1 < points.length ? i + 1 : i;
    }
  }
  return { distance: best, index };
};

/**
 * Whether a line passes nearer than `gap`. Its points must lie at most `stride` apart, as courses do: then a far point
 * says how many after it need not be asked.
 */
export const passesNear = (points: readonly Point[], p: Point, gap: number, stride = 9): boolean => {
  for (let i = 0; i < points.length; ) {
    const away = distance(present(points[i]), p);
    if (away < gap) return true;
    i += Math.max(1, Math.floor((away - gap) / stride));
  }
  return false;
};
