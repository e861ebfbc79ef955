import { heading, leftOf, moved, parallel, ringOf, sidesOf, spaced } from './curve.ts';
import type { Redoubt } from './hex-sheet.ts';
import { area, group, line, type Point, trace } from './ink.ts';
import { polar } from './layout.ts';
import type { Palette } from './palette.ts';
import type { Survey } from './survey.ts';

/** A closed work with four bastions, its ditch and glacis; the gorge looks to the rear. */
const SIZE = { great: 27, small: 23 } as const;

const starFort = (center: Point, radius: number, turn: number): Point[] => {
  const path: Point[] = [];
  for (let i = 0; i < 4; i++) {
    const angle = turn + 90 * i;
    const place = (by: number, reach: number): Point => moved(center, polar(angle + by, radius * reach));
    path.push(place(-27, 0.79), place(-16, 1.02), place(0, 1.36), place(16, 1.02), place(27, 0.79));
  }
  return path;
};

const drawFort = (center: Point, radius: number, turn: number, ink: Palette): string => {
  const wall = starFort(center, radius, turn);
  const inner = starFort(center, radius * 0.68, turn);
  const strokes: string[] = [];
  let count = 0;
  for (const [from, to] of sidesOf(wall)) {
    const outward = leftOf(heading(from, to));
    for (const p of spaced([from, to], 2.6).slice(0, -1)) {
      const foot = moved(p, outward, 5);
      strokes.push(trace([foot, moved(foot, outward, count++ % 2 === 0 ? 5.6 : 3.2)]));
    }
  }
  return group(
    { class: 'redoubt', 'stroke-linejoin': 'round' },
    area(trace(wall, true), ink.paper),
    area(trace(wall, true), ink.rampart, { opacity: 0.62 }),
    line(strokes.join(''), ink.ink, 0.55, { opacity: 0.8 }),
    line(trace(parallel(ringOf(wall), 4), true), ink.ink, 0.7),
    line(trace(wall, true), ink.ink, 2.2),
    area(trace(inner, true), ink.paper, { stroke: ink.ink, 'stroke-width': 0.7 }),
  );
};

export const drawRedoubt = (survey: Survey, redoubt: Redoubt, ink: Palette): string =>
  drawFort(survey.layout.center(redoubt.hex), SIZE[redoubt.size], 45, ink);

/** A bridgehead is drawn before the water, so that the river passes through it and the bridge over it. */
export const drawBridgeheads = (survey: Survey, ink: Palette): string =>
  survey.sheet.redoubts
    .filter((redoubt) => survey.sheet.terrain[redoubt.hex] === 'river')
    .map((redoubt) => drawFort(survey.layout.center(redoubt.hex), 35, 45, ink))
    .join('');

export const drawRedoubts = (survey: Survey, ink: Palette): string =>
  group(
    { class: 'redoubts' },
    ...survey.sheet.redoubts
      .filter((redoubt) => survey.sheet.terrain[redoubt.hex] !== 'river')
      .map((redoubt) => drawRedoubt(survey, redoubt, ink)),
  );
