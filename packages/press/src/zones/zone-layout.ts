import { noise } from '../chance.ts';
import { between, distance } from '../curve.ts';
import type { Point } from '../ink.ts';
import { type Page, pageRound } from '../layout.ts';
import type { ZoneSheet } from './zone-sheet.ts';

/** One unit of the game on paper: a zone then has room for four counters, two by two, and air around them. */
export const SCALE = 1.72;
const STEP = 5;

export interface ZoneLayout extends Page {
  /** From the game's units to paper. Straight lines come out as the ground might have drawn them. */
  readonly place: (p: Point) => Point;
  /** A line of the game on paper, its points close together. Either way round it takes the same course. */
  readonly course: (points: readonly Point[]) => Point[];
}

/** How far a point strays, and over what distance it strays back: too little to cross another line. */
const SWAYS = [
  { by: 8.5, over: 84 },
  { by: 2.8, over: 29 },
];

export const zoneLayout = (sheet: ZoneSheet): ZoneLayout => {
  const page = pageRound(sheet, sheet.width * SCALE, sheet.height * SCALE);
  const { map } = page;
  const east = noise(0xea57);
  const south = noise(0x5007);
  const place = ([x, y]: Point): Point => {
    const [px, py] = [map.x + x * SCALE, map.y + y * SCALE];
    const inside = Math.min(px - map.x, py - map.y, map.x + map.width - px, map.y + map.height - py);
    const freedom = Math.max(0, Math.min(1, inside / 60));
    let [dx, dy] = [0, 0];
    for (const { by, over } of SWAYS) {
      dx += by * freedom * east(px / over, py / over);
      dy += by * freedom * south(px / over, py / over);
    }
    return [px + dx, py + dy];
  };
  const course = (points: readonly Point[]): Point[] => {
    const path: Point[] = [];
    points.forEach((p, i) => {
      path.push(place(p));
      const next = points[i + 1];
      if (next === undefined) return;
      const count = Math.max(1, Math.round((distance(p, next) * SCALE) / STEP));
      for (let k = 1; k < count; k++) path.push(place(between(p, next, k / count)));
    });
    return path;
  };
  return { ...page, place, course };
};
