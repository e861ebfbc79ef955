import { overlaps } from './distance.hot.ts';
import { floorRoot, halfUpQuotient, roundedShare } from './exact.hot.ts';
import { fineStepX, fineStepY, headingOf, partX, partY, wrapHeading } from './heading.hot.ts';
import { type Base, FINE, QUARTER_TURN, type Stand } from './measure.ts';
import { baseShape, type Shape, setBase } from './shape.ts';
import { cosineOf, SINE_ONE, sineOf } from './sine.ts';
import { isOnTable, type Table } from './table-edge.ts';

/** The heading of a base that stands flush against a side of another, facing it: side 0 is its front, then left, rear, right. */
export const headingAgainst = (heading: number, side: number): number =>
  wrapHeading(heading + (2 - side) * QUARTER_TURN);

/** The heading of a base that stands flush against a side of an area, by the number of the corner where it begins. */
export const headingAgainstSide = (area: Shape, side: number): number => {
  const { xs, ys } = area.outline;
  const next = side + 1 === xs.length ? 0 : side + 1;
  return headingOf(ys[side]! - ys[next]!, xs[next]! - xs[side]!);
};

/** What is asked of `placeFlush`. */
export interface FlushRequest {
  /** The shape to stand against, the number of its side, and the heading against it. */
  target: Shape;
  side: number;
  heading: number;
  /** Width and depth of who is placed. */
  width: number;
  depth: number;
  /** Where the middle of its front arrived, fine. */
  x: number;
  y: number;
  readonly table: Table;
  /** What it may not overlap, as many as `blockerCount` says; the target need not be among them. */
  readonly blockers: readonly Shape[];
  blockerCount: number;
}

const place = baseShape();
const base: Base = { x: 0, y: 0, heading: 0, width: 0, depth: 0 };

/** So many lengths a base is moved back, at most, where its centre was rounded into the target. */
const MOST_BACK = 4;

/** Sets the base with the middle of its front at a point, given fine, and off the target; false if it does not come off. */
const setAgainst = (request: FlushRequest, x: number, y: number): boolean => {
  const { target, heading, depth } = request;
  const dx = x - target.x - partX(heading, 0, depth);
  const dy = y - target.y - partY(heading, 0, depth);
  base.heading = heading;
  base.width = request.width;
  base.depth = depth;
  for (let back = 0; back <= MOST_BACK; back++) {
    // About the centre of the target, which is whole: what is mirrored stays mirrored.
    base.x = target.x / FINE + roundedShare(dx - fineStepX(heading, back), FINE);
    base.y = target.y / FINE + roundedShare(dy - fineStepY(heading, back), FINE);
    setBase(place, base);
    if (!overlaps(place, target)) return true;
  }
  return false;
};

/** The first blocker that the base overlaps; -1 if none does, `blockerCount` if it is not on the table. */
const firstBlocker = (request: FlushRequest): number => {
  for (let i = 0; i < request.blockerCount; i++) if (overlaps(place, request.blockers[i]!)) return i;
  return isOnTable(request.table, place) ? -1 : request.blockerCount;
};

/** How far the base must slide along a heading to be clear of a blocker, in lengths: at least so far, and at least 1. */
const slideOut = (blocker: Shape, heading: number): number => {
  const sine = sineOf(heading);
  const cosine = cosineOf(heading);
  let farthest = 1;
  for (let piece = 0; piece < blocker.pieces; piece++) {
    const from = blocker.first[piece]!;
    const to = blocker.first[piece + 1]!;
    if (to - from < 3) continue;
    let nearest = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < 2; turn++) {
      const sides = turn === 0 ? place : blocker;
      const corners = turn === 0 ? blocker : place;
      const start = turn === 0 ? 0 : from;
      const end = turn === 0 ? 4 : to;
      const first = turn === 0 ? from : 0;
      const last = turn === 0 ? to : 4;
      for (let i = start; i < end; i++) {
        const j = i + 1 === end ? start : i + 1;
        const ex = sides.xs[j]! - sides.xs[i]!;
        const ey = sides.ys[j]! - sides.ys[i]!;
        let beyond = Number.POSITIVE_INFINITY;
        for (let k = first; k < last; k++) {
          beyond = Math.min(beyond, ey * (corners.xs[k]! - sides.xs[i]!) - ex * (corners.ys[k]! - sides.ys[i]!));
        }
        const opening = (turn === 0 ? -1 : 1) * (ey * sine - ex * cosine);
        if (beyond >= 0) nearest = 0;
        else if (opening > 0) nearest = Math.min(nearest, (-beyond * (SINE_ONE / FINE)) / opening);
      }
    }
    // A length or two less: the centre is rounded, and what is too little is tried again.
    if (Number.isFinite(nearest)) farthest = Math.max(farthest, Math.floor(nearest) - 2);
  }
  return farthest;
};

/** The least slide to one side, up to `most` lengths, at which the base has room; -1 if none. */
const slide = (request: FlushRequest, x: number, y: number, along: number, most: number): number => {
  for (let length = 0; length <= most; ) {
    if (!setAgainst(request, x + fineStepX(along, length), y + fineStepY(along, length))) return -1;
    const blocker = firstBlocker(request);
    if (blocker < 0) return length;
    length += blocker === request.blockerCount ? 1 : slideOut(request.blockers[blocker]!, along);
  }
  return -1;
};

/**
 * Places a base flush against a side of a target: the middle of its front at the point of the side nearest to where it
 * arrived, or slid along the side, as little as will do and as far as corner to corner, to be clear of the blockers and on
 * the table; right before left where both will do. Writes where it stands; false if there is no room. Its centre is a
 * whole length, so it may be a little off the target, but well in contact.
 */
export const placeFlush = (request: FlushRequest, to: Stand): boolean => {
  const { target, side, heading } = request;
  const { xs, ys } = target.outline;
  const next = side + 1 === xs.length ? 0 : side + 1;
  const ax = xs[side]!;
  const ay = ys[side]!;
  const ex = xs[next]! - ax;
  const ey = ys[next]! - ay;
  const square = ex * ex + ey * ey;
  const along = Math.min(square, Math.max(0, ex * (request.x - ax) + ey * (request.y - ay)));
  const px = ax + Math.sign(ex) * halfUpQuotient(Math.abs(ex), along, square);
  const py = ay + Math.sign(ey) * halfUpQuotient(Math.abs(ey), along, square);
  const toEnd = floorRoot((ax + ex - px) * (ax + ex - px) + (ay + ey - py) * (ay + ey - py));
  const toStart = floorRoot((px - ax) * (px - ax) + (py - ay) * (py - ay));
  const rightWay = wrapHeading(heading + QUARTER_TURN);
  const leftWay = wrapHeading(heading - QUARTER_TURN);
  const right = slide(request, px, py, rightWay, Math.floor(toEnd / FINE + request.width / 2));
  const most = Math.floor(toStart / FINE + request.width / 2);
  const left = right === 0 ? -1 : slide(request, px, py, leftWay, right < 0 ? most : Math.min(most, right - 1));
  if (right < 0 && left < 0) return false;
  const way = left >= 0 ? leftWay : rightWay;
  const length = left >= 0 ? left : right;
  setAgainst(request, px + fineStepX(way, length), py + fineStepY(way, length));
  to.x = base.x;
  to.y = base.y;
  to.heading = heading;
  return true;
};
