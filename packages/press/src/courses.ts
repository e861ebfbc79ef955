import type { HexSheet } from './hex-sheet.ts';
import type { Layout } from './layout.ts';
import type { RiverCourse } from './river-course.ts';
import type { RoadCourse } from './road-course.ts';
import type { SideCourse } from './side-course.ts';
import type { StreamCourse } from './stream-course.ts';

/** Where the lines of a sheet run, so that every layer draws round the same river. */
export interface Courses {
  readonly sheet: HexSheet;
  /** Before every id of the SVG, so that two drawings can share a page. */
  readonly prefix: string;
  readonly layout: Layout;
  readonly rivers: readonly RiverCourse[];
  readonly streams: readonly StreamCourse[];
  readonly roads: readonly RoadCourse[];
  /** Waters on hexsides. */
  readonly sides: readonly SideCourse[];
}
