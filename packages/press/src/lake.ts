import { chance } from './chance.ts';
import { moved } from './curve.ts';
import { area, group, line, type Point, trace, traces } from './ink.ts';
import { latticeOf } from './lattice.ts';
import type { Palette } from './palette.ts';
import { outline, regionsOf } from './region.ts';
import type { Survey } from './survey.ts';
import { tuft } from './water.ts';

/** Still water: a shore near its hexsides, and lines that follow it and fade outward. */
const SHORE: readonly (readonly [level: number, width: number, opacity: number])[] = [
  [0.58, 0.95, 0.8],
  [0.67, 0.8, 0.66],
  [0.76, 0.7, 0.52],
  [0.85, 0.6, 0.4],
  [0.93, 0.5, 0.3],
];

export const drawLakes = (survey: Survey, ink: Palette): string => {
  const { terrain } = survey.sheet;
  if (!terrain.includes('lake')) return '';
  const lattice = latticeOf(survey, (hex) => (terrain[hex] === 'lake' ? 1 : 0), 0x1a4e, 1.4);
  const data = (level: number): string => traces(lattice.lines(level), true);
  const shore = data(0.5);
  const { map } = survey.layout;
  const dice = chance(`${survey.sheet.id} ripples`);
  const ripples: string[] = [];
  // Far from the shore the lines of the water lie level.
  for (let y = map.y + 6; y < map.y + map.height; y += 15)
    for (let x = map.x + dice.between(0, 40); x < map.x + map.width; ) {
      const length = dice.between(26, 90);
      if ([0, 0.5, 1].every((share) => lattice.at(x + length * share, y) > 0.985))
        ripples.push(
          trace([
            [x, y],
            [x + length, y],
          ]),
        );
      x += length + dice.between(10, 60);
    }
  return group(
    { class: 'lake' },
    line(shore, ink.waterGlow, 15, { opacity: 0.2 }),
    line(shore, ink.waterGlow, 7, { opacity: 0.28 }),
    area(shore, ink.water),
    line(shore, ink.waterInk, 2),
    ...SHORE.map(([level, width, opacity]) => line(data(level), ink.waterInk, width, { opacity })),
    line(ripples.join(''), ink.waterInk, 0.5, { opacity: 0.42 }),
  );
};

/** Marsh: water standing in level strokes among rushes, over a wash with an edge of its own. */
export const drawMarshes = (survey: Survey, ink: Palette): string => {
  const dice = chance(`${survey.sheet.id} marsh`);
  return regionsOf(survey, 'marsh', { reach: 1.45, roughness: 0.06, bend: 10 })
    .map((region) => {
      const edge = traces(outline(region, 0.25), true);
      const strokes: string[] = [];
      const tufts: string[] = [];
      const { x0, y0, x1, y1 } = region.extent;
      for (let y = y0; y < y1; y += 6.4)
        for (let x = x0 + dice.between(0, 14); x < x1; x += dice.between(13, 26)) {
          const p: Point = [x, y];
          if (region.height(x, y) < 0.29) continue;
          if (dice.next() < 0.26) tufts.push(tuft(p, dice.between(0.9, 1.3)));
          else strokes.push(trace([p, moved(p, [dice.between(6, 14), 0])]));
        }
      return group(
        { class: 'marsh' },
        area(edge, ink.waterGlow, { opacity: 0.26 }),
        line(strokes.join(''), ink.waterInk, 0.9, { opacity: 0.8 }),
        line(tufts.join(''), ink.treeInk, 0.8, { 'stroke-linecap': 'round' }),
      );
    })
    .join('');
};
