import { type HexId, hexAt } from '@tambour/boards';
import { itemAt } from '@tambour/kernel';
import type { Courses } from './courses.ts';
import type { HexSheet } from './hex-sheet.ts';
import type { Point } from './ink.ts';
import { type Label, placeNames } from './labels.ts';
import { COLUMN, HEX, layoutOf, ROW } from './layout.ts';
import { riverCourse } from './river-course.ts';
import { roadCourses } from './road-course.ts';
import { sideCourses } from './side-course.ts';
import { streamCourse } from './stream-course.ts';

/** The sheet measured once: where the lines run and the names stand. */
export interface Survey extends Courses {
  readonly labels: readonly Label[];
}

export const surveyOf = (sheet: HexSheet, prefix: string = sheet.id): Survey => {
  const layout = layoutOf(sheet);
  const rivers = sheet.rivers.map((river) => riverCourse(sheet, layout, river));
  const courses = {
    sheet,
    prefix: prefix.replace(/[^\w-]/g, '-'),
    layout,
    rivers,
    streams: sheet.streams.map((stream) => streamCourse(layout, stream, rivers)),
    roads: roadCourses(sheet, layout),
    sides: sideCourses(layout, sheet.waters ?? [], sheet.sideBridges ?? []),
  };
  return { ...courses, labels: placeNames(courses) };
};

/** The hex under a point of the paper, if any: the nearest centre of the two columns the point may belong to. */
export const hexUnder = ({ sheet, layout }: Pick<Survey, 'sheet' | 'layout'>, [x, y]: Point): HexId | undefined => {
  const { grid } = sheet;
  const [originX] = itemAt(layout.hexes, 0);
  const column = Math.round((x - originX) / COLUMN) + 1;
  let best = HEX * HEX;
  let found: HexId | undefined;
  for (let c = Math.max(1, column - 1); c <= Math.min(grid.columns, column + 1); c++) {
    const [, top] = itemAt(layout.hexes, itemAt(grid.first, c));
    const row = Math.round((y - top) / ROW) + 1;
    const hex = hexAt(grid, c, row);
    if (hex === undefined) continue;
    const [cx, cy] = layout.center(hex);
    const square = (x - cx) ** 2 + (y - cy) ** 2;
    if (square < best) {
      best = square;
      found = hex;
    }
  }
  return found;
};
