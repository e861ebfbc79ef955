import { itemAt, type Modifier, type Verdict } from '@tambour/kernel';
import { isArmyBroken, type Outcome, outcomeText, pointItems, pointsOf } from '../rules/victory.ts';
import { valueAt } from './model/columns.ts';
import { type Field, isOver } from './model/state.ts';
import { scoreNow } from './score.ts';

/** C16a The points of a side now. */
export const scoreOf = (g: Field, side: number): number => pointsOf(side, scoreNow(g));
/** C16a The same item by item. */
export const scoreItems = (g: Field, side: number): readonly Modifier[] => pointItems(side, scoreNow(g));
/** C16c Which armies are broken, a bit a side. */
export const brokenSides = (g: Field): number => {
  const { units } = scoreNow(g);
  return [0, 1].reduce((bits, side) => bits | (isArmyBroken(side, units) ? 1 << side : 0), 0);
};

/** How a battle ends, by the number kept. */
export const LEVELS = ['draw', 'minor', 'decisive'] as const;
const BOTH = 3;
/** C16c C16d C16f How the battle ended. */
export function verdict(g: Field): Verdict | undefined {
  if (!isOver(g)) return undefined;
  const { winner, level, isBroken } = g.s.battle;
  const points = [scoreOf(g, 0), scoreOf(g, 1)] as const;
  const outcome: Outcome = {
    winner: winner[0] === 0 ? null : valueAt(winner, 0) - 1,
    level: itemAt(LEVELS, valueAt(level, 0)),
    rule: isBroken[0] === 0 ? 'C16d' : isBroken[0] === BOTH ? 'C16f' : 'C16c',
    points,
    margin: Math.abs(points[0] - points[1]),
  };
  const [first, second] = g.w.data.sides;
  if (!first || !second) return undefined;
  const why = outcomeText(outcome, [first.name, second.name]);
  return { winner: outcome.winner ?? undefined, rule: outcome.rule, why, points };
}
