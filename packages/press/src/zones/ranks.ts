import { COUNTER } from '../counter.ts';
import type { Point } from '../ink.ts';

/** Counters that share a zone, drawn up side by side. */
export interface Ranks {
  /** One a counter, row by row. */
  readonly at: readonly Point[];
  /** Against the printed size. */
  readonly scale: number;
}

const GAP = 6;
const PITCH = COUNTER + GAP;
/** Bare ground kept between the outermost counters and the border's signs. */
const AIR = 10;
/** How far from its middle, in shares of its room, a zone may draw them up to have them larger: the nearest first. */
const STEPS = [-0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8];
const SHIFTS = STEPS.flatMap((dx) => STEPS.map((dy): Point => [dx, dy]))
  // Beyond the circle of its room a point may lie outside.
  .filter(([dx, dy]) => Math.hypot(dx, dy) < 0.9)
  .sort(([ax, ay], [bx, by]) => Math.hypot(ax, ay) - Math.hypot(bx, by));
/** A step to the side or a lopsided block must be worth it: less than this is not seen. */
const GAIN = 1.06;

/** Rather over the border than smaller than this. */
const SMALLEST = 0.3;

/** How large a block of so many counters may be about a point before it touches the outline. */
const fitOf = (outline: readonly Point[], [x, y]: Point, columns: number, rows: number): number => {
  let fit = Number.POSITIVE_INFINITY;
  for (const [px, py] of outline) {
    const wide = (Math.abs(px - x) - AIR) / ((columns * PITCH) / 2);
    const high = (Math.abs(py - y) - AIR) / ((rows * PITCH) / 2);
    fit = Math.min(fit, Math.max(wide, high));
  }
  return fit;
};

/**
 * As large as the zone allows, `most` at the largest; as square and as near its middle as that leaves open. The outline's
 * points must lie close together: a block is inside when none of them is inside the block.
 */
export const ranksIn = (
  { at, outline, room }: { readonly at: Point; readonly outline: readonly Point[]; readonly room: number },
  count: number,
  most = 1,
): Ranks => {
  if (count === 0) return { at: [], scale: most };
  let best = { fit: 0, columns: count, middle: at };
  const square = Math.ceil(Math.sqrt(count));
  const byShape = Array.from({ length: count }, (_, i) => i + 1).sort(
    (a, b) => Math.abs(a - square) - Math.abs(b - square) || b - a,
  );
  for (const columns of byShape) {
    const rows = Math.ceil(count / columns);
    if (Math.ceil(count / rows) < columns) continue;
    for (const [dx, dy] of SHIFTS) {
      // No block can be larger than that, and all that follow lie farther off.
      if (best.fit * GAIN >= most) break;
      const middle: Point = [at[0] + dx * room, at[1] + dy * room];
      const fit = Math.min(most, fitOf(outline, middle, columns, rows));
      if (fit > best.fit * GAIN) best = { fit, columns, middle };
    }
  }
  const { columns, middle } = best;
  const scale = Math.max(SMALLEST, best.fit);
  const rows = Math.ceil(count / columns);
  return {
    scale,
    at: Array.from({ length: count }, (_, i): Point => {
      const row = Math.floor(i / columns);
      const inRow = row === rows - 1 ? count - columns * (rows - 1) : columns;
      return [
        middle[0] + ((i % columns) - (inRow - 1) / 2) * PITCH * scale,
        middle[1] + (row - (rows - 1) / 2) * PITCH * scale,
      ];
    }),
  };
};
