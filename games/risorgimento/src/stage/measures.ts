import { type Measures, measuresOf } from '@tambour/stage';
import { formationId, type UnitId, unitId } from '../model/ids.ts';
import { formationName } from '../model/names.ts';
import { type Field, hitsOf } from '../model/state.ts';
import { ARTILLERY, LOST } from '../model/vocabulary.ts';
import { cohesionOf, sideOfFormation, unitsOfFormation } from '../model/world-lookup.ts';
import { score } from '../rules/9-victory.ts';

/** R63 A battery has no cohesion: it is there or not. */
const BATTERY = 4;
export const fullStrength = (g: Field, u: UnitId): number =>
  g.w.unitType[u] === ARTILLERY ? BATTERY : cohesionOf(g, u) + 1;
/** 8.12 A unit lasts until its hits exceed its cohesion. */
export const strengthLeft = (g: Field, u: UnitId): number => {
  if (g.s.unit.place[u] === LOST) return 0;
  return g.w.unitType[u] === ARTILLERY ? BATTERY : Math.max(0, cohesionOf(g, u) + 1 - hitsOf(g, u));
};

/** Strength is what hits units can still take, of those too who have yet to come; points are as if the battle ended now. */
export const measures = (g: Field): Measures =>
  measuresOf({
    sides: g.w.sideUnits,
    formations: g.w.formationIds.map((id, f) => ({
      side: sideOfFormation(g, formationId(f)),
      formation: formationName(g.w, id),
      units: unitsOfFormation(g, formationId(f)),
    })),
    full: (u) => fullStrength(g, unitId(u)),
    left: (u) => strengthLeft(g, unitId(u)),
    points: (side) => score(g, side).total,
  });
