import type { RuleId } from '../../data/rule-ids.ts';
import { emit } from '../model/emit.ts';
import { drop, type Field, mark, PERMANENT, push, WAS_DISORGANISED } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { ART, BAGGAGE, COALITION, DISORGANISED, FRENCH, INF, NOWHERE, OK, ROUTED } from '../model/vocabulary.ts';
import { escorted } from './3-stacking.ts';
import { killLeadersAt } from './8-leader-loss.ts';
import { leftHex } from './11-combatants.ts';

export const isCombatUnit = (g: Field, u: number): boolean => g.w.unitClass[u]! <= 2;
export const isHorse = (g: Field, u: number): boolean => g.w.unitClass[u] === 1 || g.w.unitClass[u] === 2;

/** 1d 1e 1f 13.3f Points are lost one by one and counted for the enemy; nothing else about the unit changes. R6 */
export function losePoint(g: Field, u: number, rule: RuleId): void {
  const { unit, battle } = g.s;
  if (unit.cf[u]! === 0) return;
  unit.cf[u]! -= 1;
  const lost = g.w.unitSide[u] === FRENCH ? battle.lostF : battle.lostC;
  lost[0]! += 1;
  emit(g, { type: 'lost-point', rule, piece: g.w.unitIds[u]!, left: unit.cf[u]! });
  if (unit.cf[u] === 0) remove(g, u, '1d');
}

/** 11.6g 11.7c 12.4k A unit is eliminated with all the points it has left. */
export function eliminate(g: Field, u: number, rule: RuleId): void {
  const { unit, battle } = g.s;
  const lost = g.w.unitSide[u] === FRENCH ? battle.lostF : battle.lostC;
  lost[0]! += unit.cf[u]!;
  unit.cf[u] = 0;
  remove(g, u, rule);
}

function remove(g: Field, u: number, rule: RuleId): void {
  const hex = g.s.unit.hex[u]!;
  // A unit on the run stands nowhere: what shares its hex for a moment is a friend's, not its own. R69
  const stood = g.s.at.unit[hex] === u + 1;
  const battery = stood ? escorted(g, u) : -1;
  emit(g, { type: 'eliminated', rule, piece: g.w.unitIds[u]!, hex: g.w.hexNames[hex] ?? '' });
  drop(g, u);
  g.s.unit.state[u] = OK;
  if (battery >= 0 && g.w.unitSide[battery] === g.w.unitSide[u]) destroyBattery(g, battery, '10.4a');
  leftHex(g, u, hex);
  killLeadersAt(g, stood ? hex : NOWHERE, g.w.unitSide[u]!, u);
}

/** 10.4a 10.4b A battery is lost whole; it carries no points (R73). */
export function destroyBattery(g: Field, b: number, rule: RuleId): void {
  const hex = g.s.unit.hex[b]!;
  drop(g, b);
  emit(g, { type: 'destroyed', rule, piece: g.w.unitIds[b]! });
  leftHex(g, b, hex);
  // A leader with guns alone dies with them. R45
  if (g.s.at.unit[hex] === 0) killLeadersAt(g, hex, g.w.unitSide[b]!, b);
}

/** 12.1a A check: the die at most the morale, or the unit is disorganised. */
export function checkOrder(g: Field, u: number): void {
  const die = g.pen.roll(6);
  const morale = g.w.unitMorale[u]!;
  const holds = die <= morale;
  emit(g, { type: 'order-checked', rule: '12.1a', piece: g.w.unitIds[u]!, die, morale, holds });
  if (!holds) disorganise(g, u, '12.2a');
}

/**
 * 12.2a 12.2b 12.3a A disorganised unit acts as before, but a second disorganisation, whatever its cause, is a rout test.
 * Routed units do not mind (R66). May push the rout move: whatever must follow it is on the stack before.
 */
export function disorganise(g: Field, u: number, rule: RuleId): void {
  const { unit } = g.s;
  if (unit.hex[u] === NOWHERE || unit.state[u] === ROUTED || !isCombatUnit(g, u)) return;
  mark(g, u, WAS_DISORGANISED);
  if (unit.state[u] === OK) {
    unit.state[u] = DISORGANISED;
    emit(g, { type: 'disorganised', rule, piece: g.w.unitIds[u]! });
    return;
  }
  routTest(g, u);
}

/** 12.3b 12.3c 12.3d 12.3e 12.3f The die plus 2 against strength or morale: at most, a point is lost; above, rout. R65 */
function routTest(g: Field, u: number): void {
  const { w, s } = g;
  const die = g.pen.roll(6);
  const total = die + w.charts.routTestAdd;
  const against = w.edition.routTestsStrength ? s.unit.cf[u]! : w.unitMorale[u]!;
  const holds = total <= against;
  const rule: RuleId = w.edition.routTestsStrength ? '12.3c' : '12.3d';
  emit(g, { type: 'rout-tested', rule, piece: w.unitIds[u]!, die, total, against, holds });
  if (holds) losePoint(g, u, '12.3e');
  else rout(g, u, '12.3f');
}

/** 12.3f 7.8b The unit routs at once: its guns are lost, and it runs. */
export function rout(g: Field, u: number, rule: RuleId): void {
  g.s.unit.state[u] = ROUTED;
  emit(g, { type: 'routed', rule, piece: g.w.unitIds[u]! });
  push(g, STEP.rout, u);
}

/** 8.4d A garrison without its commander is disorganised for good. */
export function disorganiseForGood(g: Field, u: number): void {
  mark(g, u, PERMANENT | WAS_DISORGANISED);
  if (g.s.unit.state[u] === OK && isCombatUnit(g, u)) g.s.unit.state[u] = DISORGANISED;
}

export const enemyOf = (side: number): number => (side === FRENCH ? COALITION : FRENCH);
export const isInfantry = (g: Field, u: number): boolean => g.w.unitClass[u] === INF;
export const isBattery = (g: Field, u: number): boolean => g.w.unitClass[u] === ART;
export const isBaggage = (g: Field, u: number): boolean => g.w.unitClass[u] === BAGGAGE;
