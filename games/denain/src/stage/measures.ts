import { attackBy, type Fighting, type Measures, measuresOf, unitsBySide } from '@tambour/stage';
import type { DenainEvent } from '../model/event.ts';
import { formationSide, unitsOf } from '../model/formation.ts';
import { labelOf } from '../model/hex.ts';
import { formationId, unitId } from '../model/ids.ts';
import { formationName } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { fullStrength, hexOf, isOnMap, strengthOf } from '../model/unit.ts';
import { score } from '../rules/13-victory.ts';
import { objectives } from './victory.ts';

/** Strength counts who is still to come; points are as if the battle ended now. */
export const measures = (g: Field): Measures =>
  measuresOf({
    sides: g.w.sideUnits,
    formations: g.w.formationIds.map((id, f) => ({
      side: formationSide(g, formationId(f)),
      formation: formationName(g.w, id),
      units: unitsOf(g, formationId(f)),
    })),
    full: (u) => fullStrength(g, unitId(u)),
    left: (u) => strengthOf(g, unitId(u)),
    points: (side) => score(g, side).total,
  });

/** What the study of many battles counts: a shot at any time and an assault that is declared are attacks. */
export const fighting: Fighting<Field> = {
  units: (g) => unitsBySide(g.w.sideUnits, (u) => fullStrength(g, unitId(u))),
  left: (g, u) => strengthOf(g, unitId(u)),
  place: (g, u) => (isOnMap(g, unitId(u)) ? labelOf(g, hexOf(g, unitId(u))) : undefined),
  objectives,
  attack: attackBy<DenainEvent>({
    fired: ({ piece, at }) => ({ kind: 'fire', by: [piece], at: [at] }),
    'shock-declared': ({ attackers, targets }) => ({ kind: 'close', by: attackers, at: targets }),
  }),
};
