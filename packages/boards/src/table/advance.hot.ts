import { coreGap, isWithin, overlaps } from './distance.hot.ts';
import { floorQuotient, halfUpQuotient } from './exact.hot.ts';
import { fineStepX, fineStepY, stepX, stepY } from './heading.hot.ts';
import type { Base, Stand } from './measure.ts';
import { baseShape, Shape, setBase, setBox } from './shape.ts';
import { cosineOf, SINE_ONE, sineOf } from './sine.ts';

/** The first touch of a line that a way does not come to. */
export const NEVER = 0x7fff_ffff;

/** Fine units in 2^-27 of a length: what a gap is multiplied by to be compared with a length times a sine. */
const SHARE = SINE_ONE / 256;

/**
 * How far a piece can go along (sine, cosine) before its swept area overlaps another piece, in whole lengths: -1 if they
 * overlap where it stands, NEVER if nothing is in the way. With `touch`, after what length it first touches the other,
 * rounded half up, and 0 where it stands on it.
 *
 * The swept area and the other piece are parted by the line of a side of either, or by one along the way. Seen across a
 * side the gap g closes by c lengths · 2^27 for each length of the way, so that it lasts for g · 2^27 / (256 c) of them;
 * the way is free as long as one gap lasts. g < 2^50 and c < 2^52, as `floorQuotient` asks.
 */
const pieceRoom = (
  mover: Shape,
  a0: number,
  a1: number,
  other: Shape,
  b0: number,
  b1: number,
  sine: number,
  cosine: number,
  touch: boolean,
): number => {
  // Across the way: apart for ever, or not at all.
  let right = Number.NEGATIVE_INFINITY;
  let left = Number.POSITIVE_INFINITY;
  for (let k = a0; k < a1; k++) {
    const across = mover.xs[k]! * cosine - mover.ys[k]! * sine;
    if (across > right) right = across;
    if (across < left) left = across;
  }
  let isLeft = true;
  let isRight = true;
  for (let k = b0; k < b1; k++) {
    const across = other.xs[k]! * cosine - other.ys[k]! * sine;
    if (touch ? across >= left : across > left) isLeft = false;
    if (touch ? across <= right : across < right) isRight = false;
  }
  if (isLeft || isRight) return NEVER;
  let room = touch ? 0 : -1;
  for (let turn = 0; turn < 2; turn++) {
    const sides = turn === 0 ? mover : other;
    const corners = turn === 0 ? other : mover;
    const from = turn === 0 ? a0 : b0;
    const to = turn === 0 ? a1 : b1;
    const first = turn === 0 ? b0 : a0;
    const end = turn === 0 ? b1 : a1;
    if (to - from < 2) continue;
    for (let i = from; i < to; i++) {
      const j = i + 1 === to ? from : i + 1;
      const ax = sides.xs[i]!;
      const ay = sides.ys[i]!;
      const ex = sides.xs[j]! - ax;
      const ey = sides.ys[j]! - ay;
      if (ex === 0 && ey === 0) continue;
      let gap = Number.POSITIVE_INFINITY;
      for (let k = first; k < end; k++) {
        const beyond = ey * (corners.xs[k]! - ax) - ex * (corners.ys[k]! - ay);
        if (beyond < gap) gap = beyond;
      }
      if (gap < 0 || (touch && gap === 0)) continue;
      const outwards = ey * sine - ex * cosine;
      const closing = turn === 0 ? outwards : -outwards;
      // Beyond 2^30 lengths there is no table, and quotients stay small enough to be exact.
      if (closing <= 0 || gap * SHARE >= closing * 1_073_741_824) return NEVER;
      const lasts = touch ? halfUpQuotient(gap, SHARE, closing) : floorQuotient(gap, SHARE, closing);
      if (lasts > room) room = lasts;
    }
  }
  return room;
};

/** The way of a piece. */
const swept = new Shape(66);

/** The way of a centre, for discs. */
const way = new Shape(2);

/** Whether a shape that has gone so far comes so near to another that a disc among them overlaps, or touches, the other. */
const isNearBy = (mover: Shape, heading: number, length: number, other: Shape, touch: boolean): boolean => {
  // Seen from a polygon that moves, the disc moves the other way.
  const isDisc = mover.first[1] === 1 && mover.pieces === 1;
  const disc = isDisc ? mover : other;
  const sign = isDisc ? 1 : -1;
  way.xs[0] = disc.xs[0]!;
  way.ys[0] = disc.ys[0]!;
  way.xs[1] = way.xs[0]! + sign * fineStepX(heading, length);
  way.ys[1] = way.ys[0]! + sign * fineStepY(heading, length);
  const reach = mover.radius + other.radius;
  const gap = coreGap(way, isDisc ? other : mover, reach + 1);
  return touch ? gap <= reach : gap < reach;
};

/** The greatest length up to `most` at which a disc is not yet near; -1 if none. Its way's end is rounded to fine units. */
const discRoom = (mover: Shape, heading: number, most: number, other: Shape, touch: boolean): number => {
  if (!isNearBy(mover, heading, most, other, touch)) return most;
  let free = -1;
  let near = most;
  while (near - free > 1) {
    const middle = (free + near) >> 1;
    if (isNearBy(mover, heading, middle, other, touch)) near = middle;
    else free = middle;
  }
  return free;
};

/**
 * How far a shape can go straight along a heading, up to `most`, before the area it sweeps overlaps a blocker: in whole
 * lengths, rounded down, so that there it touches at most. -1 if they overlap already.
 */
export const advanceLimit = (mover: Shape, heading: number, most: number, blocker: Shape): number => {
  if (isOutOfReach(mover, heading, most, blocker)) return most;
  if (mover.radius + blocker.radius > 0) return discRoom(mover, heading, most, blocker, false);
  let limit = most;
  const sine = sineOf(heading);
  const cosine = cosineOf(heading);
  for (let i = 0; i < mover.pieces; i++) {
    const a0 = mover.first[i]!;
    const a1 = mover.first[i + 1]!;
    for (let j = 0; j < blocker.pieces; j++) {
      const room = pieceRoom(mover, a0, a1, blocker, blocker.first[j]!, blocker.first[j + 1]!, sine, cosine, false);
      if (room < limit) limit = room;
    }
  }
  return limit;
};

/** Whether the area that a shape sweeps on its straight way overlaps a blocker. */
export const sweepOverlaps = (mover: Shape, heading: number, length: number, blocker: Shape): boolean =>
  advanceLimit(mover, heading, length, blocker) < length;

/**
 * After what length of a straight way a shape first touches another, such as a stream: rounded half up, 0 if it touches
 * where it stands, NEVER if not within `most`.
 */
export const firstTouch = (mover: Shape, heading: number, most: number, line: Shape): number => {
  if (isOutOfReach(mover, heading, most, line)) return NEVER;
  if (mover.radius + line.radius > 0) {
    const free = discRoom(mover, heading, most, line, true);
    return free === most ? NEVER : free + 1;
  }
  let first = NEVER;
  const sine = sineOf(heading);
  const cosine = cosineOf(heading);
  for (let i = 0; i < mover.pieces; i++) {
    const a0 = mover.first[i]!;
    const a1 = mover.first[i + 1]!;
    for (let j = 0; j < line.pieces; j++) {
      const room = pieceRoom(mover, a0, a1, line, line.first[j]!, line.first[j + 1]!, sine, cosine, true);
      if (room < first) first = room;
    }
  }
  return first > most ? NEVER : first;
};

/**
 * How far a shape of one piece can go straight along a heading, up to `most`, and its whole way be at least `gap` lengths
 * from another, by distances as the rules round them; -1 if it is nearer where it stands. The far end of the way is fine.
 */
export const approachLimit = (mover: Shape, heading: number, most: number, other: Shape, gap: number): number => {
  setSweep(swept, mover, heading, most);
  if (!isWithin(swept, other, gap - 1)) return most;
  let free = -1;
  let near = most;
  while (near - free > 1) {
    const middle = (free + near) >> 1;
    setSweep(swept, mover, heading, middle);
    if (isWithin(swept, other, gap - 1)) near = middle;
    else free = middle;
  }
  return free;
};

/** Whether the boxes of a way and of another shape are apart, with a length to spare for rounding. */
const isOutOfReach = (mover: Shape, heading: number, length: number, other: Shape): boolean => {
  // What is rounded of the way is far less than the length to spare.
  const dx = (length * sineOf(heading)) / SHARE;
  const dy = (length * cosineOf(heading)) / SHARE;
  return (
    mover.left + Math.min(0, dx) - 256 > other.right ||
    mover.right + Math.max(0, dx) + 256 < other.left ||
    mover.bottom + Math.min(0, dy) - 256 > other.top ||
    mover.top + Math.max(0, dy) + 256 < other.bottom
  );
};

/** Whether a side of a piece of n corners looks the way it goes. */
const isFrontSide = (mover: Shape, n: number, i: number, dx: number, dy: number): boolean => {
  const j = i + 1 === n ? 0 : i + 1;
  return (mover.ys[j]! - mover.ys[i]!) * dx - (mover.xs[j]! - mover.xs[i]!) * dy > 0;
};

/** A shape to be set to the area that a base sweeps: `setSweep`. */
export const sweepShape = (): Shape => new Shape(6);

/**
 * Sets a shape to the area that a shape of one piece sweeps on its straight way, its far end to the nearest 1/256 of a
 * length; it has two corners more. For distances from a way; `advanceLimit` is exact without.
 */
export const setSweep = (sweep: Shape, mover: Shape, heading: number, length: number): void => {
  const dx = fineStepX(heading, length);
  const dy = fineStepY(heading, length);
  const n = mover.first[1]!;
  let corner = 0;
  let isMoved = n > 1 && isFrontSide(mover, n, n - 1, dx, dy);
  for (let i = 0; i < n; i++) {
    const isNextMoved = n === 1 || isFrontSide(mover, n, i, dx, dy);
    for (let copy = isMoved === isNextMoved ? 1 : 0; copy < 2; copy++) {
      const isAway = copy === 0 ? isMoved : isNextMoved;
      sweep.xs[corner] = mover.xs[i]! + (isAway ? dx : 0);
      sweep.ys[corner] = mover.ys[i]! + (isAway ? dy : 0);
      corner++;
    }
    isMoved = isNextMoved;
  }
  sweep.first[0] = 0;
  sweep.first[1] = corner;
  sweep.pieces = 1;
  sweep.radius = mover.radius;
  sweep.x = mover.x;
  sweep.y = mover.y;
  setBox(sweep);
};

/** Writes where a piece stands after going straight along a heading, to the nearest length; it keeps its own heading. */
export const advanced = (from: Readonly<Stand>, along: number, length: number, to: Stand): void => {
  to.x = from.x + stepX(along, length);
  to.y = from.y + stepY(along, length);
  to.heading = from.heading;
};

/** Sets a shape to another that has gone so far along a heading, to the nearest fine unit: a piece on its way. */
export const setMoved = (to: Shape, from: Shape, heading: number, length: number): void => {
  const dx = fineStepX(heading, length);
  const dy = fineStepY(heading, length);
  const corners = from.first[from.pieces]!;
  for (let i = 0; i < corners; i++) {
    to.xs[i] = from.xs[i]! + dx;
    to.ys[i] = from.ys[i]! + dy;
  }
  for (let i = 0; i <= from.pieces; i++) to.first[i] = from.first[i]!;
  to.pieces = from.pieces;
  to.radius = from.radius;
  to.x = from.x + dx;
  to.y = from.y + dy;
  to.left = from.left + dx;
  to.right = from.right + dx;
  to.bottom = from.bottom + dy;
  to.top = from.top + dy;
};

const startShape = baseShape();
const endShape = baseShape();
const end: Base = { x: 0, y: 0, heading: 0, width: 0, depth: 0 };

/**
 * The greatest length up to `most` that a base can go along a heading, keeping its own: what it sweeps overlaps no
 * blocker, and neither does the base where it then stands, its centre on a whole length. -1 if there is none.
 */
export const advanceRoom = (
  base: Readonly<Base>,
  heading: number,
  most: number,
  blockers: readonly Shape[],
  blockerCount: number,
): number => {
  setBase(startShape, base);
  let room = most;
  for (let i = 0; i < blockerCount && room >= 0; i++) room = advanceLimit(startShape, heading, room, blockers[i]!);
  end.width = base.width;
  end.depth = base.depth;
  for (; room > 0; room--) {
    advanced(base, heading, room, end);
    setBase(endShape, end);
    let i = 0;
    while (i < blockerCount && !overlaps(endShape, blockers[i]!)) i++;
    if (i === blockerCount) break;
  }
  return room;
};
