import { type UnitId, unitId } from '../model/ids.ts';
import { type Field, isOnMap } from '../model/state.ts';
import { STEP_NAMES } from '../model/step-id.ts';
import { ART, BAGGAGE } from '../model/vocabulary.ts';

/** A unit on the run stands nowhere: the frames on the stack tell which. */
export function inTransit(g: Field, u: UnitId): boolean {
  const { stack, kernel } = g.s;
  for (let i = 0; i < kernel.depth[0]!; i++) {
    const name = STEP_NAMES[stack.step[i]!];
    if ((name === 'rout-run' || name === 'rout-step') && stack.a[i] === u && stack.b[i]! > 0) return true;
  }
  return false;
}

/** Who stands where, rebuilt from the pieces. */
export function derive(g: Field): void {
  const { at, unit } = g.s;
  at.unit.fill(0);
  at.battery.fill(0);
  for (let u = unitId(0); u < g.w.units; u++) {
    const cls = g.w.unitClass[u]!;
    if (!isOnMap(g, u) || cls === BAGGAGE || unit.hex[u]! >= g.w.grid.size || inTransit(g, u)) continue;
    if (cls === ART) at.battery[unit.hex[u]!] = u + 1;
    else at.unit[unit.hex[u]!] = u + 1;
  }
}
