import { distance, type HexId } from '@tambour/boards';
import type { UnitId } from '../model/ids.ts';
import { type Stacked, stackFault } from '../model/stacking.ts';
import { type Field, holder, stackOf } from '../model/state.ts';
import { HEAVY_CROPS } from '../model/vocabulary.ts';
import { mayChargeOver } from './5-charge-ground.ts';
import { battleBar } from './5-mover.ts';
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
  for (const d of stepsOfPath(code)) {
    const x = g.w.near[out.at(-1)! * 6 + d]!;
    if (x < 0) break;
    out.push(x);
  }
  return out;
}
/** 7.52b R93 Whether a charge enters heavy cultivation: it can only do so along a road or track. */
export const entersCrops = (g: Field, start: HexId, code: number): boolean =>
  hexesOfPath(g, start, code)
    .slice(1)
    .some((hex) => g.w.terrain[hex] === HEAVY_CROPS);

/** R28 Whether those who charge together could stop in a hex with the friends in it. */
function mayPass(g: Field, units: readonly UnitId[], hex: HexId): boolean {
  const here = stackOf(g, hex).filter((u) => !units.includes(u));
  if (here.length === 0) return true;
  const stack: Stacked[] = [...units, ...here].map((u) => ({
    type: g.w.unitType[u]!,
    formation: g.w.unitFormation[u]!,
  }));
  return stackFault(stack, g.w.terrain[hex]!, false) === undefined;
}

/** What is the matter with a way: nothing, or the name of the refusal. 7.5a 7.5b 7.52a 7.52b 7.52c 7.52d 5.54b M7 SM2 R93 R106 */
export type PathFault = 'chargeDistance' | 'chargeNoSight' | 'chargeGround' | 'chargeBlocked';
export function pathFault(g: Field, units: readonly UnitId[], target: HexId, code: number): PathFault | undefined {
  const { w, s } = g;
  const unit = units[0]!;
  const start = s.unit.hex[unit]!;
  const side = w.unitSide[unit]!;
  const hexes = hexesOfPath(g, start, code);
  const steps = stepsOfPath(code);
  const far = distance(w.grid, start, target);
  const { least, most } = w.charts.charge;
  if (far < least || far > most || steps.length !== far || hexes.at(-1) !== target) return 'chargeDistance';
  let isOnWay = true;
  for (let i = 0; i < steps.length; i++) {
    const from = hexes[i]!;
    const to = hexes[i + 1]!;
    const d = steps[i]!;
    if (!mayChargeOver(g, from, d) || battleBar(g, { side, unit }, from, d, to)) return 'chargeGround';
    if (w.ways[from * 6 + d] === 0 || isCut(g, from, d)) isOnWay = false;
    if (i === steps.length - 1) continue;
    const by = holder(g, to);
    if ((by >= 0 && by !== side) || !mayPass(g, units, to)) return 'chargeBlocked';
  }
  return canSee(g, start, target, isOnWay) ? undefined : 'chargeNoSight';
}

/** 7.5a R93 Every way by which some units of a hex could charge a target. */
export function chargePaths(g: Field, units: readonly UnitId[], target: HexId): number[] {
  const out: number[] = [];
  const start = g.s.unit.hex[units[0]!]!;
  const far = distance(g.w.grid, start, target);
  const { least, most } = g.w.charts.charge;
  if (far < least || far > most) return out;
  const walk = (hex: HexId, code: number): void => {
    if (hex === target) {
      if (pathFault(g, units, target, code) === undefined) out.push(code);
      return;
    }
    const left = distance(g.w.grid, hex, target);
    for (let d = 0; d < 6; d++) {
      const x = g.w.near[hex * 6 + d]!;
      if (x >= 0 && distance(g.w.grid, x, target) < left) walk(x, code * 6 + d);
    }
  };
  walk(start, 1);
  return out;
}
