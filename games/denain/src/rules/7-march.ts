import { VERTICES } from '@tambour/boards';
import { type Modifier, totalOf } from '@tambour/kernel';
import { emit, emitStep } from '../model/emit.ts';
import { NO_UNIT, type UnitId, unitId } from '../model/ids.ts';
import { modifier } from '../model/modifier.ts';
import { MAX_WAY } from '../model/scratch.ts';
import { batteryAt, type Field, isOnMap, MARK, push, unmark } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { ROUTED } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { isCombatUnit } from './1-units.ts';
import { inEnemyFlank, inEnemyZoc } from './6-zone-of-control.ts';
import { arrive } from './7-arrival.ts';
import { step } from './7-bridges.ts';
import { FORWARD_RIGHT, legDirection, packWay, TURN } from './7-legs.ts';
import { retreatRoll } from './11-retreat-roll.ts';
import { disorganise } from './12-order.ts';

export function pushWay(g: Field, u: UnitId, withGuns: boolean, legs: readonly number[]): void {
  if (legs.length === 0) return;
  if (legs.length > MAX_WAY) throw new Error('a way of more legs than a frame holds');
  push(g, STEP['move-on'], u | (withGuns ? 1 << 16 : 0), packWay(legs), packWay(legs, 7));
}

/** One leg of a move at a time: a facing check or a roll on the way may end it. */
export function moveOn(g: Field, who: number, low: number, high: number): void {
  const u = unitId(who & 0xffff);
  const { w, s } = g;
  if (!isOnMap(g, u) || s.unit.state[u] === ROUTED) return;
  const withGuns = who >> 16 === 1;
  const leg = low & 15;
  // Seven legs to a word: the next one moves down.
  const rest = (low >>> 4) | ((high & 15) << 24);
  if (rest > 0) push(g, STEP['move-on'], who, rest, high >>> 4);
  const hex = s.unit.hex[u]!;
  const battery = withGuns ? batteryAt(g, hex) : NO_UNIT;
  unmark(g, u, MARK.inPlace);
  if (battery >= 0) unmark(g, battery, MARK.inPlace);
  if (leg > TURN) {
    turnUnit(g, u, battery, (s.unit.facing[u]! + leg - TURN) % 6);
    return;
  }
  const to = w.near[hex * 6 + legDirection(leg, s.unit.facing[u]!)]!;
  if (battery >= 0) step(g, battery, to);
  step(g, u, to);
  if (leg <= FORWARD_RIGHT) emitStep(g, 'stepped', '7.1f', u, hex, to);
  else emitStep(g, 'withdrew', '7.3c', u, hex, to);
  arrive(g, u, to);
  // 7.3c The retreat rules hold: entering an enemy's flank hex calls for the roll. R23
  const side = w.unitSide[u]!;
  if (leg > FORWARD_RIGHT && isCombatUnit(g, u) && inEnemyFlank(g, to, side) && !inEnemyZoc(g, to, side))
    retreatRoll(g, u, 'flank');
}

/** 7.2c What goes on the die of a turn under enemy eyes, and whether the total keeps the unit in order. */
export const facingModifiers = (w: DenainWorld, u: UnitId): readonly Modifier[] => [
  modifier('7.2c', w.unitMorale[u]!, 'unitMorale'),
];
export const keepsOrderTurning = (w: DenainWorld, total: number): boolean => total > w.charts.facingCheck;

/** 7.2a 7.2b 7.2c 7.2d Turning under enemy eyes: the die plus morale, 5 or less disorganises; it turns in any case. R22 */
function turnUnit(g: Field, u: UnitId, battery: UnitId, facing: number): void {
  const { w, s } = g;
  s.unit.facing[u] = facing;
  if (battery >= 0) s.unit.facing[battery] = facing;
  emit(g, { type: 'turned', rule: '7.2a', piece: w.unitIds[u]!, facing: VERTICES[facing]! });
  if (!isCombatUnit(g, u) || !inEnemyZoc(g, s.unit.hex[u]!, w.unitSide[u]!)) return;
  const die = g.pen.roll(6);
  const total = die + totalOf(facingModifiers(w, u));
  const holds = keepsOrderTurning(w, total);
  emit(g, { type: 'facing-checked', rule: '7.2c', piece: w.unitIds[u]!, die, total, holds });
  if (!holds) disorganise(g, u, '7.2c');
}
