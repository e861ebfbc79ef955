import { itemAt } from '@tambour/kernel';
import type { Courses } from './courses.ts';
import { distance, endsOf, nearest, spaced } from './curve.ts';
import type { Settlement } from './hex-sheet.ts';
import type { Point } from './ink.ts';
import { sideEnds } from './layout.ts';
import { wordWidth } from './lettering.ts';

/** Names are seated before the survey is whole. */

/** Where the names of places go: of the places around a village, the one that hides least. */
export interface Label {
  readonly text: string;
  readonly at: Point;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly size: number;
  readonly spacing: number;
  readonly isTown: boolean;
}

export interface Block {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

interface Obstacle {
  readonly at: Point;
  readonly weight: number;
}

const PLAN = {
  town: { size: 36, spacing: 10 },
  village: { size: 18, spacing: 0.4 },
  chateau: { size: 18, spacing: 0.4 },
} as const;
/** Staff maps are large and read from farther off. */
const STAFF = {
  town: { size: 46, spacing: 9 },
  village: { size: 24, spacing: 0.5 },
  chateau: { size: 21, spacing: 0.5 },
} as const;

export const blockOf = (label: Label): Block => {
  const width = wordWidth(label.text, label.size, label.spacing);
  const left = label.anchor === 'start' ? 0 : label.anchor === 'middle' ? width / 2 : width;
  const x0 = label.at[0] - left;
  // Capitals have neither ascenders nor tails.
  const [rise, fall] = label.isTown ? [0.7, 0.06] : [0.78, 0.26];
  return { x0: x0 - 3, y0: label.at[1] - label.size * rise, x1: x0 + width + 3, y1: label.at[1] + label.size * fall };
};

export const isWithin = ([x, y]: Point, block: Block): boolean =>
  x > block.x0 && x < block.x1 && y > block.y0 && y < block.y1;

/** Where the points of a place lie on a field: a seal at the upper right of its hex, with a pennon. */
export const sealBlock = ([x, y]: Point): Block => ({ x0: x + 16, y0: y - 50, x1: x + 54, y1: y - 2 });

const overlap = (a: Block, b: Block): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

const obstaclesOf = (survey: Courses): Obstacle[] => {
  const { sheet, layout } = survey;
  const found: Obstacle[] = [];
  const along = (points: readonly Point[], weight: number, every: number): void => {
    points.forEach((at, i) => {
      if (i % every === 0) found.push({ at, weight });
    });
  };
  for (const road of survey.roads) along(road.line, 1.8, 1);
  for (const stream of survey.streams) along(stream.center, 1.3, 1);
  for (const course of survey.sides) along(course.line, 2.6, 1);
  for (const river of survey.rivers) {
    along(river.center, 3, 1);
    for (const side of [-1, 1])
      along(
        river.center.map((p, i): Point => [p[0], p[1] + side * itemAt(river.half, i)]),
        2,
        1,
      );
  }
  for (const work of sheet.works) along(spaced(sideEnds(layout.center(work.hex), work.direction), 6), 2.5, 1);
  for (const redoubt of sheet.redoubts) {
    const [x, y] = layout.center(redoubt.hex);
    for (const dx of [-24, -8, 8, 24])
      for (const dy of [-24, -8, 8, 24]) found.push({ at: [x + dx, y + dy], weight: 2.5 });
  }
  const fill = ({ x0, y0, x1, y1 }: Block, weight: number): void => {
    for (let x = x0; x < x1 + 12; x += 12)
      for (let y = y0; y < y1 + 12; y += 12) found.push({ at: [Math.min(x, x1), Math.min(y, y1)], weight });
  };
  // Counters lie there as the battle begins, larger where the map is seen from far off, and a stack of them leans up.
  for (const hex of sheet.manned ?? []) {
    const [x, y] = layout.center(hex);
    fill({ x0: x - 42, y0: y - 48, x1: x + 42, y1: y + 36 }, 6);
  }
  for (const { hex } of sheet.prizes ?? []) fill(sealBlock(layout.center(hex)), 6);
  sheet.terrain.forEach((terrain, hex) => {
    const weight = terrain === 'forest' ? 0.8 : terrain === 'elevation' ? 0.7 : terrain === 'town' ? 1.6 : 0;
    const [x, y] = itemAt(layout.hexes, hex);
    if (weight > 0)
      for (const dx of [-22, 0, 22]) for (const dy of [-16, 0, 16]) found.push({ at: [x + dx, y + dy], weight });
    // Hex numbers stand at the top of each hex.
    for (const dx of [-6, 6]) found.push({ at: [x + dx, y - 35], weight: 2 });
  });
  return found;
};

const candidates = (survey: Courses, settlement: Settlement): Label[] => {
  const centers = settlement.hexes.map(survey.layout.center);
  const isTown = settlement.rank === 'town';
  const { size, spacing } = (survey.sheet.hand === 'staff' ? STAFF : PLAN)[settlement.rank];
  const text = isTown ? settlement.name.toLocaleUpperCase('fr') : settlement.name;
  const x0 = Math.min(...centers.map((p) => p[0]));
  const x1 = Math.max(...centers.map((p) => p[0]));
  const y0 = Math.min(...centers.map((p) => p[1]));
  const y1 = Math.max(...centers.map((p) => p[1]));
  const near = isTown ? 46 : 30;
  // Where counters crowd a place its name goes farther off.
  const reaches =
    survey.sheet.manned === undefined ? [near] : [near, near + 8, near + 20, near + 36, near + 54, near + 76];
  const slips = survey.sheet.manned === undefined ? [0, 14, -14, 28, -28] : [0, 14, -14, 28, -28, 46, -46, 70, -70];
  const middle: Point = [(x0 + x1) / 2, (y0 + y1) / 2];
  const label = (at: Point, anchor: Label['anchor']): Label => ({ text, at, anchor, size, spacing, isTown });
  const found: Label[] = [];
  for (const reach of reaches)
    for (const slip of slips) {
      for (const drop of isTown ? [0, 7, 14, 21] : [0, 6]) {
        found.push(label([middle[0] + slip, y1 + reach + drop + size * 0.62], 'middle'));
        found.push(label([middle[0] + slip, y0 - reach - drop - (isTown ? 0 : 5)], 'middle'));
      }
      found.push(label([x1 + reach + 2, middle[1] + size * 0.3 + slip], 'start'));
      found.push(label([x0 - reach - 2, middle[1] + size * 0.3 + slip], 'end'));
    }
  return found;
};

export const placeNames = (survey: Courses): Label[] => {
  const obstacles = obstaclesOf(survey);
  const { map } = survey.layout;
  const placed: Label[] = [];
  const taken: Block[] = [];
  // Towns choose first: their letters are the hardest to seat.
  const order = survey.sheet.settlements
    .filter(({ name }) => name !== '')
    .sort((a, b) => b.hexes.length - a.hexes.length);
  for (const settlement of order) {
    const own = settlement.hexes.map(survey.layout.center);
    const seats = candidates(survey, settlement).map((label) => ({ label, block: blockOf(label) }));
    const around = roundAll(seats.map(({ block }) => block));
    // Of the many things on a map few lie near any one place.
    const near = obstacles.filter(({ at }) => isWithin(at, around));
    const cost = (block: Block, rank: number): number => {
      let sum = rank * 0.1;
      if (block.x0 < map.x + 6 || block.x1 > map.x + map.width - 6) sum += 100;
      if (block.y0 < map.y + 6 || block.y1 > map.y + map.height - 6) sum += 100;
      for (const other of taken) if (overlap(block, other)) sum += 60;
      for (const { at, weight } of near) if (isWithin(at, block)) sum += weight;
      for (const p of own) if (isWithin(p, block)) sum += 40;
      return sum;
    };
    const ranked = seats.map((seat, rank) => ({ ...seat, cost: cost(seat.block, rank) }));
    ranked.sort((a, b) => a.cost - b.cost);
    const best = itemAt(ranked, 0);
    placed.push(best.label);
    taken.push(best.block);
  }
  return placed;
};

/** The smallest block that holds them all. */
const roundAll = (blocks: readonly Block[]): Block => ({
  x0: Math.min(...blocks.map(({ x0 }) => x0)),
  y0: Math.min(...blocks.map(({ y0 }) => y0)),
  x1: Math.max(...blocks.map(({ x1 }) => x1)),
  y1: Math.max(...blocks.map(({ y1 }) => y1)),
});

/** The calmest stretch of a line for a word of some length: little bend, far from what must not be crossed. */
export const calmStretch = (
  path: readonly Point[],
  length: number,
  avoid: readonly Point[],
  taken: readonly Point[],
  window: readonly [number, number],
): Point[] => {
  const points = spaced(path, 6);
  const span = Math.max(3, Math.round(length / 6));
  let best = Number.POSITIVE_INFINITY;
  let start = 0;
  const first = Math.floor(points.length * window[0]);
  const end = Math.floor(points.length * window[1]) - span;
  for (let i = first; i <= end; i += 2) {
    const chord = distance(itemAt(points, i), itemAt(points, i + span));
    const middle = itemAt(points, i + Math.floor(span / 2));
    let cost = (span * 6) / Math.max(1, chord) - 1;
    for (const p of avoid) if (nearest(points.slice(i, i + span), p).distance < 40) cost += 2;
    for (const p of taken) if (distance(p, middle) < 300) cost += 4;
    if (cost < best) {
      best = cost;
      start = i;
    }
  }
  return points.slice(start, start + span + 1);
};

/** Left to right; a steep line reads upwards, as on any map. */
export const readable = (path: readonly Point[]): Point[] => {
  const [a, b] = endsOf(path);
  const isSteep = Math.abs(b[0] - a[0]) < Math.abs(b[1] - a[1]) * 0.35;
  const isForward = isSteep ? b[1] < a[1] : b[0] > a[0];
  return isForward ? [...path] : [...path].reverse();
};
