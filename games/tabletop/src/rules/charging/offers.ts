import { type Base, FINE, headingOf, isWithin, partX, partY, turnBetween, wheeled } from '@tambour/boards';
import type { Placed } from '../table/placed.ts';
import { chargeCase, MOST_WHEEL, mayCharge, mayGo, mayTarget } from './conditions.ts';
import type { Field, Fighter } from './field.ts';
import { type ChargePath, meetsAfter, reachOfCharge, wheelUpTo } from './path.ts';

/** A charge that may be declared. */
export interface Charge<P extends Placed = Placed> {
  readonly charger: Fighter;
  readonly target: P;
  /** In 0.01°, right positive. */
  readonly wheel: number;
  readonly path: ChargePath;
}
function turnedBy(base: Readonly<Base>, wheel: number): Base {
  const there = { ...base };
  if (wheel !== 0) wheeled(base, wheel, there);
  return there;
}
/** How far off its heading the target's centre lies, seen from the middle of its front after a wheel; right positive. */
function offAfter(base: Readonly<Base>, wheel: number, { shape }: Pick<Placed, 'shape'>): number {
  const { x, y, heading, depth } = turnedBy(base, wheel);
  const dx = shape.x - x * FINE - partX(heading, 0, depth);
  const dy = shape.y - y * FINE - partY(heading, 0, depth);
  // Fine differences on a table are below 2^25, as `headingOf` asks.
  return turnBetween(heading, headingOf(dx, dy));
}
/** The least angle from 0 to `most` of which something holds, given that it holds of `most` and of all after the least. */
function least(most: number, holds: (angle: number) => boolean): number {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
/** C8b C3b The wheel that brings the middle of its front straight on the target's centre, in 0.01°, right positive; none up to 45°. */
export function wheelOnCentre(base: Readonly<Base>, target: Pick<Placed, 'shape'>): number | null {
  const off = offAfter(base, 0, target);
  if (off === 0) return 0;
  const hand = off > 0 ? 1 : -1;
  const isPast = (angle: number): boolean => hand * offAfter(base, hand * angle, target) <= 0;
  return isPast(MOST_WHEEL) ? hand * least(MOST_WHEEL, isPast) : null;
}
/** Whether a wheel leads to the target. */
const leadsTo = (base: Readonly<Base>, wheel: number, target: Pick<Placed, 'shape'>): boolean =>
  wheelUpTo(base, wheel, target) < Math.abs(wheel) || meetsAfter(turnedBy(base, wheel), target) !== null;
/**
 * C8b The wheels worth offering against a target: none, if straight on meets it; else the least that does; and the one that brings the
 * middle of the front on its centre. Any other wheel is as good as these if `mayDeclare` says so.
 */
export function wheelsOn(base: Readonly<Base>, target: Pick<Placed, 'shape'>): readonly number[] {
  const found: number[] = [];
  const onCentre = wheelOnCentre(base, target);
  if (leadsTo(base, 0, target)) found.push(0);
  else {
    const hand = offAfter(base, 0, target) > 0 ? 1 : -1;
    const most = onCentre === null ? MOST_WHEEL : Math.abs(onCentre);
    if (leadsTo(base, hand * most, target))
      found.push(hand * least(most, (angle) => leadsTo(base, hand * angle, target)));
  }
  if (onCentre !== null && !found.includes(onCentre)) found.push(onCentre);
  return found;
}
/** C8a C8b The charges that a unit may declare, target by target. */
export function chargesOf<P extends Placed>(
  charger: Fighter,
  field: Field & { readonly units: readonly P[] },
): readonly Charge<P>[] {
  if (!mayCharge(charger)) return [];
  const reach = reachOfCharge(charger);
  const found: Charge<P>[] = [];
  for (const target of field.units) {
    if (!isWithin(charger.shape, target.shape, reach)) continue;
    if (!mayTarget(chargeCase(charger, target, 0, field))) continue;
    for (const wheel of wheelsOn(charger.base, target)) {
      const c = chargeCase(charger, target, wheel, field);
      if (mayGo(c)) found.push({ charger, target, wheel, path: c.path });
    }
  }
  return found;
}
