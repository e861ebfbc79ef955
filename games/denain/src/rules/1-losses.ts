import type { RuleId } from '../../data/rule-ids.ts';
import { emit } from '../model/emit.ts';
import { NO_UNIT, type UnitId } from '../model/ids.ts';
import { drop, type Field } from '../model/state.ts';
import { FRENCH, NOWHERE, OK } from '../model/vocabulary.ts';
import { escorted } from './3-stacking.ts';
import { killLeadersAt } from './8-leader-loss.ts';
import { leftHex } from './11-combatants.ts';

/** 1d 1e 1f 13.3f Points are lost one by one and counted for the enemy; nothing else about the unit changes. R6 */
export function losePoint(g: Field, u: UnitId, rule: RuleId): void {
  const { unit, battle } = g.s;
  if (unit.cf[u]! === 0) return;
  unit.cf[u]! -= 1;
  const lost = g.w.unitSide[u] === FRENCH ? battle.lostF : battle.lostC;
  lost[0]! += 1;
  emit(g, { type: 'lost-point', rule, piece: g.w.unitIds[u]!, left: unit.cf[u]! });
  if (unit.cf[u] === 0) remove(g, u, '1d');
}

/** 11.6g 11.7c 12.4k A unit is eliminated with all the points it has left. */
export function eliminate(g: Field, u: UnitId, rule: RuleId): void {
  const { unit, battle } = g.s;
  const lost = g.w.unitSide[u] === FRENCH ? battle.lostF : battle.lostC;
  lost[0]! += unit.cf[u]!;
  unit.cf[u] = 0;
  remove(g, u, rule);
}

function remove(g: Field, u: UnitId, rule: RuleId): void {
  const hex = g.s.unit.hex[u]!;
  // A unit on the run stands nowhere: what shares its hex for a moment is a friend's, not its own. R69
  const stood = g.s.at.unit[hex] === u + 1;
  const battery = stood ? escorted(g, u) : NO_UNIT;
  emit(g, { type: 'eliminated', rule, piece: g.w.unitIds[u]!, hex: g.w.hexNames[hex] ?? '' });
  drop(g, u);
  g.s.unit.state[u] = OK;
  if (battery >= 0 && g.w.unitSide[battery] === g.w.unitSide[u]) destroyBattery(g, battery, '10.4a');
  leftHex(g, u, hex);
  killLeadersAt(g, stood ? hex : NOWHERE, g.w.unitSide[u]!, u);
}

/** 10.4a 10.4b A battery is lost whole; it carries no points (R73). */
export function destroyBattery(g: Field, b: UnitId, rule: RuleId): void {
  const hex = g.s.unit.hex[b]!;
  drop(g, b);
  emit(g, { type: 'destroyed', rule, piece: g.w.unitIds[b]! });
  leftHex(g, b, hex);
  // A leader with guns alone dies with them. R45
  if (g.s.at.unit[hex] === 0) killLeadersAt(g, hex, g.w.unitSide[b]!, b);
}
