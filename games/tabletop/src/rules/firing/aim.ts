import { isInArc, QUARTER_TURN, wrapHeading } from '@tambour/boards';
import { allHold, type Condition, type Refusal, whyNot } from '@tambour/kernel';
import { sumMust, sumMustFirst } from '../../model/sum.ts';
import { targetShape } from '../morale/compulsory.ts';
import { isInArcOf, targetsOf } from '../table/arc.ts';
import type { Ground } from '../table/ground.ts';
import { LIMITS, lengthsOf } from '../table/measure.ts';
import { cmBetween, distanceOf, isInPlay, type Placed } from '../table/placed.ts';
import { sectorFor } from '../table/sectors.ts';
import { shelterAt } from '../table/shelter.ts';
import { type ShotPart, SQUARE_SIDES, type SquareSide } from './figures.ts';
import type { Shooter, Target } from './shooter.ts';
import { rangeOf, type Shot, shotAt } from './shot.ts';

/** A unit that looks for a target. */
export interface Aim<P extends Placed = Placed> {
  readonly who: Shooter;
  /** Where it stands; a screen is measured from its unit. */
  readonly at: Placed;
  readonly part: ShotPart;
  readonly units: readonly P[];
  /** Whether it sees a unit. */
  readonly isSeen: (other: Placed) => boolean;
}
export interface AimAt<P extends Placed = Placed> extends Aim<P> {
  readonly target: P;
}
const isSide = (part: ShotPart): part is SquareSide => (SQUARE_SIDES as readonly string[]).includes(part);
/** C7b C7f The arc of one side of a square is what a line in its place would have in front of it. */
export function isInPartsArc(at: Placed, part: ShotPart, target: Placed): boolean {
  if (!isSide(part)) return isInArcOf(at, target);
  const heading = wrapHeading(at.base.heading + SQUARE_SIDES.indexOf(part) * QUARTER_TURN);
  return isInArc({ ...at.base, heading }, at.shape, target.shape);
}
const range = (who: Shooter): number => lengthsOf(rangeOf(who));
const isPreferred = (c: Pick<Aim, 'at'>, unit: Placed): boolean => distanceOf(c.at, unit) <= LIMITS.preferredTarget;
const ANY_RANGE = Number.MAX_SAFE_INTEGER;
/** Enemies it might shoot at, were they near enough. */
const facing = <P extends Placed>(c: Aim<P>): readonly P[] =>
  c.units.filter((unit) => isInPartsArc(c.at, c.part, unit));

/** C7a C7b C7c C7d Whom a shot may be aimed at: enemies in arc, in view and in range; one within 15 cm comes before all others. */
export const targetsFor = <P extends Placed>(c: Aim<P>): readonly P[] =>
  targetsOf(c.at, facing(c), range(c.who), c.isSeen);

/** C7a C7b C7c C7d C7e C7h C7n The same as conditions: what a target must be. */
export const AIMS: readonly Condition<AimAt>[] = [
  sumMustFirst('C7a', 'ownSide', (c) => c.target.side !== c.at.side),
  sumMustFirst('C7d', 'targetOutOfPlay', (c) => isInPlay(c.target)),
  sumMustFirst('C7d', 'targetTaken', (c) => c.target.state !== 'prisoner'),
  sumMust('C7d', 'targetFights', (c) => c.target.opponents.length === 0),
  sumMust(
    ({ who }) => (who.calibre ? 'C7h' : 'C7e'),
    'outOfRange',
    (c) => distanceOf(c.at, c.target) <= range(c.who),
  ),
  sumMust('C7b', 'outOfArc', (c) => isInPartsArc(c.at, c.part, c.target)),
  sumMust('C7c', 'unseen', (c) => c.isSeen(c.target)),
  sumMust('C7c', 'nearerFirst', (c) => {
    if (isPreferred(c, c.target)) return true;
    return !targetsOf(c.at, facing(c), ANY_RANGE, c.isSeen).some((unit) => isPreferred(c, unit));
  }),
];
export const mayAimAt = (c: AimAt): boolean => allHold(AIMS, c);
export const whyNotAt = (c: AimAt): readonly Refusal[] => whyNot(AIMS, c);

/** C7g C7i C1g 2.5-V9 A target as the shot sees it: its shape, its shelter, and whether it is hit from its flank. */
export const targetSeen = (
  at: Placed,
  target: Placed,
  on: { readonly ground: Ground; readonly isScreenOut: boolean },
): Target => ({
  formation: targetShape(target.state, target.formation),
  shelter: shelterAt(target, on.ground),
  isScreenOut: on.isScreenOut,
  isFromFlank: sectorFor(target, at) === 'flank',
});
/** C7e C7h C7n The shot over the distance between the two bases. */
export const aimedShot = (
  c: Pick<AimAt, 'who' | 'at' | 'part' | 'target'>,
  on: Parameters<typeof targetSeen>[2],
): Shot | null => shotAt(c.who, c.part, targetSeen(c.at, c.target, on), cmBetween(c.at, c.target));

/** C8h C7b What of a charged unit fires at its charger: the side of a square that faces it, else the unit; null if it is in no arc. A screen has come in by then (C3j). */
export function partAgainst(at: Placed, parts: readonly ShotPart[], charger: Placed): ShotPart | null {
  return parts.find((part) => part !== 'screen' && isInPartsArc(at, part, charger)) ?? null;
}
/** C8h C7a C8n The shot of a charged unit at its charger: at the closest band, canister for guns. */
export const chargeShot = (
  c: Pick<AimAt, 'who' | 'at' | 'part' | 'target'>,
  on: Parameters<typeof targetSeen>[2],
): Shot | null => shotAt(c.who, c.part, targetSeen(c.at, c.target, on), 'closest');
