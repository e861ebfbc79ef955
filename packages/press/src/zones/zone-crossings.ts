import { itemAt } from '@tambour/kernel';
import { brokenBridge, culvert, stoneBridge } from '../bridges.ts';
import { heading, leftOf, moved, nearest, parallel } from '../curve.ts';
import { at, group, line, type Point, trace } from '../ink.ts';
import type { Palette } from '../palette.ts';
import { drawCasings } from '../roads.ts';
import type { BorderCourse } from './border-course.ts';
import type { ZoneSurvey } from './zone-survey.ts';

/** Roads, paths, and how they pass the water. */
export const drawWays = (survey: ZoneSurvey, ink: Palette): string => {
  const { courses } = survey.ways;
  const paths = courses
    .filter(({ way }) => way.kind === 'path')
    .map(({ line: path }) => trace(path))
    .join('');
  const roads = courses
    .filter(({ way }) => way.kind === 'road')
    .map(({ line: path }) => ({ surface: 'paved' as const, line: path }));
  return group(
    { class: 'ways' },
    line(paths, ink.road, 4.6, { opacity: 0.8, 'stroke-linejoin': 'round' }),
    line(paths, ink.ink, 1.7, { 'stroke-dasharray': '6.5 3.5', 'stroke-linejoin': 'round' }),
    drawCasings(roads, [], ink),
  );
};

const turnOf = ([dx, dy]: Point): number => (Math.atan2(dy, dx) * 180) / Math.PI;

/** The border's crossing: where a way passes it, or else its middle, square to the line. */
const crossingOf = (survey: ZoneSurvey, course: BorderCourse): { readonly at: Point; readonly along: Point } => {
  const i = Math.floor(course.path.length / 2);
  return (
    survey.ways.crossings.get(course.border.id) ?? {
      at: course.middle,
      along: leftOf(heading(course.path[i - 1] ?? course.middle, course.path[i + 1] ?? course.middle)),
    }
  );
};

const halfAt = (survey: ZoneSurvey, p: Point): number => {
  for (const { center, half } of survey.rivers) {
    const hit = nearest(center, p);
    if (hit.distance < 12) return itemAt(half, hit.index);
  }
  return 5;
};

/** A ford: the water thins out over a bank of gravel, two rows of stakes mark the way through. */
const drawFord = (survey: ZoneSurvey, course: BorderCourse, ink: Palette): string => {
  const crossing = crossingOf(survey, course);
  const half = halfAt(survey, crossing.at);
  const stakes = (side: number): string =>
    trace(
      parallel(
        [-1, -0.5, 0, 0.5, 1].map((share) => moved(crossing.at, crossing.along, share * (half + 4))),
        side * 8,
      ),
    );
  const i = nearest(course.path, crossing.at).index;
  const shoal = course.path.slice(Math.max(0, i - 6), i + 7);
  const ripples = [-0.62, -0.3, 0.3, 0.62].map((share) => trace(parallel(shoal, share * half))).join('');
  return group(
    { class: 'ford' },
    line(trace(shoal), ink.road, half * 1.9, { opacity: 0.5, 'stroke-linecap': 'round' }),
    line(ripples, ink.waterInk, 0.8, { 'stroke-dasharray': '1 4', 'stroke-linecap': 'round' }),
    line(stakes(1) + stakes(-1), ink.ink, 2.4, { 'stroke-dasharray': '0 6', 'stroke-linecap': 'round' }),
  );
};

export const drawCrossings = (survey: ZoneSurvey, ink: Palette): string => {
  const watery = new Set(survey.sheet.waters.flatMap(({ borders }) => borders));
  const drawn = survey.borders.flatMap((course) => {
    const { features } = course.border;
    const { at: middle, along } = crossingOf(survey, course);
    const half = halfAt(survey, middle);
    const placed = (kind: string, body: string): string =>
      group({ class: `bridge ${kind}`, transform: at(middle, turnOf(along)) }, body);
    if (features.includes('ford')) return [drawFord(survey, course, ink)];
    if (features.includes('brokenBridge')) return [placed('broken', brokenBridge(half, ink))];
    if (features.includes('bridge'))
      return [half > 8 ? placed('stone', stoneBridge(half, ink)) : culvert(middle, turnOf(along), ink)];
    if (watery.has(course.border.id) && survey.ways.crossings.has(course.border.id))
      return [culvert(middle, turnOf(along), ink)];
    return [];
  });
  return group({ class: 'crossings' }, ...drawn);
};
