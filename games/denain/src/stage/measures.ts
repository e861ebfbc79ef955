import type { Measures } from '@tambour/stage';
import { formationName } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { COALITION, FRENCH } from '../model/vocabulary.ts';
import { score } from '../rules/13-victory.ts';

const sum = (units: Iterable<number>, of: (u: number) => number): number => {
  let total = 0;
  for (const u of units) total += of(u);
  return total;
};

/** Strength counts who is still to come; points are as if the battle ended now. */
export function measures(g: Field): Measures {
  const { w, s } = g;
  return {
    strength: [FRENCH, COALITION].map((side) => sum(w.sideUnits[side]!, (u) => s.unit.cf[u]!)),
    points: [FRENCH, COALITION].map((side) => score(g, side).total),
    losses: w.formationIds.map((id, f) => ({
      side: w.formationSide[f]!,
      formation: formationName(w, id),
      lost: sum(w.formationUnits[f]!, (u) => w.unitCf[u]! - s.unit.cf[u]!),
      of: sum(w.formationUnits[f]!, (u) => w.unitCf[u]!),
    })),
  };
}
