import type { Refusal, Text } from '@tambour/kernel';
import { type Arm, type Degradation, ORDERS, type Order, type Reaction, type Result } from '../model/vocabulary.ts';
import { whyNotAct } from '../rules/morale/acts.ts';
import { gunnersBeaten } from '../rules/morale/crews.ts';
import { meleeOutcome } from '../rules/morale/melee-history.ts';
import { escortFor, surrender } from '../rules/morale/prisoners.ts';
import { mayFollow, mayPursue } from '../rules/morale/pursuit.ts';
import { reactionsOf } from '../rules/reactions.ts';
import { levelAfterRound } from '../rules/wear.ts';
import { figuresOf, inHouse, moverOf } from './rules.ts';
import type { CombatEnd, Pending, Unit } from './table.ts';

/** How a combat ended, by the losses and the figures at its start. */
export const endOfCombat = (suffered: number, inflicted: number, figures: number, enemyFigures: number): CombatEnd =>
  meleeOutcome({ suffered, inflicted, figures, enemyFigures });
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

/** Whether a winner may follow or pursue the enemy it has beaten: the reason if not, and whether it must. */
export function pursuitOf(unit: Unit, result: Result, prey: Unit | undefined): Pursuit {
  const order = orderOf(unit);
  const isBroken = prey?.state === 'retreat' || prey?.state === 'rout' || prey?.state === 'flight';
  const { must, refusals } = isBroken
    ? mayPursue({
        arm: unit.arm,
        order,
        degradation: unit.degradation,
        meleeRound: unit.inCombat ? 2 : 1,
        result,
        prey: prey.arm === 'artillery' ? 'artilleryCrew' : prey.arm,
      })
    : mayFollow({
        order,
        result,
        degradation: unit.degradation,
        figures: figuresOf(unit),
        initialFigures: unit.initial,
      });
  return { isBroken, must, why: refusals[0]?.why ?? null };
}
export interface Pursuit {
  /** The enemy runs or retreats: it is pursued, not followed. */
  readonly isBroken: boolean;
  readonly must: boolean;
  readonly why: Text | null;
}
