import { floorOverRoot, floorRoot, inLengths } from './exact.hot.ts';
import { CONTACT } from './measure.ts';
import type { Shape } from './shape.ts';

/** How far apart two points are, given fine, in lengths rounded half up. */
export const pointDistance = (ax: number, ay: number, bx: number, by: number): number => {
  const dx = bx - ax;
  const dy = by - ay;
  return inLengths(floorRoot(dx * dx + dy * dy));
};

/** How far a point is from the straight line from a to b, fine and rounded down; `cross` is that of ab and ap. */
const segmentGap = (ax: number, ay: number, ex: number, ey: number, px: number, py: number, cross: number): number => {
  const dx = px - ax;
  const dy = py - ay;
  const along = ex * dx + ey * dy;
  if (along <= 0) return floorRoot(dx * dx + dy * dy);
  const square = ex * ex + ey * ey;
  if (along >= square) return floorRoot((dx - ex) * (dx - ex) + (dy - ey) * (dy - ey));
  return floorOverRoot(cross < 0 ? -cross : cross, square);
};

/**
 * The least distance from corners of one piece to sides of another, fine and rounded down, or `least` if that is less.
 * Corners inside a side's line are left out: the side they are nearest to is another.
 */
const cornerGap = (of: Shape, a0: number, a1: number, to: Shape, b0: number, b1: number, least: number): number => {
  for (let i = b0; i < b1; i++) {
    const j = i + 1 === b1 ? b0 : i + 1;
    const ax = to.xs[i]!;
    const ay = to.ys[i]!;
    const ex = to.xs[j]! - ax;
    const ey = to.ys[j]! - ay;
    const square = ex * ex + ey * ey;
    for (let k = a0; k < a1; k++) {
      const px = of.xs[k]!;
      const py = of.ys[k]!;
      const dx = px - ax;
      const dy = py - ay;
      const cross = ex * dy - ey * dx;
      // Also left out, without a root: what is not nearer than `least`, with two fine units to spare for doubles.
      if (cross > 0 || cross * cross > square * (least + 2) * (least + 2)) continue;
      const gap = segmentGap(ax, ay, ex, ey, px, py, cross);
      if (gap < least) least = gap;
    }
  }
  return least;
};

/** Whether all corners of a piece lie beyond one side of another: off its line, or at most on it if `on` is allowed. */
const isBeyondSide = (of: Shape, a0: number, a1: number, to: Shape, b0: number, b1: number, on: boolean): boolean => {
  for (let i = b0; i < b1; i++) {
    const j = i + 1 === b1 ? b0 : i + 1;
    const ax = to.xs[i]!;
    const ay = to.ys[i]!;
    const ex = to.xs[j]! - ax;
    const ey = to.ys[j]! - ay;
    if (ex === 0 && ey === 0) continue;
    let k = a0;
    for (; k < a1; k++) {
      const cross = ex * (of.ys[k]! - ay) - ey * (of.xs[k]! - ax);
      if (on ? cross > 0 : cross >= 0) break;
    }
    if (k === a1) return true;
  }
  return false;
};

/** Whether all corners of a piece lie before or behind a straight part of a line, seen along it. */
const isBeyondEnd = (of: Shape, a0: number, a1: number, line: Shape, b: number): boolean => {
  const ax = line.xs[b]!;
  const ay = line.ys[b]!;
  const ex = line.xs[b + 1]! - ax;
  const ey = line.ys[b + 1]! - ay;
  const length = ex * ex + ey * ey;
  // A line without length parts from another such point only if they differ.
  if (length === 0 && of.xs[a0] === of.xs[a1 - 1] && of.ys[a0] === of.ys[a1 - 1]) {
    return of.xs[a0] !== ax || of.ys[a0] !== ay;
  }
  let before = true;
  let behind = true;
  for (let k = a0; k < a1; k++) {
    const along = ex * (of.xs[k]! - ax) + ey * (of.ys[k]! - ay);
    if (along >= 0) before = false;
    if (along <= length) behind = false;
  }
  return before || behind;
};

/**
 * Whether two pieces have a point in common (`inside` false), or a point inside both (`inside` true; a line counts as
 * inside all along). Two convex pieces that have none are parted by the line of a side of one, or, if both are straight
 * lines, by an end.
 */
export const piecesMeet = (
  a: Shape,
  a0: number,
  a1: number,
  b: Shape,
  b0: number,
  b1: number,
  inside: boolean,
): boolean => {
  if (a1 - a0 === 1 && b1 - b0 === 1) return !inside && a.xs[a0] === b.xs[b0] && a.ys[a0] === b.ys[b0];
  if (isBeyondSide(a, a0, a1, b, b0, b1, inside) || isBeyondSide(b, b0, b1, a, a0, a1, inside)) return false;
  if (a1 - a0 > 2 || b1 - b0 > 2) return true;
  if (b1 - b0 === 2 && isBeyondEnd(a, a0, a1, b, b0)) return false;
  return a1 - a0 !== 2 || !isBeyondEnd(b, b0, b1, a, a0);
};

/** How far apart two shapes are without their radii, fine and rounded down; not looked for beyond `most`. */
export const coreGap = (a: Shape, b: Shape, most: number): number => {
  let least = most;
  for (let i = 0; i < a.pieces; i++) {
    const a0 = a.first[i]!;
    const a1 = a.first[i + 1]!;
    for (let j = 0; j < b.pieces; j++) {
      const b0 = b.first[j]!;
      const b1 = b.first[j + 1]!;
      if (piecesMeet(a, a0, a1, b, b0, b1, false)) return 0;
      if (a1 - a0 === 1 && b1 - b0 === 1) {
        const dx = a.xs[a0]! - b.xs[b0]!;
        const dy = a.ys[a0]! - b.ys[b0]!;
        least = Math.min(least, floorRoot(dx * dx + dy * dy));
        continue;
      }
      if (b1 - b0 > 1) least = cornerGap(a, a0, a1, b, b0, b1, least);
      if (a1 - a0 > 1) least = cornerGap(b, b0, b1, a, a0, a1, least);
    }
  }
  return least;
};

const FARTHEST = 0x7fff_ffff;

/** How far apart two shapes are, fine and rounded down; 0 if they touch or overlap. */
export const fineGap = (a: Shape, b: Shape): number => Math.max(0, coreGap(a, b, FARTHEST) - a.radius - b.radius);

/** The same, or `most` if they are farther apart than that: less is looked for. */
export const fineGapUpTo = (a: Shape, b: Shape, most: number): number => {
  if (boxGap(a, b) >= most) return most;
  return Math.max(0, coreGap(a, b, most + a.radius + b.radius) - a.radius - b.radius);
};

/** The shortest distance between two shapes in lengths, rounded half up; 0 if they touch or overlap. */
export const distanceBetween = (a: Shape, b: Shape): number => inLengths(fineGap(a, b));

/** The larger gap between the boxes of two shapes, across or upwards; not above 0 if they meet. */
const boxGap = (a: Shape, b: Shape): number =>
  Math.max(a.left - b.right, b.left - a.right, a.bottom - b.top, b.bottom - a.top);

/** Whether the distance between two shapes is at most `limit` lengths; quick where they are far apart. */
export const isWithin = (a: Shape, b: Shape, limit: number): boolean => {
  // What is rounded to `limit` lengths is less than this; how much farther apart they are is not looked for.
  const beyond = limit * 256 + 128;
  if (boxGap(a, b) >= beyond) return false;
  const reach = beyond + a.radius + b.radius;
  return coreGap(a, b, reach) < reach;
};

/** Whether two shapes are in base contact: nearer than `CONTACT`. */
export const isInContact = (a: Shape, b: Shape): boolean => isWithin(a, b, CONTACT - 1);

/** Whether two shapes overlap: some point is inside both. Sides and corners that only touch do not. */
export const overlaps = (a: Shape, b: Shape): boolean => {
  if (boxGap(a, b) >= 0) return false;
  const reach = a.radius + b.radius;
  if (reach > 0) return coreGap(a, b, reach) < reach;
  return anyMeet(a, b, true);
};

/** Whether two shapes touch or overlap; where one is a disc, to within 1/256 of a length. */
export const touches = (a: Shape, b: Shape): boolean => {
  if (boxGap(a, b) > 0) return false;
  const reach = a.radius + b.radius;
  return reach > 0 ? coreGap(a, b, reach + 1) <= reach : anyMeet(a, b, false);
};

const anyMeet = (a: Shape, b: Shape, inside: boolean): boolean => {
  for (let i = 0; i < a.pieces; i++) {
    for (let j = 0; j < b.pieces; j++) {
      if (piecesMeet(a, a.first[i]!, a.first[i + 1]!, b, b.first[j]!, b.first[j + 1]!, inside)) return true;
    }
  }
  return false;
};

/** Whether a shape holds a point, given fine; its outline belongs to it. */
export const holdsPoint = (shape: Shape, x: number, y: number): boolean => {
  if (x < shape.left || x > shape.right || y < shape.bottom || y > shape.top) return false;
  if (shape.radius > 0) return pointGap(shape, x, y) === 0;
  for (let i = 0; i < shape.pieces; i++) {
    const from = shape.first[i]!;
    const to = shape.first[i + 1]!;
    let k = from;
    for (; k < to; k++) {
      const next = k + 1 === to ? from : k + 1;
      const ax = shape.xs[k]!;
      const ay = shape.ys[k]!;
      if ((shape.xs[next]! - ax) * (y - ay) - (shape.ys[next]! - ay) * (x - ax) < 0) break;
    }
    if (k === to && to - from > 2) return true;
  }
  return false;
};

/** How far a point is from a shape, fine and rounded down; 0 in it. */
const pointGap = (shape: Shape, x: number, y: number): number => {
  let least = FARTHEST;
  for (let i = 0; i < shape.pieces; i++) {
    const from = shape.first[i]!;
    const to = shape.first[i + 1]!;
    let isInside = to - from > 2;
    for (let k = from; k < to; k++) {
      const next = k + 1 === to ? from : k + 1;
      const ax = shape.xs[k]!;
      const ay = shape.ys[k]!;
      const ex = shape.xs[next]! - ax;
      const ey = shape.ys[next]! - ay;
      const cross = ex * (y - ay) - ey * (x - ax);
      if (cross > 0) continue;
      if (cross < 0) isInside = false;
      least = Math.min(least, segmentGap(ax, ay, ex, ey, x, y, cross));
    }
    if (isInside) return 0;
  }
  return Math.max(0, least - shape.radius);
};

/** The distance from a point, given fine, to a shape in lengths, rounded half up; 0 in it. */
export const distanceToPoint = (shape: Shape, x: number, y: number): number => inLengths(pointGap(shape, x, y));

/** How deep inside an area a point lies: its distance from the outline in lengths, rounded half up; 0 outside it. */
export const depthInside = (area: Shape, x: number, y: number): number => {
  if (!holdsPoint(area, x, y)) return 0;
  const { xs, ys } = area.outline;
  let least = FARTHEST;
  for (let i = 0; i < xs.length; i++) {
    const next = i + 1 === xs.length ? 0 : i + 1;
    const ax = xs[i]!;
    const ay = ys[i]!;
    const ex = xs[next]! - ax;
    const ey = ys[next]! - ay;
    least = Math.min(least, segmentGap(ax, ay, ex, ey, x, y, ex * (y - ay) - ey * (x - ax)));
  }
  return inLengths(least);
};
