import { attackBy, type Fighting, type Measures, measuresOf, unitsBySide } from '@tambour/stage';
import type { DenainEvent } from '../model/event.ts';
import { formationName } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { ON_MAP } from '../model/vocabulary.ts';
import { score } from '../rules/13-victory.ts';
import { objectives } from './victory.ts';

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

/** What the study of many battles counts: a shot at any time and an assault that is declared are attacks. */
export const fighting: Fighting<Field> = {
  units: (g) => unitsBySide(g.w.sideUnits, (u) => fullStrength(g, u)),
  left: strengthLeft,
  place: (g, u) => (g.s.unit.place[u] === ON_MAP ? g.w.hexNames[g.s.unit.hex[u]!] : undefined),
  objectives,
  attack: attackBy<DenainEvent>({
    fired: ({ piece, at }) => ({ kind: 'fire', by: [piece], at: [at] }),
    'shock-declared': ({ attackers, targets }) => ({ kind: 'close', by: attackers, at: targets }),
  }),
};
