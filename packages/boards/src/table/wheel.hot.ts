import { NEVER } from './advance.hot.ts';
import { fineGapUpTo, overlaps, touches } from './distance.hot.ts';
import { floorRoot, roundedShare } from './exact.hot.ts';
import { partX, partY, wrapHeading } from './heading.hot.ts';
import { type Base, FINE, type Stand } from './measure.ts';
import { baseShape, FRONT_LEFT, FRONT_RIGHT, type Shape, setBase, setBox } from './shape.ts';

/**
 * A wheel turns a base about a front corner, to the right about the right one. It is looked at every 0.01°, the finest
 * heading there is: between two of these no corner bulges out by more than 82 cm × (0.01°)² / 8, less than a fine unit.
 */

/** A step of a wheel moves no point by more than its distance from the corner in so many parts: 18,000 / π, rounded down. */
const STEPS_A_RADIUS = 5_729;

/**
 * Where the two are close it is looked at every 0.1° first, and then every 0.01° before the place where they meet: what
 * begins and ends in between is less than 82 cm × (0.1°)² / 8 deep, less than a fine unit too.
 */
const CLOSE = 10;

/** Sets a shape to a base with one front corner on a point, given fine; the others to the nearest 1/256 from there. */
const setAbout = (
  shape: Shape,
  corner: number,
  x: number,
  y: number,
  heading: number,
  width: number,
  depth: number,
): void => {
  // To the left if the right front corner is held, and the reverse; in half lengths.
  const across = corner === FRONT_RIGHT ? -2 * width : 2 * width;
  const { xs, ys } = shape;
  const other = corner === FRONT_RIGHT ? FRONT_LEFT : FRONT_RIGHT;
  xs[corner] = x;
  ys[corner] = y;
  xs[other] = x + partX(heading, across, 0);
  ys[other] = y + partY(heading, across, 0);
  xs[3 - corner] = x + partX(heading, 0, -2 * depth);
  ys[3 - corner] = y + partY(heading, 0, -2 * depth);
  xs[3 - other] = x + partX(heading, across, -2 * depth);
  ys[3 - other] = y + partY(heading, across, -2 * depth);
  setBox(shape);
};

const start = baseShape();
const turned = baseShape();

/** Where wheels of one base to one hand were looked at beside one shape and did not meet it: every wheel so long comes by there, and need not be looked at again before. */
export class WheelTrace {
  readonly steps = [0];
  /** The place in `steps` of the last one that a wheel of so many steps comes by. */
  upTo(most: number): number {
    let at = 0;
    for (let above = this.steps.length; above - at > 1; ) {
      const middle = (at + above) >> 1;
      if (this.steps[middle]! <= most) at = middle;
      else above = middle;
    }
    return at;
  }
}
/** Walks a wheel until it meets the other shape: so many steps are free of it, or `steps` if all are. */
const freeSteps = (
  base: Readonly<Base>,
  turn: number,
  other: Shape,
  touch: boolean,
  trace: WheelTrace | undefined,
): number => {
  const steps = Math.abs(turn);
  const sign = turn < 0 ? -1 : 1;
  setBase(start, base);
  const corner = turn < 0 ? FRONT_LEFT : FRONT_RIGHT;
  const x = start.xs[corner]!;
  const y = start.ys[corner]!;
  const radius = (floorRoot(base.width * base.width + base.depth * base.depth) + 1) * FINE;
  const from = trace === undefined ? 0 : trace.upTo(steps);
  let last = from === 0 ? 0 : trace!.steps[from - 1]!;
  // Whether every wheel that is at least as long comes by the next step too.
  let isCommon = trace !== undefined && from === trace.steps.length - 1;
  for (let step = trace === undefined ? 0 : trace.steps[from]!; step <= steps; ) {
    setAbout(turned, corner, x, y, wrapHeading(base.heading + sign * step), base.width, base.depth);
    // A gap that lasts to the end, or longer than what is looked at every 0.1°, need not be known.
    const most = Math.ceil(((Math.max(steps - step, CLOSE) + 1) * radius) / STEPS_A_RADIUS) + 3;
    const apart = fineGapUpTo(turned, other, most);
    if (apart === 0 && (touch ? touches(turned, other) : overlaps(turned, other))) {
      if (step - last > CLOSE) return step - 1;
      for (let back = last + 1; back < step; back++) {
        setAbout(turned, corner, x, y, wrapHeading(base.heading + sign * back), base.width, base.depth);
        if (touch ? touches(turned, other) : overlaps(turned, other)) return back - 1;
      }
      return step - 1;
    }
    last = step;
    // Two fine units for the rounding of corners; nothing can close the rest of the gap sooner.
    const gap = apart - 2;
    const free = gap <= 0 ? 0 : Math.floor((gap * STEPS_A_RADIUS) / radius);
    // How a wheel ends is its own.
    isCommon &&= apart < most && (free > CLOSE || step + CLOSE <= steps);
    step = free > CLOSE || step === steps ? step + Math.max(1, free) : Math.min(steps, step + CLOSE);
    if (isCommon) trace!.steps.push(step);
  }
  return steps;
};

/**
 * How far a base can wheel, up to the turn asked for (in 0.01°, right positive), before what it sweeps overlaps a blocker.
 * The answer has no sign; -1 if they overlap where it stands.
 */
export const wheelLimit = (base: Readonly<Base>, turn: number, blocker: Shape, trace?: WheelTrace): number =>
  freeSteps(base, turn, blocker, false, trace);

/** Whether the area that a base sweeps in wheeling overlaps a blocker. */
export const wheelOverlaps = (base: Readonly<Base>, turn: number, blocker: Shape): boolean =>
  freeSteps(base, turn, blocker, false, undefined) < Math.abs(turn);

/** After what part of a wheel, in 0.01° without sign, a base first touches a line; 0 where it stands, NEVER if not at all. */
export const wheelTouch = (base: Readonly<Base>, turn: number, line: Shape, trace?: WheelTrace): number => {
  const free = freeSteps(base, turn, line, true, trace);
  return free === Math.abs(turn) ? NEVER : free + 1;
};

/** Writes where a base stands after a wheel (right positive): its centre goes to the nearest length. */
export const wheeled = (base: Readonly<Base>, turn: number, to: Stand): void => {
  const heading = wrapHeading(base.heading + turn);
  const width = turn < 0 ? -base.width : base.width;
  setBase(start, base);
  const corner = turn < 0 ? FRONT_LEFT : FRONT_RIGHT;
  const x = start.xs[corner]! - partX(heading, width, base.depth);
  const y = start.ys[corner]! - partY(heading, width, base.depth);
  // From the old centre, so that mirrored wheels end mirrored.
  to.x = base.x + roundedShare(x - base.x * FINE, FINE);
  to.y = base.y + roundedShare(y - base.y * FINE, FINE);
  to.heading = heading;
};
