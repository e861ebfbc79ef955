import { unitId } from '../model/ids.ts';
import { type Field, isOnMap } from '../model/state.ts';

/** Who lies on top of each stack, rebuilt from the pieces: whoever stands in a hex and under nobody. */
export function derive(g: Field): void {
  const { at, unit } = g.s;
  at.top.fill(0);
  const isCovered = new Uint8Array(g.w.units + 1);
  for (let u = unitId(0); u < g.w.units; u++) if (isOnMap(g, u)) isCovered[unit.under[u]!] = 1;
  for (let u = unitId(0); u < g.w.units; u++)
    if (isOnMap(g, u) && !isCovered[u + 1] && unit.hex[u]! < g.w.grid.size) at.top[unit.hex[u]!] = u + 1;
}
