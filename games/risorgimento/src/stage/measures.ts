import { type Measures, measuresOf } from '@tambour/stage';
import { unitId } from '../model/ids.ts';
import { formationName } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { ARTILLERY, LOST } from '../model/vocabulary.ts';
import { score } from '../rules/9-victory.ts';

/** R63 A battery has no cohesion: it is there or not. */
const BATTERY = 4;
export const fullStrength = (g: Field, u: number): number =>
  g.w.unitType[u] === ARTILLERY ? BATTERY : g.w.cohesion[u]! + 1;
/** 8.12 A unit lasts until its hits exceed its cohesion. */
export const strengthLeft = (g: Field, u: number): number => {
  if (g.s.unit.place[unitId(u)] === LOST) return 0;
  return g.w.unitType[u] === ARTILLERY ? BATTERY : Math.max(0, g.w.cohesion[u]! + 1 - g.s.unit.hits[u]!);
};

/** Strength is what hits units can still take, of those too who have yet to come; points are as if the battle ended now. */
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
