import { vertexName } from '@tambour/boards';
import { type Action, itemAt, type Modifier, totalOf } from '@tambour/kernel';
import { actionHex, actionUnit, entryGate, entryOf, moveFacing, namedWay, takesGuns } from '../model/action-view.ts';
import { batteryAt, beside } from '../model/hex.ts';
import { NO_UNIT, type UnitId, unitId } from '../model/ids.ts';
import { modifier } from '../model/modifier.ts';
import { MAX_WAY } from '../model/scratch.ts';
import { emit, type Field, MARK, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { emitStep, facingOf, hexOf, idOfUnit, isOnMap, sideOf, stateOf, unmark } from '../model/unit.ts';
import { VERB } from '../model/verb.ts';
import { ROUTED } from '../model/vocabulary.ts';
import type { DenainWorld } from '../model/world.ts';
import { isCombatUnit } from './1-units.ts';
import { markZones } from './6-zone-marks.hot.ts';
import { inEnemyFlank, inEnemyZoc } from './6-zone-of-control.ts';
import { arrive } from './7-arrival.ts';
import { step } from './7-bridges.ts';
import { FORWARD_RIGHT, firstFacing, legDirection, legsTo, packWay, TURN, unpackWay } from './7-legs.ts';
import { followWay, isCharging, isReached, layerOf, searchMoves, wayTo } from './7-move-search.hot.ts';
import { companion, type Mover, mayMove, moverOf } from './7-mover.ts';
import { retreatRoll } from './11-retreat-roll.ts';
import { disorganise } from './12-order.ts';
import { isSecond, moverEntering } from './13-entry-hexes.ts';

export function pushWay(g: Field, u: UnitId, withGuns: boolean, legs: readonly number[]): void {
  if (legs.length === 0) return;
  if (legs.length > MAX_WAY) throw new Error('a way of more legs than a frame holds');
  push(g, STEP['move-on'], u | (withGuns ? 1 << 16 : 0), packWay(legs), packWay(legs, 7));
}

/** One leg of a move at a time: a facing check or a roll on the way may end it. */
export function moveOn(g: Field, who: number, low: number, high: number): void {
  const u = unitId(who & 0xffff);
  if (!isOnMap(g, u) || stateOf(g, u) === ROUTED) return;
  const withGuns = who >> 16 === 1;
  const leg = low & 15;
  // Seven legs to a word: the next one moves down.
  const rest = (low >>> 4) | ((high & 15) << 24);
  if (rest > 0) push(g, STEP['move-on'], who, rest, high >>> 4);
  const hex = hexOf(g, u);
  const battery = withGuns ? batteryAt(g, hex) : NO_UNIT;
  unmark(g, u, MARK.inPlace);
  if (battery >= 0) unmark(g, battery, MARK.inPlace);
  if (leg > TURN) {
    turnUnit(g, u, battery, (facingOf(g, u) + leg - TURN) % 6);
    return;
  }
  const to = beside(g, hex, legDirection(leg, facingOf(g, u)));
  if (battery >= 0) step(g, battery, to);
  step(g, u, to);
  if (leg <= FORWARD_RIGHT) emitStep(g, 'stepped', '7.1f', u, hex, to);
  else emitStep(g, 'withdrew', '7.3c', u, hex, to);
  arrive(g, u, to);
  // 7.3c The retreat rules hold: entering an enemy's flank hex calls for the roll. R23
  const side = sideOf(g, u);
  if (leg > FORWARD_RIGHT && isCombatUnit(g, u) && inEnemyFlank(g, to, side) && !inEnemyZoc(g, to, side))
    retreatRoll(g, u, 'flank');
}

/** 7.2c What goes on the die of a turn under enemy eyes, and whether the total keeps the unit in order. */
export const facingModifiers = (w: DenainWorld, u: UnitId): readonly Modifier[] => [
  modifier('7.2c', itemAt(w.unitMorale, u), 'unitMorale'),
];
export const keepsOrderTurning = (w: DenainWorld, total: number): boolean => total > w.charts.facingCheck;

/** 7.2a 7.2b 7.2c 7.2d Turning under enemy eyes: the die plus morale, 5 or less disorganises; it turns in any case. R22 */
function turnUnit(g: Field, u: UnitId, battery: UnitId, facing: number): void {
  const { w, s } = g;
  s.unit.facing[u] = facing;
  if (battery >= 0) s.unit.facing[battery] = facing;
  emit(g, { type: 'turned', rule: '7.2a', piece: idOfUnit(g, u), facing: vertexName(facing) });
  if (!isCombatUnit(g, u) || !inEnemyZoc(g, hexOf(g, u), sideOf(g, u))) return;
  const die = g.pen.roll(6);
  const total = die + totalOf(facingModifiers(w, u));
  const holds = keepsOrderTurning(w, total);
  emit(g, { type: 'facing-checked', rule: '7.2c', piece: idOfUnit(g, u), die, total, holds });
  if (!holds) disorganise(g, u, '7.2c');
}

/** The legs of the way an order takes, and whether it makes a run-up for a charge; undefined when there is none. */
export function wayOf(g: Field, o: Action) {
  if (o.verb === VERB.move) {
    if (!mayMove(g, actionUnit(o))) return undefined;
    const battery = takesGuns(o) ? companion(g, actionUnit(o)) : NO_UNIT;
    if (takesGuns(o) && battery < 0) return undefined;
    // The ways of this unit may have been searched a moment ago, to see whether the order is legal.
    const held = g.scratch.searched;
    const isHeld =
      held.field === g && held.epoch === g.pen.epoch && held.unit === actionUnit(o) && held.battery === battery;
    if (namedWay(o) === 0 && isHeld) return wayFound(g, o);
    const m = moverOf(g, actionUnit(o), battery, markZones(g, 1 - sideOf(g, actionUnit(o))));
    if (namedWay(o) !== 0) return wayNamed(g, m, o, facingOf(g, actionUnit(o)));
    searchMoves(g, m);
    return wayFound(g, o);
  }
  const m = moverEntering(g, actionUnit(o), entryGate(o), markZones(g, 1 - sideOf(g, actionUnit(o))));
  // 13.2d The second of a column stops in the entry hex, whatever way is named.
  if (!m || (isSecond(g, entryOf(o)) && actionHex(o) !== m.start)) return undefined;
  if (namedWay(o) !== 0) {
    // An entering unit picks its first facing freely: the one that makes the named way end as ordered.
    return wayNamed(g, m, o, firstFacing(moveFacing(o), unpackWay(namedWay(o))));
  }
  searchMoves(g, m);
  return wayFound(g, o);
}
function wayNamed(g: Field, m: Mover, o: Action, facing: number) {
  const legs = unpackWay(namedWay(o));
  const end = followWay(g, m, legs, facing);
  if (end.failed >= 0 || end.hex !== actionHex(o) || end.facing !== moveFacing(o)) return undefined;
  return { legs, charges: isCharging(end.layer) };
}
function wayFound(g: Field, o: Action) {
  const place = actionHex(o) * 6 + moveFacing(o);
  if (!isReached(g, place)) return undefined;
  const node = wayTo(g, place);
  return { legs: legsTo(g, node), charges: isCharging(layerOf(g, node)) };
}
