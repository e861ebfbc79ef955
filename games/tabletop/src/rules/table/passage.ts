import { type Base, distanceBetween, isAhead, setSweep, sweepShape } from '@tambour/boards';
import { interpenetrates, type PassageCase } from '../morale/interpenetration.ts';
import { shapeOf } from './footprints.ts';
import { inCm, LIMITS } from './measure.ts';
import { isInPlay, type Placed } from './placed.ts';

const swept = sweepShape();

/** A friend that a router may pass. */
export interface Passed extends Pick<Placed, 'shape' | 'figures' | 'status' | 'formation' | 'hasFormation'> {
  readonly facingEnemy: boolean;
  readonly inMelee: boolean;
}
/** C15b 2.5-I1 R43 How near a quarter's move along its ideal heading comes to a friend ahead of it, in tenths of a millimetre; none if his centre is not ahead. */
export function passingDistance(
  base: Readonly<Base>,
  heading: number,
  length: number,
  friend: Pick<Placed, 'shape'>,
): number | null {
  const turned = { ...base, heading };
  if (!isAhead(turned, friend.shape.x, friend.shape.y)) return null;
  setSweep(swept, shapeOf(turned), heading, length);
  return distanceBetween(swept, friend.shape);
}
/**
 * 2.5-I1 2.5-I2 2.5-I4 2.5-I5 2.5-I6 2.5-I7 2.5-I8 2.6-P4 2.4-P14 2.4-P19 C15b R43 R78 Which friends a quarter's move passes: whom it goes
 * through, and whom it flows around. Decided along the ideal heading, before a way is looked for. A retreat goes around everybody.
 */
export function passagesOf<F extends Passed>(
  c: {
    readonly base: Readonly<Base>;
    readonly figures: number;
    readonly state: NonNullable<PassageCase['state']>;
    readonly heading: number;
    readonly length: number;
  },
  friends: readonly F[],
): { readonly through: readonly F[]; readonly around: readonly F[] } {
  const through: F[] = [];
  const around: F[] = [];
  for (const friend of friends) {
    const distance = passingDistance(c.base, c.heading, c.length, friend);
    if (distance === null || distance >= LIMITS.passed) continue;
    const { figures, status, formation, hasFormation: formed, facingEnemy, inMelee } = friend;
    const goes = interpenetrates({
      routing: c.figures,
      state: c.state,
      friend: { figures, status, formation, formed, facingEnemy, inMelee },
      distance: inCm(distance),
    });
    (goes ? through : around).push(friend);
  }
  return { through, around };
}
/** R43 2.5-I9 Whether a passage goes on: at the end of the quarter the two still overlap or touch. */
export const isStillPassing = (router: Pick<Placed, 'shape'>, friend: Placed): boolean =>
  isInPlay(friend) && distanceBetween(router.shape, friend.shape) === 0;
