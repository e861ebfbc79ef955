import { FINE, FULL_TURN, QUARTER_TURN } from './measure.ts';
import { MIDDLES, REST_ONE, SINE_ONE, SINE_RESTS, SINES } from './sine.ts';

/** A heading brought back to 0 … 359.99°. */
export const wrapHeading = (angle: number): number =>
  angle > 0 && angle < FULL_TURN ? angle : ((angle % FULL_TURN) + FULL_TURN) % FULL_TURN;

/** How far two headings differ, 0 … 180°, whichever way round. */
export const angleBetween = (a: number, b: number): number => {
  const turn = wrapHeading(b - a);
  return turn > FULL_TURN / 2 ? FULL_TURN - turn : turn;
};

/** The turn from one heading to another by the shorter way, right positive; half a turn is to the right. */
export const turnBetween = (from: number, to: number): number => {
  const turn = wrapHeading(to - from);
  return turn > FULL_TURN / 2 ? turn - FULL_TURN : turn;
};

/**
 * The angle of (across, along) from the axis `along`, 0 ≤ across ≤ along, to the nearest 0.01°. A middle between two
 * headings has no rational tangent, so there are no halves. Its sine and cosine are known to 2^-54: enough for every
 * vector of whole lengths on the table, below 2^17 (the test tries those that come nearest to a middle), while a fine one
 * within 2^-53 of a middle may go to either side.
 */
const angleFromAxis = (across: number, along: number): number => {
  let low = 0;
  let high = 4_500;
  while (low < high) {
    const h = (low + high) >> 1;
    const coarse = across * MIDDLES[4 * h + 2]! - along * MIDDLES[4 * h]!;
    const rest = across * MIDDLES[4 * h + 3]! - along * MIDDLES[4 * h + 1]!;
    // |coarse| < 2^52 and |rest| < 2^51: what is left over counts only where the coarse parts are close.
    if (coarse + rest / REST_ONE > 0) low = h + 1;
    else high = h;
  }
  return low;
};

/**
 * The heading of the vector (dx, dy) to the nearest 0.01°, each component below 2^25 in any unit; 0 if it has no length.
 * A vector turned by quarter turns or mirrored gives the heading turned or mirrored.
 */
export const headingOf = (dx: number, dy: number): number => {
  const x = Math.abs(dx);
  const y = Math.abs(dy);
  if (x === 0 && y === 0) return 0;
  const angle = x <= y ? angleFromAxis(x, y) : QUARTER_TURN - angleFromAxis(y, x);
  if (dy >= 0) return dx >= 0 ? angle : wrapHeading(-angle);
  return dx >= 0 ? FULL_TURN / 2 - angle : FULL_TURN / 2 + angle;
};

/**
 * across · sine + along · cosine of a heading, divided by `share` in 2^-27 (a power of two) and rounded to the nearest,
 * halves away from 0. Factors below 2^17: the sum is below 2^45 and known to 2^-35 of 2^-27, so that what is rounded is
 * the exact value but for halves that are none by less than that.
 */
export const turnedSum = (across: number, along: number, towards: number, share: number): number => {
  const upright = towards + QUARTER_TURN;
  // A zero may come out of this with a sign: it loses it here.
  const sum = across * SINES[towards]! + along * SINES[upright]! + 0;
  const rest = (across * SINE_RESTS[towards]! + along * SINE_RESTS[upright]!) / REST_ONE;
  const whole = Math.floor(sum / share);
  const part = sum - whole * share + rest;
  return part > share / 2 || (part === share / 2 && whole >= 0) ? whole + 1 : whole;
};

/** How far right a way of some length along a heading leads, to the nearest length. */
export const stepX = (towards: number, length: number): number => turnedSum(length, 0, towards, SINE_ONE);

/** How far up a way of some length along a heading leads, to the nearest length. */
export const stepY = (towards: number, length: number): number => turnedSum(0, length, towards, SINE_ONE);

/** How far right a way leads in fine units: before its end is rounded to a length. */
export const fineStepX = (towards: number, length: number): number => turnedSum(length, 0, towards, SINE_ONE / FINE);

/** How far up a way leads in fine units: before its end is rounded to a length. */
export const fineStepY = (towards: number, length: number): number => turnedSum(0, length, towards, SINE_ONE / FINE);

/** How far right of a base's centre a point is that lies so many half lengths right and ahead of it, in fine units. */
export const partX = (heading: number, right: number, ahead: number): number =>
  turnedSum(ahead, right, heading, SINE_ONE / 128);

/** How far up from a base's centre a point is that lies so many half lengths right and ahead of it, in fine units. */
export const partY = (heading: number, right: number, ahead: number): number =>
  turnedSum(-right, ahead, heading, SINE_ONE / 128);
