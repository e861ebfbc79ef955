import { chance, noise } from './chance.ts';
import { moved, parallel, passesNear, spaced, withNormals } from './curve.ts';
import type { Hexside, SideWater } from './hex-sheet.ts';
import { area, at, element, group, line, type Point, trace } from './ink.ts';
import { sideMiddle } from './layout.ts';
import type { Palette } from './palette.ts';
import { courseAt, type SideCourse } from './side-course.ts';
import type { Survey } from './survey.ts';
import { bushAt } from './woods.ts';

/** Half the width of what runs along hexsides. */
export const HALF_WATER: Readonly<Record<SideWater['kind'], number>> = {
  river: 11,
  canal: 5.4,
  stream: 3.3,
  brook: 1.7,
};

const body = (course: SideCourse, half: number): string => {
  const last = course.line.length - 1;
  // A spring begins as a thread.
  const width = (i: number): number =>
    half *
    Math.min(course.isOpen[0] ? 1 : Math.min(1, (i + 2) / 26), course.isOpen[1] ? 1 : Math.min(1, (last - i + 2) / 26));
  const left = parallel(course.line, width);
  const right = parallel(course.line, (i) => -width(i));
  return trace([...left, ...right.reverse()], true);
};

/** Lines of the water along both banks, the fainter the farther out. */
const lining = (course: SideCourse, ink: Palette): string =>
  (
    [
      [0.72, 0.7, ''],
      [0.42, 0.55, '30 6 44 9'],
      [0.12, 0.5, '14 20 26 18'],
    ] as const
  )
    .flatMap(([share, width, dash]) =>
      [share, -share].map((by) =>
        line(trace(parallel(course.line, HALF_WATER.river * by)), ink.waterInk, width, {
          opacity: 0.35 + 0.4 * share,
          'stroke-dasharray': dash === '' ? undefined : dash,
        }),
      ),
    )
    .join('');

/** A canal: two quays ruled dark, and a row of poplars beyond each towpath. */
const canal = (survey: Survey, course: SideCourse, ink: Palette): string => {
  const bridges = (survey.sheet.sideBridges ?? []).map((side) => sideMiddle(survey.layout, side));
  const poplars = [1, -1].flatMap((hand) =>
    spaced(parallel(course.line, hand * (HALF_WATER.canal + 6.2)), 9).filter((p) =>
      bridges.every((bridge) => Math.hypot(bridge[0] - p[0], bridge[1] - p[1]) > 22),
    ),
  );
  return (
    line(poplars.map((p) => trace([p, [p[0] + 0.1, p[1]]])).join(''), ink.treeInk, 4.2, {
      'stroke-linecap': 'round',
      opacity: 0.78,
    }) +
    area(body(course, HALF_WATER.canal + 1.5), ink.ink) +
    area(body(course, HALF_WATER.canal), ink.canal) +
    line(trace(course.line), ink.waterInk, 0.6, { 'stroke-dasharray': '16 5', opacity: 0.7 })
  );
};

/** Shoals of gravel and willows along a river that shifts its bed. */
const shoals = (survey: Survey, course: SideCourse, ink: Palette): string => {
  const dice = chance(`${survey.sheet.id} shoals`);
  const shift = noise(0x5a0d);
  const gravel: string[] = [];
  const willows: Point[] = [];
  for (const hand of [1, -1]) {
    withNormals(course.line).forEach(([p, normal, i]) => {
      const bank = shift(i / 17, hand * 9);
      if (bank > 0.05)
        for (let k = 0; k < 3; k++) {
          const q = moved(p, normal, hand * (HALF_WATER.river + 3 + 26 * bank * dice.next()));
          gravel.push(trace([q, moved(q, [0.1, 0])]));
        }
      else if (i % 4 === 0 && dice.next() < 0.5)
        willows.push(moved(p, normal, hand * (HALF_WATER.river + dice.between(7, 26))));
    });
  }
  const open = (p: Point): boolean => survey.roads.every((road) => !passesNear(road.line, p, 12));
  return (
    line(gravel.join(''), ink.furrow, 1.5, { 'stroke-linecap': 'round', opacity: 0.75 }) +
    willows
      .filter(open)
      .sort((a, b) => a[1] - b[1])
      .map((p) => bushAt(survey.prefix, p))
      .join('')
  );
};

const drawCourse = (survey: Survey, course: SideCourse, ink: Palette): string => {
  const half = HALF_WATER[course.kind];
  const attributes = { class: `water-${course.kind}` };
  switch (course.kind) {
    case 'canal':
      return group(attributes, canal(survey, course, ink));
    case 'river':
      return group(
        attributes,
        line(trace(course.line), ink.waterGlow, 2 * half + 13, { opacity: 0.18, 'stroke-linejoin': 'round' }),
        line(trace(course.line), ink.waterGlow, 2 * half + 6, { opacity: 0.24, 'stroke-linejoin': 'round' }),
        shoals(survey, course, ink),
        area(body(course, half + 1.3), ink.waterInk),
        area(body(course, half), ink.water),
        lining(course, ink),
      );
    default:
      return group(
        attributes,
        line(trace(course.line), ink.waterGlow, 12, { opacity: 0.18 }),
        area(body(course, half + (course.kind === 'stream' ? 1.6 : 0.9)), ink.waterInk),
        area(body(course, half), course.kind === 'stream' ? ink.canal : ink.water),
      );
  }
};

const courseOf = (survey: Survey, side: Hexside): { readonly at: Point; readonly turn: number; half: number } => {
  const middle = sideMiddle(survey.layout, side);
  const near = survey.sides.find((course) => passesNear(course.line, middle, 14));
  if (near === undefined) return { at: middle, turn: 60 * side.direction, half: HALF_WATER.stream };
  const { at: place, along } = courseAt(near.line, middle);
  return { at: place, turn: (Math.atan2(along[1], along[0]) * 180) / Math.PI, half: HALF_WATER[near.kind] };
};

/** A ford: the water widens over a bed of stones, staked on both hands. The drawing runs across x. */
export const ford = (half: number, ink: Palette): string =>
  element('ellipse', { rx: 13, ry: half + 3.4, fill: ink.water, stroke: ink.waterInk, 'stroke-width': 0.8 }) +
  line(`M-5-${half + 8}V${half + 8}M5-${half + 8}V${half + 8}`, ink.ink, 2.3, {
    'stroke-dasharray': '.1 3.6',
    'stroke-linecap': 'round',
  });

export const drawSideWaters = (survey: Survey, ink: Palette): string => {
  const { sheet } = survey;
  if (survey.sides.length === 0) return '';
  const fords = (sheet.waters ?? []).flatMap((water) => water.fords);
  return group(
    { class: 'side-waters', 'stroke-linejoin': 'round' },
    // Small waters first: what they run into lies over their mouths.
    ...(['brook', 'stream', 'canal', 'river'] as const).flatMap((kind) =>
      survey.sides.filter((course) => course.kind === kind).map((course) => drawCourse(survey, course, ink)),
    ),
    ...fords.map((side) => {
      const { at: place, turn, half } = courseOf(survey, side);
      return group({ class: 'ford', transform: at(place, turn) }, ford(half, ink));
    }),
  );
};
