import { type Measures, measuresOf } from '@tambour/stage';
import { columnName } from '../model/names.ts';
import { type Field, has, isHope, LENT } from '../model/state.ts';
import { ARGOULETS, LOST } from '../model/vocabulary.ts';
import { pointsOf } from '../rules/9-victory.ts';

/** Combat factors of a unit at full strength; enfants perdus are part of their parent. */
const fullStrength = (g: Field, u: number): number => (isHope(g, u) ? 0 : g.w.unit[u]!.front.fc);
/** What is left of them: dismounting is no loss, nor is a step lent. */
function strengthLeft(g: Field, u: number): number {
  const sheet = g.w.unit[u]!;
  if (isHope(g, u) || g.s.unit.place[u] === LOST) return 0;
  const steps = g.s.unit.steps[u]! + (has(g, u, LENT) ? 1 : 0);
  return sheet.type === ARGOULETS || steps >= sheet.steps ? sheet.front.fc : (sheet.back ?? sheet.front).fc;
}

/** Strength counts who is still to come and who has left in good order; points are as if the battle ended now. */
export const measures = (g: Field): Measures =>
  measuresOf({
    sides: g.w.sideUnits,
    formations: g.w.columnIds.map((id, c) => ({
      side: g.w.columnSide[c]!,
      formation: columnName(g.w, id),
      units: g.w.columnUnits[c]!,
    })),
    full: (u) => fullStrength(g, u),
    left: (u) => strengthLeft(g, u),
    points: (side) => pointsOf(g, side).total,
  });
