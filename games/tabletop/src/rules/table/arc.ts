import { isInArc } from '@tambour/boards';
import { LIMITS } from './measure.ts';
import { distanceOf, isAtLarge, type Placed } from './placed.ts';
import { hasFlanks } from './sectors.ts';

/** C7b Whether a target is in the arc of fire: its centre or its corner nearest to the shooter in his front sector; squares and garrisons fire all round. */
export const isInArcOf = (shooter: Placed, target: Placed): boolean =>
  !hasFlanks(shooter.formation) || isInArc(shooter.base, shooter.shape, target.shape);
/** C7d Whether fire may fall on it: not in melee, and no prisoner. */
export const isTarget = (unit: Placed): boolean => isAtLarge(unit) && unit.opponents.length === 0;

/** C7a C7b C7c C7d Whom a unit may shoot at within a range in tenths of a millimetre: enemies in arc and in view; if any is within 15 cm, only such. */
export function targetsOf<P extends Placed>(
  shooter: Placed,
  units: readonly P[],
  range: number,
  isSeen: (other: P) => boolean,
): readonly P[] {
  const found = units.filter(
    (unit) =>
      unit.side !== shooter.side &&
      isTarget(unit) &&
      distanceOf(shooter, unit) <= Math.max(range, LIMITS.preferredTarget) &&
      isInArcOf(shooter, unit) &&
      isSeen(unit),
  );
  const near = found.filter((unit) => distanceOf(shooter, unit) <= LIMITS.preferredTarget);
  return (near.length > 0 ? near : found).filter((unit) => distanceOf(shooter, unit) <= range);
}
