import { distance } from '@tambour/boards';
import { type Modifier, totalOf } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { leaderId, type UnitId, unitId } from '../model/ids.ts';
import { isLeaderOnMap, leaderCount, leaderHex, leaderSide } from '../model/leader.ts';
import { modifier } from '../model/modifier.ts';
import { emit, type Field, MARK, push } from '../model/state.ts';
import { STEP } from '../model/step-id.ts';
import { armyOf, has, hexOf, idOfUnit, isOnMap, mark, moraleOf, sideOf, stateOf, unmark } from '../model/unit.ts';
import { CINC, COALITION, DISORGANISED, FRENCH, OK, ROUTED } from '../model/vocabulary.ts';
import { enterPhase } from './4-sequence.ts';
import { inEnemyZoc } from './6-zone-of-control.ts';
import { takeControl } from './13-victory.ts';

/** 4Ea 4Eb 4Ec 12.2c Phase E: command markers off, disorganisation off outside enemy zones, then the rally tests, French first. R71 */
export function recover(g: Field): void {
  const { w, s } = g;
  enterPhase(g, 'E');
  s.leader.isOut.fill(0);
  for (let u = unitId(0); u < w.units; u++) {
    if (!isOnMap(g, u)) continue;
    if (stateOf(g, u) === DISORGANISED && !has(g, u, MARK.permanent) && !inEnemyZoc(g, hexOf(g, u), sideOf(g, u))) {
      s.unit.state[u] = OK;
      emit(g, { type: 'order-restored', rule: '4Eb', piece: idOfUnit(g, u) });
    }
    if (stateOf(g, u) === ROUTED) mark(g, u, MARK.toRally);
  }
  push(g, STEP.rally, COALITION);
  push(g, STEP.rally, FRENCH);
}

/** 12.5b 12.5c The best single help: a commander-in-chief in the hex, or any leader next to it (a formation's leader in it too). R70 */
function rallyModifiers(g: Field, u: UnitId): Modifier[] {
  const { w } = g;
  let isNear = false;
  for (let l = leaderId(0); l < leaderCount(g); l++) {
    if (!isLeaderOnMap(g, l) || leaderSide(g, l) !== sideOf(g, u)) continue;
    const far = distance(w.grid, leaderHex(g, l), hexOf(g, u));
    if (far === 0 && w.leaderRole[l] === CINC) return [modifier('12.5c', w.charts.rallyStacked, 'commander')];
    if (far <= 1) isNear = true;
  }
  return isNear ? [modifier('12.5b', w.charts.rallyAdjacent, 'leader')] : [];
}

/** 12.5a 12.5d 12.5e 12.5f Every routed unit tests once, or runs again; in an enemy zone it gets no test. */
export function rally(g: Field, side: number): void {
  const { s } = g;
  for (const u of armyOf(g, side)) {
    if (!has(g, u, MARK.toRally)) continue;
    unmark(g, u, MARK.toRally);
    if (!isOnMap(g, u) || stateOf(g, u) !== ROUTED) continue;
    push(g, STEP.rally, side);
    if (inEnemyZoc(g, hexOf(g, u), side)) {
      emit(g, { type: 'rally-denied', rule: '12.5f', piece: idOfUnit(g, u) });
      push(g, STEP.rout, u);
      return;
    }
    const modifiers = rallyModifiers(g, u);
    const die = g.pen.roll(6);
    const total = die + totalOf(modifiers);
    const morale = moraleOf(g, u);
    const rallied = total <= morale;
    const rule: RuleId = rallied ? '12.5d' : '12.5e';
    emit(g, { type: 'rally-rolled', rule, piece: idOfUnit(g, u), die, modifiers, total, morale, rallied });
    // A unit disorganised for good is so again at once. R66
    if (rallied) {
      s.unit.state[u] = has(g, u, MARK.permanent) ? DISORGANISED : OK;
      takeControl(g, u, hexOf(g, u));
    } else push(g, STEP.rout, u);
    return;
  }
}
