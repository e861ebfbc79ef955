import { touches } from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import type { Degradation } from '../../model/vocabulary.ts';
import { atLeast, worseBy } from '../degradation.ts';
import { type Barrier, stepsOf } from '../table/lines.ts';
import type { Course } from './course.ts';
import type { Field } from './field.ts';
import { type Debt, type Progress, TICKS } from './mover.ts';

/** What a way lacks: time for its length, or to cross what it meets; or it steps back too far. */
export type Lack = 'time' | 'line' | 'back';
export interface Walked {
  readonly after: Progress;
  readonly lack: Lack | null;
}

const WOOD = CHARTS.terrain.kinds.find(({ kind }) => kind === 'wood')?.degrade ?? {};
/** C5a How a wood leaves who comes into it. Foot in any formation but skirmish order goes as in mass. */
function afterWood({ c }: Field, level: Degradation): Degradation {
  const { arm, formation } = c.unit;
  if (formation === 'skirmish') return level;
  const least = arm === 'cavalry' ? WOOD.cavalry : WOOD.infantryMass;
  return least ? atLeast(level, least) : level;
}
/** C3f C4a C5a C5e C5f C5k C17c The order it ends in: what it met counts in the order of its way. */
function orderAfter(
  field: Field,
  level: Degradation,
  course: Course,
  begun: readonly { readonly at: number; readonly line: Barrier }[],
): Degradation {
  const events = [
    ...begun.map(({ at, line }) => ({ at, does: (to: Degradation) => worseBy(to, stepsOf(line)) })),
    ...course.woods.map((at) => ({ at, does: (to: Degradation) => afterWood(field, to) })),
    ...course.passes().map(({ at }) => ({ at, does: (to: Degradation) => atLeast(to, 'disorganised') })),
  ];
  return events.sort((a, b) => a.at - b.at).reduce((to, { does }) => does(to), level);
}

const MOST_BACK = CHARTS.manoeuvre.backQuartersPerHalf * TICKS;
/**
 * C3b C3l C5k Goes a way from end to end. A line that it meets on the way is paid for there, whole; one that it meets at its very end is paid
 * as far as there is time, and the rest goes on in the next half. Without time for the first payment it waits before the line in good order.
 */
export function walk(field: Field, before: Progress, course: Course, isLast: boolean): Walked {
  const { size, lines, ticksTo } = course;
  const paid = [...before.astride];
  const begun: { readonly at: number; readonly line: Barrier }[] = [];
  let tolls = 0;
  let debt: Debt | null = null;
  let lack: Lack | null = null;
  for (const { at, line, ticks } of lines) {
    if (ticks === 0) {
      paid.push(line);
      continue;
    }
    const left = before.left - ticksTo(at) - tolls;
    const pays = Math.max(0, Math.min(left, ticks));
    if (at === size && pays === 0 && isLast) break;
    if (left < 0) break;
    begun.push({ at, line });
    tolls += pays;
    if (pays === ticks) {
      paid.push(line);
      continue;
    }
    if (at < size || !isLast) lack = 'line';
    else debt = { for: 'line', line, ticks: ticks - pays };
    break;
  }
  const way = ticksTo(size);
  const ticks = way + tolls;
  const backed = before.backed + (course.run.kind === 'back' ? way : 0);
  if (lack === null && ticks > before.left) lack = 'time';
  if (backed > MOST_BACK) lack = 'back';
  const left = Math.max(0, before.left - ticks);
  const passes = course.passes();
  return {
    lack,
    after: {
      ...before,
      base: course.to,
      degradation: orderAfter(field, before.degradation, course, begun),
      left,
      backed,
      moved: before.moved + before.left - left,
      debt,
      astride: paid.length === 0 ? paid : paid.filter((line) => touches(course.shape, line.shape)),
      passed: passes.length === 0 ? before.passed : [...before.passed, ...passes.map(({ friend }) => friend)],
    },
  };
}
/** How far along a way its time leads: to its end, or to a line that it can only begin to cross, or as far as it comes. */
export function affordable(before: Progress, course: Course): number {
  const { size, lines, ticksTo } = course;
  const most = course.run.kind === 'back' ? Math.min(before.left, MOST_BACK - before.backed) : before.left;
  const upTo = (ticks: number, from: number, to: number): number => {
    let low = from;
    let high = to;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (ticksTo(middle) <= ticks) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  let tolls = 0;
  let from = 0;
  for (const { at, ticks } of lines) {
    if (ticks === 0) continue;
    if (ticksTo(at) + tolls > most) break;
    if (ticksTo(at) + tolls + ticks > before.left) return at;
    tolls += ticks;
    from = at;
  }
  return upTo(most - tolls, from, size);
}
