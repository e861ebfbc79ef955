import { partX, partY } from './heading.hot.ts';
import { type Base, FINE, MOST_COORDINATE, MOST_SIZE } from './measure.ts';

/**
 * What lies on a table: convex pieces of 1 corner (the centre of a disc), 2 (a straight part of a line) or more (part of
 * an area, anticlockwise), all of them widened by a radius. Everything is fine. A base is one piece, and a shape once
 * made for a base can be set to others: nothing is allocated.
 */
export class Shape {
  readonly xs: Int32Array;
  readonly ys: Int32Array;
  /** piece → its first corner; one more at the end. */
  readonly first: Int32Array;
  pieces = 1;
  radius = 0;
  /** The centre: of a base or disc its own, of an area that of gravity to the nearest length, of a line that of its box. */
  x = 0;
  y = 0;
  left = 0;
  bottom = 0;
  right = 0;
  top = 0;
  /** Inner sides of an area cut into several pieces, four numbers each: what runs along one is inside all the same. */
  readonly seams: Readonly<Int32Array>;
  /** The corners of an area as a whole, in order; those of the piece if there is only one. */
  readonly outline: Outline;

  constructor(corners: number, pieces = 1, seams: Readonly<Int32Array> = NONE, outline?: Outline) {
    this.xs = new Int32Array(corners);
    this.ys = new Int32Array(corners);
    this.first = new Int32Array(pieces + 1);
    this.first[pieces] = corners;
    this.pieces = pieces;
    this.seams = seams;
    this.outline = outline ?? { xs: this.xs, ys: this.ys };
  }
}

/** The corners of an area in order, anticlockwise, fine. */
export interface Outline {
  readonly xs: Readonly<Int32Array>;
  readonly ys: Readonly<Int32Array>;
}

const NONE = new Int32Array(0);

/** The corners of a base by number; the side that begins at each, anticlockwise, has the same: front, left, rear, right. */
export const FRONT_RIGHT = 0;
export const FRONT_LEFT = 1;

/** A shape to be set to bases: `setBase`. */
export const baseShape = (): Shape => new Shape(4);

/** A shape to be set to discs: `setDisc`. */
export const discShape = (): Shape => new Shape(1);

/** Sets the box of a shape by its corners and radius. */
export const setBox = (shape: Shape): void => {
  const { xs, ys } = shape;
  const end = shape.first[shape.pieces] ?? 0;
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = left;
  let top = right;
  for (let i = 0; i < end; i++) {
    const x = xs[i] ?? 0;
    const y = ys[i] ?? 0;
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < bottom) bottom = y;
    if (y > top) top = y;
  }
  shape.left = left - shape.radius;
  shape.right = right + shape.radius;
  shape.bottom = bottom - shape.radius;
  shape.top = top + shape.radius;
};

/** Sets a shape of four corners to a base: its corners to the nearest 1/256 of a length, about its centre alike. */
export const setBase = (shape: Shape, base: Readonly<Base>): void => {
  const { xs, ys } = shape;
  const x = base.x * FINE;
  const y = base.y * FINE;
  const { heading, width, depth } = base;
  const rightX = partX(heading, width, depth);
  const rightY = partY(heading, width, depth);
  const leftX = partX(heading, -width, depth);
  const leftY = partY(heading, -width, depth);
  shape.x = x;
  shape.y = y;
  xs[0] = x + rightX;
  ys[0] = y + rightY;
  xs[1] = x + leftX;
  ys[1] = y + leftY;
  xs[2] = x - rightX;
  ys[2] = y - rightY;
  xs[3] = x - leftX;
  ys[3] = y - leftY;
  const halfX = Math.max(Math.abs(rightX), Math.abs(leftX));
  const halfY = Math.max(Math.abs(rightY), Math.abs(leftY));
  shape.left = x - halfX;
  shape.right = x + halfX;
  shape.bottom = y - halfY;
  shape.top = y + halfY;
};

/** Sets a shape of one corner to a disc; centre and radius in lengths. */
export const setDisc = (shape: Shape, x: number, y: number, radius: number): void => {
  shape.xs[0] = x * FINE;
  shape.ys[0] = y * FINE;
  shape.x = x * FINE;
  shape.y = y * FINE;
  shape.radius = radius * FINE;
  setBox(shape);
};

/** How many sample points of a base there are: centre, corners, middles of its sides. */
export const BASE_SAMPLES = 9;

/**
 * Writes the sample points of a base, x and y by turns and fine: its centre, four corners, and the middles of its front,
 * left, rear and right. The buffer holds 18 numbers.
 */
export const sampleBase = (base: Readonly<Base>, points: Int32Array): number => {
  const { heading, width, depth } = base;
  const x = base.x * FINE;
  const y = base.y * FINE;
  points[0] = x;
  points[1] = y;
  for (let i = 0; i < 4; i++) {
    const side = i === 0 || i === 3 ? width : -width;
    const way = i < 2 ? depth : -depth;
    points[2 + 2 * i] = x + partX(heading, side, way);
    points[3 + 2 * i] = y + partY(heading, side, way);
    const across = i === 1 ? -width : i === 3 ? width : 0;
    const along = i === 0 ? depth : i === 2 ? -depth : 0;
    points[10 + 2 * i] = x + partX(heading, across, along);
    points[11 + 2 * i] = y + partY(heading, across, along);
  }
  return BASE_SAMPLES;
};

/** Writes the sample points of an area: centre, corners, middles of its sides; says how many. */
export const sampleArea = (shape: Shape, points: Int32Array): number => {
  const { xs, ys } = shape.outline;
  const n = xs.length;
  points[0] = shape.x;
  points[1] = shape.y;
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    points[2 + 2 * i] = xs[i] ?? 0;
    points[3 + 2 * i] = ys[i] ?? 0;
    // Corners of areas are whole lengths, 256 fine: their halves are whole.
    points[2 + 2 * (n + i)] = ((xs[i] ?? 0) + (xs[j] ?? 0)) / 2;
    points[3 + 2 * (n + i)] = ((ys[i] ?? 0) + (ys[j] ?? 0)) / 2;
  }
  return 2 * n + 1;
};

/** Writes the only sample point of a disc, its centre. */
export const sampleDisc = (shape: Shape, points: Int32Array): number => {
  points[0] = shape.x;
  points[1] = shape.y;
  return 1;
};

/** What keeps numbers from being a base; nothing if they are one. */
export const baseFault = (base: Readonly<Base>): string | undefined => {
  for (const key of ['x', 'y'] as const) {
    if (!Number.isInteger(base[key]) || Math.abs(base[key]) > MOST_COORDINATE) {
      return `${key} is ${base[key]}, not a whole number within ${MOST_COORDINATE}`;
    }
  }
  for (const key of ['width', 'depth'] as const) {
    if (!Number.isInteger(base[key]) || base[key] < 1 || base[key] > MOST_SIZE) {
      return `${key} is ${base[key]}, not a whole number from 1 to ${MOST_SIZE}`;
    }
  }
  const { heading } = base;
  if (!Number.isInteger(heading) || heading < 0 || heading >= 36_000) {
    return `heading is ${heading}, not a whole number from 0 to 35999`;
  }
  return undefined;
};
