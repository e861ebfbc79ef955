import type { UnitId } from './ids.ts';
import { type Field, MARK } from './state.ts';
import { has, isHope, sheetOf, stepsOf, unitPlace, unitsOf } from './unit.ts';
import { LOST, TYPE } from './vocabulary.ts';

/** Combat factors of a unit at full strength; enfants perdus are part of their parent. */
export const fullStrength = (g: Field, u: UnitId): number => (isHope(g, u) ? 0 : sheetOf(g, u).front.fc);

/** What is left of them: dismounting is no loss, nor is a step lent. */
export function strengthLeft(g: Field, u: UnitId): number {
  const sheet = sheetOf(g, u);
  if (isHope(g, u) || unitPlace(g, u) === LOST) return 0;
  const steps = stepsOf(g, u) + (has(g, u, MARK.lent) ? 1 : 0);
  return sheet.type === TYPE.argoulets || steps >= sheet.steps ? sheet.front.fc : (sheet.back ?? sheet.front).fc;
}

/** Combat factors that a side has lost. */
export const strengthLost = (g: Field, side: number): number =>
  [...unitsOf(g, side)].reduce((sum, u) => sum + fullStrength(g, u) - strengthLeft(g, u), 0);
