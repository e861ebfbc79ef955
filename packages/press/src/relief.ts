import { itemAt, lastOf } from '@tambour/kernel';
import { type Chance, chance } from './chance.ts';
import { distance, endsOf, lengthOf, middleOf, ringOf, spaced } from './curve.ts';
import { area, group, line, type Point, traces } from './ink.ts';
import type { Palette } from './palette.ts';
import { outline, regionsOf, type Swell } from './region.ts';
import type { Survey } from './survey.ts';

/** Heights by hachures: strokes run downhill between contours, heavy and close on the side away from the light. */
const LEVELS = [0.15, 0.27, 0.39, 0.52, 0.65, 0.77];
const LIGHT: Point = [-0.64, -0.77];
const WIDTHS = [0.45, 0.65, 0.9, 1.15];

const downhill = (region: Swell, x: number, y: number): Point => {
  const step = 3;
  const dx = region.height(x - step, y) - region.height(x + step, y);
  const dy = region.height(x, y - step) - region.height(x, y + step);
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
};

/** Walks down from a contour until the next one, or until the ground runs flat. */
const hachure = (region: Swell, from: Point, until: number, share: number): Point[] => {
  const path: Point[] = [from];
  let [x, y] = from;
  for (let i = 0; i < 9; i++) {
    const [dx, dy] = downhill(region, x, y);
    x += dx * 3;
    y += dy * 3;
    path.push([x, y]);
    if (region.height(x, y) <= until) break;
  }
  return path.slice(0, Math.max(2, Math.ceil(path.length * share)));
};

export interface HillStyle {
  /** Of one wash; four lie over one another. */
  readonly tint: number;
  readonly isCrowned: boolean;
  /** How strongly the strokes are cut. */
  readonly strength?: number;
  /** How far apart, against the usual. */
  readonly gap?: number;
  /** Strokes that begin elsewhere are not cut at all. */
  readonly isShown?: (p: Point) => boolean;
}

/** One height from its foot (0.15) to its crown (0.77). */
export const drawHill = (
  region: Swell,
  dice: Chance,
  { tint, isCrowned, isShown, strength = 0.86, gap = 1 }: HillStyle,
  ink: Palette,
): string => {
  const washes = LEVELS.map((level) => outline(region, level));
  const strokes: Point[][][] = WIDTHS.map(() => []);
  for (let i = 1; i < LEVELS.length; i++) {
    const foot = itemAt(LEVELS, i - 1) + 0.01;
    for (const loop of itemAt(washes, i)) {
      // A dimple left by the rough of the ground is no hill of its own.
      if (lengthOf(loop) < 60) continue;
      let last: Point | undefined;
      for (const start of spaced(ringOf(loop), 2.3 * gap)) {
        if (isShown !== undefined && !isShown(start)) continue;
        const slope = downhill(region, start[0], start[1]);
        const lit = slope[0] * LIGHT[0] + slope[1] * LIGHT[1];
        const shade = (1 - lit) / 2;
        if (last !== undefined && distance(last, start) < (3.9 - 1.2 * shade) * gap) continue;
        last = start;
        const reach = (shade > 0.35 ? 0.8 : 0.55) + 0.3 * dice.next();
        const path = hachure(region, start, foot, Math.min(1, reach));
        const steep = i / LEVELS.length;
        const weight = Math.min(WIDTHS.length - 1, Math.floor((0.75 * shade + 0.25 * steep) * WIDTHS.length));
        const [top, end] = endsOf(path);
        itemAt(strokes, weight).push([top, middleOf(path), end]);
      }
    }
  }
  const wash = washes
    .slice(0, 4)
    .map((loops) => area(traces(loops, true), ink.hill, { opacity: tint }))
    .join('');
  // The crown is lifted out again, as a colourist leaves the lightest place bare.
  const crown = isCrowned ? area(traces(lastOf(washes), true), ink.paper, { opacity: 0.28 }) : '';
  const lines = strokes.map((paths, weight) => line(traces(paths), ink.hachure, itemAt(WIDTHS, weight))).join('');
  return group({ class: 'hill' }, wash, crown, group({ 'stroke-linecap': 'round', opacity: strength }, lines));
};

export const drawRelief = (survey: Survey, ink: Palette): string => {
  const dice = chance(`${survey.sheet.id} relief`);
  return regionsOf(survey, 'elevation', { reach: 1.55, roughness: 0.1, bend: 30 })
    .map((region) => drawHill(region, dice, { tint: 0.08, isCrowned: true }, ink))
    .join('');
};
