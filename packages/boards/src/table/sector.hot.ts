import { distanceToPoint } from './distance.hot.ts';
import { type Base, FINE, QUARTER_TURN, type Stand } from './measure.ts';
import type { Shape } from './shape.ts';
import { cosineOf, REST_ONE, SINE_RESTS, SINES, sineOf } from './sine.ts';

/** Where a point lies as a base sees it. Right and left are the flanks. */
export const FRONT = 0;
export const LEFT_FLANK = 1;
export const REAR = 2;
export const RIGHT_FLANK = 3;

/** The number of a sector is that of the side of the base that it lies before: see `setBase`. */
export const SECTORS = ['front', 'left', 'rear', 'right'] as const;
export type Sector = 0 | 1 | 2 | 3;

/** Half a length of a base, in fine units and 2^-27, as points in its frame are. */
const HALF_LENGTH = 17_179_869_184;

/**
 * The sector of a base that a point, given fine, lies in. Front is what lies beyond the front edge and inside the lines
 * that open at 45° from its corners, both included; rear is the same behind; all else is a flank, the right one for points
 * in the middle of the base.
 *
 * How far right and ahead the point is stands in two parts, whole numbers in 2^-27 below 2^52 and rests below 2^24. With
 * the sides of the base (below 2^48) the sums are exact where they are small enough for the rest to decide.
 */
export const sectorOf = (base: Readonly<Base>, x: number, y: number): Sector => {
  const dx = x - base.x * FINE;
  const dy = y - base.y * FINE;
  const h = base.heading;
  const sine = SINES[h]!;
  const cosine = SINES[h + QUARTER_TURN]!;
  const sineRest = SINE_RESTS[h]! / REST_ONE;
  const cosineRest = SINE_RESTS[h + QUARTER_TURN]! / REST_ONE;
  const depth = base.depth * HALF_LENGTH;
  let right = dx * cosine - dy * sine;
  let rightRest = dx * cosineRest - dy * sineRest;
  let ahead = dx * sine + dy * cosine;
  let aheadRest = dx * sineRest + dy * cosineRest;
  const isRight = right + rightRest >= 0;
  const isFront = ahead + aheadRest >= 0;
  if (!isRight) {
    right = -right;
    rightRest = -rightRest;
  }
  if (!isFront) {
    ahead = -ahead;
    aheadRest = -aheadRest;
  }
  const isOpen =
    ahead - depth + aheadRest >= 0 && ahead - right + (base.width * HALF_LENGTH - depth) + (aheadRest - rightRest) >= 0;
  if (isOpen) return isFront ? FRONT : REAR;
  return isRight ? RIGHT_FLANK : LEFT_FLANK;
};

/** Whether a point, given fine, is straight or obliquely ahead of a centre that faces so: less than 90° off. */
export const isAhead = (stand: Readonly<Stand>, x: number, y: number): boolean =>
  (x - stand.x * FINE) * sineOf(stand.heading) + (y - stand.y * FINE) * cosineOf(stand.heading) > 0;

/** The corner of an area or base nearest to another shape, by number in its outline; the first of equals. */
export const nearestCorner = (shape: Shape, to: Shape): number => {
  const { xs, ys } = shape.outline;
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < xs.length; i++) {
    const distance = distanceToPoint(to, xs[i]!, ys[i]!);
    if (distance >= least) continue;
    least = distance;
    nearest = i;
  }
  return nearest;
};

/**
 * Whether a target lies in the arc of a base: its centre, or its corner nearest to the base, is in the front sector. Of
 * corners equally near, to 0.1 mm, any will do.
 */
export const isInArc = (base: Readonly<Base>, shape: Shape, target: Shape): boolean => {
  if (sectorOf(base, target.x, target.y) === FRONT) return true;
  if (target.radius > 0) return false;
  const { xs, ys } = target.outline;
  const nearest = nearestCorner(target, shape);
  const least = distanceToPoint(shape, xs[nearest]!, ys[nearest]!);
  for (let i = nearest; i < xs.length; i++) {
    const isNearest = i === nearest || distanceToPoint(shape, xs[i]!, ys[i]!) === least;
    if (isNearest && sectorOf(base, xs[i]!, ys[i]!) === FRONT) return true;
  }
  return false;
};
