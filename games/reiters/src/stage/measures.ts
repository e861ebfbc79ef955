import { type Measures, measuresOf } from '@tambour/stage';
import { unitId } from '../model/ids.ts';
import { columnUnits } from '../model/lookup.ts';
import { columnName } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { fullStrength, strengthLeft } from '../model/strength.ts';
import { pointsOf } from '../rules/9-victory.ts';
import { say } from '../texts/say.ts';

/** Strength counts who is still to come and who has left in good order; points are as if the battle ended now. */
export const measures = (g: Field): Measures =>
  measuresOf({
    sides: g.w.sideUnits,
    formations: g.w.data.columns.map(({ id, side }, c) => ({
      side,
      formation: columnName(g.w, id),
      units: columnUnits(g, c),
    })),
    called: say('measures.column'),
    full: (u) => fullStrength(g, unitId(u)),
    left: (u) => strengthLeft(g, unitId(u)),
    points: (side) => pointsOf(g, side).total,
  });
