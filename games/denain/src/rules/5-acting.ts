import type { PiecePool, Text } from '@tambour/kernel';
import { list } from '@tambour/stage';
import { formationsOf, leaderOf, unitsOf } from '../model/formation.ts';
import type { FormationId } from '../model/ids.ts';
import { saidFormationAt } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { has } from '../model/unit.ts';
import { LOST } from '../model/vocabulary.ts';

/** The formations of a side that act now; and as a sentence names them. */
export function actingOf(g: Field, side: number): FormationId[] {
  const out: FormationId[] = [];
  for (const f of formationsOf(g, side)) if (g.s.formation.isActing[f]) out.push(f);
  return out;
}
export const actingNames = (g: Field, side: number): Text =>
  list(actingOf(g, side).map((f) => saidFormationAt(g.w, f)));

/** The units of the formations that act, but for those that are lost or bear a mark of having done it. */
export function poolActing(g: Field, pool: PiecePool, side: number, done: number): void {
  for (const f of formationsOf(g, side)) {
    if (!g.s.formation.isActing[f]) continue;
    for (const u of unitsOf(g, f)) if (g.s.unit.place[u] !== LOST && !has(g, u, done)) pool.add(u);
  }
}
/** Those who lead them and have not moved yet. */
export function poolLeading(g: Field, pool: PiecePool, side: number): void {
  for (const f of formationsOf(g, side)) {
    const l = leaderOf(g, f);
    if (g.s.formation.isActing[f] && g.s.leader.hasMoved[l] === 0) pool.add(g.w.units + l);
  }
}
