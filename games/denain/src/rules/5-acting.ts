import type { PiecePool, Text } from '@tambour/kernel';
import { list } from '@tambour/stage';
import { saidFormationAt } from '../model/names.ts';
import { type Field, leaderOf } from '../model/state.ts';
import { LOST } from '../model/vocabulary.ts';

/** The formations of a side that act now, as a sentence names them. */
export const actingNames = (g: Field, side: number): Text =>
  list([...g.w.sideFormations[side]!].filter((f) => g.s.formation.isActing[f]).map((f) => saidFormationAt(g.w, f)));

/** The units of the formations that act, but for those that are lost or bear a mark of having done it. */
export function poolActing(g: Field, pool: PiecePool, side: number, done: number): void {
  const { place, marks } = g.s.unit;
  const formations = g.w.sideFormations[side]!;
  for (let i = 0; i < formations.length; i++) {
    const f = formations[i]!;
    if (!g.s.formation.isActing[f]) continue;
    const units = g.w.formationUnits[f]!;
    for (let k = 0; k < units.length; k++) {
      const u = units[k]!;
      if (place[u] !== LOST && !(marks[u]! & done)) pool.add(u);
    }
  }
}
/** Those who lead them and have not moved yet. */
export function poolLeading(g: Field, pool: PiecePool, side: number): void {
  const formations = g.w.sideFormations[side]!;
  for (let i = 0; i < formations.length; i++) {
    const f = formations[i]!;
    const l = leaderOf(g, f);
    if (g.s.formation.isActing[f] && g.s.leader.hasMoved[l] === 0) pool.add(g.w.units + l);
  }
}
