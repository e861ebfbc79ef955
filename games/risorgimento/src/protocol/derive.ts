import { unitId } from '../model/ids.ts';
import { type Field, hexOf, isOnMap, underOf } from '../model/state.ts';

/** Who lies on top of each stack, rebuilt from the pieces: whoever stands in a hex and under nobody. */
export function derive(g: Field): void {
  const { at } = g.s;
  at.top.fill(0);
  const isCovered = new Uint8Array(g.w.units + 1);
  for (let u = unitId(0); u < g.w.units; u++) if (isOnMap(g, u)) isCovered[underOf(g, u) + 1] = 1;
  for (let u = unitId(0); u < g.w.units; u++)
    if (isOnMap(g, u) && !isCovered[u + 1] && hexOf(g, u) < g.w.grid.size) at.top[hexOf(g, u)] = u + 1;
}
