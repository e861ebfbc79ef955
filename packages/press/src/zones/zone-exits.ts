import { distance, parallel, spaced, spline } from '../curve.ts';
import type { Point } from '../ink.ts';
import { type Block, readable } from '../labels.ts';
import type { Rect } from '../layout.ts';
import { wordWidth } from '../lettering.ts';
import { overlap } from './seating.ts';
import type { ZoneMarks } from './zone-courses.ts';
import type { ZoneExit } from './zone-sheet.ts';

/** Where the name of a road goes: along it, near where it leaves the map, beside what stands there. */
export interface ExitLabel {
  readonly exit: ZoneExit;
  readonly path: readonly Point[];
  readonly blocks: readonly Block[];
}

export const EXIT_SIZE = 16.5;
export const EXIT_SPACING = 0.6;
/** Between the road and its name, on either hand. */
const BESIDE = [8, -8 - EXIT_SIZE * 0.66] as const;
/** How far from the edge, in lengths of the word, a name may slip. */
const FARTHEST = 2.5;

const PRICE = { counter: 20, word: 12, middle: 3, step: 0.25, below: 1.5 } as const;

export const insideMap = (path: readonly Point[], map: Rect): Point[] =>
  path.filter(([x, y]) => x > map.x + 5 && x < map.x + map.width - 5 && y > map.y + 5 && y < map.y + map.height - 5);

/** What a word along a line covers: a square a few letters wide, over the line, again and again. */
const blocksAlong = (path: readonly Point[], width: number): Block[] => {
  const half = EXIT_SIZE * 0.55;
  const points = spaced(path, half * 2);
  // The word stands in the middle of its line.
  const spare = Math.max(0, Math.floor((points.length - 1 - width / (half * 2)) / 2));
  return points
    .slice(spare, points.length - spare)
    .map(([x, y]) => ({ x0: x - half, y0: y - half * 1.5, x1: x + half, y1: y + half * 0.7 }));
};

/** `stands` are the counters of the opening; `taken` what other words cover. */
export const placeExits = (survey: ZoneMarks, stands: readonly Block[], taken: readonly Block[]): ExitLabel[] =>
  survey.sheet.exits.flatMap((exit) => {
    const found = survey.ways.courses.find(({ way }) => way.zones[0] === exit.zone || way.zones.at(-1) === exit.zone);
    if (found === undefined) return [];
    const line = insideMap(found.line, survey.layout.map);
    const fromEdge = found.way.zones[0] === exit.zone ? line : [...line].reverse();
    const [first, second] = fromEdge;
    if (first === undefined || second === undefined) return [];
    const width = wordWidth(exit.text, EXIT_SIZE, EXIT_SPACING);
    const count = Math.ceil((width + 30) / Math.max(1, distance(first, second)));
    const middles = survey.plots.filter(({ zone }) => found.way.zones.includes(zone.id)).map(({ middle }) => middle);
    const last = Math.max(1, Math.min(fromEdge.length - count, Math.round(count * FARTHEST)));
    let best: ExitLabel | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let from = 1; from <= last; from += 2)
      BESIDE.forEach((beside, below) => {
        let cost = from * PRICE.step + below * PRICE.below;
        if (cost >= least) return;
        const path = parallel(spline(spaced(readable(fromEdge.slice(from, from + count)), 34), 6), beside);
        const blocks = blocksAlong(path, width);
        for (const block of blocks) {
          for (const stand of stands) if (overlap(block, stand, 3)) cost += PRICE.counter;
          for (const other of taken) if (overlap(block, other, 1)) cost += PRICE.word;
          for (const [x, y] of middles)
            if (overlap(block, { x0: x - 40, y0: y - 40, x1: x + 40, y1: y + 40 }, 0)) cost += PRICE.middle;
        }
        if (cost >= least) return;
        least = cost;
        best = { exit, path, blocks };
      });
    return best === undefined ? [] : [best];
  });
