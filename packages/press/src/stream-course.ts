import { itemAt, lastOf } from '@tambour/kernel';
import { noise } from './chance.ts';
import { between, distance, endsOf, heading, moved, nearest, parallel, spaced, spline } from './curve.ts';
import type { Stream } from './hex-sheet.ts';
import type { Point } from './ink.ts';
import { HEX, type Layout, sideEnds } from './layout.ts';
import type { RiverCourse } from './river-course.ts';

export interface StreamCourse {
  readonly name: string;
  /** From the mouth upwards. */
  readonly center: readonly Point[];
}

const TOUCH = 1;

/** The corners a chain of hexsides runs through, in the order of the sides. */
export const chainCorners = (ends: readonly (readonly [Point, Point])[]): Point[] => {
  const [first, second] = ends;
  if (first === undefined) return [];
  const isShared = (p: Point): boolean => second?.some((q) => distance(p, q) < TOUCH) ?? false;
  const path: Point[] = isShared(first[0]) ? [first[1], first[0]] : [first[0], first[1]];
  for (const [a, b] of ends.slice(1)) {
    const tip = lastOf(path);
    path.push(distance(tip, a) < TOUCH ? b : a);
  }
  return path;
};

/** A stream keeps to its hexsides closely enough to be read, and loosely enough to look like water. */
export const streamCourse = (layout: Layout, stream: Stream, rivers: readonly RiverCourse[]): StreamCourse => {
  const corners = chainCorners(stream.sides.map((side) => sideEnds(layout.center(side.hex), side.direction)));
  const [mouth, source] = endsOf(corners);
  const joins = rivers
    .map((river) => ({ river, hit: nearest(river.center, mouth) }))
    .sort((a, b) => a.hit.distance - b.hit.distance)[0];
  const upstream = heading(corners[corners.length - 3] ?? mouth, source);
  const guides: Point[] = [];
  if (joins !== undefined && joins.hit.distance < HEX * 2) {
    // Waters meet at a slant, the stream carried a little downstream.
    const { center, half } = joins.river;
    const meeting = itemAt(center, Math.min(center.length - 1, joins.hit.index + 3));
    guides.push(moved(meeting, heading(meeting, mouth), (half[joins.hit.index] ?? 0) * 0.72));
  }
  corners.forEach((p, i) => {
    guides.push(p);
    const next = corners[i + 1];
    if (next !== undefined) guides.push(between(p, next, 0.35), between(p, next, 0.65));
  });
  for (let reach = 1; reach <= 3; reach++) guides.push(moved(source, upstream, reach * HEX * 0.6));
  const smooth = spaced(spline(guides, 6), 5);
  const sway = noise(0x1eaf);
  const lie = itemAt(stream.sides, 0).hex + 0.5;
  return { name: stream.name, center: parallel(smooth, (i) => (i < 3 ? 0 : 3.4 * sway(i / 4, lie))) };
};
