import type { HexId } from '@tambour/boards';
import { BARRED, BY_BRIDGE, BY_ROAD, SMOOTH, STEP_HALF, STEP_POINTS } from '../model/ground.ts';
import { baggageAt, batteryAt, type Field, holder, unitAt } from '../model/state.ts';
import { ART, CLEAR } from '../model/vocabulary.ts';
import { mayStack } from './3-stacking.ts';
import { isCut } from './7-bridges.ts';
import { isFurther, isWatched, type Mover, type Supposed } from './7-mover.ts';
import { halfCost, isClosedTo, isFortified, isRoad, retreatPassable, stepCost } from './7-works.ts';

/**
 * The search for a unit's ways. A node is (hex, facing, layer); layers keep apart what makes two ways to one place
 * different: whether hex movement is over, whether the whole way was road, how many dice it takes, and how good a run-up
 * it makes for a charge.
 */
export const STOPPED = 1;
export const OFF_ROAD = 2;
export const DICE_SHIFT = 2;
export const RUN_SHIFT = 4;
/** A run-up spoilt for good. */
export const SPOILT = 3;
/** Whether the mover may stand in a hex, even for a moment: no enemy, and stacking holds on the way too (7.1h). */
export const mayEnter = (g: Field, m: Mover, x: number): boolean =>
  (g.s.at.unit[x] === 0 && g.s.at.battery[x] === 0 && !baggageAt(g, x)) || mayJoin(g, m, x);
export function mayJoin(g: Field, m: Mover, x: number): boolean {
  const by = holder(g, x);
  if (by >= 0 && by !== m.side) return false;
  if (m.battery >= 0) {
    const u = unitAt(g, x);
    const b = batteryAt(g, x);
    if ((u >= 0 && u !== m.unit) || (b >= 0 && b !== m.battery)) return false;
  }
  return mayStack(g, m.cls, x, m.unit) || isOwnStack(g, m, x) || mayCapture(g, m, x);
}
export const isOwnStack = (g: Field, m: Mover, x: number): boolean => x === g.s.unit.hex[m.unit];
/** 13.3d Enemy baggage alone does not stop anyone: it is captured. R39 */
export const mayCapture = (g: Field, m: Mover, x: number): boolean => {
  const b = g.w.baggage;
  if (b < 0 || g.w.unitSide[b] === m.side || m.cls === ART) return false;
  return g.s.unit.hex[b] === x && unitAt(g, x) < 0 && batteryAt(g, x) < 0;
};

export const costOf = (g: Field, m: Mover, hex: HexId, d: number): number => {
  const cost = stepCost(g, m.side, m.cls, m.mp, hex, d);
  if (m.battery < 0 || cost === BARRED) return cost;
  const guns = stepCost(g, m.side, ART, m.mp, hex, d);
  return guns === BARRED ? BARRED : Math.max(cost, guns);
};

/** What a barred step would cost if a work or a broken bridge were no obstacle; BARRED where the ground itself is. */
export function supposedCost(g: Field, m: Mover, hex: HexId, d: number, by: Supposed): number {
  if (isCut(g, hex, d) && !by.mendsBridges) return BARRED;
  if (isClosedTo(g, m.side, hex, d) && !by.passesWorks) return BARRED;
  const points = (cls: number): number => {
    const base = g.w.stepBase[cls]![hex * 6 + d]!;
    if (base === BARRED) return BARRED;
    return (
      (base & STEP_POINTS) +
      (base & STEP_HALF ? halfCost(m.mp) : 0) +
      (isFortified(g, hex, d) ? g.w.charts.breachCost : 0)
    );
  };
  const own = points(m.cls);
  const guns = m.battery < 0 ? own : points(ART);
  return own === BARRED || guns === BARRED ? BARRED : Math.max(own, guns);
}

/** Where a way has got to. `bank` is the hex by which it came onto the bridge hex it is in, or -1. */
export const NO_WAY = -1;
export const packed = (cost: number, layer: number): number => (cost << 6) | layer;

/** 7.1e The allowance of a way so far: one point more while all of it is road. R20 */
export const allowance = (m: Mover, layer: number): number => (layer & OFF_ROAD ? m.budget : m.budget + 1);

/** 7.2a 7.2b 7.2c 7.3g Turning by k vertices, at the end of a move too: so much a vertex, dearer and with a check under enemy eyes. */
export function turn(g: Field, m: Mover, hex: HexId, layer: number, cost: number, k: number): number {
  const total = cost + (k > 3 ? 6 - k : k) * turnCost(g, m, hex);
  return total > turnAllowance(m, hex, layer) ? NO_WAY : packed(total, turnedLayer(m, hex, layer));
}
export const turnCost = (g: Field, m: Mover, hex: HexId): number =>
  isWatched(m, hex) ? g.w.charts.turnCostInZoc : g.w.charts.turnCost;
/** 7.1e The extra point of the road is for those who step: turning alone does not earn it. R20 */
export const turnAllowance = (m: Mover, hex: HexId, layer: number): number =>
  !(layer & OFF_ROAD) && (hex !== m.start || m.isEntering) ? m.budget + 1 : m.budget;
export const turnedLayer = (m: Mover, hex: HexId, layer: number): number => {
  const dice = (layer >> DICE_SHIFT) & 3;
  const run = layer >> RUN_SHIFT === SPOILT ? SPOILT : 0;
  const tested = isWatched(m, hex) && m.tests ? Math.min(3, dice + 1) : dice;
  return (layer & (STOPPED | OFF_ROAD)) | (tested << DICE_SHIFT) | (run << RUN_SHIFT);
};

/** 7.1f 7.1g 7.3a 7.3b 7.5d 9.2d A step to one of the two forward hexes (k = 0 or 1), facing kept; out of an enemy zone too. */
export function stepForward(
  g: Field,
  m: Mover,
  hex: HexId,
  facing: number,
  layer: number,
  cost: number,
  k: number,
  bank: number,
): number {
  if (layer & STOPPED) return NO_WAY;
  const { w } = g;
  const d = (facing + k) % 6;
  const x = w.near[hex * 6 + d]!;
  if (x < 0) return NO_WAY;
  let points = costOf(g, m, hex, d);
  if (points === BARRED) {
    if (m.supposed) points = supposedCost(g, m, hex, d, m.supposed);
    if (points === BARRED) return NO_WAY;
  }
  const inZone = isWatched(m, hex);
  // What is too dear in any case need not be looked at further; 9.2d has a price of its own.
  if (cost + points > m.budget + 1 && (m.isCommanded || !inZone)) return NO_WAY;
  if (!mayEnter(g, m, x) && !m.supposed?.passesTroops && m.supposed?.landing !== x) return NO_WAY;
  const xInZone = isWatched(m, x);
  if (inZone) {
    if (xInZone) return NO_WAY; // 6.1c 7.3a
    points += 1; // 6.1d 7.3b
  }
  // 7.5d 7.5e A unit that came onto a bridge in this move leaves it only by the bank it came from. R26
  if (bank >= 0 && x !== bank && !m.passesBridges) return NO_WAY;
  const traits = w.sideTraits[hex * 6 + d]!;
  let next = layer & OFF_ROAD;
  if (!(traits & BY_ROAD)) next |= OFF_ROAD;
  if (!m.isCommanded) {
    if (isFurther(g, m, hex, x) && !m.supposed?.strays) return NO_WAY; // 9.2c
    if (inZone) {
      if (cost > 0) return NO_WAY; // 9.2d
      points = m.budget;
      next |= OFF_ROAD | STOPPED;
    }
  }
  if (xInZone) next |= STOPPED; // 6.1a
  if (traits & BY_BRIDGE && !m.passesBridges) next |= STOPPED; // 7.5a 7.5b
  const run = layer >> RUN_SHIFT;
  const isSmooth = run !== SPOILT && (traits & SMOOTH) !== 0;
  const total = cost + points;
  if (total > allowance(m, next)) return NO_WAY;
  const grown = isSmooth ? Math.min(2, run + 1) : SPOILT;
  return packed(total, next | (layer & (3 << DICE_SHIFT)) | (grown << RUN_SHIFT));
}

/** 7.3c 7.3d 7.3e 7.3f A step back out of an enemy zone (k = 3 or 4), as the first step; it ends hex movement. R23 */
export function stepBack(
  g: Field,
  m: Mover,
  hex: HexId,
  facing: number,
  layer: number,
  cost: number,
  k: number,
): number {
  if (layer & STOPPED || hex !== m.start || m.isEntering || !isWatched(m, hex)) return NO_WAY;
  const d = (facing + k) % 6;
  const x = g.w.near[hex * 6 + d]!;
  if (x < 0 || isWatched(m, x) || !mayWithdraw(g, m, hex, d, x)) return NO_WAY;
  let points = halfCost(m.mp) + costOf(g, m, hex, d);
  let next = STOPPED | (SPOILT << RUN_SHIFT) | (layer & OFF_ROAD);
  if (!isRoad(g, hex, d)) next |= OFF_ROAD;
  if (!m.isCommanded) {
    if (cost > 0 || isFurther(g, m, hex, x)) return NO_WAY;
    points = m.budget;
    next |= OFF_ROAD;
  }
  const dice = (layer >> DICE_SHIFT) & 3;
  next |= (m.zones[x]! & m.enemyFlank && m.tests ? Math.min(3, dice + 1) : dice) << DICE_SHIFT;
  const total = cost + points;
  return total > allowance(m, next) ? NO_WAY : packed(total, next);
}

export function firstLayer(g: Field, m: Mover): number {
  const { w } = g;
  const road = w.road[m.start]! > 0 ? 0 : OFF_ROAD;
  if (!m.isEntering) return road | ((m.isHorse ? 0 : SPOILT) << RUN_SHIFT);
  const isStopped = isWatched(m, m.start) || (w.bridge[m.start]! > 0 && w.edition.bridgeAlwaysStops);
  return road | (isStopped ? STOPPED : 0) | ((m.isHorse && w.terrain[m.start] === CLEAR ? 1 : SPOILT) << RUN_SHIFT);
}

export function mayWithdraw(g: Field, m: Mover, hex: HexId, d: number, x: number): boolean {
  if (!retreatPassable(g, m.side, m.cls, hex, d) || !mayEnter(g, m, x)) return false;
  if (costOf(g, m, hex, d) === BARRED || (g.w.edition.baggageIsPiece && baggageAt(g, x))) return false;
  return m.battery < 0 || retreatPassable(g, m.side, ART, hex, d);
}
