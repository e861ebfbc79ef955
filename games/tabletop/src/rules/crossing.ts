import { CHARTS } from '../model/charts.ts';
import type { Arm, Degradation, MoraleState, Runner, Terrain } from '../model/vocabulary.ts';
import { atLeast, worseBy } from './degradation.ts';

/** C5d C5e C5f Quarters to cross a hedge, a wall or a stream; none where it cannot be crossed. */
export function crossingQuarters(kind: Terrain, arm: Arm): number | null {
  const found = CHARTS.terrain.kinds.find((entry) => entry.kind === kind)?.crossQuarters;
  if (found === undefined) return 0;
  return typeof found === 'number' ? found : found[arm];
}
const armOf = (kind: Runner): Arm => (kind === 'infantry' || kind === 'crew' ? 'infantry' : 'cavalry');
/** C5d C5e C5f Steps of order lost in crossing it. */
export const obstacleSteps = (kind: Terrain): number =>
  CHARTS.terrain.kinds.find((entry) => entry.kind === kind)?.degradeSteps ?? 0;

/**
 * 2.5-M5 2.5-V9 2.4-R1a C5k A straight move over one obstacle: it pays at the line, quarter by quarter if need be, loses one step of order with the first payment, and passes
 * once all is paid. A rout or flight never goes round what it can cross.
 */
export function crossing(c: {
  readonly state: MoraleState;
  readonly kind: Runner;
  readonly quarterMove: number;
  readonly obstacle: Terrain;
  readonly distanceTo: number;
  readonly quarters: number;
  readonly before?: Degradation;
}): {
  readonly moved: number;
  readonly crossed: boolean;
  readonly goesRound: boolean;
  readonly after: Degradation;
  /** In centimetres of move. */
  readonly leftToPay: number;
} {
  const isRun = c.state === 'rout' || c.state === 'flight';
  const before = isRun ? atLeast(c.before ?? 'formed', 'disorder') : (c.before ?? 'formed');
  const whole = c.quarterMove * c.quarters;
  const price = crossingQuarters(c.obstacle, armOf(c.kind));
  if (price === null)
    return { moved: Math.min(whole, c.distanceTo), crossed: false, goesRound: true, after: before, leftToPay: 0 };
  if (whole <= c.distanceTo) return { moved: whole, crossed: false, goesRound: false, after: before, leftToPay: 0 };
  const toll = price * c.quarterMove;
  const paid = Math.min(toll, whole - c.distanceTo);
  return {
    moved: whole - paid,
    crossed: paid === toll,
    goesRound: false,
    after: worseBy(before, obstacleSteps(c.obstacle)),
    leftToPay: toll - paid,
  };
}
