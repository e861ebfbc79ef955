import { coreGap, piecesMeet, pointDistance } from './distance.hot.ts';
import { lengthInside } from './inside.hot.ts';
import { Shape } from './shape.ts';

const line = new Shape(2);
const seam = new Shape(2);

/**
 * Whether a straight line between two points, given fine, goes through the inside of a shape. To run along its outline or
 * to touch a corner is not to cross it; a line without an inside, such as a hedge, is crossed where it is touched.
 */
export const segmentCrosses = (shape: Shape, ax: number, ay: number, bx: number, by: number): boolean => {
  if (Math.max(ax, bx) < shape.left || Math.min(ax, bx) > shape.right) return false;
  if (Math.max(ay, by) < shape.bottom || Math.min(ay, by) > shape.top) return false;
  line.xs[0] = ax;
  line.ys[0] = ay;
  line.xs[1] = bx;
  line.ys[1] = by;
  if (shape.radius > 0) return coreGap(line, shape, shape.radius) < shape.radius;
  for (let i = 0; i < shape.pieces; i++) {
    const from = shape.first[i]!;
    const to = shape.first[i + 1]!;
    if (piecesMeet(line, 0, 2, shape, from, to, to - from > 2)) return true;
  }
  for (let i = 0; i < shape.seams.length; i += 4) {
    if (crossesSeam(shape.seams, i)) return true;
  }
  return false;
};

/** Whether the line has a point of a seam that is not its end: all others are inside the area. */
const crossesSeam = (seams: Readonly<Int32Array>, i: number): boolean => {
  seam.xs[0] = seams[i]!;
  seam.ys[0] = seams[i + 1]!;
  seam.xs[1] = seams[i + 2]!;
  seam.ys[1] = seams[i + 3]!;
  if (!piecesMeet(line, 0, 2, seam, 0, 2, false)) return false;
  const sx = seam.xs[1]! - seam.xs[0]!;
  const sy = seam.ys[1]! - seam.ys[0]!;
  const from = sx * (line.ys[0]! - seam.ys[0]!) - sy * (line.xs[0]! - seam.xs[0]!);
  const to = sx * (line.ys[1]! - seam.ys[0]!) - sy * (line.xs[1]! - seam.xs[0]!);
  // Across the seam inside a triangle is found there; left is what runs along it, for more than a point.
  if (from !== 0 || to !== 0) return false;
  const length = sx * sx + sy * sy;
  const a = sx * (line.xs[0]! - seam.xs[0]!) + sy * (line.ys[0]! - seam.ys[0]!);
  const b = sx * (line.xs[1]! - seam.xs[0]!) + sy * (line.ys[1]! - seam.ys[0]!);
  return Math.min(length, Math.max(a, b)) > Math.max(0, Math.min(a, b)) || (a === b && a > 0 && a < length);
};

/** What keeps pieces from seeing each other. */
export interface SightLaw {
  /** No line of sight is longer, in lengths. */
  most: number;
  /** Shapes that hide what is behind them, as many as `blockerCount` says. */
  readonly blockers: readonly Shape[];
  blockerCount: number;
  /** Areas that may be looked through for a while, as many as `veilCount` says. */
  readonly veils: readonly Shape[];
  veilCount: number;
  /** So much of them in all hides nothing yet, in lengths. */
  mostVeil: number;
}

/** Whether the straight line between two points, given fine, is a clear line of sight. */
export const isSegmentClear = (law: SightLaw, ax: number, ay: number, bx: number, by: number): boolean => {
  if (pointDistance(ax, ay, bx, by) > law.most) return false;
  for (let i = 0; i < law.blockerCount; i++) {
    if (segmentCrosses(law.blockers[i]!, ax, ay, bx, by)) return false;
  }
  return law.veilCount === 0 || lengthInside(law.veils, law.veilCount, ax, ay, bx, by) <= law.mostVeil;
};

/**
 * Whether some sample point of one piece sees some sample point of another: x and y by turns, fine, as `sampleBase`
 * writes them.
 */
export const hasLineOfSight = (
  law: SightLaw,
  a: Readonly<Int32Array>,
  aCount: number,
  b: Readonly<Int32Array>,
  bCount: number,
): boolean => {
  for (let i = 0; i < aCount; i++) {
    for (let j = 0; j < bCount; j++) {
      if (isSegmentClear(law, a[2 * i]!, a[2 * i + 1]!, b[2 * j]!, b[2 * j + 1]!)) return true;
    }
  }
  return false;
};
