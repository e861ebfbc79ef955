import type { RuleId } from '../../data/rule-ids.ts';
import { leftHex } from '../model/fight.ts';
import { NO_UNIT, type UnitId } from '../model/ids.ts';
import { emit, type Field, loses } from '../model/state.ts';
import { drop, hexOf, idOfUnit, sideOf, strengthOf } from '../model/unit.ts';
import { NOWHERE, OK } from '../model/vocabulary.ts';
import { escorted } from './3-stacking.ts';
import { killLeadersAt } from './8-leader-loss.ts';

/** 1d 1e 1f 13.3f Points are lost one by one and counted for the enemy; nothing else about the unit changes. R6 */
export function losePoint(g: Field, u: UnitId, rule: RuleId): void {
  const left = strengthOf(g, u) - 1;
  if (left < 0) return;
  countLosses(g, u, left);
  emit(g, { type: 'lost-point', rule, piece: idOfUnit(g, u), left });
  if (left === 0) remove(g, u, '1d');
}
/** 11.6g 11.7c 12.4k A unit is eliminated with all the points it has left. */
export function eliminate(g: Field, u: UnitId, rule: RuleId): void {
  countLosses(g, u, 0);
  remove(g, u, rule);
}
function countLosses(g: Field, u: UnitId, left: number): void {
  loses(g, sideOf(g, u), strengthOf(g, u) - left);
  g.s.unit.cf[u] = left;
}

function remove(g: Field, u: UnitId, rule: RuleId): void {
  const hex = hexOf(g, u);
  // A unit on the run stands nowhere: what shares its hex for a moment is a friend's, not its own. R69
  const stood = g.s.at.unit[hex] === u + 1;
  const battery = stood ? escorted(g, u) : NO_UNIT;
  emit(g, { type: 'eliminated', rule, piece: idOfUnit(g, u), hex: g.w.hexNames[hex] ?? '' });
  drop(g, u);
  g.s.unit.state[u] = OK;
  if (battery >= 0 && sideOf(g, battery) === sideOf(g, u)) destroyBattery(g, battery, '10.4a');
  leftHex(g, u, hex);
  killLeadersAt(g, stood ? hex : NOWHERE, sideOf(g, u), u);
}

/** 10.4a 10.4b A battery is lost whole; it carries no points (R73). */
export function destroyBattery(g: Field, b: UnitId, rule: RuleId): void {
  const hex = hexOf(g, b);
  drop(g, b);
  emit(g, { type: 'destroyed', rule, piece: idOfUnit(g, b) });
  leftHex(g, b, hex);
  // A leader with guns alone dies with them. R45
  if (g.s.at.unit[hex] === 0) killLeadersAt(g, hex, sideOf(g, b), b);
}
