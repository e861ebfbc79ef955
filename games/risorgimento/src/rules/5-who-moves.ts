import type { HexId } from '@tambour/boards';
import { allHold, type Condition, type Refusal, whyNot } from '@tambour/kernel';
import type { FormationId, UnitId } from '../model/ids.ts';
import { must, mustFirst } from '../model/refusal.ts';
import {
  ACTED_ONCE,
  asIfIn,
  COMMANDED,
  DONE,
  did,
  ENTERED,
  FIRED,
  type Field,
  HALTED,
  has,
  hexOf,
  IN_RESERVE,
  isOnMap,
  MOVED,
  OUT_OF_RESERVE,
  SQUARE,
  SQUARED_THIS_TURN,
  STRATEGIC,
  TURNED,
  topOf,
  underOf,
  WAS_STRATEGIC,
} from '../model/state.ts';
import { ARTILLERY, WITH_ORDERS } from '../model/vocabulary.ts';
import { byHex, sideOf } from '../model/world-lookup.ts';
import { isNight } from './4-corps.ts';
import { readField } from './5-reading.hot.ts';
import { KEPT_BY_ENEMY } from './5-side-reading.hot.ts';
import { isInEnemyZone } from './6-zone-of-control.ts';
import { isHeldByItsFire } from './7-artillery-fire.ts';
import { isActing, isMassed } from './7-attackers.ts';
import { canCharge } from './7-charge.ts';
import { activeSide } from './7-fire-sum.ts';

/** A unit that is to move in the step of a formation. */
export interface Going {
  readonly g: Field;
  readonly u: UnitId;
  readonly f: FormationId;
}
/** 5.3b Whether a unit has moved and another after it. */
const isPast = ({ g, u }: Going): boolean => did(g, u, MOVED) && g.s.battle.mover[0] !== u + 1;

/** 3.0d 4.13c 4.61a 5.3b 5.6c 6.14b What any movement asks of a unit, strategic or not; turning in its hex too. */
const ACTS: readonly Condition<Going>[] = [
  mustFirst('4.4a', 'notYourUnit', ({ g, u }) => g.w.unitSide[u] === activeSide(g)),
  mustFirst('5.3a', 'notOnMap', ({ g, u }) => isOnMap(g, u)),
  mustFirst('3.0d', 'notItsFormation', ({ g, u, f }) => isActing(g, f, u)),
  must('4.61a', 'reserveStays', ({ g, u }) => !has(g, u, IN_RESERVE)),
  must('5.6c', 'actedOnce', ({ g, u }) => !has(g, u, ACTED_ONCE)),
  must('4.15b', 'hasActed', ({ g, u }) => !did(g, u, DONE)),
  must('6.14b', 'squareStays', ({ g, u }) => !has(g, u, SQUARE)),
  must('6.14a', 'squaredThisTurn', ({ g, u }) => !has(g, u, SQUARED_THIS_TURN)),
  must('5.3b', 'moveIsOver', (c) => !isPast(c)),
];
/** 6.32 E4.42b What going to another hex asks besides. */
const GOES: readonly Condition<Going>[] = [
  must('6.32', 'halted', ({ g, u }) => !did(g, u, HALTED)),
  must('6.33a', 'turnedInZone', ({ g, u }) => !hasTurnedInZone(g, u)),
  must('E4.42b', 'heldByItsFire', ({ g, u }) => !isHeldByItsFire(g, u)),
];
/** 6.33a Turning by a side was what it did instead of leaving. */
const hasTurnedInZone = (g: Field, u: UnitId): boolean =>
  did(g, u, TURNED) && !did(g, u, MOVED) && isInEnemyZone(g, hexOf(g, u), sideOf(g, u));
/** 6.1c 6.33a R111 What keeps a unit from turning its hex: it has come to others and faces as they do, or one of them has turned it in an enemy zone. */
export function turnBar(g: Field, u: UnitId): 'facesAsOthers' | 'turnsOneSide' | undefined {
  if (g.w.unitType[u] === ARTILLERY) return undefined;
  const hex = hexOf(g, u);
  let hasOneTurned = false;
  for (let v = topOf(g, hex); v >= 0; v = underOf(g, v)) {
    if (v === u || g.w.unitType[v] === ARTILLERY) continue;
    if (did(g, u, MOVED)) return 'facesAsOthers';
    hasOneTurned ||= did(g, v, TURNED) && !did(g, v, MOVED);
  }
  return hasOneTurned && isInEnemyZone(g, hex, sideOf(g, u)) ? 'turnsOneSide' : undefined;
}
const PLAIN: readonly Condition<Going>[] = [
  must('5.1a', 'strategicUnderWay', ({ g, u }) => !(did(g, u, MOVED) && has(g, u, STRATEGIC))),
];
/** 5.1a 5.32b M6 E4.42a What strategic movement asks besides. */
const STRATEGIC_GOES: readonly Condition<Going>[] = [
  must('4.16b', 'massedNoStrategic', ({ g }) => !isMassed(g)),
  must('M6', 'nightNoStrategic', ({ g }) => !isNight(g)),
  must('5.1a', 'strategicTooLate', ({ g, u }) => !did(g, u, MOVED) || has(g, u, STRATEGIC)),
  must('5.32c', 'firedNoStrategic', ({ g, u }) => !did(g, u, FIRED)),
  must('E4.42a', 'noNewStrategic', (c) => mayBeginStrategic(c)),
];
/** E4.42a R1 Under the designer’s errata, a unit without Orders does not begin strategic movement. */
const mayBeginStrategic = ({ g, u, f }: Going): boolean =>
  !g.w.rules.designerErrata ||
  g.s.formation.orders[f] === WITH_ORDERS ||
  did(g, u, COMMANDED | WAS_STRATEGIC | ENTERED) ||
  has(g, u, OUT_OF_RESERVE);

/** Marks with which nobody moves. */
const RESTING = IN_RESERVE | ACTED_ONCE | SQUARE | SQUARED_THIS_TURN;
/** What `ACTS` asks, at once: asked of every unit at every decision. */
export const mayAct = (g: Field, f: FormationId, u: UnitId): boolean =>
  g.w.unitSide[u] === activeSide(g) &&
  isOnMap(g, u) &&
  isActing(g, f, u) &&
  !has(g, u, RESTING) &&
  !did(g, u, DONE) &&
  (g.s.battle.mover[0] === u + 1 || !did(g, u, MOVED));
/** Whether a unit that may act may leave its hex, as `GOES` says, and whether it may do so by this kind of march. */
export const mayLeave = (g: Field, u: UnitId): boolean =>
  !did(g, u, HALTED) && !hasTurnedInZone(g, u) && !isHeldByItsFire(g, u);
export const mayMarch = (g: Field, f: FormationId, u: UnitId, isStrategic: boolean): boolean =>
  allHold(isStrategic ? STRATEGIC_GOES : PLAIN, { g, u, f });
export const mayGo = (g: Field, f: FormationId, u: UnitId, isStrategic: boolean): boolean =>
  mayAct(g, f, u) && mayLeave(g, u) && mayMarch(g, f, u, isStrategic);
export function whyNotGo(g: Field, f: FormationId, u: UnitId, isStrategic: boolean): readonly Refusal[] {
  const who = whyNot(ACTS, { g, u, f });
  if (who.some((r) => r.rule === '4.4a' || r.rule === '5.3a' || r.rule === '3.0d')) return who;
  return [...who, ...whyNot(GOES, { g, u, f }), ...whyNot(isStrategic ? STRATEGIC_GOES : PLAIN, { g, u, f })];
}
export const whyNotAct = (g: Field, f: FormationId, u: UnitId): readonly Refusal[] => whyNot(ACTS, { g, u, f });

/** 7.5a Whether every enemy is too far from a hex to be charged out of it, as the table of hexes near the enemy tells (5.11b). */
const isFarFromEnemies = (g: Field, u: UnitId, hex: HexId): boolean =>
  g.w.charts.charge.most <= g.w.charts.reserve.distance &&
  (byHex(readField(g, sideOf(g, u)).keptStrategic, hex) & KEPT_BY_ENEMY) === 0;
/** 4.16b R26 In a massed attack a unit moves only to where it could charge from. */
export function mayEndIn(g: Field, f: FormationId, u: UnitId, hex: HexId): boolean {
  if (!isMassed(g)) return true;
  if (isFarFromEnemies(g, u, hex)) return false;
  // Who stands under whom plays no part in it.
  return asIfIn(g, u, hex, () => canCharge(g, f, u));
}
