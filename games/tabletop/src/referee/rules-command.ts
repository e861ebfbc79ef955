import { contactRange, distancePenalty, distanceValue, hasAuthority, responsibleOf } from '../rules/morale/command.ts';
import { factorValue } from '../rules/morale/factor-values.ts';
import { type Leader, leaderOf, type Table, type Unit } from './table.ts';

/** The points of a general in contact. */
export const contactPoints = (value: number): number => contactRange(value).max;
/** What an aide in contact gives, a general near and in sight, and what a distance takes off. */
export const aidePoints = (): number => factorValue('F11');
export const nearPoints = (): number => distanceValue(1, true, 1);
export const pointsAt = distancePenalty;
/** The generals a unit depends on, the lowest first; a unit under nobody depends on the commander. */
function chainOf(table: Table, unit: Unit): readonly Leader[] {
  const chain: Leader[] = [];
  const add = (from: Leader | undefined): void => {
    for (let at = from; at && !chain.includes(at); at = leaderOf(table, at.superior)) chain.push(at);
  };
  add(leaderOf(table, unit.general));
  add(table.leaders.find(({ side, rank, superior }) => side === unit.side && rank === 'general' && superior === null));
  return chain;
}
/** The general in charge: the lowest of them still in play. */
export const chargeOf = (table: Table, unit: Unit): Leader | undefined =>
  responsibleOf(chainOf(table, unit).map((leader) => ({ leader, inPlay: !leader.isOut })))?.leader;
/** An aide has the authority of his general; who has no superior commands all. */
export function authorityOver(table: Table, leader: Leader, unit: Unit): boolean {
  const general = leader.rank === 'aide' ? leaderOf(table, leader.superior) : leader;
  if (!general || general.side !== unit.side) return false;
  const isCommander = general.superior === null;
  return hasAuthority({
    generalArms: general.arms,
    unitArm: unit.arm,
    inChain: chainOf(table, unit).includes(general),
    isCommander,
  });
}
