import {
  advanceLimit,
  type Base,
  baseShape,
  depthInside,
  distanceToPoint,
  FINE,
  FULL_TURN,
  fineStepX,
  fineStepY,
  firstTouch,
  holdsPoint,
  isWithin,
  NEVER,
  overlaps,
  partX,
  partY,
  type Shape,
  setMoved,
  touches,
  WheelTrace,
  wayInside,
  wheelLimit,
  wheelTouch,
  wrapHeading,
} from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import { shapeOf } from '../table/footprints.ts';
import { levelAt } from '../table/ground.ts';
import { type Barrier, type Crosser, isOnRoad, tollOf } from '../table/lines.ts';
import { LIMITS } from '../table/measure.ts';
import type { Placed } from '../table/placed.ts';
import { Box } from './box.ts';
import { afterWay, afterWheel, type Ending } from './ending.ts';
import type { Field, Solid } from './field.ts';
import { forcedOnWay, isMarked, type Marks, roadsOnWay } from './marks.ts';
import { type Progress, type Run, TICKS } from './mover.ts';
import { type Stretches, straightTicks, weightOf, weightTo, wheelTicks } from './pace.ts';

export interface Freedom {
  readonly room: number;
  readonly stop: Solid['what'] | null;
}
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
/** The way of one advance, step back or wheel, looked at to its end whether it may be gone or not. */
export interface Course {
  readonly run: Run;
  /** How long it is: tenths of a millimetre, or 0.01° of a wheel, without sign. */
  readonly size: number;
  /** Whether it ends where it is to. */
  readonly isThere: boolean;
  readonly to: Readonly<Base>;
  readonly shape: Shape;
  /** How far it is free, and what stops it there; nothing if the whole is. Looked for when it is first asked. */
  readonly freedom: () => Freedom;
  /** The same up to a length within it. */
  readonly roomUpTo: (most: number) => number;
  /** C3l Ticks for so much of it, without what lines cost. */
  readonly ticksTo: (length: number) => number;
  /** C5k Lines and guns to be paid for, in the order they are reached. */
  readonly lines: readonly { readonly at: number; readonly line: Barrier; readonly ticks: number }[];
  /** C5a Where its centre comes into woods. */
  readonly woods: readonly number[];
  /** C3f Friends it goes through, and from where. */
  readonly passes: () => Passes;
}
type Passes = readonly { readonly at: number; readonly friend: Placed }[];
const HALF_TURN = FULL_TURN / 2;
/** What a line touched where it stands is looked at again after: so far from there it is left behind, or is in the way. */
const AWAY = 2;
const AWAY_TURN = 20;
const moved = baseShape();

/** The nearest thing in the way; where rounding sets its end into something, a step less is free. */
function stopOf(
  field: Field,
  size: number,
  shape: Shape,
  limitOf: (other: Shape, most: number) => number,
  ground: Box,
  most = size,
): Freedom {
  let room = most;
  let stop: Solid['what'] | null = null;
  field.looked.cover(ground);
  for (const solid of field.solids) {
    if (ground.misses(solid.shape)) continue;
    let limit = limitOf(solid.shape, room);
    if (limit >= size && overlaps(shape, solid.shape)) limit = size - 1;
    if (limit >= room) continue;
    room = Math.max(0, limit);
    stop = solid.what;
  }
  return { room, stop };
}
function passesOf(field: Field, size: number, limitOf: (other: Shape, most: number) => number, ground: Box): Passes {
  if (field.passable.length === 0) return [];
  const passes: { readonly at: number; readonly friend: Placed }[] = [];
  field.looked.cover(ground);
  for (const friend of field.passable) {
    if (ground.misses(friend.shape)) continue;
    const limit = limitOf(friend.shape, size);
    if (limit < size) passes.push({ at: Math.max(0, limit), friend });
  }
  return passes;
}
function linesOf(
  field: Field,
  size: number,
  paid: readonly Barrier[],
  touchOf: (other: Shape) => number,
  quartersOf: (line: Barrier) => number | null,
): Course['lines'] {
  const lines: { readonly at: number; readonly line: Barrier; readonly ticks: number }[] = [];
  for (const line of field.lines) {
    if (paid.includes(line)) continue;
    const at = touchOf(line.shape);
    if (at > size) continue;
    const quarters = quartersOf(line);
    // What cannot be crossed is in the way like a river.
    if (quarters !== null) lines.push({ at, line, ticks: quarters * TICKS });
  }
  return lines.length > 1 ? lines.sort((a, b) => a.at - b.at) : lines;
}
/** Where the marked stretches begin, but for one that it starts in. */
const entries = (marks: Marks): readonly number[] => marks.filter((from, i) => i % 2 === 0 && from > 0);

/** A way cut where any of the marks begins or ends. */
function stretches(size: number, forced: Marks, road: Marks, wood: Marks, isUp: boolean, times: number): Stretches {
  const weightAt = (s: number): number =>
    times * weightOf(isMarked(forced, s), isMarked(road, s), isMarked(wood, s), isUp);
  const cuts: number[] = [];
  for (const marks of [forced, road, wood])
    marks.forEach((mark, i) => {
      const cut = i % 2 === 0 ? mark : mark + 1;
      if (cut > 0 && cut < size && !cuts.includes(cut)) cuts.push(cut);
    });
  cuts.sort((a, b) => a - b);
  return { ends: [...cuts, size], weights: [0, ...cuts].map(weightAt) };
}

/**
 * C3b C3h C3l C5a C5i C5j C5k C5m A straight way ahead or back. The pace is that of the ground under its centre: each tenth of a millimetre goes
 * by where the centre is when it begins. A way that ends higher than it began costs a third more throughout.
 */
export function straightCourse(
  field: Field,
  { base, degradation, astride }: Progress,
  run: Run & { readonly kind: 'advance' | 'back' },
  ending: Ending,
): Course {
  const { ground } = field.c.around;
  const size = run.length;
  const isBack = run.kind === 'back';
  const heading = isBack ? wrapHeading(base.heading + HALF_TURN) : base.heading;
  const start = shapeOf(base);
  const end = afterWay(base, heading, size, ending);
  const to = end ?? base;
  const shape = shapeOf(to);
  const limitOf = (other: Shape, most: number): number => advanceLimit(start, heading, most, other);
  const touchOf = (other: Shape): number => {
    const first = firstTouch(start, heading, size, other);
    if (first !== 0) return first;
    const away = Math.min(AWAY, size);
    setMoved(moved, start, heading, away);
    if (touches(moved, other)) return 0;
    const later = firstTouch(moved, heading, size - away, other);
    return later === NEVER ? NEVER : later + away;
  };
  const wood: number[] = [];
  if (ground.woods.length > 0) wayInside(ground.woods, base.x * FINE, base.y * FINE, heading, size, wood);
  const isUp =
    ground.hills.length > 0 &&
    levelAt(ground.hills, to.x * FINE, to.y * FINE) > levelAt(ground.hills, base.x * FINE, base.y * FINE);
  const lines = linesOf(field, size, astride, touchOf, (line) => tollOf(field.crosser, base, heading, size, line));
  const woods = entries(wood);
  // It is no forced march any more from where it loses its order.
  const formed = Math.min(size, (lines.find(({ ticks }) => ticks > 0)?.at ?? size) - 1, (woods[0] ?? size) - 1);
  const canForce = field.isMarchColumn && degradation === 'formed' && formed >= 0;
  const forced = canForce ? forcedOnWay(start, heading, formed, field.enemies) : [];
  const road = field.canUseRoad ? roadsOnWay(ground.roads, base, heading, size) : [];
  const slow = field.isSlowInWoods ? wood : [];
  const parts = stretches(size, forced, road, slow, isUp, isBack ? CHARTS.manoeuvre.backTimes : 1);
  const boxTo = (length: number): Box => Box.ofWay(start, fineStepX(heading, length), fineStepY(heading, length));
  const freedom = once(() => stopOf(field, size, shape, limitOf, boxTo(size)));
  return {
    run,
    size,
    isThere: end !== null,
    to,
    shape,
    freedom,
    // A straight way is free up to a length whatever comes after.
    roomUpTo: (most) => (most < size ? stopOf(field, size, shape, limitOf, boxTo(most), most) : freedom()).room,
    ticksTo: (length) => straightTicks(weightTo(parts, length), field.rate),
    lines,
    woods,
    passes: once(() => passesOf(field, size, limitOf, boxTo(size))),
  };
}

/** C5m Where the centre is in a wood during a wheel: it goes along an arc, and is looked at as often as the next outline is near. */
function woodsOnWheel(field: Field, base: Readonly<Base>, turn: number): Marks {
  const { woods } = field.c.around.ground;
  const size = Math.abs(turn);
  const sign = turn < 0 ? -1 : 1;
  const width = sign * base.width;
  const cornerX = base.x * FINE + partX(base.heading, width, base.depth);
  const cornerY = base.y * FINE + partY(base.heading, width, base.depth);
  // No point of the base goes farther in a step of 0.01° than this, in fine units: half of width and depth by π / 18,000.
  const most = ((base.width + base.depth) * FINE) / 11_459;
  const marks: number[] = [];
  // Nor is its centre ever farther from that corner than both together.
  const reach = (base.width + base.depth) * FINE;
  const isFree = woods.every(
    ({ shape: { left, right, bottom, top } }) =>
      left > cornerX + reach || right < cornerX - reach || bottom > cornerY + reach || top < cornerY - reach,
  );
  if (isFree) return marks;
  let wasIn = false;
  for (let step = 0; step <= size; ) {
    const heading = wrapHeading(base.heading + sign * step);
    const x = cornerX - partX(heading, width, base.depth);
    const y = cornerY - partY(heading, width, base.depth);
    const inside = woods.find(({ shape }) => holdsPoint(shape, x, y));
    if (inside) {
      if (!wasIn) marks.push(step, step);
      marks[marks.length - 1] = step;
    }
    wasIn = inside !== undefined;
    const gap = inside
      ? depthInside(inside.shape, x, y)
      : woods.reduce((least, { shape }) => Math.min(least, distanceToPoint(shape, x, y)), MOST_GAP);
    const steps = Math.max(1, Math.floor(((gap - 1) * FINE) / most));
    // All it skips is as it is here.
    if (inside) marks[marks.length - 1] = Math.min(size, step + steps - 1);
    step += steps;
  }
  return marks;
}
const MOST_GAP = 100_000;

/** What a unit wheels beside from where it stands: to overlap it; to touch it; to touch it again once it has left it. */
class WheelTraces {
  readonly overlap = new WheelTrace();
  readonly first = new WheelTrace();
  readonly later = new WheelTrace();
}
type Traces = Map<Shape, WheelTraces>;
const traceOf = (traces: Traces, other: Shape): WheelTraces => {
  const known = traces.get(other) ?? new WheelTraces();
  traces.set(other, known);
  return known;
};
/** By field and hand: many wheels are tried from one place, each through the steps of the shorter ones. */
const traced = new WeakMap<Field, readonly [left: Traces, right: Traces]>();
function tracesOf(field: Field, turn: number): Traces {
  const known = traced.get(field) ?? ([new Map(), new Map()] as const);
  traced.set(field, known);
  return known[turn < 0 ? 0 : 1];
}

/** C3b C3h C3l C5j C5k C5m A wheel about a front corner: its front along the arc. Woods count as on a straight way; forced marches and roads by where it begins and ends. */
export function wheelCourse(field: Field, p: Progress, run: Run & { readonly kind: 'wheel' }, ending: Ending): Course {
  const { base, degradation, astride } = p;
  const { ground } = field.c.around;
  const { turn } = run;
  const size = Math.abs(turn);
  const end = afterWheel(base, turn, ending);
  const to = end ?? base;
  const shape = shapeOf(to);
  const signed = (most: number): number => (turn < 0 ? -most : most);
  const cornerX = base.x * FINE + partX(base.heading, signed(base.width), base.depth);
  const cornerY = base.y * FINE + partY(base.heading, signed(base.width), base.depth);
  const traces = p === field.start ? tracesOf(field, turn) : undefined;
  const limitOf = (other: Shape, most: number): number =>
    isFar(base, cornerX, cornerY, other)
      ? most
      : wheelLimit(base, signed(most), other, traces && traceOf(traces, other).overlap);
  const touchOf = (other: Shape): number => {
    if (isFar(base, cornerX, cornerY, other)) return NEVER;
    const trace = traces && traceOf(traces, other);
    const first = wheelTouch(base, turn, other, trace?.first);
    if (first !== 0) return first;
    const away = Math.min(AWAY_TURN, size);
    const turned = afterWheel(base, signed(away), 'fine') ?? base;
    if (touches(shapeOf(turned), other)) return 0;
    const later = wheelTouch(turned, signed(size - away), other, away === AWAY_TURN ? trace?.later : undefined);
    return later === NEVER ? NEVER : later + away;
  };
  const wood = ground.woods.length > 0 ? woodsOnWheel(field, base, turn) : [];
  const whole = [0, size];
  const isBeyond = (of: Shape): boolean =>
    field.enemies.every((enemy) => !isWithin(of, enemy.shape, LIMITS.forcedMarch));
  const isForced = field.isMarchColumn && degradation === 'formed' && isBeyond(shapeOf(base)) && isBeyond(shape);
  const isRoad = field.canUseRoad && isOnRoad(base, ground) && isOnRoad(to, ground);
  const parts = stretches(size, isForced ? whole : [], isRoad ? whole : [], field.isSlowInWoods ? wood : [], false, 1);
  const swept = Box.about(cornerX, cornerY, (base.width + base.depth) * FINE);
  const freedom = once(() => stopOf(field, size, shape, limitOf, swept));
  return {
    run,
    size,
    isThere: end !== null,
    to,
    shape,
    freedom,
    roomUpTo: (most) => Math.min(most, freedom().room),
    ticksTo: (length) => wheelTicks(base.width, weightTo(parts, length), field.rate),
    // The middle of its front does not go straight ahead: a bridge helps only who stands on it already.
    lines: linesOf(field, size, astride, touchOf, (line) => tollOffBridge(field.crosser, base, line)),
    woods: entries(wood),
    passes: once(() => passesOf(field, size, limitOf, swept)),
  };
}
/** Whether no wheel of a base about a front corner, given fine, can reach another: none of it is farther from there than its diagonal. */
function isFar({ width, depth }: Readonly<Base>, x: number, y: number, other: Shape): boolean {
  const reach = (width + depth) * FINE;
  if (other.left > x + reach || other.right < x - reach || other.bottom > y + reach || other.top < y - reach)
    return true;
  // Distances are rounded: one less, to be safe.
  const gap = distanceToPoint(other, x, y) - 1;
  return gap > 0 && gap * gap > width * width + depth * depth;
}
/** C5e C5f C17c Quarters to cross a line where no bridge helps. */
export const tollOffBridge = (crosser: Crosser, base: Readonly<Base>, line: Barrier): number | null =>
  tollOf({ ...crosser, formation: 'line' }, base, base.heading, 0, line);
const kept = new WeakMap<Field, Map<number, Course>>();
const KINDS = ['wheel', 'advance', 'back'] as const satisfies readonly Run['kind'][];
/** An element by a number: wheels either way, and how it ends. */
const keyOf = (run: Run, ending: 'fine' | 'whole'): number =>
  ((run.kind === 'wheel' ? run.turn + FULL_TURN : run.length) * KINDS.length + KINDS.indexOf(run.kind)) * 2 +
  (ending === 'fine' ? 1 : 0);
/** The way of an element. Those from where the unit stands are kept: much is tried that begins alike. */
export function courseOf(field: Field, p: Progress, run: Run, ending: Ending): Course {
  const make = (): Course =>
    run.kind === 'wheel' ? wheelCourse(field, p, run, ending) : straightCourse(field, p, run, ending);
  if (p !== field.start || typeof ending !== 'string') return make();
  const courses = kept.get(field) ?? new Map<number, Course>();
  if (courses.size === 0) kept.set(field, courses);
  const key = keyOf(run, ending);
  const known = courses.get(key) ?? make();
  courses.set(key, known);
  return known;
}
