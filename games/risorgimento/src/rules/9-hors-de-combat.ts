import { emit } from '../model/emit.ts';
import { type FormationId, formationId } from '../model/ids.ts';
import { DISORDERED, type Field, has } from '../model/state.ts';
import { CORPS_CAVALRY, LOST, RESERVE_ARTILLERY, WAITING } from '../model/vocabulary.ts';
import { formationIdOf, unitsOfFormation } from '../model/world-lookup.ts';

/** 9.1a R101 A brigade has a brigadier; reserve artillery and corps cavalry are none and are never hors de combat. */
export const isBrigade = (g: Field, f: FormationId): boolean =>
  g.w.formationKind[f] !== RESERVE_ARTILLERY && g.w.formationKind[f] !== CORPS_CAVALRY;

/** 9.1a R101 Whether more than half of a brigade's units that have come into play are disordered or lost. */
export function isBroken(g: Field, f: FormationId): boolean {
  if (!isBrigade(g, f)) return false;
  let all = 0;
  let broken = 0;
  for (const u of unitsOfFormation(g, f)) {
    const place = g.s.unit.place[u];
    if (place === WAITING) continue;
    all++;
    if (place === LOST || has(g, u, DISORDERED)) broken++;
  }
  return 2 * broken > all;
}
/** 9.1a 9.1b 9.12 R14 Sets or lifts a brigade's state, at the moments of 9.1b; in between it does not change. */
export function readHorsDeCombat(g: Field, f: FormationId): void {
  const now = isBroken(g, f);
  if (now === (g.s.formation.isHorsDeCombat[f] === 1)) return;
  g.s.formation.isHorsDeCombat[f] = now ? 1 : 0;
  emit(g, {
    type: 'hors-de-combat',
    rule: now ? '9.1a' : '9.12',
    formation: formationIdOf(g, f),
    isHorsDeCombat: now,
  });
}
/** 9.1b R14 After recovery and before demoralisation every brigade is read. */
export function readAllHorsDeCombat(g: Field): void {
  for (let f = formationId(0); f < g.w.formations; f++) readHorsDeCombat(g, f);
}
