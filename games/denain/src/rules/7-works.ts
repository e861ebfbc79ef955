import { type HexId, hasSide } from '@tambour/boards';
import { BARRED, STEP_HALF, STEP_POINTS, STEP_WORK } from '../model/ground.ts';
import * as hex from '../model/hex.ts';
import type { Field } from '../model/state.ts';
import { FRENCH, REDOUBT } from '../model/vocabulary.ts';
import { isCut, isShut } from './7-bridges.ts';
import { WAIVER } from './7-waiver.ts';

// An imported name is looked up anew at each use. What the searches use most is looked up once, here.
const { beside, isBarred, isBreached, stepBase } = hex;

const { broken: BROKEN, works: WORKS } = WAIVER;

/** 7.6l A line outside the camp is open where a road goes through it. R36 */
const isGap = (g: Field, hex: HexId, d: number): boolean => hasSide(g.w.gap, hex, d);
/** A fortified hexside, breached or not, seen from either side; the road gaps are none. */
export const isFortified = (g: Field, hex: HexId, d: number): boolean => hasSide(g.w.wall, hex, d) && !isGap(g, hex, d);
export const isRoad = (g: Field, hex: HexId, d: number): boolean => hasSide(g.w.road, hex, d);

/** 7.6a 7.6m A work in the way: a fortified hexside, or any side of a camp redoubt for who would enter it. R35 */
export function isWork(g: Field, hex: HexId, d: number): boolean {
  if (isFortified(g, hex, d)) return true;
  const x = beside(g, hex, d);
  return x >= 0 && g.w.isCampRedoubt[x] === 1 && !isGap(g, hex, d);
}
export const isIntactWork = (g: Field, hex: HexId, d: number): boolean => isWork(g, hex, d) && !isBreached(g, hex, d);

/** 7.6a Only the French need a breach; the Coalition knows the ways through its own works. R29 */
export const isClosedTo = (g: Field, side: number, hex: HexId, d: number): boolean =>
  side === FRENCH && isIntactWork(g, hex, d);

/** Half of an allowance as a cost: rounded up. R21 */
export const halfCost = (mp: number): number => (mp + 1) >> 1;

/** 7.1b 7.6n The points it takes to go over a side of a hex; BARRED when it cannot be done at all, unless for what is waived. */
export function stepCost(g: Field, side: number, cls: number, mp: number, hex: HexId, d: number, waived = 0): number {
  const base = stepBase(g, cls, hex, d);
  // Nearly every step is over plain ground: kept small, so that it is made part of the searches that ask for it.
  if (base <= STEP_POINTS && g.s.battle.bridgesCut[0] === 0) return base;
  return heavyStepCost(g, side, mp, hex, d, base, waived);
}
function heavyStepCost(
  g: Field,
  side: number,
  mp: number,
  hex: HexId,
  d: number,
  base: number,
  waived: number,
): number {
  if (base === BARRED || (isCut(g, hex, d) && !(waived & BROKEN))) return BARRED;
  let cost = base & STEP_POINTS;
  if (base & STEP_HALF) cost += halfCost(mp);
  if (base & STEP_WORK) {
    const isClosed = isClosedTo(g, side, hex, d);
    if (isClosed && !(waived & WORKS)) return BARRED;
    if (isFortified(g, hex, d)) cost += isClosed || isBreached(g, hex, d) ? g.w.charts.breachCost : g.w.charts.workCost;
  }
  return cost;
}

/** 11.7a 0.3b 12.4f Where a retreat or rout may go: ground its class may enter, over no water but by a bridge, over no whole work. R29 R35 R37 */
export function retreatPassable(g: Field, side: number, cls: number, hex: HexId, d: number): boolean {
  if (isShut(g, hex, d)) return false;
  const { w } = g;
  const x = beside(g, hex, d);
  if (isBarred(g, cls, x) && !isRoad(g, hex, d)) return false;
  if (isFortified(g, hex, d)) return isBreached(g, hex, d) && !w.edition.breachStopsRetreat;
  return !(
    side === FRENCH &&
    w.isCampRedoubt[x] === 1 &&
    w.terrain[x] === REDOUBT &&
    !isBreached(g, hex, d) &&
    !isGap(g, hex, d)
  );
}
