import type { Point } from '../ink.ts';
import type { RiverCourse } from '../river-course.ts';
import type { StreamCourse } from '../stream-course.ts';
import type { BorderCourse } from './border-course.ts';
import type { Plot } from './plot.ts';
import type { Lattice } from './reach-field.ts';
import type { WayPlan } from './way-course.ts';
import type { ZoneLayout } from './zone-layout.ts';
import type { ZoneSheet } from './zone-sheet.ts';

/** Where zones lie and lines run, so that every layer draws round the same river. */
export interface ZoneCourses {
  readonly sheet: ZoneSheet;
  /** Before every id of the SVG, so that two drawings can share a page. */
  readonly prefix: string;
  readonly layout: ZoneLayout;
  /** One a zone, in the order of the sheet. */
  readonly plots: readonly Plot[];
  readonly borders: readonly BorderCourse[];
  readonly rivers: readonly RiverCourse[];
  readonly streams: readonly StreamCourse[];
  readonly ways: WayPlan;
  /** Tops of the causeways. */
  readonly dams: readonly (readonly Point[])[];
  readonly lattice: Lattice;
}

/** The same with where church, castle or farm stands, by zone: words keep clear of them. */
export interface ZoneMarks extends ZoneCourses {
  readonly landmarks: ReadonlyMap<string, Point>;
}
