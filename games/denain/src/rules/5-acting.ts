import { oncePer, type PiecePool, type Text } from '@tambour/kernel';
import { list } from '@tambour/stage';
import { saidFormationAt } from '../model/names.ts';
import { type Field, leaderOf } from '../model/state.ts';
import type { DenainWorld } from '../model/world.ts';

/** The formations of a side that act now, as a sentence names them. */
export const actingNames = (g: Field, side: number): Text =>
  list([...g.w.sideFormations[side]!].filter((f) => g.s.formation.isActing[f]).map((f) => saidFormationAt(g.w, f)));

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
/** By side, leaders of the scenario by their numbers as pieces; and all pieces, units first. */
export const leadersOf = oncePer((w: DenainWorld) =>
  w.sideUnits.map((_, side) => w.data.leaders.flatMap((l, i) => (l.side === side ? [w.units + i] : []))),
);
export const piecesOf = oncePer((w: DenainWorld) =>
  w.sideUnits.map((units, side) => [...units, ...leadersOf(w)[side]!]),
);
