import { lastOf } from '@tambour/kernel';
import { type Extent, extentOf } from '../contour.ts';
import { nearest, ringOf } from '../curve.ts';
import type { Point } from '../ink.ts';
import type { ZoneLayout } from './zone-layout.ts';
import type { Zone, ZoneCover } from './zone-sheet.ts';

/** A zone on paper. */
export interface Plot {
  readonly zone: Zone;
  readonly outline: readonly Point[];
  readonly extent: Extent;
  /** Where counters lie: of all points inside, the one farthest from the outline. */
  readonly middle: Point;
  /** How far that is. */
  readonly room: number;
}

/** Even-odd. */
export const holds = (outline: readonly Point[], [x, y]: Point): boolean => {
  let isInside = false;
  let [bx, by] = lastOf(outline);
  for (const [ax, ay] of outline) {
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isInside = !isInside;
    bx = ax;
    by = ay;
  }
  return isInside;
};

export const within = (plot: Plot, p: Point): boolean => {
  const { x0, y0, x1, y1 } = plot.extent;
  return p[0] >= x0 && p[0] <= x1 && p[1] >= y0 && p[1] <= y1 && holds(plot.outline, p);
};

/** How deep inside a point lies; negative outside. */
export const depth = (plot: Pick<Plot, 'outline'>, p: Point): number => depthOf(ringOf(plot.outline), p);

const depthOf = (ring: readonly Point[], p: Point): number => {
  const away = nearest(ring, p).distance;
  return holds(ring, p) ? away : -away;
};

/** The pole of inaccessibility, near enough: a lattice, then ever finer ones about the best point so far. */
const poleOf = (outline: readonly Point[], extent: Extent): { readonly middle: Point; readonly room: number } => {
  let middle: Point = [(extent.x0 + extent.x1) / 2, (extent.y0 + extent.y1) / 2];
  // The search may be coarse; the answer is measured against the whole outline.
  const ring = ringOf(outline.filter((_, i) => i % 3 === 0));
  let room = depthOf(ring, middle);
  let [dx, dy] = [(extent.x1 - extent.x0) / 2, (extent.y1 - extent.y0) / 2];
  for (let round = 0; round < 6; round++) {
    const [cx, cy] = middle;
    for (let i = -4; i <= 4; i++) {
      for (let j = -4; j <= 4; j++) {
        const p: Point = [cx + (i * dx) / 4, cy + (j * dy) / 4];
        const here = depthOf(ring, p);
        if (here > room) {
          room = here;
          middle = p;
        }
      }
    }
    dx *= 0.4;
    dy *= 0.4;
  }
  return { middle, room: depthOf(ringOf(outline), middle) };
};

export const plotOf = (layout: ZoneLayout, zone: Zone): Plot => {
  const outline = layout.course(ringOf(zone.polygon)).slice(0, -1);
  const extent = extentOf(outline, 0);
  return { zone, outline, extent, ...poleOf(outline, extent) };
};

/** Every zone has a part in what covers it; fields are what is left when nothing else does. */
export const hasCover = (plot: Plot | undefined, ...covers: readonly ZoneCover[]): boolean =>
  plot?.zone.covers.some((cover) => covers.includes(cover)) ?? false;
