import { directionTo, type HexId } from '@tambour/boards';
import { type Action, type Habit, habitBy, takes } from '@tambour/kernel';
import { actionFacing, actionHex, actionUnit } from '../model/action-view.ts';
import { frontMask } from '../model/ground.ts';
import { adjustedCohesion, type Field, facingOf, fightHex, isEnemyHeld } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { VERB, VERB_TABLE } from '../model/verb.ts';
import { neighbourOf, sideOf } from '../model/world-lookup.ts';
import { isInEnemyZone } from '../rules/6-zone-of-control.ts';
import { attackersThere, attackingSide } from '../rules/7-fight.ts';

/** Enemy-held hexes in front of one who stands in a hex and faces so. */
function enemiesInFront(g: Field, hex: HexId, facing: number, side: number): number {
  let n = 0;
  for (let d = 0; d < 6; d++) {
    const x = neighbourOf(g, hex, d);
    if (x >= 0 && frontMask(facing) & (1 << d) && isEnemyHeld(g, x, side)) n++;
  }
  return n;
}
/** 8.33d Out of the enemy's zones of control if it can, and facing the fight it has left. */
function retreatWorth(g: Field, o: Action): number {
  const side = sideOf(g, actionUnit(o));
  const back = directionTo(g.w.grid, actionHex(o), fightHex(g));
  return (isInEnemyZone(g, actionHex(o), side) ? 0 : 2) + (actionFacing(o) === back ? 1 : 0);
}
/** 7.43 Towards the enemies around the hex; else as those stand who took it. */
function turnWorth(g: Field, facing: number): number {
  const [first] = attackersThere(g);
  const stays = first !== undefined && facingOf(g, first) === facing ? 1 : 0;
  return 2 * enemiesInFront(g, fightHex(g), facing, attackingSide(g)) + stays;
}

const takesHits: Habit<Field> = ({ best }, g) => best((o) => adjustedCohesion(g, actionUnit(o)));
const orDeclines =
  (wanted: number): Habit<Field> =>
  ({ first, or, verb }) =>
    or(
      verb(wanted),
      first((o) => VERB_TABLE.declines(o.verb)),
    );

/**
 * The stated policy behind "odds of the whole assault" and behind "auto" in standing orders: fire in reaction whenever it may be,
 * counter-charge rather than withdraw, and withdraw only if there is no standing still; hits fall on the unit with the most cohesion
 * left; retreats avoid enemy zones of control; winners storm a château, face the enemy, and do not go on of their own will. Between
 * procedures it does nothing.
 */
export const habit = habitBy<Field, StepName>(VERB_TABLE, {
  lose: takesHits,
  'shot-loss': takesHits,
  'put-right': ({ best }, g) => best((o) => -adjustedCohesion(g, actionUnit(o))),
  'before-entry': orDeclines(VERB.counter),
  'after-entry': orDeclines(VERB.react),
  'before-attack': orDeclines(VERB.react),
  'before-shot': orDeclines(VERB.react),
  answer: orDeclines(VERB.react),
  retreat: ({ best }, g) => best((o) => retreatWorth(g, o)),
  'turn-to': ({ best }, g) => best((o) => turnWorth(g, o.a)),
  storm: takes(VERB.storm),
  continued: takes(VERB.continue),
});
