import { itemAt } from '@tambour/kernel';
import { chance } from './chance.ts';
import { moved, parallel, withNormals } from './curve.ts';
import { area, group, line, type Point, trace, traces } from './ink.ts';
import type { Palette } from './palette.ts';
import type { RiverCourse } from './river-course.ts';
import type { StreamCourse } from './stream-course.ts';
import type { Survey } from './survey.ts';

/** Water by lines that follow the bank and fade toward the middle; the bank towards the light throws a shadow. */
const LINING: readonly (readonly [share: number, width: number, dash: string])[] = [
  [0.84, 0.8, ''],
  [0.68, 0.65, ''],
  [0.5, 0.55, '34 3 60 4'],
  [0.31, 0.5, '22 9 40 14'],
  [0.11, 0.45, '12 20 26 18'],
];

const bank = (course: RiverCourse, share: number): Point[] =>
  parallel(course.center, (i) => itemAt(course.half, i) * share);

const surfaceOf = (course: RiverCourse): string => trace([...bank(course, 1), ...bank(course, -1).reverse()], true);

const drawRiver = (course: RiverCourse, ink: Palette): string => {
  const body = surfaceOf(course);
  const lines = LINING.flatMap(([share, width, dash]) =>
    [share, -share].map((side) =>
      line(trace(bank(course, side)), ink.waterInk, width, {
        opacity: 0.35 + 0.45 * share,
        'stroke-dasharray': dash === '' ? undefined : dash,
      }),
    ),
  );
  return group(
    { class: 'river' },
    line(body, ink.waterGlow, 13, { opacity: 0.16, 'stroke-linejoin': 'round' }),
    line(body, ink.waterGlow, 6, { opacity: 0.22, 'stroke-linejoin': 'round' }),
    area(body, ink.water),
    line(trace(bank(course, 0)), ink.paper, 9, { opacity: 0.28 }),
    ...lines,
    line(trace(bank(course, 1)), ink.waterInk, 2.1),
    line(trace(bank(course, -1)), ink.waterInk, 1.3),
  );
};

/** Two banks drawn apart would need care at every bend; a light line over a dark one gives both. */
const streamBody = (course: StreamCourse, width: (share: number) => number): string => {
  const last = course.center.length - 1;
  const left = parallel(course.center, (i) => width(1 - i / last));
  const right = parallel(course.center, (i) => -width(1 - i / last));
  return trace([...left, ...right.reverse()], true);
};

const streamBank = (share: number): number => 1.9 + 1.9 * share;

export const drawWater = (
  survey: { readonly rivers: readonly RiverCourse[]; readonly streams: readonly StreamCourse[] },
  ink: Palette,
  /** Half the width of a stream, from its source (0) to its mouth (1). */
  bank: (share: number) => number = streamBank,
): string =>
  group(
    { class: 'water' },
    ...survey.streams.map((course) => line(trace(course.center), ink.waterGlow, 13, { opacity: 0.16 })),
    ...survey.streams.map((course) =>
      area(
        streamBody(course, (share) => bank(share) + 0.9),
        ink.waterInk,
      ),
    ),
    ...survey.rivers.map((course) => drawRiver(course, ink)),
    // Over the river's bank, so that the mouth stands open.
    ...survey.streams.map((course) => area(streamBody(course, bank), ink.water)),
    ...survey.streams.map((course) => line(trace(course.center), ink.waterInk, 0.5, { opacity: 0.6 })),
  );

/** A tuft of rush. */
export const tuft = ([x, y]: Point, size: number): string => {
  const strokes: readonly (readonly Point[])[] = [
    [
      [x - 4.5 * size, y],
      [x + 4.5 * size, y],
    ],
    [
      [x - 2 * size, y],
      [x - 2.8 * size, y - 3 * size],
    ],
    [
      [x, y],
      [x, y - 4.2 * size],
    ],
    [
      [x + 2 * size, y],
      [x + 3 * size, y - 3.2 * size],
    ],
  ];
  return traces(strokes);
};

/** Water-meadow: a green wash along the banks with tufts of rush, and osiers at the water's edge. */
export const drawMeadows = (survey: Survey, ink: Palette): string => {
  const dice = chance(`${survey.sheet.id} meadows`);
  const washes: string[] = [];
  const tufts: string[] = [];
  for (const course of survey.rivers) {
    for (const reach of [58, 34]) {
      const spread = course.center.map(() => reach + dice.between(-4, 4));
      const left = parallel(course.center, (i) => itemAt(spread, i) + 14 * Math.sin(i / 11) * (reach / 58));
      const right = parallel(course.center, (i) => -itemAt(spread, i) - 14 * Math.sin(i / 9 + 2) * (reach / 58));
      washes.push(trace([...left, ...right.reverse()], true));
    }
    for (const [p, normal, i] of withNormals(course.center))
      for (const side of [1, -1]) {
        if (dice.next() > 0.46) continue;
        const away = itemAt(course.half, i) + 7 + 44 * dice.next() ** 1.7;
        tufts.push(tuft(moved(p, normal, side * away), dice.between(0.75, 1.1)));
      }
  }
  return group(
    { class: 'meadows' },
    ...washes.map((wash) => area(wash, ink.meadow, { opacity: 0.22 })),
    line(tufts.join(''), ink.treeInk, 0.65, { opacity: 0.62, 'stroke-linecap': 'round' }),
  );
};
