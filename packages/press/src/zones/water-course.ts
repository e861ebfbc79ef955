import { present } from '@tambour/kernel';
import { noise } from '../chance.ts';
import { distance, endsOf, heading, moved, spaced, spline } from '../curve.ts';
import type { Point } from '../ink.ts';
import type { Rect } from '../layout.ts';
import type { RiverCourse } from '../river-course.ts';
import type { StreamCourse } from '../stream-course.ts';
import { type BorderCourse, joined } from './border-course.ts';
import type { ZoneLayout } from './zone-layout.ts';
import type { ZoneSheet, ZoneWater } from './zone-sheet.ts';

/** Waters keep to their borders so closely that the border's own sign lies in mid-stream. */
const BEYOND = 40;
const RIVER_HALF = 17;

const isAtEdge = ([x, y]: Point, map: Rect): boolean =>
  Math.min(x - map.x, y - map.y, map.x + map.width - x, map.y + map.height - y) < 2;

/** On past the neat line where it leaves the map. */
const prolonged = (path: readonly Point[], { map }: ZoneLayout): Point[] => {
  const result = [...path];
  const [first, last] = endsOf(path);
  if (isAtEdge(first, map)) result.unshift(moved(first, heading(path[2] ?? last, first), BEYOND));
  if (isAtEdge(last, map)) result.push(moved(last, heading(path[path.length - 3] ?? first, last), BEYOND));
  return result;
};

const centerLine = (water: ZoneWater, layout: ZoneLayout, borders: ReadonlyMap<string, BorderCourse>): Point[] => {
  const paths = water.borders.map((id) => present(borders.get(id)).path);
  return spaced(spline(prolonged(joined(paths), layout), 3), 6);
};

export const riverCourses = (
  { waters }: ZoneSheet,
  layout: ZoneLayout,
  borders: ReadonlyMap<string, BorderCourse>,
): RiverCourse[] => {
  const sway = noise(0x3a71e);
  return waters
    .filter(({ kind }) => kind === 'river')
    .map((water) => {
      const center = centerLine(water, layout, borders);
      return { name: water.name ?? '', center, half: center.map((_, i) => RIVER_HALF + 1.6 * sway(i / 9, 3.5)) };
    });
};

/** A brook's course runs from its mouth upwards. */
export const brookCourses = (
  { waters }: ZoneSheet,
  layout: ZoneLayout,
  borders: ReadonlyMap<string, BorderCourse>,
): StreamCourse[] =>
  waters
    .filter(({ kind }) => kind === 'brook')
    .map((water) => ({ name: water.name ?? '', center: centerLine(water, layout, borders).reverse() }))
    .filter(({ center }) => center.length > 3 && distance(...endsOf(center)) > 0);
