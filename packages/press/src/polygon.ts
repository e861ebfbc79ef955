import { eachSide } from './curve.ts';
import type { Point } from './ink.ts';

/** Convex cutting and point tests, for parcels of ploughland and for the edges of woods. */

/** The part of a convex polygon where (p - on) · normal <= 0. */
export const cut = (polygon: readonly Point[], on: Point, normal: Point): Point[] => {
  const side = (p: Point): number => (p[0] - on[0]) * normal[0] + (p[1] - on[1]) * normal[1];
  const result: Point[] = [];
  eachSide(polygon, (a, b) => {
    const sa = side(a);
    const sb = side(b);
    if (sa <= 0) result.push(a);
    if ((sa < 0 && sb > 0) || (sa > 0 && sb < 0)) {
      const t = sa / (sa - sb);
      result.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
    }
  });
  return result;
};

/** The stretch of the line `on + t * along` inside a convex polygon. */
export const chord = (polygon: readonly Point[], on: Point, along: Point): readonly [Point, Point] | undefined => {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  const normal: Point = [along[1], -along[0]];
  const side = (p: Point): number => (p[0] - on[0]) * normal[0] + (p[1] - on[1]) * normal[1];
  eachSide(polygon, (a, b) => {
    const sa = side(a);
    const sb = side(b);
    if (sa === sb || sa > 0 === sb > 0) return;
    const share = sa / (sa - sb);
    const t = (a[0] + (b[0] - a[0]) * share - on[0]) * along[0] + (a[1] + (b[1] - a[1]) * share - on[1]) * along[1];
    low = Math.min(low, t);
    high = Math.max(high, t);
  });
  if (!(high > low)) return undefined;
  return [
    [on[0] + along[0] * low, on[1] + along[1] * low],
    [on[0] + along[0] * high, on[1] + along[1] * high],
  ];
};

export const centroid = (polygon: readonly Point[]): Point => {
  let x = 0;
  let y = 0;
  for (const p of polygon) {
    x += p[0];
    y += p[1];
  }
  const count = Math.max(1, polygon.length);
  return [x / count, y / count];
};

export const surface = (polygon: readonly Point[]): number => {
  let sum = 0;
  eachSide(polygon, (a, b) => {
    sum += a[0] * b[1] - b[0] * a[1];
  });
  return Math.abs(sum) / 2;
};

/** Cells of nearest-point ground (Voronoi), each cut from a square of the given half side. */
export const cells = (seeds: readonly Point[], half: number): Point[][] =>
  seeds.map((seed) => {
    let cell: Point[] = [
      [seed[0] - half, seed[1] - half],
      [seed[0] + half, seed[1] - half],
      [seed[0] + half, seed[1] + half],
      [seed[0] - half, seed[1] + half],
    ];
    for (const other of seeds) {
      const dx = other[0] - seed[0];
      const dy = other[1] - seed[1];
      if (other === seed || Math.abs(dx) > 2 * half || Math.abs(dy) > 2 * half) continue;
      cell = cut(cell, [seed[0] + dx / 2, seed[1] + dy / 2], [dx, dy]);
    }
    return cell;
  });
