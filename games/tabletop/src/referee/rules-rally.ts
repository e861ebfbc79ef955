import type { Refusal, Text } from '@tambour/kernel';
import type { Degradation, RetreatRally, RoutRally } from '../model/vocabulary.ts';
import { hasFormation } from '../rules/degradation.ts';
import { levelWhenPassed, whyNoPassage } from '../rules/morale/interpenetration.ts';
import { rallyRetreat, rallyRout } from '../rules/morale/rally.ts';
import { figuresOf } from './rules.ts';
import type { Unit } from './table.ts';

const isMassed = ({ formation }: Unit): boolean =>
  formation === 'line' || formation === 'attackColumn' || formation === 'marchColumn';

/** Why a unit that runs does not go through a friend, if so. Whether it faces the enemy and is near enough is told by the entry. */
export const whyNotThrough = (router: Unit, friend: Unit): Refusal | undefined =>
  whyNoPassage({
    routing: figuresOf(router),
    state: router.state,
    friend: {
      figures: figuresOf(friend),
      status: friend.status,
      formation: friend.formation,
      formed: hasFormation(friend.passed?.level ?? friend.degradation),
      facingEnemy: true,
      inMelee: friend.inCombat,
    },
    distance: 0,
  })[0];
export const levelDuringPassage = (level: Degradation): Degradation => levelWhenPassed(level, 'during');
export const levelAfterPassage = (level: Degradation): Degradation => levelWhenPassed(level, 'quarterAfter');

export interface RallyFriend {
  readonly unit: Unit;
  readonly isFacing: boolean;
}
export interface RallyStand {
  readonly mayTest: boolean;
  readonly mayStop: boolean;
  readonly why?: Text;
}
const friendOf = ({ unit, isFacing }: RallyFriend) => ({
  arm: unit.arm,
  figures: figuresOf(unit),
  mass: isMassed(unit),
  formed: hasFormation(unit.degradation),
  facingEnemy: isFacing,
  status: unit.status,
});
export interface RallyDistances {
  readonly isBeyondMuskets: boolean;
  readonly isBeyondGuns: boolean;
  readonly isScreened: boolean;
  readonly friend: RallyFriend | null;
  readonly periods: number;
}
/** Whether a retreating unit may test to rally, and stop; distances are told as far enough or not. */
export function rallyFromRetreat(where: RetreatRally, d: RallyDistances): RallyStand {
  const { mayTest, mayStop, refusals } = rallyRetreat({
    case: where,
    nearestEnemyInfantry: d.isBeyondMuskets ? null : 0,
    nearestBattery: d.isBeyondGuns ? null : { distance: 0, halfRange: 1 },
    whollyScreened: d.isScreened,
    consecutivePeriods: d.periods,
    ...(d.friend && { friend: friendOf(d.friend) }),
  });
  return { mayTest, mayStop, ...(refusals[0] && { why: refusals[0].why }) };
}
export function rallyFromRout(where: RoutRally, unit: Unit, friend: RallyFriend | null): RallyStand {
  const { mayTest, refusals } = rallyRout({
    case: where,
    distance: 0,
    routerStatus: unit.status,
    ...(friend && { friend: friendOf(friend) }),
  });
  return { mayTest, mayStop: true, ...(refusals[0] && { why: refusals[0].why }) };
}
