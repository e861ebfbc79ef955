import { BadInput } from '@tambour/kernel';
import { CHARTS } from '../model/charts.ts';
import { BANDS, type Band, type Calibre, type Weapon } from '../model/vocabulary.ts';

/** What the die makes of losses, in per cent. */
export function diePercent(die: number): number {
  const found = CHARTS.lossDie.percent[String(die) as keyof typeof CHARTS.lossDie.percent];
  if (found === undefined) throw new BadInput('die', `must be a whole number from 1 to 6, not ${die}`);
  return found;
}
/** C7g C7j C9b C9k Figures by what each inflicts, by the modifiers and the die; never below the floor, never more than the men left. */
export function lossesBy(c: {
  readonly figures: number;
  readonly rate: number;
  readonly modifiers: number;
  readonly floor: number;
  readonly die: number;
  readonly menLeft?: number;
}): number {
  const share = 100 + Math.max(c.floor, c.modifiers);
  const losses = Math.floor((c.figures * c.rate * share * diePercent(c.die)) / 10_000);
  return Math.min(losses, c.menLeft ?? losses);
}
/** C7e C7g C7j A shot of muskets or carbines: by the band the distance lies in, nothing beyond the last. */
export function smallArms(
  c: { readonly figures: number; readonly weapon: Weapon; readonly distance: number; readonly modifiers: number },
  die: number,
): { readonly losses: number } {
  const rate = CHARTS.smallArms[c.weapon].find(({ to }) => c.distance <= to)?.losses ?? 0;
  return { losses: lossesBy({ ...c, rate, floor: CHARTS.smallArms.floor, die }) };
}
/** C7h The band of a gun. */
export const bandOf = (calibre: Calibre, distance: number): Band | null =>
  BANDS.find((band) => distance <= CHARTS.artillery.calibres[calibre][band]) ?? null;
/** C7h C7g C7j A shot of a battery, by the figures of its crew. */
export function artillery(
  c: { readonly crew: number; readonly calibre: Calibre; readonly distance: number; readonly modifiers: number },
  die: number,
): { readonly losses: number; readonly band: Band | null } {
  const band = bandOf(c.calibre, c.distance);
  const rate = band ? CHARTS.artillery.calibres[c.calibre].losses[band] : 0;
  const { floor } = CHARTS.artillery;
  return { losses: lossesBy({ figures: c.crew, rate, modifiers: c.modifiers, floor, die }), band };
}
/** C9b C9c C9k What a unit inflicts in melee. */
export const melee = (c: { readonly figures: number; readonly modifiers: number }, die: number) => ({
  losses: lossesBy({ ...c, rate: CHARTS.melee.lossesPerFigure, floor: CHARTS.melee.floor, die }),
});
