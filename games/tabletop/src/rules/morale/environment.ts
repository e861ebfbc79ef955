import { CHARTS } from '../../model/charts.ts';
import type { Arm, MoraleState, Status } from '../../model/vocabulary.ts';
import { isEqualOrSuperior } from './result.ts';

/** A unit near one that tests. */
export interface Neighbour {
  readonly figures: number;
  readonly arm: Arm;
  readonly visible: boolean;
  readonly hasFormation: boolean;
  readonly inMelee: boolean;
  /** Its melee is the tester's own. */
  readonly ownMelee?: boolean;
  /** A friend of the tester's own regiment. */
  readonly sameRegiment?: boolean;
  /** A battery that fired in this period or the one before. */
  readonly firedRecently?: boolean;
  readonly distance: number;
}
const { distances, minimumSizes } = CHARTS;

/** 1.3a 1.3b 1.3c 1.3d 1.3e 1.3f 1.3g R14 R15 Whether a unit is counted at all. */
export function counts(unit: Neighbour): boolean {
  if (unit.distance > distances.entries.environmentCount.cm) return false;
  if (unit.inMelee) return unit.ownMelee === true;
  const isSeen = unit.visible || (unit.arm === 'artillery' && unit.firedRecently === true);
  return isSeen && unit.hasFormation && unit.figures >= minimumSizes.environmentCount[unit.arm];
}
/** 1.3h 1.3i A battalion of the tester's own regiment counts double. */
const weight = (unit: Neighbour): number => (unit.sameRegiment ? 2 : 1);

/** 1.2-F13 1.2-F14 1.3i Friends and enemies within 30 cm; who has more. */
export function environmentOf(c: { readonly friends: readonly Neighbour[]; readonly enemies: readonly Neighbour[] }): {
  readonly friends: number;
  readonly enemies: number;
} {
  let friends = 0;
  for (const unit of c.friends) if (counts(unit)) friends += weight(unit);
  return { friends, enemies: c.enemies.filter(counts).length };
}

/** A unit in rout or flight near one that tests. */
export interface Router {
  readonly status: Status;
  readonly arm: Arm;
  readonly figures: number;
}
export interface RoutWitness {
  readonly status: Status;
  readonly arm?: Arm;
  readonly inMelee: boolean;
}
/** 1.1-06d 2.5-A4 2.5-A5 Enough figures to be minded: three of cavalry, five of infantry or gunners. */
export const isLargeRout = ({ arm, figures }: Pick<Router, 'arm' | 'figures'>): boolean => {
  const { routTrigger } = minimumSizes;
  return figures >= (arm === 'artillery' ? routTrigger.artilleryCrew : routTrigger[arm]);
};
/** 1.1-06c 1.1-06e 1.1-06f 1.1-A3 R68 Too few figures or a lesser status: the rout is neglected. A battery does not look at status. */
export const isNeglected = (witness: RoutWitness, router: Router): boolean =>
  !isLargeRout(router) || (witness.arm !== 'artillery' && !isEqualOrSuperior(router.status, witness.status));

/** 1.2-F15 1.2-F16 1.2-n3 1.1-06a 1.1-06g R19 Whether a rout or flight weighs on a test, or helps it. */
export function routCounts(c: {
  readonly router: 'friend' | 'enemy';
  readonly witness: RoutWitness;
  readonly routing: Router;
  readonly distance: number;
  readonly visible: boolean;
}): boolean {
  if (!c.visible || c.distance > distances.entries.routFactor.cm) return false;
  return c.router === 'enemy' || (!c.witness.inMelee && !isNeglected(c.witness, c.routing));
}
const HARMLESS: readonly MoraleState[] = ['rout', 'flight', 'prisoner', 'freed', 'gone'];
/** 1.2-F18 1.2-F19 R53 Whether an enemy behind or beside it is near enough: infantry 15 cm, cavalry and guns 30. */
export const threatens = (enemy: {
  readonly arm: Arm;
  readonly distance: number;
  readonly visible: boolean;
  readonly state?: MoraleState;
}): boolean => {
  const { flankRearInfantry, flankRearCavalryArtillery } = distances.entries;
  const reach = enemy.arm === 'infantry' ? flankRearInfantry : flankRearCavalryArtillery;
  return enemy.visible && !HARMLESS.includes(enemy.state ?? 'steady') && enemy.distance <= reach.cm;
};
