import type { Refusal, Text } from '@tambour/kernel';
import { CHARTS } from '../model/charts.ts';
import {
  type Arm,
  type Degradation,
  type Occasion,
  ORDERS,
  type Order,
  type Reaction,
  type Result,
  type RetreatRally,
  type RoutRally,
} from '../model/vocabulary.ts';
import { crossingQuarters, obstacleSteps } from '../rules/crossing.ts';
import { atLeast, hasFormation, worseBy } from '../rules/degradation.ts';
import { whyNotAct } from '../rules/morale/acts.ts';
import { gunnersBeaten } from '../rules/morale/crews.ts';
import { lossLines } from '../rules/morale/factors.ts';
import * as morale from '../rules/morale/index.ts';
import { levelWhenPassed, whyNoPassage } from '../rules/morale/interpenetration.ts';
import { escortFor, surrender } from '../rules/morale/prisoners.ts';
import { mayFollow, mayPursue } from '../rules/morale/pursuit.ts';
import { isThirdPeriod, rallyRetreat, rallyRout } from '../rules/morale/rally.ts';
import type { Mover } from '../rules/rates.ts';
import { reactionsOf } from '../rules/reactions.ts';
import { frontOf as frontInFigures } from '../rules/shape.ts';
import { levelAfterRound } from '../rules/wear.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import { type CombatEnd, type Leader, leaderOf, type Pending, type Table, type Unit } from './table.ts';

/*
 * What Umpire asks the rules, in the words of its own table. Nothing is decided here that the rules decide: units of the roster
 * are turned into what the functions of the chapter take.
 */
export { chargerTests, rallyingEnds, rallyOutcome, stateAfter, type Timing, timingAt } from '../rules/morale/index.ts';
export { atLeast, isThirdPeriod };

export const MEN_PER_FIGURE = CHARTS.scale.menPerFigure;
export const figuresLeft = (initial: number, losses: number): number => morale.figuresOf(initial, losses).figures;
const figuresOf = (unit: Unit): number => figuresLeft(unit.initial, unit.losses);
const inHouse = ({ shelter, formation }: Unit): boolean => shelter === 'house' || formation === 'garrison';
const isMassed = ({ formation }: Unit): boolean =>
  formation === 'line' || formation === 'attackColumn' || formation === 'marchColumn';

// Who must test.
export const occasionApplies = ({ arm, state }: Unit, occasion: Occasion): boolean =>
  morale.occasionApplies({ arm, state, occasion });
export const isFirstFireTest = ({ status, arm, firedOn }: Unit): boolean =>
  morale.firstFire({ status, arm, firedOnBefore: firedOn });
/** The losses are already taken off. */
export const isFireTest = ({ status, initial, losses }: Unit, thisPhase: number): boolean =>
  morale.testsForFire({
    status,
    initialFigures: initial,
    lossesBefore: losses - thisPhase,
    lossesThisPhase: thisPhase,
  });
export const fallsToThreshold = (unit: Unit, lossesBefore: number): boolean =>
  morale.testsForStrength({
    arm: unit.arm,
    initialFigures: unit.initial,
    lossesBefore,
    lossesAfter: unit.losses,
    inHouse: inHouse(unit),
    escort: unit.escort,
  });
const routerOf = (unit: Unit) => ({ status: unit.status, arm: unit.arm, figures: figuresOf(unit) });
export const isRoutTooSmall = (unit: Unit): boolean => !morale.isLargeRout(routerOf(unit));
/** Why a rout of a friend is ignored by a unit, if it is. */
export function whyRoutNeglected(witness: Unit, router: Unit): Refusal | undefined {
  if (isRoutTooSmall(router)) return { rule: '1.1-06d', why: sayUmpire('why.tooSmall') };
  const isNeglected = morale.isNeglected(
    { status: witness.status, arm: witness.arm, inMelee: false },
    routerOf(router),
  );
  return isNeglected ? { rule: '1.1-06c', why: sayUmpire('why.lowerStatus') } : undefined;
}
/** Why a unit that sees a rout need not test, if so. */
export function whyNoRoutTest(witness: Unit, router: Unit, hasSeen: boolean): Refusal | undefined {
  if (hasSeen) return { rule: '1.1-06', why: sayUmpire('why.seenBefore') };
  if (!occasionApplies(witness, 'friendlyRout')) return { rule: '1.0c', why: sayUmpire('why.noTest') };
  if (witness.inCombat) return { rule: '1.1-06g', why: sayUmpire('why.inCombat') };
  return whyRoutNeglected(witness, router);
}

// Close combat and charges.
export const endOfCombat = (suffered: number, inflicted: number, figures: number, enemyFigures: number): CombatEnd =>
  morale.meleeOutcome({ suffered, inflicted, figures, enemyFigures });
/** What a combat does to cohesion. */
export const levelAfterCombat = (unit: Unit, end: CombatEnd, enemyArm: Arm): Degradation =>
  levelAfterRound({
    arm: unit.arm,
    formation: unit.formation,
    degradation: unit.degradation,
    isGarrison: inHouse(unit),
    isFirstRound: !unit.inCombat,
    isBeaten: end === 'lost',
    isAgainstCavalry: enemyArm === 'cavalry',
  });
/** Limbered gunners who are beaten leave their guns without a test; elite and guard test. */
export const areGunnersLost = (unit: Unit, suffered: number, inflicted: number, figures: number): boolean =>
  unit.arm === 'artillery' &&
  gunnersBeaten({ limbered: unit.formation === 'limbered', status: unit.status, suffered, inflicted, figures })
    .outcome === 'routWithoutTest';
export const whyNoCharge = ({ state, formation, degradation }: Unit): Refusal | undefined =>
  whyNotAct('charge', { state, formation, degradation })[0];
/** What a charged unit may do. Whether there is time for it is seen on the table. */
export function mayReact(unit: Unit, attackerArm: Arm): readonly Reaction[] {
  const ways = (['front', 'flank'] as const).map((attackedIn) =>
    reactionsOf({
      attack: 'charge',
      attackerArm,
      attackedBy: 'another enemy',
      chargeRate: 4,
      distance: FAR,
      attackedIn,
      target: { ...moverOf(unit), figures: figuresOf(unit), state: unit.state, inMelee: unit.inCombat },
    }),
  );
  return [...new Set(ways.flat())];
}
const FAR = 40;

// The test itself.
const inPoints = (unit: Unit, what: 'hit' | 'left', period: number): number =>
  unit.command
    .filter(
      (event) =>
        event.what === what &&
        morale.commandPenalty({ event: what, value: event.value, eventPeriod: event.period, testPeriod: period }) !== 0,
    )
    .reduce((sum, { value }) => sum + morale.valueInPoints(value), 0);
/** Generals hit with it or gone from it, as they still count. */
export const burdens = (unit: Unit, period: number) => ({
  generalHit: inPoints(unit, 'hit', period),
  generalLeft: inPoints(unit, 'left', period),
});
export function combatFacts(unit: Unit, period: number): { readonly meleeWon: boolean; readonly lossRun: number } {
  const history = unit.combats.map((combat) => [combat.period, combat.end] as const);
  return { meleeWon: morale.wonRecently(history, period), lossRun: morale.lossRunOf(history, period) };
}
export const excessOf = ({ cause }: Pending): number => morale.meleeExcess(cause);
export const firedBy = (table: Table, unit: Unit) =>
  morale.shootersInWindow(
    unit.fire.map(({ period, by, kind, losses }) => ({ period, shooter: `${by} ${kind}`, kind, losses })),
    { period: table.clock.period, isFireResolved: table.firePeriod === table.clock.period },
  );
export const testerOf = (unit: Unit): morale.Tester => ({
  arm: unit.arm,
  status: unit.status,
  base: unit.base,
  eliteBonus:
    (unit.companies === 'with' || unit.companies === 'out') &&
    morale.eliteBonus({ initialFigures: unit.initial, losses: unit.losses, attached: unit.companies === 'with' }),
  initialFigures: unit.initial,
  losses: unit.losses,
  escort: unit.escort,
  formation: unit.formation,
  degradation: unit.degradation,
  state: unit.state,
  everRouted: unit.everRouted,
});
/** What its losses so far take off any test. */
export const lossPenalty = (unit: Unit): number => lossLines(testerOf(unit)).reduce((sum, { value }) => sum + value, 0);
/** Guns treat an uncontrolled advance as obey. */
export const effectOf = (unit: Unit, result: Result): Result =>
  unit.arm === 'artillery' && result === 'uncontrolledAdvance' ? 'obey' : result;
export const doubledLosses = (unit: Unit, suffered: number, result: Result): number =>
  Math.min(unit.initial * MEN_PER_FIGURE, morale.lossesAfterMeleeTest(unit.losses, suffered, result));

// Command.
export const contactPoints = (value: number): number => morale.contactRange(value).max;
/** The generals a unit depends on, the lowest first. */
function chainOf(table: Table, unit: Unit): readonly Leader[] {
  const chain: Leader[] = [];
  for (let at = leaderOf(table, unit.general); at && !chain.includes(at); at = leaderOf(table, at.superior))
    chain.push(at);
  return chain;
}
/** The general in charge: the lowest of them still in play. */
export const chargeOf = (table: Table, unit: Unit): Leader | undefined =>
  morale.responsibleOf(chainOf(table, unit).map((leader) => ({ leader, inPlay: !leader.isOut })))?.leader;
/** An aide has the authority of his general; who has no superior commands all. */
export function authorityOver(table: Table, leader: Leader, unit: Unit): boolean {
  const general = leader.rank === 'aide' ? leaderOf(table, leader.superior) : leader;
  if (!general || general.side !== unit.side) return false;
  const isCommander = general.superior === null;
  return morale.hasAuthority({
    generalArms: general.arms,
    unitArm: unit.arm,
    inChain: chainOf(table, unit).includes(general),
    isCommander,
  });
}

// Moves.
export const frontOf = (unit: Unit): number => frontInFigures(unit.arm, unit.formation, figuresOf(unit));
export const moverOf = (unit: Unit): Mover & { readonly degradation: Degradation } => ({
  arm: unit.arm,
  class: unit.class,
  formation: unit.formation,
  degradation: unit.degradation,
  ...(unit.mount === 'heavy' || unit.mount === 'light' ? { cavalryClass: unit.mount } : {}),
  ...(unit.mount === 'foot' || unit.mount === 'horse' ? { artilleryKind: unit.mount } : {}),
});
export const OBSTACLES = ['hedge', 'wall', 'stream', 'guns'] as const;
export type Obstacle = (typeof OBSTACLES)[number];
/** Time to cross and levels of cohesion it costs; none where it cannot be crossed. */
export function crossingOf(
  arm: Arm,
  obstacle: Obstacle,
): { readonly quarters: number; readonly steps: number } | undefined {
  if (obstacle === 'guns') return { quarters: CHARTS.guns.crossQuarters, steps: CHARTS.guns.degradeSteps };
  const quarters = crossingQuarters(obstacle, arm);
  return quarters === null ? undefined : { quarters, steps: obstacleSteps(obstacle) };
}
export const worse = worseBy;
export const convoyRate = CHARTS.convoy.rate;

// Friends in the way, rallying, captivity, pursuit.
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

/** Whether a test makes a unit prisoner: after a combat in a building; elite and guard may refuse. */
export function surrenderOf(
  unit: Unit,
  { cause, occasions }: Pending,
  result: Result,
): 'taken' | 'mayFightOn' | 'free' {
  const after = occasions.find((occasion) => occasion === 'meleeLost' || occasion === 'meleeWon');
  if (!after) return 'free';
  const { prisoner, mayFightOn } = surrender({
    status: unit.status,
    inBuilding: cause.inBuilding,
    cause: after,
    result,
  });
  return prisoner ? 'taken' : mayFightOn ? 'mayFightOn' : 'free';
}
/** The same of a unit that must go and has no way out. */
export function blockedOf(unit: Unit, isEnemyNear: boolean): 'taken' | 'mayFightOn' | 'waits' {
  const result = unit.state === 'flight' ? 'flight' : unit.state === 'rout' ? 'rout' : 'retreat';
  const { prisoner, mayFightOn } = surrender({
    status: unit.status,
    inBuilding: false,
    cause: 'rally',
    result,
    possible: 0,
    blockedBy: ['ground'],
    enemyWithin15: isEnemyNear,
  });
  return prisoner ? 'taken' : mayFightOn ? 'mayFightOn' : 'waits';
}
export const escortNeeded = escortFor;
const orderOf = ({ order }: Unit): Order => ORDERS.find((one) => one === order) ?? 'ATTACK';

/** Whether a winner may follow or pursue: with the reason if not. */
export function pursuitOf(
  unit: Unit,
  result: Result,
  prey: Unit | undefined,
): { readonly pursue?: Refusal; readonly follow?: Refusal } {
  const order = orderOf(unit);
  const isCrew = prey?.arm === 'artillery';
  const pursuit = mayPursue({
    arm: unit.arm,
    order,
    degradation: unit.degradation,
    meleeRound: unit.inCombat ? 2 : 1,
    result,
    prey: isCrew ? 'artilleryCrew' : prey?.arm === 'cavalry' ? 'cavalry' : 'infantry',
  });
  const follow = mayFollow({
    order,
    result,
    degradation: unit.degradation,
    figures: figuresOf(unit),
    initialFigures: unit.initial,
  });
  return {
    ...(pursuit.refusals[0] && { pursue: pursuit.refusals[0] }),
    ...(follow.refusals[0] && { follow: follow.refusals[0] }),
  };
}
