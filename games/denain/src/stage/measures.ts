import { type Measures, measuresOf } from '@tambour/stage';
import { formationName } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { score } from '../rules/13-victory.ts';

export const fullStrength = (g: Field, u: number): number => g.w.unitCf[u]!;
export const strengthLeft = (g: Field, u: number): number => g.s.unit.cf[u]!;

/** Strength counts who is still to come; points are as if the battle ended now. */
export const measures = (g: Field): Measures =>
  measuresOf({
    sides: g.w.sideUnits,
    formations: g.w.formationIds.map((id, f) => ({
      side: g.w.formationSide[f]!,
      formation: formationName(g.w, id),
      units: g.w.formationUnits[f]!,
    })),
    full: (u) => fullStrength(g, u),
    left: (u) => strengthLeft(g, u),
    points: (side) => score(g, side).total,
  });
