import { itemAt } from '@tambour/kernel';
import { distance, moved, passesNear, spaced, withNormals } from '../curve.ts';
import { area, at, element, group, line, type Point, trace } from '../ink.ts';
import type { Palette } from '../palette.ts';
import type { BorderCourse } from './border-course.ts';
import type { BorderFeature, BorderKind, Sight } from './zone-sheet.ts';
import type { ZoneSurvey } from './zone-survey.ts';

/**
 * Four kinds of border, told apart by their cut alone: a row of dots, one line, two lines, one heavy line barred across.
 * Each lies on a thread of paper, so that it reads over trees and hachures.
 */
export const borderSign = (kind: BorderKind, path: readonly Point[], ink: Palette): string => {
  const data = trace(path);
  const round = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };
  switch (kind) {
    case 'dotted':
      return line(data, ink.ink, 3.9, { ...round, 'stroke-dasharray': '0 10' });
    case 'plain':
      return line(data, ink.ink, 3.1, round);
    case 'double':
      return line(data, ink.ink, 8.8, round) + line(data, ink.card, 4, round);
    case 'impassable':
      return line(data, ink.ink, 3.8, round) + line(bars(path), ink.ink, 2.8, { 'stroke-linecap': 'round' });
  }
};

const bars = (path: readonly Point[]): string => {
  const even = withNormals(spaced(path, 15));
  return even
    .slice(1)
    .map(([next], i) => {
      const [p, normal] = itemAt(even, i);
      const middle: Point = [(p[0] + next[0]) / 2, (p[1] + next[1]) / 2];
      return trace([moved(middle, normal, 6), moved(middle, normal, -6)]);
    })
    .join('');
};

const HALO: Readonly<Record<BorderKind, number>> = { dotted: 8, plain: 7.5, double: 12, impassable: 9 };

export const drawBorderLines = (survey: ZoneSurvey, ink: Palette): string => {
  const watery = new Set(survey.sheet.waters.flatMap(({ borders }) => borders));
  return group(
    { class: 'borders' },
    ...survey.borders
      .filter(({ border }) => !watery.has(border.id))
      .map(({ border, path }) =>
        line(trace(path), ink.paper, HALO[border.kind], { opacity: 0.5, 'stroke-linecap': 'round' }),
      ),
    ...survey.borders.map(({ border, path }) =>
      group({ class: `border ${border.kind}`, 'data-border': border.id }, borderSign(border.kind, path, ink)),
    ),
  );
};

/** Open: a gold disc with a pupil. Blocked: a brown lozenge with a bar. */
export const sightSign = (sight: Sight, ink: Palette): string =>
  sight === 'open'
    ? element('circle', { r: 7.2, fill: ink.pigments.yellow, stroke: ink.ink, 'stroke-width': 1.6 }) +
      element('circle', { r: 2.2, fill: ink.ink })
    : area('M0-11L11 0L0 11L-11 0z', ink.hachure, {
        stroke: ink.card,
        'stroke-width': 1.8,
        'stroke-linejoin': 'round',
      }) + line('M-5.6 0h11.2', ink.card, 2.4);

/** What a sight must not hide; a rampart may have a tower in the middle. */
const LANDMARKS: readonly BorderFeature[] = ['gate', 'ford', 'bridge', 'brokenBridge'];

/** At the middle of the border, unless a road or a gate is there. */
const sightAt = (survey: ZoneSurvey, { border, path, middle }: BorderCourse): Point => {
  const gap = border.features.some((feature) => LANDMARKS.includes(feature))
    ? 28
    : border.features.includes('rampart')
      ? 16
      : 0;
  const keep = survey.ways.crossings.get(border.id)?.at ?? middle;
  const shares = [0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73, 0.2, 0.8];
  const places = shares.map((share) => itemAt(path, Math.round(share * (path.length - 1))));
  return (
    places.find(
      (p) => distance(keep, p) >= gap && !survey.ways.courses.some(({ line: way }) => passesNear(way, p, 13)),
    ) ?? itemAt(places, 0)
  );
};

export const drawSights = (survey: ZoneSurvey, ink: Palette): string =>
  group(
    { class: 'sights' },
    ...survey.borders.map((course) =>
      group(
        { class: `sight ${course.border.sight}`, transform: at(sightAt(survey, course)) },
        sightSign(course.border.sight, ink),
      ),
    ),
  );

export const junctionSign = (isClosed: boolean, ink: Palette): string =>
  element('circle', { r: 6.6, fill: ink.card, stroke: ink.ink, 'stroke-width': 1.9 }) +
  (isClosed ? line('M-3.9-3.9l7.8 7.8M3.9-3.9l-7.8 7.8', ink.ink, 1.9) : '');

export const drawJunctions = (survey: ZoneSurvey, ink: Palette): string =>
  group(
    { class: 'junctions' },
    ...survey.sheet.junctions.map((junction) =>
      group(
        { class: 'junction', 'data-junction': junction.id, transform: at(survey.layout.place(junction.at)) },
        junctionSign(junction.isClosed ?? false, ink),
      ),
    ),
  );
