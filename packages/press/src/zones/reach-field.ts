import { itemAt, lastOf, present } from '@tambour/kernel';
import type { Extent, Height } from '../contour.ts';
import type { Point } from '../ink.ts';
import type { Swell } from '../region.ts';
import type { BorderCourse } from './border-course.ts';
import type { Plot } from './plot.ts';
import type { ZoneLayout } from './zone-layout.ts';

/** Ground that runs across zones: how deep a point lies in all the zones of one kind, taken together. */
const CELL = 8;
const BEYOND = 40;
/** Nothing that is drawn asks for more. */
const FAR = 140;

export interface Lattice {
  readonly extent: Extent;
  readonly columns: number;
  readonly rows: number;
  /** Which zone lies under each point; beyond the map, the nearest. */
  readonly plot: Int16Array;
  /** How far from that zone's outline. */
  readonly depth: Float32Array;
}

export const latticeOf = ({ map }: ZoneLayout, plots: readonly Plot[]): Lattice => {
  const extent: Extent = {
    x0: map.x - BEYOND,
    y0: map.y - BEYOND,
    x1: map.x + map.width + BEYOND,
    y1: map.y + map.height + BEYOND,
  };
  const columns = Math.ceil((extent.x1 - extent.x0) / CELL) + 1;
  const rows = Math.ceil((extent.y1 - extent.y0) / CELL) + 1;
  const plot = new Int16Array(columns * rows).fill(-1);
  const depth = new Float32Array(columns * rows);
  plots.forEach(({ outline, extent: own }, index) => {
    const top = Math.max(0, Math.ceil((own.y0 - extent.y0) / CELL));
    const bottom = Math.min(rows - 1, Math.floor((own.y1 - extent.y0) / CELL));
    for (let r = top; r <= bottom; r++) {
      const crossings = crossingsAt(outline, extent.y0 + r * CELL);
      for (let k = 0; k + 1 < crossings.length; k += 2) {
        const from = Math.ceil((itemAt(crossings, k) - extent.x0) / CELL);
        const to = Math.floor((itemAt(crossings, k + 1) - extent.x0) / CELL);
        for (let c = from; c <= to; c++) plot[r * columns + c] = index;
      }
    }
  });
  const outlines = plots.map(({ outline }) => flat(outline));
  // Beyond the map, and in the width of a line, the neighbour inwards.
  const first = Math.ceil((map.x + 1 - extent.x0) / CELL);
  const last = Math.floor((map.x + map.width - 1 - extent.x0) / CELL);
  const upper = Math.ceil((map.y + 1 - extent.y0) / CELL);
  const lower = Math.floor((map.y + map.height - 1 - extent.y0) / CELL);
  for (let r = upper; r <= lower; r++)
    for (let c = first; c <= last; c++)
      if (present(plot[r * columns + c]) < 0) plot[r * columns + c] = Math.max(0, plot[r * columns + c - 1] ?? 0);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const inner = Math.max(upper, Math.min(lower, r)) * columns + Math.max(first, Math.min(last, c));
      const index = present(plot[inner]);
      plot[r * columns + c] = index;
      const [x, y] = [extent.x0 + (inner % columns) * CELL, extent.y0 + Math.floor(inner / columns) * CELL];
      depth[r * columns + c] = Math.sqrt(leastSquare(present(outlines[index]), x, y, FAR * FAR));
    }
  }
  return { extent, columns, rows, plot, depth };
};

/** Where a level line crosses an outline, from west to east. */
const crossingsAt = (outline: readonly Point[], y: number): number[] => {
  const found: number[] = [];
  let [bx, by] = lastOf(outline);
  for (const [ax, ay] of outline) {
    if (ay > y !== by > y) found.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
    bx = ax;
    by = ay;
  }
  return found.sort((a, b) => a - b);
};

/** Points one after the other, x then y: this is asked of every point of the lattice. */
const flat = (points: readonly Point[]): Float64Array => Float64Array.from(points.flat());

/** The least square of a distance to any of the points, or `most`. */
const leastSquare = (points: Float64Array, x: number, y: number, most: number): number => {
  let least = most;
  for (let i = 0; i < points.length; i += 2) {
    const dx = present(points[i]) - x;
    const dy = present(points[i + 1]) - y;
    const square = dx * dx + dy * dy;
    if (square < least) least = square;
  }
  return least;
};

const interpolated =
  ({ extent, columns, rows }: Lattice, value: (index: number) => number): Height =>
  (x, y) => {
    const left = Math.max(0, Math.min(columns - 1.001, (x - extent.x0) / CELL));
    const top = Math.max(0, Math.min(rows - 1.001, (y - extent.y0) / CELL));
    const c = Math.floor(left);
    const r = Math.floor(top);
    const at = r * columns + c;
    const upper = value(at) + (value(at + 1) - value(at)) * (left - c);
    const below = value(at + columns) + (value(at + columns + 1) - value(at + columns)) * (left - c);
    return upper + (below - upper) * (top - r);
  };

/** Depth within one zone, quickly and within a few units: negative outside, the farther the deeper in another. */
export const depthIn = (lattice: Lattice, plot: number): Height =>
  interpolated(lattice, (index) => present(lattice.depth[index]) * (lattice.plot[index] === plot ? 1 : -1));

/** Depth in paper units, up to FAR: positive inside, zero on the outer borders of the wanted zones. */
export const reachOf = (
  lattice: Lattice,
  plots: readonly Plot[],
  borders: readonly BorderCourse[],
  isWanted: (plot: Plot) => boolean,
): Height => {
  const { extent, columns, rows, plot } = lattice;
  const wanted = plots.map(isWanted);
  const names = new Set(plots.filter((_, i) => wanted[i]).map(({ zone }) => zone.id));
  const bins = new Map<number, Point[]>();
  const bin = (x: number, y: number): number => Math.floor(y / FAR) * 4096 + Math.floor(x / FAR);
  for (const { border, path } of borders) {
    if (names.has(border.zones[0]) === names.has(border.zones[1])) continue;
    for (const p of path) {
      const at = bin(p[0], p[1]);
      const known = bins.get(at);
      if (known) known.push(p);
      else bins.set(at, [p]);
    }
  }
  const packed = new Map([...bins].map(([at, points]) => [at, flat(points)]));
  const values = new Float32Array(columns * rows);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const [x, y] = [extent.x0 + c * CELL, extent.y0 + r * CELL];
      let least = FAR * FAR;
      for (let dx = -FAR; dx <= FAR; dx += FAR) {
        for (let dy = -FAR; dy <= FAR; dy += FAR) {
          const near = packed.get(bin(x + dx, y + dy));
          if (near !== undefined) least = leastSquare(near, x, y, least);
        }
      }
      values[r * columns + c] = Math.sqrt(least) * (wanted[present(plot[r * columns + c])] ? 1 : -1);
    }
  }
  return interpolated(lattice, (index) => present(values[index]));
};

/** A height asked for many times over, worked out once at every point of the lattice. */
export const swellOf = (lattice: Lattice, height: Height): Swell => {
  const { extent, columns, rows } = lattice;
  const values = new Float32Array(columns * rows);
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++) values[r * columns + c] = height(extent.x0 + c * CELL, extent.y0 + r * CELL);
  return { height: interpolated(lattice, (index) => present(values[index])), extent };
};
