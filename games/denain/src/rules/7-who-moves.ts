import type { ActionList } from '@tambour/kernel';
import { BARRAGED, batteryAt, type Field, has, isOnMap, MOVED } from '../model/state.ts';
import { VERB } from '../model/verb.ts';
import { ART, BAGGAGE, CAV, ROUTED } from '../model/vocabulary.ts';
import { inEnemyZoc } from './6-zone-of-control.ts';

/** 5k 7.1d 7.1i 12.4c Who may still move: of an acting formation, not moved yet, not routed, no gun that has barraged. */
export const mayMove = (g: Field, u: number): boolean =>
  g.s.formation.isActing[g.w.unitFormation[u]!] === 1 &&
  isOnMap(g, u) &&
  !has(g, u, MOVED) &&
  g.s.unit.state[u] !== ROUTED &&
  !(g.w.unitClass[u] === ART && has(g, u, BARRAGED)) &&
  g.w.unitMp[u]! > 0 &&
  g.w.unitClass[u] !== BAGGAGE;

/** The battery that may go along with a unit: in its hex, of the same facing, free to move; or -1. */
export function companion(g: Field, u: number): number {
  const cls = g.w.unitClass[u]!;
  if (cls === ART || cls === BAGGAGE || cls === CAV) return -1;
  const b = batteryAt(g, g.s.unit.hex[u]!);
  return b >= 0 && mayMove(g, b) && g.s.unit.facing[b] === g.s.unit.facing[u] ? b : -1;
}

/** A unit under no enemy's eyes can always turn: where that is enough to know, no way need be searched. */
export function canSomeoneTurn(g: Field, out: ActionList, side: number): boolean {
  const { w, s } = g;
  const units = w.sideUnits[side]!;
  for (let i = 0; i < units.length; i++) {
    const u = units[i]!;
    if (!mayMove(g, u) || w.charts.turnCost > Math.max(1, w.unitMp[u]! >> 1) || inEnemyZoc(g, s.unit.hex[u]!, side))
      continue;
    out.add(VERB.move, u, s.unit.hex[u]!, (s.unit.facing[u]! + 1) % 6);
    return true;
  }
  return false;
}
