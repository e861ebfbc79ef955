import { type HexId, neighbour } from '@tambour/boards';
import { present } from '@tambour/kernel';
import { noise } from './chance.ts';
import { contours, type Extent } from './contour.ts';
import { moved } from './curve.ts';
import type { HexSheet } from './hex-sheet.ts';
import type { Point } from './ink.ts';
import { directionAngle, type Layout, polar, ROW } from './layout.ts';

/**
 * A height over the whole map that is that of each hex at its middle and halfway between two hexes on the side they share: so
 * that lines of equal height keep to hexsides closely enough to be read, and loosely enough to look like ground.
 */
export interface Lattice {
  readonly at: (x: number, y: number) => number;
  /** Downhill, and how steep by the unit of the paper. */
  readonly slope: (x: number, y: number) => { readonly down: Point; readonly fall: number };
  readonly lines: (level: number) => Point[][];
  /** The lines round what lies lower. */
  readonly basins: (level: number) => Point[][];
}

const CELL = 7;
/** Past the neat line, so that lines leave the map before they close. */
const MARGIN = 24;
/** How far a line may be drawn aside from where the hexes alone would put it. */
const BEND = 13;
const WAVE = 62;

export const latticeOf = (
  { sheet, layout }: { readonly sheet: HexSheet; readonly layout: Layout },
  heightOf: (hex: HexId) => number,
  seed: number,
  /** How far a hex makes itself felt, in hexes. Up to 1.2 a lone hex two levels up still stands above both lines. */
  reach = 1.2,
): Lattice => {
  const radius = reach * ROW;
  const { map } = layout;
  const [x0, y0] = [map.x - MARGIN, map.y - MARGIN];
  const columns = Math.ceil((map.width + 2 * MARGIN) / CELL);
  const rows = Math.ceil((map.height + 2 * MARGIN) / CELL);
  const stride = columns + 1;
  const sum = new Float64Array(stride * (rows + 1));
  const weight = new Float64Array(sum.length);
  const [dx, dy] = [new Float64Array(sum.length), new Float64Array(sum.length)];
  const isMixed = new Uint8Array(sum.length);
  /** Every point of the lattice that a hex may reach. */
  const around = ([cx, cy]: Point, visit: (i: number, x: number, y: number) => void): void => {
    const left = Math.max(0, Math.ceil((cx - radius - BEND - x0) / CELL));
    const right = Math.min(columns, Math.floor((cx + radius + BEND - x0) / CELL));
    const top = Math.max(0, Math.ceil((cy - radius - BEND - y0) / CELL));
    const bottom = Math.min(rows, Math.floor((cy + radius + BEND - y0) / CELL));
    for (let r = top; r <= bottom; r++)
      for (let c = left; c <= right; c++) visit(r * stride + c, x0 + c * CELL, y0 + r * CELL);
  };
  const rough = noise(seed);
  const height = (i: number): number => present(sum[i]);
  const spread = ([cx, cy]: Point, value: number): void =>
    around([cx, cy], (i, x, y) => {
      if (isMixed[i] === 0) {
        sum[i] = value;
        weight[i] = 1;
        return;
      }
      const square = ((x + present(dx[i]) - cx) ** 2 + (y + present(dy[i]) - cy) ** 2) / (radius * radius);
      if (square >= 1) return;
      const share = (1 - square) ** 3;
      sum[i] = height(i) + share * value;
      weight[i] = present(weight[i]) + share;
    });
  const hexes = Array.from({ length: sheet.grid.size }, (_, hex) => hex as HexId);
  const isBetween = (hex: HexId): boolean =>
    [0, 1, 2, 3, 4, 5].some((d) => {
      const other = neighbour(sheet.grid, hex, d);
      return other !== undefined && heightOf(other) !== heightOf(hex);
    });
  // Where all hexes near are of one height there is nothing to reckon.
  for (const hex of hexes)
    if (isBetween(hex))
      around(layout.center(hex), (i, x, y) => {
        if (isMixed[i] === 1) return;
        isMixed[i] = 1;
        const [u, v] = [x / WAVE, y / WAVE];
        dx[i] = BEND * (0.8 * rough(u, v + 40) + 0.3 * rough(2.7 * u, 2.7 * v));
        dy[i] = BEND * (0.8 * rough(u + 40, v) + 0.3 * rough(2.7 * u + 90, 2.7 * v));
      });
  for (const hex of hexes) {
    const center = layout.center(hex);
    spread(center, heightOf(hex));
    // Beyond the edge the ground goes on as it was.
    for (let d = 0; d < 6; d++) {
      if (neighbour(sheet.grid, hex, d) !== undefined) continue;
      for (const far of [1, 2]) spread(moved(center, polar(directionAngle(d), far * ROW)), heightOf(hex));
    }
  }
  for (const [i, share] of weight.entries()) sum[i] = share > 0 ? height(i) / share : 0;

  const at = (x: number, y: number): number => {
    const c = Math.max(0, Math.min(columns - 0.001, (x - x0) / CELL));
    const r = Math.max(0, Math.min(rows - 0.001, (y - y0) / CELL));
    const i = Math.floor(r) * stride + Math.floor(c);
    const [u, v] = [c % 1, r % 1];
    const upper = height(i) * (1 - u) + height(i + 1) * u;
    return upper * (1 - v) + (height(i + stride) * (1 - u) + height(i + stride + 1) * u) * v;
  };
  const extent: Extent = { x0, y0, x1: x0 + columns * CELL, y1: y0 + rows * CELL };
  const node = (x: number, y: number): number =>
    height(Math.round((y - y0) / CELL) * stride + Math.round((x - x0) / CELL));
  return {
    at,
    slope(x, y) {
      const gx = (at(x - 3, y) - at(x + 3, y)) / 6;
      const gy = (at(x, y - 3) - at(x, y + 3)) / 6;
      const fall = Math.hypot(gx, gy);
      return { down: fall === 0 ? [0, 0] : [gx / fall, gy / fall], fall };
    },
    lines: (level) => contours(node, level, extent, CELL),
    basins: (level) => contours((x, y) => -node(x, y), -level, extent, CELL),
  };
};
