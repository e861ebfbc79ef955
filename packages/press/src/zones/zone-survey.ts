import type { Height } from '../contour.ts';
import type { Point } from '../ink.ts';
import type { PlaceSpot } from '../place-spot.ts';
import type { RiverCourse } from '../river-course.ts';
import type { StreamCourse } from '../stream-course.ts';
import { type BorderCourse, borderCourse } from './border-course.ts';
import { damsOf } from './causeway.ts';
import { placeLandmarks } from './landmark.ts';
import { hasCover, type Plot, plotOf, within } from './plot.ts';
import { type Lattice, latticeOf, reachOf } from './reach-field.ts';
import { brookCourses, riverCourses } from './water-course.ts';
import { type WayPlan, wayPlan } from './way-course.ts';
import { type Lettering, placeLettering } from './zone-labels.ts';
import { type ZoneLayout, zoneLayout } from './zone-layout.ts';
import type { ZoneCover, ZoneSheet } from './zone-sheet.ts';

/** The sheet measured once: where zones lie and lines run, so that every layer draws round the same river. */
export interface ZoneSurvey {
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
  /** Where church, castle or farm stands, by zone. */
  readonly landmarks: ReadonlyMap<string, Point>;
  readonly lettering: Lettering;
}

/** A sheet is measured once, however often it is looked at. */
const surveys = new WeakMap<ZoneSheet, ZoneSurvey>();
export const surveyOfZones = (sheet: ZoneSheet, prefix: string = sheet.id): ZoneSurvey => {
  const known = surveys.get(sheet) ?? measured(sheet);
  surveys.set(sheet, known);
  return { ...known, prefix: prefix.replace(/[^\w-]/g, '-') };
};

const measured = (sheet: ZoneSheet): ZoneSurvey => {
  const layout = zoneLayout(sheet);
  const plots = sheet.zones.map((zone) => plotOf(layout, zone));
  const byZone = new Map(plots.map((plot) => [plot.zone.id, plot]));
  const borders = sheet.borders.map((border) => borderCourse(layout, border, byZone));
  const byBorder = new Map(borders.map((course) => [course.border.id, course]));
  const ways = wayPlan(sheet, layout, byZone, borders);
  const courses = {
    sheet,
    prefix: '',
    layout,
    plots,
    borders,
    rivers: riverCourses(sheet, layout, byBorder),
    streams: brookCourses(sheet, layout, byBorder),
    ways,
    dams: damsOf(plots, borders, ways),
    lattice: latticeOf(layout, plots),
  };
  const landmarks = placeLandmarks(courses);
  return { ...courses, landmarks, lettering: placeLettering({ ...courses, landmarks }) };
};

export const zoneSpots = (survey: ZoneSurvey): Readonly<Record<string, Required<Omit<PlaceSpot, 'slots'>>>> =>
  Object.fromEntries(survey.plots.map(({ zone, middle, outline, room }) => [zone.id, { at: middle, outline, room }]));

/** The zone under a point of the paper, if any. */
export const zoneUnder = ({ plots }: Pick<ZoneSurvey, 'plots'>, p: Point): Plot | undefined =>
  plots.find((plot) => within(plot, p));

export const reachOfCover = (survey: ZoneSurvey, ...covers: readonly ZoneCover[]): Height =>
  reachOf(survey.lattice, survey.plots, survey.borders, (plot) => hasCover(plot, ...covers));

export const zoneAt = (survey: Pick<ZoneSurvey, 'plots'>, p: Point): string | undefined =>
  zoneUnder(survey, p)?.zone.id;
