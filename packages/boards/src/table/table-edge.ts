import { floorQuotient } from './exact.hot.ts';
import { FINE, FULL_TURN, QUARTER_TURN } from './measure.ts';
import type { Shape } from './shape.ts';
import { cosineOf, SINE_ONE, sineOf } from './sine.ts';

/** A table: its lower left corner is the origin; in lengths. */
export interface Table {
  readonly width: number;
  readonly height: number;
}

/** The edges of a table by number, clockwise from the top: edge e lies in the direction e quarter turns. */
export const TABLE_EDGES = ['top', 'right', 'bottom', 'left'] as const;
export const TOP_EDGE = 0;
export const RIGHT_EDGE = 1;
export const BOTTOM_EDGE = 2;
export const LEFT_EDGE = 3;
export type TableEdge = 0 | 1 | 2 | 3;

/** The stretch of an edge by which a side may leave: x of the top or bottom, y of the left or right, in lengths. */
export interface Stretch {
  readonly edge: TableEdge;
  readonly from: number;
  readonly to: number;
}

/** A place to write a point to. */
export interface Spot {
  x: number;
  y: number;
}

/** The heading straight towards an edge. */
export const headingToEdge = (edge: TableEdge): number => (edge * QUARTER_TURN) % FULL_TURN;

/** How far a point is from an edge, in lengths; below 0 beyond it. */
export const distanceToEdge = (table: Table, edge: TableEdge, x: number, y: number): number => {
  if (edge === TOP_EDGE) return table.height - y;
  if (edge === RIGHT_EDGE) return table.width - x;
  return edge === BOTTOM_EDGE ? y : x;
};

/** Writes the point of a stretch that is nearest to a point, in lengths. */
export const nearestOnStretch = (table: Table, stretch: Stretch, x: number, y: number, to: Spot): void => {
  const { edge } = stretch;
  const isLevel = edge === TOP_EDGE || edge === BOTTOM_EDGE;
  const along = Math.min(stretch.to, Math.max(stretch.from, isLevel ? x : y));
  to.x = isLevel ? along : edge === RIGHT_EDGE ? table.width : 0;
  to.y = isLevel ? (edge === TOP_EDGE ? table.height : 0) : along;
};

/** Whether a point of an edge belongs to a stretch of it; both ends do. */
export const isOnStretch = (stretch: Stretch, x: number, y: number): boolean => {
  const along = stretch.edge === TOP_EDGE || stretch.edge === BOTTOM_EDGE ? x : y;
  return along >= stretch.from && along <= stretch.to;
};

/** Whether the whole of a shape is on the table; it may touch the edge. */
export const isOnTable = (table: Table, shape: Shape): boolean =>
  shape.left >= 0 && shape.bottom >= 0 && shape.right <= table.width * FINE && shape.top <= table.height * FINE;

/** How far a shape can go along a heading, up to `most`, before part of it passes an edge: whole lengths, rounded down. */
export const edgeLimit = (table: Table, edge: TableEdge, shape: Shape, heading: number, most: number): number => {
  const isLevel = edge === TOP_EDGE || edge === BOTTOM_EDGE;
  const sign = edge === TOP_EDGE || edge === RIGHT_EDGE ? 1 : -1;
  const closing = sign * (isLevel ? cosineOf(heading) : sineOf(heading));
  if (closing <= 0) return most;
  const gap = Math.max(0, edgeGap(table, edge, shape));
  // gap < 2^25, and the quotient below 2^25 × 2^27.
  return Math.min(most, floorQuotient(gap, SINE_ONE / FINE, closing));
};

/** How far the side of a shape that is nearest to an edge is from it, fine; below 0 if part of it is beyond. */
const edgeGap = (table: Table, edge: TableEdge, shape: Shape): number => {
  if (edge === TOP_EDGE) return table.height * FINE - shape.top;
  if (edge === RIGHT_EDGE) return table.width * FINE - shape.right;
  return edge === BOTTOM_EDGE ? shape.bottom : shape.left;
};

/** How far the side of a shape that is nearest to an edge is from it, in lengths, rounded half up. */
export const shapeToEdge = (table: Table, edge: TableEdge, shape: Shape): number =>
  Math.max(0, Math.floor((edgeGap(table, edge, shape) + 128) / FINE));

/**
 * Writes the point on the perpendicular from a shape's centre to an edge that lies so many lengths beyond the side of the
 * shape nearest that edge; to the nearest length, away from the shape, but not off the table.
 */
export const pointBeyond = (table: Table, edge: TableEdge, shape: Shape, gap: number, to: Spot): void => {
  const left = Math.max(0, Math.floor(edgeGap(table, edge, shape) / FINE) - gap);
  const isLevel = edge === TOP_EDGE || edge === BOTTOM_EDGE;
  const end = edge === TOP_EDGE ? table.height - left : edge === RIGHT_EDGE ? table.width - left : left;
  to.x = isLevel ? shape.x / FINE : end;
  to.y = isLevel ? end : shape.y / FINE;
};
