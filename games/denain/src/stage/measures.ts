import type { Measures } from '@tambour/stage';
import { score } from '../rules/13-victory.ts';
import type { Field } from '../state.ts';
import { C, F } from '../vocabulary.ts';
import { formationName } from '../words/names.ts';

const sum = (units: Iterable<number>, of: (u: number) => number): number => {
  let total = 0;
  for (const u of units) total += of(u);
  return total;
};

/** Strength counts who is still to come; points are as if the battle ended now. */
export function measures(g: Field): Measures {
  const { w, s } = g;
  return {
    strength: [F, C].map((side) => sum(w.sideUnits[side]!, (u) => s.unit.cf[u]!)),
    points: [F, C].map((side) => score(g, side).total),
    losses: w.formationIds.map((id, f) => ({
      side: w.formationSide[f]!,
      formation: formationName(w, id),
      lost: sum(w.formationUnits[f]!, (u) => w.unitCf[u]! - s.unit.cf[u]!),
      of: sum(w.formationUnits[f]!, (u) => w.unitCf[u]!),
    })),
  };
}
