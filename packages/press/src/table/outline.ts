import { itemAt, lastOf, present } from '@tambour/kernel';
import { contours, type Extent, extentOf, type Height } from '../contour.ts';
import { distance, type Side } from '../curve.ts';
import type { Point } from '../ink.ts';
import { holds } from '../zones/plot.ts';

/** Polygons of the table on paper: how deep inside a point lies, and the lines that run along the inside of an edge. */
const toSegment = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number => {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(x - ax - dx * t, y - ay - dy * t);
};

export const toSide = (p: Point, [a, b]: Side): number => toSegment(p, a, b);

/** How far from the nearest of some sides. */
export const toSides = (p: Point, sides: readonly Side[]): number => {
  let best = Number.POSITIVE_INFINITY;
  for (const [a, b] of sides) best = Math.min(best, toSegment(p, a, b));
  return best;
};

/** How far from a broken line. */
export const toPath = (p: Point, path: readonly Point[]): number => {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i < path.length; i++) best = Math.min(best, toSegment(p, present(path[i - 1]), present(path[i])));
  return best;
};

/** How deep inside; negative outside. */
export const depthIn = (outline: readonly Point[], p: Point): number => {
  const gap = Math.min(toPath(p, outline), toSegment(p, lastOf(outline), itemAt(outline, 0)));
  return holds(outline, p) ? gap : -gap;
};

/** The nearest of the sides with its corners rounded: two sides equally near give somewhat less than either. */
const softNearest = (p: Point, sides: readonly Side[], softness: number): number => {
  if (sides.length === 0) return 1e6;
  const nearest = toSides(p, sides);
  let sum = 0;
  for (const side of sides) sum += Math.exp((nearest - toSide(p, side)) / softness);
  return nearest - softness * Math.log(sum);
};

/** A height read off a lattice, so that many lines may be drawn of it at the price of one. */
export interface Lattice {
  readonly height: Height;
  readonly extent: Extent;
  readonly cell: number;
}

/** Any height, measured once at the points of a lattice and straight in between. */
export const latticeOf = (measure: Height, extent: Extent, cell: number): Lattice => {
  const columns = Math.ceil((extent.x1 - extent.x0) / cell) + 1;
  const rows = Math.ceil((extent.y1 - extent.y0) / cell) + 1;
  const values = new Float64Array(columns * rows);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) values[r * columns + c] = measure(extent.x0 + c * cell, extent.y0 + r * cell);
  const value = (c: number, r: number): number =>
    present(values[Math.max(0, Math.min(rows - 1, r)) * columns + Math.max(0, Math.min(columns - 1, c))]);
  const height: Height = (x, y) => {
    const [gx, gy] = [(x - extent.x0) / cell, (y - extent.y0) / cell];
    const [c, r] = [Math.floor(gx), Math.floor(gy)];
    const [s, t] = [gx - c, gy - r];
    return (
      (value(c, r) * (1 - s) + value(c + 1, r) * s) * (1 - t) +
      (value(c, r + 1) * (1 - s) + value(c + 1, r + 1) * s) * t
    );
  };
  return { height, extent, cell };
};

/** Depth inside an outline from those of its sides that count, with rounded corners; below nought outside. */
export const depthLattice = (
  outline: readonly Point[],
  sides: readonly Side[],
  { cell, softness }: { readonly cell: number; readonly softness: number },
): Lattice =>
  latticeOf(
    (x, y) => (holds(outline, [x, y]) ? softNearest([x, y], sides, softness) : -toSides([x, y], sides)),
    extentOf(outline, 2 * cell),
    cell,
  );

export const linesAt = ({ height, extent, cell }: Lattice, level: number): Point[][] =>
  contours(height, level, extent, cell);

/** The way up. */
export const gradient = ({ height, cell }: Lattice, [x, y]: Point): Point => [
  (height(x + cell, y) - height(x - cell, y)) / (2 * cell),
  (height(x, y + cell) - height(x, y - cell)) / (2 * cell),
];

/** The sides as broken lines, those that follow one another joined. */
export const joined = (sides: readonly Side[]): Point[][] => {
  const lines: Point[][] = [];
  for (const [a, b] of sides) {
    const last = lines[lines.length - 1];
    if (last !== undefined && distance(lastOf(last), a) < 0.01) last.push(b);
    else lines.push([a, b]);
  }
  const [first] = lines;
  const last = lines[lines.length - 1];
  if (first && last && first !== last && distance(lastOf(last), itemAt(first, 0)) < 0.01) {
    lines.pop();
    lines[0] = [...last, ...first.slice(1)];
  }
  return lines;
};
