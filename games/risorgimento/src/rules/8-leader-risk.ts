import type { HexId } from '@tambour/boards';
import { itemAt, type Work } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { emit } from '../model/emit.ts';
import { type LeaderId, leaderId } from '../model/ids.ts';
import { type Field, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { leaderIdOf, rankOf } from '../model/world-lookup.ts';
import { rollDie } from './0-dice.ts';
import { isAble } from './4-command.ts';

/** What puts leaders at risk, by the number in the frame. */
export const RISK_FIRE = 0;
export const RISK_ATTACK = 1;
export const RISK_ALONE = 2;
const RULES: readonly RuleId[] = ['8.4a', '8.4b', '8.4c'];

/** The leaders of a side in a hex whom a die can still finish, in the order in which they roll: by rank, then by id. */
export function leadersAt(g: Field, hex: HexId, side: number): LeaderId[] {
  const out: LeaderId[] = [];
  for (let l = leaderId(0); l < g.w.leaders; l++)
    if (g.w.leaderSide[l] === side && g.s.leader.hex[l] === hex && isAble(g, l)) out.push(l);
  return inRiskOrder(g, out);
}
export const inRiskOrder = (g: Field, leaders: LeaderId[]): LeaderId[] =>
  leaders.sort((a, b) => rankOf(g, a) - rankOf(g, b) || (leaderIdOf(g, a) < leaderIdOf(g, b) ? -1 : 1));

/** 8.4d 8.4e R97 One die for each leader at risk, once per event: a high one finishes him until the next turn. */
export function rollRisk(g: Field, leaders: readonly LeaderId[], cause: number): void {
  for (const l of leaders) {
    if (!isAble(g, l)) continue;
    const die = rollDie(g);
    const isFinished = die >= g.w.charts.leaderRisk.finishedFrom;
    emit(g, { type: 'leader-at-risk', rule: itemAt(RULES, cause), piece: leaderIdOf(g, l), die, isFinished });
    if (isFinished) g.s.leader.isFinished[l] = 1;
  }
}

/** 8.4a 8.4b R97 The leaders of a side in a hex are at risk when what is on the stack above has been done. */
export function pushRisk(g: Field, hex: HexId, side: number, cause: number): void {
  if (leadersAt(g, hex, side).length > 0) push(g, STEP.risk, hex, side, cause);
}
export const risk: Work<Field> = {
  name: 'risk',
  run: (g, hex: HexId, side, cause) => rollRisk(g, leadersAt(g, hex, side), cause),
};
