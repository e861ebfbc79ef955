import { CHARTS } from '../model/charts.ts';
import { DEGRADATIONS, type Degradation } from '../model/vocabulary.ts';

const order = (level: Degradation): number => DEGRADATIONS.indexOf(level);
/** R14 Formed or disorganised: what "formed" means wherever the chapter asks for it. */
export const hasFormation = (level: Degradation): boolean =>
  CHARTS.degradation.levels.find(({ code }) => code === level)?.hasFormation ?? false;
export const worseBy = (level: Degradation, steps: number): Degradation =>
  DEGRADATIONS[Math.min(order(level) + steps, DEGRADATIONS.length - 1)] ?? level;
/** The worse of the two. */
export const atLeast = (level: Degradation, least: Degradation): Degradation =>
  order(level) < order(least) ? least : level;
