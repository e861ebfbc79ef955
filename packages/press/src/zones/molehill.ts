import { type Chance, chance } from '../chance.ts';
import { distance, ringOf, spaced } from '../curve.ts';
import { area, group, line, number, type Point } from '../ink.ts';
import type { Palette } from '../palette.ts';
import { outline, type Swell } from '../region.ts';
import { isBlank, isFree } from './clearance.ts';
import type { ZoneSurvey } from './zone-survey.ts';

/** Heights as the sixteenth century cut them: rows of little hills in view, dark on the right, along every slope. */
const MOUNDS = [
  {
    back: 'M-17 0c4-7 8-15 15-16c8 0 12 9 19 16',
    dark: 'M-2-16c8 0 12 9 19 16h-11c1-6-3-12-8-16z',
    strokes: 'M3-13c3 4 5 8 6 12M7-11c3 3 5 7 6 10M0-12c2 4 4 8 4 11M-9-6c-2 2-3 4-4 5',
  },
  {
    back: 'M-15 0c2-6 6-12 11-12c4 0 5 3 7 3c3 0 8 4 12 9',
    dark: 'M-4-12c4 0 5 3 7 3c3 0 8 4 12 9h-10c-1-5-5-9-9-12z',
    strokes: 'M2-9c3 3 4 6 5 8M7-7c3 2 5 4 6 6M-1-9c2 3 3 6 3 8M-9-5c-2 2-3 3-3 4',
  },
  {
    back: 'M-13 0c3-8 6-13 12-14c5 1 9 7 13 14',
    dark: 'M-1-14c5 1 9 7 13 14h-8c0-5-2-10-5-14z',
    strokes: 'M2-11c3 4 4 7 5 10M5-9c2 3 4 6 4 8M0-10c1 3 2 6 2 9',
  },
] as const;
/** Half way down the slope, whose foot is 0.15 and whose brow 0.77. */
const MIDWAY = 0.44;

export const moundSymbols = (prefix: string, ink: Palette): string =>
  MOUNDS.map(({ back, dark, strokes }, i) =>
    group(
      { id: `${prefix}-mound${i}` },
      area(`${back}z`, ink.paper),
      area(`${back}z`, ink.hill, { 'fill-opacity': 0.34 }),
      area(dark, ink.hachure, { 'fill-opacity': 0.26 }),
      line(strokes, ink.hachure, 0.8, { 'stroke-linecap': 'round' }),
      line(back, ink.hachure, 1.3, { 'stroke-linecap': 'round' }),
    ),
  ).join('');

/** One of them, its foot at a point. */
export const moundAt = (prefix: string, [x, y]: Point, dice: Chance): string =>
  `<use href="#${prefix}-mound${Math.floor(dice.next() * MOUNDS.length)}" transform="translate(${number(x)} ${number(y)}) scale(${number(dice.between(0.9, 1.4))})"/>`;

/** Along the slopes of some high ground, where neither road nor word is in the way. */
export const moundsAlong = (survey: ZoneSurvey, high: Swell, isShown: (p: Point) => boolean): Point[] => {
  const dice = chance(`${survey.sheet.id} mounds`);
  const placed: Point[] = [];
  for (const loop of outline(high, MIDWAY, 12))
    for (const p of spaced(ringOf(loop), 21)) {
      const at: Point = [p[0] + dice.between(-5, 5), p[1] + dice.between(2, 9)];
      const isClear =
        isShown(at) &&
        isFree(survey, at, 13) &&
        isFree(survey, [at[0], at[1] - 12], 9) &&
        [-12, 0, 12].every(
          (dx) =>
            isBlank(survey.lettering.blocks, [at[0] + dx, at[1]]) &&
            isBlank(survey.lettering.blocks, [at[0] + dx, at[1] - 14]),
        );
      if (isClear && placed.every((other) => distance(other, at) > 17)) placed.push(at);
    }
  return placed;
};
