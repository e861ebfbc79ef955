import { BadInput } from '@tambour/kernel';
import { CHARTS } from '../model/charts.ts';

const { riskFrom, woundedUpTo } = CHARTS.sums;
const isFace = (die: number): boolean => Number.isInteger(die) && die >= 1 && die <= 6;
/** C12f Whether a general or aide with a unit is hit, by two dice: once in a FIRE in which it loses men, and once a round of close combat. */
export function isFigureHit(by: keyof typeof riskFrom, dice: readonly [number, number]): boolean {
  const wrong = dice.findIndex((die) => !isFace(die));
  if (wrong >= 0) throw new BadInput(`dice.${wrong}`, `must be a whole number from 1 to 6, not ${dice[wrong]}`);
  return dice[0] + dice[1] >= riskFrom[by];
}
/** C12f The least of two dice that hits him. */
export const hitFrom = (by: keyof typeof riskFrom): number => riskFrom[by];
/** C12f What became of him: he is out of the battle either way. */
export function fateOfHit(die: number): 'wounded' | 'killed' {
  if (!isFace(die)) throw new BadInput('die', `must be a whole number from 1 to 6, not ${die}`);
  return die <= woundedUpTo ? 'wounded' : 'killed';
}
