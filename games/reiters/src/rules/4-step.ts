import type { UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { isOnMap } from '../model/unit.ts';
import type { ReitersWorld } from '../model/world.ts';
import { passes } from './1-quality.ts';
import { throwIntoDisorder } from './11-wavering.ts';

/** What a step does to a unit by its price: nothing, a test, disorder for certain. */
export const EASY = 0;
export const TESTING = 1;
export const RUINOUS = 2;

/** 4.1.4a 4.1.4b A step of three points tests, of four or more disorganises. */
export const strainOf = (w: ReitersWorld, cost: number): number => {
  const { stepTestAt, stepDisorganisedFrom } = w.charts.movement;
  return cost < stepTestAt ? EASY : cost < stepDisorganisedFrom ? TESTING : RUINOUS;
};

/** 4.1.4a 4.1.4b 4.1.4c 4.1.4d 4.6f X1 X2 X3 R2 R26 R27 A step made is judged, once. Says whether it threw the unit into disorder. */
export function judgeStep(g: Field, u: UnitId, cost: number, cause: 'march' | 'face'): boolean {
  const strain = strainOf(g.w, cost);
  if (strain === EASY || !isOnMap(g, u)) return false;
  const rule = strain === RUINOUS ? '4.1.4b' : '4.1.4a';
  if (strain === TESTING && passes(g, u, cause, rule)) return false;
  throwIntoDisorder(g, u, rule);
  return true;
}
