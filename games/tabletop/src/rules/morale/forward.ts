import { CHARTS } from '../../model/charts.ts';
import type { Arm, Degradation, Formation, Terrain } from '../../model/vocabulary.ts';
import { crossingQuarters, obstacleSteps } from '../crossing.ts';
import { atLeast, worseBy } from '../degradation.ts';
import { perQuarter } from '../rates.ts';

const { uncontrolledSkirmishStop, chargeHaltStop } = CHARTS.distances.entries;

/**
 * 2.1c 2.1d 2.1e 2.1i 2.1l 2.1m 2.1q 2.1r 2.1s R38 An uncontrolled advance over open ground, towards the nearest enemy whatever its formation: in mass at the rate of a charge, to contact or
 * without formation at its end; skirmishers for half a period and to 5 cm. Who leaves a square, a house or a redoubt has no formation from then on.
 */
export function uncontrolledMove(c: {
  readonly arm?: Arm;
  readonly formation: Formation;
  readonly distance: number;
  readonly chargeRate: number;
  readonly quarters: number;
  readonly before?: Degradation;
  readonly obstacle?: { readonly kind: Terrain; readonly at: number };
}): {
  readonly moved: number;
  readonly contact: boolean;
  readonly degradationAfter: Degradation | 'unchanged';
  readonly chargeBonus: boolean;
} {
  const rate = perQuarter(c.chargeRate);
  if (c.formation === 'skirmish') {
    const reach = rate * Math.min(c.quarters, CHARTS.inWords.uncontrolledSkirmishQuarters);
    const moved = Math.max(0, Math.min(reach, c.distance - uncontrolledSkirmishStop.cm));
    return { moved, contact: false, degradationAfter: 'unchanged', chargeBonus: false };
  }
  const reach = rate * c.quarters;
  const meets = c.obstacle !== undefined && c.obstacle.at < Math.min(reach, c.distance);
  const toll = meets && c.obstacle ? rate * (crossingQuarters(c.obstacle.kind, c.arm ?? 'infantry') ?? c.quarters) : 0;
  const inReach = meets && c.obstacle ? Math.max(c.obstacle.at, reach - toll) : reach;
  const contact = inReach >= c.distance;
  const before = c.before ?? 'formed';
  let after = before;
  if (meets && c.obstacle) after = worseBy(after, obstacleSteps(c.obstacle.kind));
  const leaves = c.formation === 'square' || c.formation === 'garrison';
  if (leaves || !contact) after = atLeast(after, 'noFormation');
  return {
    moved: Math.min(inReach, c.distance),
    contact,
    degradationAfter: after === before ? 'unchanged' : after,
    chargeBonus: contact,
  };
}
/** 2.3i 2.3j 2.3k R62 A charge halted by fire: it goes on to 5 cm from its target, stays there if it is nearer, and has no formation. */
export const haltedCharge = (
  distance: number,
): { readonly endDistance: number; readonly degradation: Degradation } => ({
  endDistance: Math.min(distance, chargeHaltStop.cm),
  degradation: 'noFormation',
});
