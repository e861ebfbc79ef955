import type { Refusal } from '@tambour/kernel';
import { CHARTS } from '../model/charts.ts';
import type { Arm, Degradation, Occasion, Result } from '../model/vocabulary.ts';
import { crossingQuarters, obstacleSteps } from '../rules/crossing.ts';
import { atLeast, worseBy } from '../rules/degradation.ts';
import { frontOf as frontInFigures } from '../rules/footprint.ts';
import { lossLines } from '../rules/morale/factors.ts';
import * as morale from '../rules/morale/index.ts';
import { isThirdPeriod } from '../rules/morale/rally.ts';
import { type Mover, reformQuarters } from '../rules/rates.ts';
import { sayUmpire } from '../texts/say-umpire.ts';
import type { Pending, Table, Unit } from './table.ts';

/*
 * What Umpire asks the rules, in the words of its own table. Nothing is decided here that the rules decide: units of the roster
 * are turned into what the functions of the chapter take.
 */
export { chargerTests, rallyingEnds, rallyOutcome, stateAfter, type Timing, timingAt } from '../rules/morale/index.ts';
export { atLeast, isThirdPeriod };

export const MEN_PER_FIGURE = CHARTS.scale.menPerFigure;
export const figuresLeft = (initial: number, losses: number): number => morale.figuresOf(initial, losses).figures;
export const figuresOf = (unit: Unit): number => figuresLeft(unit.initial, unit.losses);
export const inHouse = ({ shelter, formation }: Unit): boolean => shelter === 'house' || formation === 'garrison';

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
    unit.fire.map(({ period, by, isScreen, kind, losses }) => ({
      ...{ period, kind, losses },
      shooter: isScreen ? `${by} screen` : by,
    })),
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
/** Quarters standing still until it is formed again. */
export const quartersToReform = (unit: Unit): number => reformQuarters(unit.degradation, unit.class);
export const worse = worseBy;
export const convoyRate = CHARTS.convoy.rate;
