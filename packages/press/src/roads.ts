import { chance } from './chance.ts';
import { distance, moved, passesNear, withNormals } from './curve.ts';
import { group, line, type Point, trace } from './ink.ts';
import { HEX } from './layout.ts';
import type { Palette } from './palette.ts';
import type { RoadCourse } from './road-course.ts';
import { hexUnder, type Survey } from './survey.ts';
import { bushAt } from './woods.ts';

/** Roads as cased lines. All casings go down before any filling, so that junctions open into one another. */
const WIDTH = { paved: 7.4, earth: 5.2 } as const;
const CASING = { paved: 1.15, earth: 0.8 } as const;

/** Elms along the paved roads, except in streets, on bridges and where another road comes in. */
const avenue = (survey: Survey): Point[] => {
  const { sheet, layout } = survey;
  const dice = chance(`${sheet.id} avenue`);
  const trees: Point[] = [];
  survey.roads.forEach((road, self) => {
    if (road.surface !== 'paved') return;
    withNormals(road.line).forEach(([p, normal, i]) => {
      if (i % 3 !== 0) return;
      const hex = hexUnder(survey, p);
      const terrain = hex === undefined ? 'clear' : sheet.terrain[hex];
      if (terrain === 'town' || terrain === 'river' || terrain === 'forest') return;
      if (survey.roads.some((other, o) => o !== self && passesNear(other.line, p, 14))) return;
      if (survey.streams.some((stream) => passesNear(stream.center, p, 14))) return;
      if (survey.sides.some((course) => passesNear(course.line, p, 24))) return;
      for (const side of [1, -1]) {
        if (dice.next() < 0.12) continue;
        trees.push(moved(p, normal, side * (WIDTH.paved / 2 + 4.6)));
      }
    });
  });
  const works = sheet.works.map((work) => layout.center(work.hex));
  return trees
    .filter((tree) => works.every((work) => distance(work, tree) < HEX * 0.75 || distance(work, tree) > HEX * 1.1))
    .sort((a, b) => a[1] - b[1]);
};

export const drawRoads = (survey: Survey, ink: Palette): string =>
  drawCasings(
    survey.roads,
    avenue(survey).map((p) => bushAt(survey.prefix, p)),
    ink,
    survey.sheet.hand === 'staff' ? ink.highway : ink.road,
  );

/** Black and white by turns, as railways are drawn to this day. */
export const railway = (data: string, ink: Palette): string =>
  line(data, ink.ink, 6) + line(data, ink.paper, 3.4, { 'stroke-dasharray': '10 10' });

/** A track: one line of dashes on a light ground. */
export const track = (data: string, ink: Palette): string =>
  line(data, ink.road, 4.6, { opacity: 0.8 }) + line(data, ink.ink, 1.9, { 'stroke-dasharray': '7 3.6' });

export const drawCasings = (
  roads: readonly RoadCourse[],
  trees: readonly string[],
  ink: Palette,
  /** The colour of what is paved. */
  stone: string = ink.road,
): string => {
  const fills = { earth: ink.road, paved: stone } as const;
  const surfaces = ['earth', 'paved'] as const;
  const data = (surface: RoadCourse['surface']): string =>
    roads
      .filter((road) => road.surface === surface)
      .map((road) => trace(road.line))
      .join('');
  return group(
    { class: 'roads', 'stroke-linejoin': 'round' },
    track(data('track'), ink),
    ...surfaces.map((surface) => line(data(surface), ink.ink, WIDTH[surface])),
    ...surfaces.map((surface) =>
      line(data(surface), fills[surface], WIDTH[surface] - 2 * CASING[surface], { 'stroke-linecap': 'round' }),
    ),
    line(data('paved'), ink.inkSoft, 0.45, { 'stroke-dasharray': '4 3', opacity: 0.75 }),
    railway(data('rail'), ink),
    ...trees,
  );
};
