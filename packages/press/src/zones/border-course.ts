import { distance, heading } from '../curve.ts';
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
  const p = path[i]!;
  const [dx, dy] = heading(path[i - 1] ?? p, path[i + 1] ?? p);
  return holds(owner.outline, [p[0] + dy * 4, p[1] - dx * 4]) ? 1 : -1;
};

export const borderCourse = (
  layout: ZoneLayout,
  border: ZoneBorder,
  plots: ReadonlyMap<string, Plot>,
): BorderCourse => {
  const path = layout.course(border.line);
  return { border, path, middle: path[Math.floor(path.length / 2)]!, side: sideOf(border, path, plots) };
};

/** Lines joined end to end, each turned so that it begins where the one before it ended. */
export const joined = (paths: readonly (readonly Point[])[]): Point[] => {
  const [first, second] = paths;
  if (first === undefined) return [];
  const tail = (path: readonly Point[]): Point => path[path.length - 1]!;
  const gap = (p: Point): number =>
    second === undefined ? 0 : Math.min(distance(p, second[0]!), distance(p, tail(second)));
  const result: Point[] = second !== undefined && gap(first[0]!) < gap(tail(first)) ? [...first].reverse() : [...first];
  for (const path of paths.slice(1)) {
    const here = tail(result);
    const next = distance(here, tail(path)) < distance(here, path[0]!) ? [...path].reverse() : [...path];
    result.push(...(distance(here, next[0]!) < 1 ? next.slice(1) : next));
  }
  return result;
};
