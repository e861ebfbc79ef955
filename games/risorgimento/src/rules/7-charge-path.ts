import { distance, type HexId } from '@tambour/boards';
import { itemAt, type Refusal } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import type { UnitId } from '../model/ids.ts';
import { refusal } from '../model/refusal.ts';
import { type Stacked, stackFault } from '../model/stacking.ts';
import { type Field, has, hexOf, holder, STRATEGIC, stackOf } from '../model/state.ts';
import { HEAVY_CROPS } from '../model/vocabulary.ts';
import { formationOf, neighbourOf, sideOf, terrainOf, typeOf } from '../model/world-lookup.ts';
import { CHARGE_BAR_RULES, type ChargeBar, chargeBarOver } from './5-charge-ground.ts';
import { BATTLE_BAR_RULES, type BattleBar, battleBar } from './5-mover.ts';
import { isCut } from './6-zone-of-control.ts';
import { canSee } from './7-sight.ts';

/** The way of a charge in one number: its directions as digits, after a one. Nought is no charge. */
export const pathCode = (steps: readonly number[]): number => steps.reduce((code, d) => code * 6 + d, 1);
export function stepsOfPath(code: number): number[] {
  const out: number[] = [];
  for (let left = code; left > 1; left = (left / 6) | 0) out.push(left % 6);
  return out.reverse();
}
/** The hexes of a way, the start first; it ends early where it leaves the map. */
export function hexesOfPath(g: Field, start: HexId, code: number): HexId[] {
  const out = [start];
  let at = start;
  for (const d of stepsOfPath(code)) {
    at = neighbourOf(g, at, d);
    if (at < 0) break;
    out.push(at);
  }
  return out;
}
/** 7.52b R93 Whether a charge enters heavy cultivation: it can only do so along a road or track. */
export const entersCrops = (g: Field, start: HexId, code: number): boolean =>
  hexesOfPath(g, start, code)
    .slice(1)
    .some((hex) => g.w.terrain[hex] === HEAVY_CROPS);

/** 5.11e R28 Whether those who charge together could stop in a hex with the friends in it. */
function mayPass(g: Field, units: readonly UnitId[], hex: HexId): boolean {
  const here = stackOf(g, hex).filter((u) => !units.includes(u));
  if (here.length === 0) return true;
  if (here.some((u) => has(g, u, STRATEGIC))) return false;
  const stack: Stacked[] = [...units, ...here].map((u) => ({
    type: typeOf(g, u),
    formation: formationOf(g, u),
  }));
  return stackFault(stack, terrainOf(g, hex), false) === undefined;
}

/** What is the matter with a way: the names are those of the refusals. */
export type PathFault = ChargeBar | BattleBar | 'chargeDistance' | 'chargeNoSight' | 'chargeEnemy' | 'chargeFriends';
const PATH_RULES: Readonly<Record<PathFault, RuleId>> = {
  ...CHARGE_BAR_RULES,
  ...BATTLE_BAR_RULES,
  chargeDistance: '7.5a',
  chargeNoSight: '7.5b',
  chargeEnemy: '5.42b',
  chargeFriends: '5.42a',
};
/** 7.5a 7.5b 7.52a 7.52b 7.52c 7.52d 5.42b 5.54b M7 SM2 R28 R93 R106 Everything that is the matter with a way, in the order in which it is ridden. */
function* pathFaults(g: Field, units: readonly UnitId[], target: HexId, code: number): Generator<PathFault> {
  const { w } = g;
  const unit = itemAt(units, 0);
  const start = hexOf(g, unit);
  const side = sideOf(g, unit);
  const hexes = hexesOfPath(g, start, code);
  const steps = stepsOfPath(code);
  if (!isInRun(g, start, target) || steps.length !== distance(w.grid, start, target) || hexes.at(-1) !== target) {
    yield 'chargeDistance';
    return;
  }
  let isOnWay = true;
  let from = start;
  for (const [i, d] of steps.entries()) {
    const to = itemAt(hexes, i + 1);
    const bar = chargeBarOver(g, from, d) ?? battleBar(g, { side, unit }, from, d, to);
    if (bar) yield bar;
    if (w.ways[from * 6 + d] === 0 || isCut(g, from, d)) isOnWay = false;
    from = to;
    if (i === steps.length - 1) continue;
    const by = holder(g, to);
    if (by >= 0 && by !== side) yield 'chargeEnemy';
    else if (!mayPass(g, units, to)) yield 'chargeFriends';
  }
  if (!canSee(g, start, target, isOnWay)) yield 'chargeNoSight';
}
/** 7.5a Whether a target is neither too near nor too far for a charge. */
function isInRun(g: Field, start: HexId, target: HexId): boolean {
  const far = distance(g.w.grid, start, target);
  return far >= g.w.charts.charge.least && far <= g.w.charts.charge.most;
}
/** Whether units can charge a target by a way. */
export const mayRideBy = (g: Field, units: readonly UnitId[], target: HexId, code: number): boolean =>
  pathFaults(g, units, target, code).next().done === true;
/** Why units cannot charge a target by a way; where none is named (nought), what is the matter with each there could be. */
export function whyNotBy(g: Field, units: readonly UnitId[], target: HexId, code: number): Refusal[] {
  const start = hexOf(g, itemAt(units, 0));
  const ways = code > 0 || !isInRun(g, start, target) ? [code] : shortestPaths(g, start, target);
  const faults = new Set(ways.flatMap((way) => [...pathFaults(g, units, target, way)]));
  return [...faults].map((fault) => refusal(PATH_RULES[fault], fault));
}

/** R93 Every shortest way from a hex to another. */
function shortestPaths(g: Field, start: HexId, target: HexId): number[] {
  const out: number[] = [];
  const walk = (hex: HexId, code: number): void => {
    if (hex === target) {
      out.push(code);
      return;
    }
    const left = distance(g.w.grid, hex, target);
    for (let d = 0; d < 6; d++) {
      const x = neighbourOf(g, hex, d);
      if (x >= 0 && distance(g.w.grid, x, target) < left) walk(x, code * 6 + d);
    }
  };
  walk(start, 1);
  return out;
}
/** 7.5a R93 Every way by which some units of a hex could charge a target. */
export function chargePaths(g: Field, units: readonly UnitId[], target: HexId): number[] {
  const start = hexOf(g, itemAt(units, 0));
  if (!isInRun(g, start, target)) return [];
  return shortestPaths(g, start, target).filter((code) => mayRideBy(g, units, target, code));
}
