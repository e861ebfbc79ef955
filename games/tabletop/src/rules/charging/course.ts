import {
  type Base,
  discShape,
  FINE,
  fineStepX,
  fineStepY,
  firstTouch,
  holdsPoint,
  lengthInside,
  NEVER,
  type Shape,
  setDisc,
  stepX,
  stepY,
  wheelAngle,
  wheelCost,
  wheeled,
  wheelTouch,
} from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import type { Degradation } from '../../model/vocabulary.ts';
import { obstacleSteps } from '../crossing.ts';
import { atLeast, worseBy } from '../degradation.ts';
import type { Mover } from '../rates.ts';
import { shapeOf } from '../table/footprints.ts';
import { type Ground, levelAt } from '../table/ground.ts';
import { type Barrier, type GunsLeft, type Owed, tollOf } from '../table/lines.ts';
import type { Placed } from '../table/placed.ts';

/** Who goes on a course, as ground and time see it. */
export interface Goer extends Pick<Placed, 'base' | 'guns' | 'state'>, Mover {
  readonly degradation: Degradation;
  /** A line it is still paying for, and those paid for that it has not cleared (C5k). */
  readonly owed?: Owed | null;
  readonly astride?: readonly Barrier[];
}
/** The ground it goes over, with guns left standing on it. */
export interface CourseGround {
  readonly ground: Ground;
  readonly guns?: readonly GunsLeft[];
}
/** What takes time or order at a point of the way: a line where it is first touched, a wood where the centre enters it. */
interface Mark {
  readonly at: number;
  /** What is crossed there; none for a wood. */
  readonly line: Barrier | null;
  readonly ticks: number;
  readonly steps: number;
  readonly least: Degradation | null;
}
/** C8b C8l A wheel and a straight way after it at one rate, with all that lies on it. Lengths are tenths of a millimetre, angles 0.01°, right positive. */
export interface Course {
  readonly start: Readonly<Base>;
  /** Where its wheel ends. */
  readonly turned: Readonly<Base>;
  readonly wheel: number;
  /** What the wheel costs, in tenths of a millimetre of move. */
  readonly wheelLength: number;
  /** The time of the wheel and of what it crosses. */
  readonly wheelTicks: number;
  readonly perPeriod: number;
  /** Its order after the wheel. */
  readonly degradation: Degradation;
  /** Lines paid for before the straight way. */
  readonly paid: readonly Barrier[];
  readonly marks: readonly Mark[];
  readonly woods: readonly Shape[];
  readonly woodFactor: number;
  readonly ground: Ground;
}
const TICKS = CHARTS.moveRates.ticksPerQuarter;
const QUARTERS = CHARTS.scale.quartersPerPeriod;
/** All the time of a period. */
export const PERIOD_TICKS = QUARTERS * TICKS;

const WOOD = CHARTS.terrain.kinds.find(({ kind }) => kind === 'wood');
const UPHILL = CHARTS.terrain.kinds.find(({ kind }) => kind === 'hill')?.moveUp ?? 1;
/** C5a What is left of a rate in a wood; nothing of that of guns. */
function rateInWood({ arm, formation }: Mover): number {
  const by = arm === 'infantry' ? (formation === 'skirmish' ? 'skirmish' : 'mass') : arm;
  const factor = WOOD?.move?.[by];
  return typeof factor === 'number' ? factor : 0;
}
/** C5a What entering a wood does to its order. */
const orderInWood = ({ arm, formation }: Mover): Degradation | null =>
  (arm === 'cavalry'
    ? WOOD?.degrade?.cavalry
    : arm === 'infantry' && formation !== 'skirmish'
      ? WOOD?.degrade?.infantryMass
      : null) ?? null;

const centre = discShape();
const isIn = (wood: Shape, base: Readonly<Base>): boolean => holdsPoint(wood, base.x * FINE, base.y * FINE);
const stepsOf = ({ kind }: Barrier): number => (kind === 'guns' ? CHARTS.guns.degradeSteps : obstacleSteps(kind));
const inOrder = (marks: readonly Mark[], from: Degradation): Degradation =>
  marks.reduce((level, { steps, least }) => {
    const worse = worseBy(level, steps);
    return least ? atLeast(worse, least) : worse;
  }, from);

/** C8l C5a C5k C17c The course of a wheel and the straight way after it. Every line is paid for where it is first touched, in the wheel too. */
export function courseOf(
  goer: Goer,
  wheel: number,
  perPeriod: number,
  { ground, guns = [] }: CourseGround,
  start: Readonly<Base> = goer.base,
): Course {
  const turned = { ...start };
  if (wheel !== 0) wheeled(start, wheel, turned);
  const crosser = { arm: goer.arm, hasGuns: goer.guns !== null, formation: goer.formation, state: goer.state };
  const paid = [...(goer.astride ?? []), ...(goer.owed ? [goer.owed.line] : [])];
  const lines: readonly Barrier[] = [...ground.obstacles, ...guns].filter((line) => !paid.includes(line));
  const woods = ground.woods.map(({ shape }) => shape);
  const woodFactor = rateInWood(goer);
  const entering = orderInWood(goer);
  const markOf = (line: Barrier, at: number): Mark => ({
    at,
    line,
    ticks: (tollOf(crosser, turned, turned.heading, perPeriod, line) ?? 0) * TICKS,
    steps: tollOf(crosser, turned, turned.heading, perPeriod, line) ? stepsOf(line) : 0,
    least: null,
  });
  const inWheel: Mark[] = [];
  const ahead: Mark[] = [];
  const shape = shapeOf(turned);
  for (const line of lines) {
    const angle = wheel === 0 ? NEVER : wheelTouch(start, wheel, line.shape);
    if (angle !== NEVER) {
      inWheel.push(markOf(line, angle));
      continue;
    }
    const at = firstTouch(shape, turned.heading, perPeriod, line.shape);
    if (at !== NEVER) ahead.push(markOf(line, at));
  }
  inWheel.sort((a, b) => a.at - b.at);
  setDisc(centre, turned.x, turned.y, 0);
  for (const wood of woods) {
    if (isIn(wood, start)) continue;
    const at = isIn(wood, turned) ? 0 : firstTouch(centre, turned.heading, perPeriod, wood);
    if (at !== NEVER) ahead.push({ at, line: null, ticks: 0, steps: 0, least: entering });
  }
  ahead.sort((a, b) => a.at - b.at);
  const share = woods.some((wood) => isIn(wood, start)) ? woodFactor : 1;
  return {
    start,
    turned,
    wheel,
    wheelLength: wheelCost(start.width, wheel),
    wheelTicks:
      (goer.owed?.ticks ?? 0) +
      (wheel === 0 ? 0 : wheelCost(start.width, wheel, PERIOD_TICKS / share, perPeriod)) +
      inWheel.reduce((sum, { ticks }) => sum + ticks, 0),
    perPeriod,
    degradation: inOrder(inWheel, goer.degradation),
    paid: [...paid, ...inWheel.flatMap(({ line }) => line ?? [])],
    marks: ahead,
    woods,
    woodFactor,
    ground,
  };
}

/** C5a C5m The time of a straight length without what is crossed on it and without hills, in parts of which `perPeriod` make a period. */
function flatCost({ turned, woods, woodFactor }: Course, length: number): number {
  if (woods.length === 0) return length;
  const [x, y] = [turned.x * FINE, turned.y * FINE];
  const inside = Math.min(
    length,
    lengthInside(
      woods,
      woods.length,
      x,
      y,
      x + fineStepX(turned.heading, length),
      y + fineStepY(turned.heading, length),
    ),
  );
  return length - inside + (inside === 0 ? 0 : inside / woodFactor);
}
/** C5i C5m Whether a straight length leads to a higher level. */
function isUphill({ turned, ground: { hills } }: Course, length: number): boolean {
  if (hills.length === 0) return false;
  const [x, y] = [turned.x * FINE, turned.y * FINE];
  const there = levelAt(hills, x + fineStepX(turned.heading, length), y + fineStepY(turned.heading, length));
  return there > levelAt(hills, x, y);
}
/** Rounded half up: so many parts of a period, by hundredths of a rate. */
const ticksBy = (cost: number, perPeriod: number, factor: number): number => {
  const under = perPeriod * Math.round(factor * 100);
  return Math.floor((200 * cost * PERIOD_TICKS + under) / (2 * under));
};
const paidTo = ({ wheelTicks, marks }: Course, length: number): number =>
  marks.reduce((sum, { at, ticks }) => (at < length ? sum + ticks : sum), wheelTicks);
/** C8l C3l C5a C5i C5k The time from the start to a straight length: the wheel, what is crossed on the way, and the way at the rate of the course. What is only reached there is not paid. */
export const ticksTo = (course: Course, length: number): number =>
  paidTo(course, length) + ticksBy(flatCost(course, length), course.perPeriod, isUphill(course, length) ? UPHILL : 1);
/** C8b C8c The time of the same way if nothing on it cost any: the wheel and the straight length at the rate. */
export const openTicksTo = ({ start, wheel, perPeriod }: Course, length: number): number =>
  wheelCost(start.width, wheel, PERIOD_TICKS, perPeriod) + ticksBy(length, perPeriod, 1);
/** C8l C5a C5k Its order when it has gone so far straight on. */
export const degradationAt = (course: Course, length: number): Degradation =>
  inOrder(
    course.marks.filter(({ at, least }) => (least ? at <= length : at < length)),
    course.degradation,
  );

/** C5k The lines it has paid for when it has gone so far straight on: of these it may stand astride. */
export const paidFor = (course: Course, length: number): readonly Barrier[] => [
  ...course.paid,
  ...course.marks.flatMap(({ at, line }) => (line && at < length ? line : [])),
];
/** C8l The greatest straight length up to `most` that a time is enough for; -1 if it is not enough for the wheel. */
export function reachOf(course: Course, most: number = course.perPeriod, ticks: number = PERIOD_TICKS): number {
  if (course.wheelTicks > ticks) return -1;
  const flat = (length: number): number =>
    paidTo(course, length) + ticksBy(flatCost(course, length), course.perPeriod, 1);
  let length = 0;
  let over = most + 1;
  while (over - length > 1) {
    const middle = (length + over) >> 1;
    if (flat(middle) <= ticks) length = middle;
    else over = middle;
  }
  // Beyond a crest it may be cheaper again: the farthest end that is in time counts.
  while (length > 0 && ticksTo(course, length) > ticks) length--;
  return length;
}

/** C8b Where it stands when it has gone so far straight on, to the nearest tenth of a millimetre. */
export const standAt = ({ turned }: Course, length: number): Base => ({
  ...turned,
  x: turned.x + stepX(turned.heading, length),
  y: turned.y + stepY(turned.heading, length),
});
/** C8l C8q Where it stands after so many tenths of a millimetre of move: part of the wheel, or all of it and a straight part. */
export function standAfter(course: Course, moved: number): Base {
  if (moved >= course.wheelLength) return standAt(course, moved - course.wheelLength);
  const { start, wheel } = course;
  if (moved <= 0) return { ...start };
  const angle = Math.sign(wheel) * wheelAngle(start.width, moved, Math.abs(wheel));
  const there = { ...start };
  if (angle !== 0) wheeled(start, angle, there);
  return there;
}
