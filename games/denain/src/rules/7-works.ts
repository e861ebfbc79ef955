import type { Field } from '../state.ts';
import { F, REDOUBT } from '../vocabulary.ts';
import { BARRED, STEP_HALF, STEP_POINTS, STEP_WORK } from '../world.ts';
import { isCut, isShut } from './7-bridges.ts';

const bit = (mask: Uint8Array, hex: number, d: number): boolean => (mask[hex]! & (1 << d)) !== 0;

export const isBreached = (g: Field, hex: number, d: number): boolean => bit(g.s.breach.sides, hex, d);
/** 7.6l A line outside the camp is open where a road goes through it. R36 */
export const isGap = (g: Field, hex: number, d: number): boolean => bit(g.w.gap, hex, d);
/** A fortified hexside, breached or not, seen from either side; the road gaps are none. */
export const isFortified = (g: Field, hex: number, d: number): boolean => bit(g.w.wall, hex, d) && !isGap(g, hex, d);
export const isRoad = (g: Field, hex: number, d: number): boolean => bit(g.w.road, hex, d);

/** 7.6a 7.6m A work in the way: a fortified hexside, or any side of a camp redoubt for who would enter it. R35 */
export function isWork(g: Field, hex: number, d: number): boolean {
  if (isFortified(g, hex, d)) return true;
  const x = g.w.near[hex * 6 + d]!;
  return x >= 0 && g.w.isCampRedoubt[x] === 1 && !isGap(g, hex, d);
}
export const isIntactWork = (g: Field, hex: number, d: number): boolean => isWork(g, hex, d) && !isBreached(g, hex, d);

/** 7.6a Only the French need a breach; the Coalition knows the ways through its own works. R29 */
export const isClosedTo = (g: Field, side: number, hex: number, d: number): boolean =>
  side === F && isIntactWork(g, hex, d);

/** Half of an allowance as a cost: rounded up. R21 */
export const halfCost = (mp: number): number => (mp + 1) >> 1;

/**
 * 7.1b 7.6n The points it takes to go from a hex over one of its sides: terrain, or the road's flat rate; a stream or a
 * work costs more; a redoubt takes half the allowance. BARRED when it cannot be done at all.
 */
export function stepCost(g: Field, side: number, cls: number, mp: number, hex: number, d: number): number {
  const { w } = g;
  const base = w.stepBase[cls]![hex * 6 + d]!;
  if (base === BARRED || isCut(g, hex, d)) return BARRED;
  let cost = base & STEP_POINTS;
  if (base & STEP_HALF) cost += halfCost(mp);
  if (base & STEP_WORK) {
    const isOpen = isBreached(g, hex, d);
    if (side === F && !isOpen) return BARRED;
    if (isFortified(g, hex, d)) cost += isOpen ? w.charts.breachCost : w.charts.workCost;
  }
  return cost;
}

/**
 * 11.7a 0.3b 12.4f Where a retreat or rout may go: ground its class may enter, over no river but by a bridge, over no
 * whole work, not even one's own; a breached work lets it out in one edition only; the French enter a camp redoubt by a
 * breach alone. R29 R35 R37
 */
export function retreatPassable(g: Field, side: number, cls: number, hex: number, d: number): boolean {
  if (isShut(g, hex, d)) return false;
  const { w } = g;
  const x = w.near[hex * 6 + d]!;
  if (w.cost[cls]![x] === BARRED && !isRoad(g, hex, d)) return false;
  if (isFortified(g, hex, d)) return isBreached(g, hex, d) && !w.edition.breachStopsRetreat;
  return !(
    side === F &&
    w.isCampRedoubt[x] === 1 &&
    w.terrain[x] === REDOUBT &&
    !isBreached(g, hex, d) &&
    !isGap(g, hex, d)
  );
}

/** Opens a hexside for good, seen from both of its hexes. */
export function openBreach(g: Field, hex: number, d: number): void {
  g.s.breach.sides[hex]! |= 1 << d;
  const x = g.w.near[hex * 6 + d]!;
  if (x >= 0) g.s.breach.sides[x]! |= 1 << ((d + 3) % 6);
}
