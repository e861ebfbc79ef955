import { itemAt, present } from '@tambour/kernel';
import type { Height } from '../contour.ts';
import { middleOf, nearest, parallel } from '../curve.ts';
import type { Point } from '../ink.ts';
import { type Block, isWithin } from '../labels.ts';
import type { BorderCourse } from './border-course.ts';
import { holds, type Plot } from './plot.ts';
import { depthIn } from './reach-field.ts';
import type { ZoneMarks } from './zone-courses.ts';

/** Finding a seat for a word: of all places in its zones, the one that hides least. */

/** Half the side of the ground that counters take: one of them, then four; and what a word loses by lying there. */
const CALM = [
  [40, 14],
  [66, 4],
] as const;
/** Between a word and a counter. */
const CLEAR = 5;
/** Between a word and the border. */
const AIR = 13;

export const blockAt = ([x, y]: Point, width: number, size: number): Block => ({
  x0: x - width / 2 - 3,
  y0: y - size * 0.76,
  x1: x + width / 2 + 3,
  y1: y + size * 0.26,
});

export const overlap = (a: Block, b: Block, gap = 2): boolean =>
  a.x0 < b.x1 + gap && b.x0 < a.x1 + gap && a.y0 < b.y1 + gap && b.y0 < a.y1 + gap;

const rim = (block: Block): Point[] => {
  const points: Point[] = [];
  for (const share of [0, 0.25, 0.5, 0.75, 1])
    for (const y of [block.y0, block.y1]) points.push([block.x0 + (block.x1 - block.x0) * share, y]);
  return points;
};

/** Lines that a word should not cross, thinned out. */
export const obstaclesOf = (survey: ZoneMarks): Point[] => [
  ...survey.ways.courses.flatMap(({ line }) => line),
  ...survey.streams.flatMap(({ center }) => center),
  ...survey.rivers.flatMap(({ center, half }) => [
    ...center,
    ...parallel(center, itemAt(half, 0)),
    ...parallel(center, -itemAt(half, 0)),
  ]),
  ...survey.dams.flat(),
  ...survey.borders.flatMap((course) => [...slope(survey, course), ...bankWall(survey, course)]),
];

/** Where the hachures lie below a brow. */
const slope = ({ plots }: ZoneMarks, { border, path }: BorderCourse): Point[] => {
  const plotOf = (id: string): Plot => present(plots.find(({ zone }) => zone.id === id));
  const [a, b] = [plotOf(border.zones[0]), plotOf(border.zones[1])];
  if (a.zone.altitude === b.zone.altitude) return [];
  const lower = a.zone.altitude < b.zone.altitude ? a : b;
  const probe = middleOf(parallel(path, 6));
  const side = holds(lower.outline, probe) ? 1 : -1;
  return [12, 24].flatMap((off) => parallel(path, side * off));
};

/** Where a wall stands back from its river. */
const bankWall = ({ rivers }: ZoneMarks, { border, path, middle, side }: BorderCourse): Point[] =>
  border.features.includes('rampart') && rivers.some(({ center }) => nearest(center, middle).distance < 8)
    ? parallel(path, side * 28)
    : [];

export interface Word {
  readonly plots: readonly Plot[];
  readonly width: number;
  readonly size: number;
  readonly wish: Point;
}

const cornersOf = (plots: readonly Plot[]): Block => ({
  x0: Math.min(...plots.map(({ extent }) => extent.x0)),
  y0: Math.min(...plots.map(({ extent }) => extent.y0)),
  x1: Math.max(...plots.map(({ extent }) => extent.x1)),
  y1: Math.max(...plots.map(({ extent }) => extent.y1)),
});

const STEP = 8;

/** Every place a word might have, those nearest to its wish first. */
const placesIn = ({ x0, y0, x1, y1 }: Block, [wx, wy]: Point): { readonly at: Point; readonly away: number }[] => {
  const found: { at: Point; away: number }[] = [];
  for (let y = y0 + STEP; y < y1; y += STEP)
    for (let x = x0 + STEP; x < x1; x += STEP) found.push({ at: [x, y], away: Math.hypot(x - wx, y - wy) });
  return found.sort((a, b) => a.away - b.away);
};

/** What a word loses by running into its border. */
const crowding = (block: Block, depths: readonly Height[]): number => {
  let cost = 0;
  for (const [x, y] of rim(block)) {
    let inside = Number.NEGATIVE_INFINITY;
    for (const depth of depths) inside = Math.max(inside, depth(x, y));
    if (inside < AIR) cost += (AIR - inside) * 1.6;
  }
  return cost;
};

/** What a word loses by lying under a counter of the opening. */
const COVERED = 30;

export interface Around {
  /** Lines that a word should not cross. */
  readonly lines: readonly Point[];
  /** What other words and signs cover. */
  readonly taken: readonly Block[];
  /** Where counters lie as the battle begins. */
  readonly stands: readonly Block[];
}

export const seat = (survey: ZoneMarks, word: Word, { lines, taken, stands }: Around): Point => {
  const { plots, width, size, wish } = word;
  const ground = cornersOf(plots);
  const near = lines.filter(
    ([x, y]) => x > ground.x0 - 20 && x < ground.x1 + 20 && y > ground.y0 - 20 && y < ground.y1 + 20,
  );
  const depths = plots.map((plot) => depthIn(survey.lattice, survey.plots.indexOf(plot)));
  let least = Number.POSITIVE_INFINITY;
  let best = wish;
  for (const { at, away } of placesIn(ground, wish)) {
    let cost = away * 0.05;
    // All that follow are farther away still.
    if (cost >= least) break;
    const block = blockAt(at, width, size);
    for (const { middle } of plots) {
      for (const [half, price] of CALM) {
        const calm = { x0: middle[0] - half, y0: middle[1] - half, x1: middle[0] + half, y1: middle[1] + half };
        if (overlap(block, calm, 0)) cost += price;
      }
    }
    for (const other of taken) if (overlap(block, other)) cost += 60;
    for (const stand of stands) if (overlap(block, stand, CLEAR)) cost += COVERED;
    if (cost < least) cost += crowding(block, depths);
    if (cost >= least) continue;
    const wide = { x0: block.x0 - 5, y0: block.y0 - 5, x1: block.x1 + 5, y1: block.y1 + 5 };
    for (const p of near) if (isWithin(p, wide)) cost += 5;
    if (cost < least) {
      least = cost;
      best = at;
    }
  }
  return best;
};
