import { between, endsOf, heading, moved, spaced, spline, withNormals } from '../curve.ts';
import { group, line, type Point, trace, traces } from '../ink.ts';
import type { Palette } from '../palette.ts';
import type { BorderCourse } from './border-course.ts';
import { hasCover, type Plot } from './plot.ts';
import type { WayPlan } from './way-course.ts';

/** The dams that a causeway runs on, from where its path ends to its gates. Their course is invented; their ends are not. */
export const damsOf = (plots: readonly Plot[], borders: readonly BorderCourse[], ways: WayPlan): Point[][] =>
  plots
    .filter((plot) => hasCover(plot, 'causeway'))
    .flatMap(({ zone }) => {
      const path = ways.courses.find(({ way }) => way.zones.includes(zone.id));
      if (path === undefined) return [];
      const isLast = path.way.zones[path.way.zones.length - 1] === zone.id;
      const course = isLast ? path.line : [...path.line].reverse();
      const [first, from] = endsOf(course);
      const before = course[course.length - 6] ?? first;
      const trunk = moved(from, heading(before, from), 38);
      return borders
        .filter(({ border }) => border.features.includes('causeway') && border.zones.includes(zone.id))
        .map(({ middle }) => spaced(spline([from, trunk, between(trunk, middle, 0.6), middle], 8), 3.4));
    });

export const drawCauseways = (dams: readonly (readonly Point[])[], ink: Palette): string => {
  const banks = dams
    .flatMap(withNormals)
    .flatMap(([p, normal, i]) =>
      [1, -1].map((side) => trace([moved(p, normal, side * 4.5), moved(p, normal, side * (i % 2 === 0 ? 11 : 8.5))])),
    );
  const tops = traces(dams);
  return group(
    { class: 'causeways' },
    line(banks.join(''), ink.hachure, 0.7, { opacity: 0.85 }),
    line(tops, ink.ink, 8.6, { 'stroke-linecap': 'round' }),
    line(tops, ink.rampart, 7, { 'stroke-linecap': 'round' }),
    line(tops, ink.ink, 1.5, { 'stroke-dasharray': '6.5 3.5' }),
  );
};
