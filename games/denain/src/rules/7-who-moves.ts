import type { ActionList, Condition } from '@tambour/kernel';
import { NO_UNIT, type UnitId, unitId } from '../model/ids.ts';
import { must, mustFirst } from '../model/refusal.ts';
import { batteryAt, type Field, has, isOnMap, MARK } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { ART, BAGGAGE, CAV } from '../model/vocabulary.ts';
import { type Attempt, isActing, isBaggage, isBattery, isRouted } from './1-units.ts';
import { inEnemyZoc } from './6-zone-of-control.ts';

const isBarraging = (g: Field, u: UnitId): boolean => isBattery(g, u) && has(g, u, MARK.barraged);
/** 5k 7.1d 7.1i 12.4c Who may still move: of an acting formation, not moved yet, not routed, no gun that has barraged. */
export const mayMove = (g: Field, u: UnitId): boolean =>
  isActing(g, u) &&
  isOnMap(g, u) &&
  !has(g, u, MARK.moved) &&
  !isRouted(g, u) &&
  !isBarraging(g, u) &&
  g.w.unitMp[u]! > 0 &&
  !isBaggage(g, u);
/** The same, rule by rule. */
export const MOVES: readonly Condition<Attempt>[] = [
  mustFirst('5a', 'notYours', ({ g, u, side }) => g.w.unitSide[u] === side),
  must('5b', 'notActing', ({ g, u }) => isActing(g, u)),
  mustFirst('7.1a', 'notOnMap', ({ g, u }) => isOnMap(g, u)),
  must('5k', 'hasMoved', ({ g, u }) => !has(g, u, MARK.moved)),
  must('12.4c', 'isRouted', ({ g, u }) => !isRouted(g, u)),
  must('7.1i', 'hasBarraged', ({ g, u }) => !isBarraging(g, u)),
  must(
    ({ g }) => (g.w.edition.baggageIsPiece ? '7.8a' : '13.1p'),
    'noBaggageMove',
    ({ g, u }) => !isBaggage(g, u),
  ),
];

/** The battery that may go along with a unit: in its hex, of the same facing, free to move; or -1. */
export function companion(g: Field, u: UnitId): UnitId {
  const cls = g.w.unitClass[u]!;
  if (cls === ART || cls === BAGGAGE || cls === CAV) return NO_UNIT;
  const b = batteryAt(g, g.s.unit.hex[u]!);
  return b >= 0 && mayMove(g, b) && g.s.unit.facing[b] === g.s.unit.facing[u] ? b : NO_UNIT;
}

/** A unit under no enemy's eyes can always turn: where that is enough to know, no way need be searched. */
export function canSomeoneTurn(g: Field, out: ActionList, side: number): boolean {
  const { w, s } = g;
  const units = w.sideUnits[side]!;
  for (let i = unitId(0); i < units.length; i++) {
    const u = units[i]!;
    if (!mayMove(g, u) || w.charts.turnCost > Math.max(1, w.unitMp[u]! >> 1) || inEnemyZoc(g, s.unit.hex[u]!, side))
      continue;
    out.add(VERB.move, u, s.unit.hex[u]!, (s.unit.facing[u]! + 1) % 6);
    return true;
  }
  return false;
}
