import type { PiecePool } from '@tambour/kernel';
import { leadersOf, unitsOf } from '../model/lookup.ts';
import type { Field } from '../model/state.ts';

/** The units of a side, wherever they are. */
export function poolUnits(g: Field, pool: PiecePool, side: number): void {
  const units = unitsOf(g, side);
  for (let i = 0; i < units.length; i++) pool.add(units[i]!);
}
/** Its units and its leaders. */
export function poolSide(g: Field, pool: PiecePool, side: number): void {
  poolUnits(g, pool, side);
  const leaders = leadersOf(g, side);
  for (let i = 0; i < leaders.length; i++) pool.add(g.w.units + leaders[i]!);
}
