import { attempt, isAdmitted } from './attempt.ts';
import { courseOf } from './course.ts';
import type { Field } from './field.ts';
import type { Command, Element, Progress, Run } from './mover.ts';
import { Trial } from './trial.ts';
import { affordable } from './walk.ts';
import { marchWays } from './ways.ts';

/** So many lengths are tried where the farthest one is refused, before the limit is looked for between two. */
const TRIES = 12;
/** The greatest size up to `most` that is allowed, if what is allowed begins small and ends at one limit or is a stretch wider than a twelfth. */
function greatest(most: number, allows: (size: number) => boolean): number {
  if (most <= 0) return 0;
  if (allows(most)) return most;
  let bad = most;
  for (let i = TRIES - 1; i > 0; i--) {
    const size = Math.floor((most * i) / TRIES);
    if (size === 0 || !allows(size)) {
      bad = Math.min(bad, Math.max(1, size));
      continue;
    }
    let good = size;
    while (bad - good > 1) {
      const middle = Math.floor((good + bad) / 2);
      if (allows(middle)) good = middle;
      else bad = middle;
    }
    return good;
  }
  return 0;
}
const sized = (run: Run, size: number): Run =>
  run.kind === 'wheel' ? { kind: 'wheel', turn: run.turn < 0 ? -size : size } : { kind: run.kind, length: size };

/** How far a run leads at most, by time and by what is in the way: not beyond its own size. */
function limitOf(field: Field, before: Progress, run: Run, ending: 'fine' | 'whole'): number {
  const course = courseOf(field, before, run, ending);
  const limit = course.roomUpTo(affordable(before, course));
  if (limit >= course.size || limit === 0 || run.kind === 'wheel') return limit;
  // A shorter way may not lead uphill any more, and then costs less.
  const shorter = courseOf(field, before, sized(run, limit), ending);
  return shorter.ticksTo(limit) < course.ticksTo(limit) ? course.freedom().room : limit;
}
/** C3d C3l C3n C5k The farthest that a unit may advance, step back or wheel, up to the size asked for; nothing if not at all. */
export function farthestRun(field: Field, run: Run): Run | null {
  const size = greatest(limitOf(field, field.start, run, 'whole'), (s) => isAdmitted(attempt(field, sized(run, s))));
  return size > 0 ? sized(run, size) : null;
}

type March = Command & { readonly kind: 'march' };
const isRun = (element: Element): element is Run =>
  element.kind === 'advance' || element.kind === 'back' || element.kind === 'wheel';
/** Any march: of a way that is tried without a point to end on, only where it leads counts. */
const ANYWHERE: Command = { kind: 'march', x: -1, y: -1, heading: 0 };
const tried = (field: Field, elements: readonly Element[]): Trial =>
  new Trial(field, ANYWHERE, elements, { ending: 'fine', last: elements.length - 1 });
/** So many tenths less are tried where the end of a way, on a whole tenth, is refused. */
const LESS = 3;

/** The longest march along a way that is cut short somewhere; nothing if it cannot even begin. */
export function farthestAlong(field: Field, elements: readonly Element[]): March | null {
  for (let i = elements.length - 1; i >= 0; i--) {
    const element = elements[i];
    if (!element || !isRun(element)) continue;
    const cut = (size: number): readonly Element[] => [...elements.slice(0, i), sized(element, size)];
    const before = tried(field, elements.slice(0, i));
    if (before.lacks('time') || before.lacks('line')) continue;
    const size = greatest(limitOf(field, before.end, element, 'fine'), (s) => isAdmitted(tried(field, cut(s))));
    for (let less = 0; less <= LESS && less < size; less++) {
      const { x, y, heading } = tried(field, cut(size - less)).end.base;
      const command: March = { kind: 'march', x: Math.round(x), y: Math.round(y), heading };
      if (isAdmitted(attempt(field, command))) return command;
    }
  }
  return null;
}
/** What comes nearest to a march that is refused: as far along its way as the rules allow. */
export function nearestMarch(field: Field, target: March): March | null {
  for (const { elements } of marchWays(field, target, true)) {
    const found = farthestAlong(field, elements);
    if (found) return found;
  }
  return null;
}
