import type { PiecePool } from '@tambour/kernel';
import { leaderId } from '../model/ids.ts';
import { type Field, leaderOf } from '../model/state.ts';

/** The units of the formations that act, and who leads them. */
export function poolActing(g: Field, pool: PiecePool, side: number): void {
  const formations = g.w.sideFormations[side]!;
  for (let i = 0; i < formations.length; i++) {
    const f = formations[i]!;
    if (!g.s.formation.isActing[f]) continue;
    for (const u of g.w.formationUnits[f]!) pool.add(u);
    pool.add(g.w.units + leaderOf(g, f));
  }
}
export function poolLeaders(g: Field, pool: PiecePool, side: number): void {
  for (let l = leaderId(0); l < g.w.leaders; l++) if (g.w.leaderSide[l] === side) pool.add(g.w.units + l);
}
