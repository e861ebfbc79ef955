import { nearest, parallel } from '../curve.ts';
import type { Point } from '../ink.ts';
import { type Block, isWithin } from '../labels.ts';
import { wordWidth } from '../lettering.ts';
import type { BorderCourse } from './border-course.ts';
import { hasCover, holds, type Plot } from './plot.ts';
import { depthIn } from './reach-field.ts';
import type { ZonePlace } from './zone-sheet.ts';
import type { ZoneSurvey } from './zone-survey.ts';

/** Where names and numbers go: off the middle, off the roads, off one another. */
type Courses = Omit<ZoneSurvey, 'lettering'>;

export interface NumberLabel {
  readonly plot: Plot;
  readonly at: Point;
}

export interface NameLabel {
  readonly place: ZonePlace;
  readonly at: Point;
  readonly size: number;
  readonly spacing: number;
}

export interface Lettering {
  readonly names: readonly NameLabel[];
  readonly numbers: readonly NumberLabel[];
  /** What all of them cover, for those who draw round them. */
  readonly blocks: readonly Block[];
}

export const NUMBER_SIZE = 15;
const STYLE = { capitals: { size: 27, spacing: 6 }, italic: { size: 20, spacing: 0.4 } } as const;
/** Half the side of the ground counters take first. */
const CALM = 40;
/** Between a word and the border. */
const AIR = 13;

const blockAt = ([x, y]: Point, width: number, size: number): Block => ({
  x0: x - width / 2 - 3,
  y0: y - size * 0.76,
  x1: x + width / 2 + 3,
  y1: y + size * 0.26,
});

const overlap = (a: Block, b: Block, gap = 2): boolean =>
  a.x0 < b.x1 + gap && b.x0 < a.x1 + gap && a.y0 < b.y1 + gap && b.y0 < a.y1 + gap;

export const numberWidth = ({ zone }: Plot): number =>
  wordWidth(zone.id, NUMBER_SIZE, 0.6) + (zone.mark === undefined ? 0 : wordWidth(zone.mark, 10.5, 0.4) + 5);

const rim = (block: Block): Point[] => {
  const points: Point[] = [];
  for (const share of [0, 0.25, 0.5, 0.75, 1])
    for (const y of [block.y0, block.y1]) points.push([block.x0 + (block.x1 - block.x0) * share, y]);
  return points;
};

/** Lines that a word should not cross, thinned out. */
const obstacles = (survey: Courses): Point[] => [
  ...survey.ways.courses.flatMap(({ line }) => line),
  ...survey.streams.flatMap(({ center }) => center),
  ...survey.rivers.flatMap(({ center, half }) => [
    ...center,
    ...parallel(center, half[0]!),
    ...parallel(center, -half[0]!),
  ]),
  ...survey.dams.flat(),
  ...survey.borders.flatMap((course) => [...slope(survey, course), ...bankWall(survey, course)]),
];

/** Where the hachures lie below a brow. */
const slope = ({ plots }: Courses, { border, path }: BorderCourse): Point[] => {
  const [a, b] = border.zones.map((id) => plots.find(({ zone }) => zone.id === id)!) as [Plot, Plot];
  if (a.zone.altitude === b.zone.altitude) return [];
  const lower = a.zone.altitude < b.zone.altitude ? a : b;
  const probe = parallel(path, 6)[Math.floor(path.length / 2)]!;
  const side = holds(lower.outline, probe) ? 1 : -1;
  return [12, 24].flatMap((off) => parallel(path, side * off));
};

/** Where a wall stands back from its river. */
const bankWall = ({ rivers }: Courses, { border, path, middle, side }: BorderCourse): Point[] =>
  border.features.includes('rampart') && rivers.some(({ center }) => nearest(center, middle).distance < 8)
    ? parallel(path, side * 28)
    : [];

export const placeLettering = (survey: Courses): Lettering => {
  const byZone = new Map(survey.plots.map((plot) => [plot.zone.id, plot]));
  const lines = obstacles(survey);
  const taken: Block[] = [...survey.landmarks].map(([zone, [x, y]]) => {
    const isCastle = hasCover(byZone.get(zone), 'castle');
    return isCastle
      ? { x0: x - 62, y0: y - 78, x1: x + 62, y1: y + 20 }
      : { x0: x - 18, y0: y - 32, x1: x + 22, y1: y + 4 };
  });

  const seat = (plots: readonly Plot[], width: number, size: number, wish: Point, step: number): Point => {
    const [x0, y0] = [Math.min(...plots.map((p) => p.extent.x0)), Math.min(...plots.map((p) => p.extent.y0))];
    const [x1, y1] = [Math.max(...plots.map((p) => p.extent.x1)), Math.max(...plots.map((p) => p.extent.y1))];
    const near = lines.filter(([x, y]) => x > x0 - 20 && x < x1 + 20 && y > y0 - 20 && y < y1 + 20);
    const depths = plots.map((plot) => depthIn(survey.lattice, survey.plots.indexOf(plot)));
    let least = Number.POSITIVE_INFINITY;
    let best = wish;
    for (let y = y0 + step; y < y1; y += step) {
      for (let x = x0 + step; x < x1; x += step) {
        const block = blockAt([x, y], width, size);
        let cost = Math.hypot(x - wish[0], y - wish[1]) * 0.05;
        for (const p of rim(block)) {
          const inside = Math.max(...depths.map((depth) => depth(p[0], p[1])));
          if (inside < AIR) cost += (AIR - inside) * 1.6;
        }
        if (cost >= least) continue;
        for (const other of taken) if (overlap(block, other)) cost += 60;
        for (const p of near)
          if (isWithin(p, { x0: block.x0 - 5, y0: block.y0 - 5, x1: block.x1 + 5, y1: block.y1 + 5 })) cost += 5;
        for (const { middle } of plots) {
          const calm: Block = {
            x0: middle[0] - CALM,
            y0: middle[1] - CALM,
            x1: middle[0] + CALM,
            y1: middle[1] + CALM,
          };
          if (overlap(block, calm, 0)) cost += 14;
        }
        if (cost < least) {
          least = cost;
          best = [x, y];
        }
      }
    }
    return best;
  };

  const order = [...survey.sheet.places].sort((a, b) => b.zones.length - a.zones.length);
  const names = order.map((place): NameLabel => {
    const plots = place.zones.map((zone) => byZone.get(zone)!);
    const { size, spacing } = STYLE[place.letter];
    const text = lettered(place);
    const width = wordWidth(text, size, spacing);
    const mean: Point = [
      plots.reduce((sum, { middle }) => sum + middle[0], 0) / plots.length,
      plots.reduce((sum, { middle }) => sum + middle[1], 0) / plots.length,
    ];
    const wish: Point = plots.length > 1 ? mean : [mean[0], mean[1] + 66];
    const at = seat(plots, width, size, wish, 9);
    taken.push(blockAt(at, width, size));
    return { place, at, size, spacing };
  });
  const numbers = survey.plots.map((plot): NumberLabel => {
    const wish: Point = [plot.middle[0], plot.middle[1] - plot.room + 26];
    const at = seat([plot], numberWidth(plot) + 6, NUMBER_SIZE + 4, wish, 8);
    taken.push(blockAt(at, numberWidth(plot) + 8, NUMBER_SIZE + 4));
    return { plot, at };
  });
  return { names, numbers, blocks: taken.slice(survey.landmarks.size) };
};

export const lettered = ({ name, letter }: ZonePlace): string =>
  letter === 'capitals' ? name.toLocaleUpperCase('fr') : name;
