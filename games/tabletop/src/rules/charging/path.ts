import { advanceLimit, type Base, wheelLimit } from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import type { Degradation } from '../../model/vocabulary.ts';
import { chargeRate } from '../rates.ts';
import { shapeOf } from '../table/footprints.ts';
import { lengthsOf } from '../table/measure.ts';
import type { Placed } from '../table/placed.ts';
import { type Course, courseOf, degradationAt, standAt, ticksTo } from './course.ts';
import { type Blocker, blockersOf, type Field, type Fighter } from './field.ts';

/** C8b The way of a charge to the first touch of its target. */
export interface ChargePath {
  readonly course: Course;
  /** The wheel that it makes, in 0.01°, right positive: less than declared if it touches the target before. */
  readonly wheel: number;
  /** The straight part, in tenths of a millimetre; none if it passes the target by. */
  readonly straight: number | null;
  /** C8l The cost of the wheel and the straight part. */
  readonly length: number | null;
  /** The time it takes, with what the ground costs, in ticks. */
  readonly ticks: number | null;
  /** C8d The quarter in which it arrives. */
  readonly quarters: number | null;
  /** Where it stands at the first touch. */
  readonly contact: Readonly<Base> | null;
  /** Its order there. */
  readonly degradation: Degradation;
  /** What stops it before. */
  readonly stop: Blocker | null;
}
const TICKS = CHARTS.moveRates.ticksPerQuarter;
/** Farther than any table: a way that does not meet its target by then never does. */
const FAR = 16_000;
/** C8c The rate of a charge, in tenths of a millimetre a period. */
export const reachOfCharge = (unit: Fighter): number => lengthsOf(chargeRate(unit));

/** The straight length after a wheel at which a base touches a target; none if it passes it by. */
export function meetsAfter(turned: Readonly<Base>, target: Pick<Placed, 'shape'>): number | null {
  const length = advanceLimit(shapeOf(turned), turned.heading, FAR, target.shape);
  return length === FAR ? null : Math.max(0, length);
}
/** The wheel up to the first touch of a target, without sign; the whole of it if there is none. */
export const wheelUpTo = (base: Readonly<Base>, wheel: number, target: Pick<Placed, 'shape'>): number =>
  wheel === 0 ? 0 : Math.max(0, wheelLimit(base, wheel, target.shape));

/** C8b C3n What a wheel and a straight length after it run into first; nothing if both are clear. */
export function stopOn(course: Course, straight: number, blockers: readonly Blocker[]): Blocker | null {
  const { start, wheel, turned } = course;
  let found: Blocker | null = null;
  const nearest = (most: number, limitOf: (blocker: Blocker) => number): void => {
    let free = most;
    for (const blocker of blockers) {
      const limit = limitOf(blocker);
      if (limit >= free) continue;
      free = limit;
      found = blocker;
    }
  };
  if (wheel !== 0) nearest(Math.abs(wheel), ({ shape }) => wheelLimit(start, wheel, shape));
  if (found) return found;
  const base = shapeOf(turned);
  nearest(straight, ({ shape }) => advanceLimit(base, turned.heading, straight, shape));
  return found;
}
/**
 * C8b C8c C8l R38 The path of a charge: one wheel about a front corner (in 0.01°, right positive), then straight on to the first touch of the
 * target, with its length, its time over the ground at the rate of a charge, the order it arrives in, and what stops it on the way.
 */
export function chargePath(charger: Fighter, target: Placed, wheel: number, field: Field): ChargePath {
  const made = Math.sign(wheel) * wheelUpTo(charger.base, wheel, target) || 0;
  const course = courseOf(charger, made, reachOfCharge(charger), field);
  const straight = made === wheel ? meetsAfter(course.turned, target) : 0;
  const stop = stopOn(course, straight ?? course.perPeriod, blockersOf(charger, field, [target]));
  if (straight === null) {
    const { degradation } = course;
    return {
      course,
      wheel: made,
      straight,
      length: null,
      ticks: null,
      quarters: null,
      contact: null,
      degradation,
      stop,
    };
  }
  const ticks = ticksTo(course, straight);
  return {
    course,
    wheel: made,
    straight,
    length: course.wheelLength + straight,
    ticks,
    quarters: Math.ceil(ticks / TICKS),
    contact: standAt(course, straight),
    degradation: degradationAt(course, straight),
    stop,
  };
}
