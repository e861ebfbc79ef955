import { FINE } from '@tambour/boards';
import { testsForSight } from '../rules/morale/occasions.ts';
import { cmBetween, distanceOf, isAtLarge, isInPlay } from '../rules/table/placed.ts';
import { hasView, hidesOthers, isConcealed, sees, type View } from '../rules/table/sight.ts';
import { valueAt } from './model/columns.ts';
import type { UnitId } from './model/ids.ts';
import type { UnitView } from './model/scratch.ts';
import { type Field, periodOf } from './model/state.ts';
import { unitOf, unitsOf, viewOf } from './model/views.ts';
import { type Due, enqueue } from './tests/queue.ts';

/**
 * Sight between enemies is kept pair by pair as it was at the last look, and with it the box that each unit took up then: a look asks only those pairs
 * of which one has changed, or whose line a unit that changed may hide now or hid then. A unit that fell, shrank or changed formation has changed as much
 * as one that moved.
 */
const { floor, ceil, max, min } = Math;
const clamp = (length: number): number => max(0, min(65_535, length));
/** The box of a unit in lengths: nothing of one that is out of play. */
function boxOf(unit: UnitView): readonly [left: number, bottom: number, right: number, top: number] {
  if (!isInPlay(unit)) return [0, 0, 0, 0];
  const { left, bottom, right, top } = unit.shape;
  return [clamp(floor(left / FINE)), clamp(floor(bottom / FINE)), clamp(ceil(right / FINE)), clamp(ceil(top / FINE))];
}
/** Whether a unit is not what it was at the last look: elsewhere, of another size or shape, come or gone. */
function hasChanged(g: Field, unit: UnitView): boolean {
  const { looked } = g.s;
  const [left, bottom, right, top] = boxOf(unit);
  const { u } = unit;
  return (
    looked.left[u] !== left ||
    looked.bottom[u] !== bottom ||
    looked.right[u] !== right ||
    looked.top[u] !== top ||
    looked.hides[u] !== (hidesOthers(unit) ? 1 : 0)
  );
}
function noteLook(g: Field, unit: UnitView): void {
  const { looked } = g.s;
  const { u } = unit;
  [looked.left[u], looked.bottom[u], looked.right[u], looked.top[u]] = boxOf(unit) as [number, number, number, number];
  looked.hides[u] = hidesOthers(unit) ? 1 : 0;
  looked.conceals[u] = isInPlay(unit) && isConcealed(unit, g.w.ground) ? 1 : 0;
}
const wasThere = (g: Field, u: UnitId): boolean => g.s.looked.right[u] !== 0;

/** Whether what changed may have come between two units, or have been between them, by boxes. */
function mayMatter(g: Field, changed: readonly UnitView[], a: UnitView, b: UnitView, isSeen: boolean): boolean {
  const left = min(a.shape.left, b.shape.left);
  const right = max(a.shape.right, b.shape.right);
  const bottom = min(a.shape.bottom, b.shape.bottom);
  const top = max(a.shape.top, b.shape.top);
  const { looked } = g.s;
  for (const unit of changed) {
    const { u, shape } = unit;
    if (isSeen) {
      if (!hidesOthers(unit)) continue;
      if (shape.right > left && shape.left < right && shape.top > bottom && shape.bottom < top) return true;
    } else if (
      looked.hides[u] === 1 &&
      valueAt(looked.right, u) * FINE > left &&
      valueAt(looked.left, u) * FINE < right &&
      valueAt(looked.top, u) * FINE > bottom &&
      valueAt(looked.bottom, u) * FINE < top
    )
      return true;
  }
  return false;
}

/** How a look is meant. */
interface Look {
  /** Units that moved or fired: who of them was concealed, and shows itself so, saw out all along. */
  readonly movers: readonly UnitId[];
  /** Nobody tests: the battle or a period begins. */
  readonly isSilent: boolean;
}
/** C6f R50 One unit looks at another: writes what it sees now, and gives the test that comes of it. */
function lookAt(g: Field, viewer: UnitView, other: UnitView, isSeen: boolean, look: Look): Due | undefined {
  const { sight, looked } = g.s;
  const at = viewer.u * g.w.rows + other.u;
  const wasSeen = sight.isSeen[at] === 1;
  if (wasSeen === isSeen) return undefined;
  sight.isSeen[at] = isSeen ? 1 : 0;
  const period = max(1, periodOf(g));
  if (!isSeen) {
    // What is hidden from the beginning of a period on was last in view in the one before.
    if (sight.last[at] !== 0) sight.last[at] = look.isSilent ? max(1, period - 1) : period;
    return undefined;
  }
  if (sight.last[at] !== 0 && period - valueAt(sight.last, at) > 1) sight.last[at] = 0;
  if (look.isSilent || sight.last[at] !== 0 || !wasThere(g, viewer.u) || !wasThere(g, other.u)) return undefined;
  const isTest = testsForSight({
    distance: cmBetween(viewer, other),
    wasVisible: false,
    isVisible: true,
    arm: viewer.arm,
    wasConcealed: looked.conceals[viewer.u] === 1 && look.movers.includes(viewer.u),
  });
  if (!isTest) return undefined;
  sight.last[at] = period;
  return { unit: viewer.u, occasions: ['sight'], cause: other.u };
}
/** C6e Two enemies look at each other. */
function lookBoth(g: Field, a: UnitView, b: UnitView, view: View, look: Look, dues: Due[]): void {
  const isThere = isAtLarge(a) && isAtLarge(b);
  const isHidden = isThere && (isConcealed(a, g.w.ground) || isConcealed(b, g.w.ground));
  const isMutual = isThere && !isHidden && hasView(a, b, view);
  const first = lookAt(g, a, b, isHidden ? sees(a, b, view) : isMutual, look);
  const second = lookAt(g, b, a, isHidden ? sees(b, a, view) : isMutual, look);
  if (first) dues.push(first);
  if (second) dues.push(second);
}

/** C6f C6e All pairs of enemies of which something may have changed since the last look, or every pair. */
function lookOver(g: Field, look: Look, asks: (unit: UnitView) => boolean): Due[] {
  const units = unitsOf(g);
  const { sight } = g.s;
  const changed = units.filter((unit) => asks(unit) || hasChanged(g, unit));
  const dues: Due[] = [];
  if (changed.length === 0) return dues;
  const isChanged = new Set(changed);
  const view = viewOf(g);
  for (const a of units) {
    if (a.side !== 0) continue;
    for (const b of units) {
      if (b.side === 0) continue;
      const there = a.u * g.w.rows + b.u;
      const back = b.u * g.w.rows + a.u;
      const isOne = isChanged.has(a) || isChanged.has(b);
      if (!isOne) {
        if (!isAtLarge(a) || !isAtLarge(b)) continue;
        const isSeen = sight.isSeen[there] === 1 || sight.isSeen[back] === 1;
        const isUnseen = sight.isSeen[there] === 0 || sight.isSeen[back] === 0;
        const may = (isSeen && mayMatter(g, changed, a, b, true)) || (isUnseen && mayMatter(g, changed, a, b, false));
        if (!may) continue;
      }
      lookBoth(g, a, b, view, look, dues);
    }
  }
  for (const unit of changed) noteLook(g, unit);
  return dues;
}

/** C6f Who sees whom, for all pairs of enemies, noted without a test: when the battle begins. */
export function lookAround(g: Field): void {
  lookOver(g, { movers: [], isSilent: true }, isInPlay);
}
/** C6d C6f A period begins: who arrives is seen, and whoever showed itself by its fire two periods ago is concealed again. Nobody tests. */
export function lookAtPeriod(g: Field): void {
  lookOver(g, { movers: [], isSilent: true }, ({ u }) => g.s.looked.conceals[u] === 1);
}
/**
 * 1.1-09 1.1-09a 1.1-09b C6e C6f R50 Whether anyone has come into view under 15 cm since the last look, after a half move, a compulsory quarter, a charge move or a shot of
 * these units: the tests join the queue, of a unit that sees several because of the nearest. Says how many.
 */
export function watchFor(g: Field, movers: readonly UnitId[]): number {
  const dues = lookOver(g, { movers, isSilent: false }, ({ u }) => movers.includes(u));
  if (dues.length === 0) return 0;
  const far = ({ unit, cause }: Due): number =>
    cause === undefined ? 0 : distanceOf(unitOf(g, unit), unitOf(g, cause));
  dues.sort((a, b) => far(a) - far(b) || a.unit - b.unit);
  const [first] = movers;
  return enqueue(g, dues, first === undefined ? undefined : unitOf(g, first));
}
