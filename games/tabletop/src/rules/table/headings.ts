import { angleBetween, type Base, FULL_TURN, headingToEdge, type Spot } from '@tambour/boards';
import type { Leg } from '../morale/compulsory.ts';
import { centreOf, edgePoint, headingAway, headingTowards } from './goals.ts';
import { type Home, isAtLarge, nearestOf, type Placed } from './placed.ts';

const isSame = (base: Readonly<Base>, spot: Readonly<Spot>): boolean => base.x === spot.x && base.y === spot.y;

/** 2.4-P7 2.4-P8 2.5-M2 2.5-M3 2.6-P3 1.1-12g C15f C15h R42 The heading a compulsory move would take on free ground: away from the cause, else to its goal, else to the nearest point of its own stretch. */
export function compulsoryHeading(
  base: Readonly<Base>,
  leg: Leg,
  c: {
    /** The centre of the enemy that caused it; none if nobody did. */
    readonly cause: Readonly<Spot> | null;
    /** The goal point of a retreat; none for the edge. */
    readonly goal?: Readonly<Spot> | null;
    readonly home: Home;
  },
): number {
  if (leg === 'away' && c.cause && !isSame(base, c.cause)) return headingAway(base.x, base.y, c.cause);
  const goal = leg === 'toSafety' && c.goal ? c.goal : edgePoint(base.x, base.y, c.home);
  return isSame(base, goal) ? headingToEdge(c.home.stretch.edge) : headingTowards(base.x, base.y, goal);
}
/** 2.4-P6 C15e R40 Whether a retreat must turn about first: only if it faces more than 90° off its way. All other turns are free. */
export const mustTurnAbout = (facing: number, heading: number): boolean =>
  angleBetween(facing, heading) > FULL_TURN / 4;

/** 2.1c 2.1d R38 R79 Whom an uncontrolled advance makes for: the nearest enemy in view, else the nearest; never gunners off their guns. */
export function advanceTarget(
  unit: Placed,
  units: readonly Placed[],
  isSeen: (other: Placed) => boolean,
): Placed | undefined {
  const isTarget = (other: Placed): boolean =>
    other.side !== unit.side && isAtLarge(other) && (other.arm !== 'artillery' || other.guns !== null);
  return nearestOf(unit, units, (other) => isTarget(other) && isSeen(other)) ?? nearestOf(unit, units, isTarget);
}
/** C15f 2.1c The heading of an uncontrolled advance or a pursuit: to the centre of whom it goes for. */
export const headingAt = (base: Readonly<Base>, target: Pick<Placed, 'shape'>): number =>
  headingTowards(base.x, base.y, centreOf(target.shape));
