import { itemAt, lastOf } from '@tambour/kernel';
import { distance, endsOf, heading, middleOf } from '../curve.ts';
import type { Point } from '../ink.ts';
import { holds, type Plot } from './plot.ts';
import type { ZoneLayout } from './zone-layout.ts';
import type { ZoneBorder } from './zone-sheet.ts';

/** A border on paper. */
export interface BorderCourse {
  readonly border: ZoneBorder;
  readonly path: readonly Point[];
  readonly middle: Point;
  /** +1 when the zone that holds the work lies to the left of travel, -1 when to the right, 0 when nobody holds it. */
  readonly side: 1 | -1 | 0;
}

const sideOf = (border: ZoneBorder, path: readonly Point[], plots: ReadonlyMap<string, Plot>): 1 | -1 | 0 => {
  const owner = border.holds === undefined ? undefined : plots.get(border.holds);
  if (owner === undefined) return 0;
  const i = Math.floor(path.length / 2);
  const p = itemAt(path, i);
  const [dx, dy] = heading(path[i - 1] ?? p, path[i + 1] ?? p);
  return holds(owner.outline, [p[0] + dy * 4, p[1] - dx * 4]) ? 1 : -1;
};

export const borderCourse = (
  layout: ZoneLayout,
  border: ZoneBorder,
  plots: ReadonlyMap<string, Plot>,
): BorderCourse => {
  const path = layout.course(border.line);
  return { border, path, middle: middleOf(path), side: sideOf(border, path, plots) };
};

/** Lines joined end to end, each turned so that it begins where the one before it ended. */
export const joined = (paths: readonly (readonly Point[])[]): Point[] => {
  const [first, second] = paths;
  if (first === undefined) return [];
  /** Whether a line ends nearer to a point than it begins. */
  const endsAt = (p: Point, path: readonly Point[]): boolean =>
    distance(p, lastOf(path)) < distance(p, itemAt(path, 0));
  const gap = (p: Point): number => (second === undefined ? 0 : Math.min(...endsOf(second).map((q) => distance(p, q))));
  const result = gap(itemAt(first, 0)) < gap(lastOf(first)) ? [...first].reverse() : [...first];
  for (const path of paths.slice(1)) {
    const here = lastOf(result);
    const next = endsAt(here, path) ? [...path].reverse() : [...path];
    result.push(...(distance(here, itemAt(next, 0)) < 1 ? next.slice(1) : next));
  }
  return result;
};
