import {
  advanceLimit,
  approachLimit,
  type Base,
  distanceBetween,
  overlaps,
  type Shape,
  wheeled,
} from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import type { Degradation } from '../../model/vocabulary.ts';
import { atLeast } from '../degradation.ts';
import { haltedCharge } from '../morale/forward.ts';
import { shapeOf } from '../table/footprints.ts';
import { inCm, lengthsOf } from '../table/measure.ts';
import { isAtLarge, type Placed } from '../table/placed.ts';
import { isQuarry } from './conditions.ts';
import { type Course, degradationAt, reachOf, standAfter, standAt, ticksTo } from './course.ts';
import { type Blocker, blockersOf, type Field } from './field.ts';
import { meetsAfter, stopOn, wheelUpTo } from './path.ts';

const HALT = lengthsOf(CHARTS.distances.entries.chargeHaltStop.cm);
const SHORT = lengthsOf(CHARTS.charge.stopShortOfOtherEnemies);

/** The greatest part of a wheel, without sign, during which a base is nowhere nearer to another piece than a gap; -1 if it is nearer where it stands. */
function wheelWithin(base: Readonly<Base>, wheel: number, other: Shape, gap: number): number {
  const there = { ...base };
  for (let angle = 0; angle <= Math.abs(wheel); angle++) {
    if (angle > 0) wheeled(base, Math.sign(wheel) * angle, there);
    if (distanceBetween(shapeOf(there), other) < gap) return angle - 1;
  }
  return Math.abs(wheel);
}
/** Where a charge that met nobody stands, and in what order. */
export interface Stopped {
  readonly base: Readonly<Base>;
  /** The time it took. */
  readonly ticks: number;
  readonly degradation: Degradation;
}
/** The same of a charge halted by fire. */
export interface Halted extends Stopped {
  /** How far it has gone after its wheel; none if it stays. */
  readonly straight: number | null;
}
/** 2.3i 2.3j 2.3k R62 A charge halted by fire goes on along its path to 5 cm from its target and stops there without formation; where it is nearer, it stays. */
export function haltShort(course: Course, target: Pick<Placed, 'shape'>): Halted {
  const { start, turned, wheel } = course;
  const distance = distanceBetween(shapeOf(start), target.shape);
  const { degradation } = haltedCharge(inCm(distance));
  const order = atLeast(course.degradation, degradation);
  if (distance <= HALT) return { base: start, ticks: 0, degradation: order, straight: null };
  const angle = wheelWithin(start, wheel, target.shape, HALT);
  if (angle < Math.abs(wheel)) {
    const base = { ...start };
    if (angle > 0) wheeled(start, Math.sign(wheel) * angle, base);
    const ticks = Math.ceil((course.wheelTicks * angle) / Math.abs(wheel));
    return { base, ticks, degradation: order, straight: 0 };
  }
  const straight = approachLimit(shapeOf(turned), turned.heading, course.perPeriod, target.shape, HALT);
  return {
    base: standAt(course, straight),
    ticks: ticksTo(course, straight),
    degradation: atLeast(degradationAt(course, straight), degradation),
    straight,
  };
}

/** How far a charger can go on when its target has gone. */
export interface RunOn {
  /** How far it may go at most, wheel included, in tenths of a millimetre of move. */
  readonly most: number;
  /** C8f C8j Its reach touches the unit it charged: there it catches it. */
  readonly caught: Readonly<Base> | null;
}
/** The straight length a course is free for: clear of others and 5 cm from any other enemy. */
function roomOn(course: Course, straight: number, blockers: readonly Blocker[]): number {
  const shape = shapeOf(course.turned);
  const { heading } = course.turned;
  let room = straight;
  for (const { kind, shape: other, unit } of blockers) {
    if (room < 0) break;
    const isKeptOff = kind === 'enemy' && unit !== undefined && isAtLarge(unit);
    room = isKeptOff ? approachLimit(shape, heading, room, other, SHORT) : advanceLimit(shape, heading, room, other);
  }
  // Where it ends it stands on whole tenths of a millimetre, clear of everybody.
  while (room > 0) {
    const there = shapeOf(standAt(course, room));
    if (!blockers.some((blocker) => overlaps(there, blocker.shape))) break;
    room--;
  }
  return room;
}
/**
 * C8i C8j C8f C8q R41 How far a charger may go along its path when its target broke or evaded: straight on as far as its rate leads over this
 * ground, 5 cm short of any other enemy, clear of friends and of what it cannot enter; if that touches the unit it charged, it catches it.
 */
export function runOn(unit: Placed, course: Course, quarry: Placed, field: Field): RunOn {
  const isThere = isQuarry(unit, quarry);
  const blockers = blockersOf(unit, field, isThere ? [quarry] : []);
  const { start, wheel } = course;
  const upTo = isThere ? wheelUpTo(start, wheel, quarry) : Math.abs(wheel);
  const isOpen = stopOn({ ...course, turned: start }, 0, blockers) === null;
  if (!isOpen) return { most: 0, caught: null };
  if (upTo < Math.abs(wheel)) {
    const caught = { ...start };
    if (upTo > 0) wheeled(start, Math.sign(wheel) * upTo, caught);
    return { most: 0, caught };
  }
  const reach = reachOf(course);
  if (reach < 0) return { most: 0, caught: null };
  const room = roomOn(course, reach, blockers);
  if (room < 0) return { most: 0, caught: null };
  const touch = isThere ? meetsAfter(course.turned, quarry) : null;
  if (touch !== null && touch <= room) return { most: course.wheelLength + touch, caught: standAt(course, touch) };
  return { most: course.wheelLength + room, caught: null };
}
/** C8q C4d C5k Where a charger that met nobody stands after so much of its path, and its order: disorganised at least. */
export function stopAfter(course: Course, moved: number): Stopped {
  const straight = moved - course.wheelLength;
  const order = straight < 0 ? course.degradation : degradationAt(course, straight);
  const wheeling = Math.ceil((course.wheelTicks * moved) / Math.max(1, course.wheelLength));
  const ticks = straight < 0 ? wheeling : ticksTo(course, straight);
  return { base: standAfter(course, moved), ticks, degradation: atLeast(order, 'disorganised') };
}
