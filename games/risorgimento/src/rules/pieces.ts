import type { HexId } from '@tambour/boards';
import type { PiecePool } from '@tambour/kernel';
import type { FormationId } from '../model/ids.ts';
import { brigadierOf, type Field, topOf, underOf } from '../model/state.ts';
import { neighbourOf, unitsOfFormation } from '../model/world-lookup.ts';

/** A formation with its brigadier, on the map or not. */
export function poolFormation(g: Field, pool: PiecePool, f: FormationId): void {
  for (const u of unitsOfFormation(g, f)) pool.add(u);
  const leader = brigadierOf(g, f);
  if (leader >= 0) pool.add(g.w.units + leader);
}
export function poolStack(g: Field, pool: PiecePool, hex: HexId): void {
  for (let u = topOf(g, hex); u >= 0; u = underOf(g, u)) pool.add(u);
}
/** Who stands next to a hex. */
export function poolAround(g: Field, pool: PiecePool, hex: HexId): void {
  for (let d = 0; d < 6; d++) {
    const x = neighbourOf(g, hex, d);
    if (x >= 0) poolStack(g, pool, x);
  }
}
