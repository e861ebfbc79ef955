import type { Height } from '../contour.ts';
import type { Point } from '../ink.ts';
import type { PlaceSpot } from '../place-spot.ts';
import { borderCourse } from './border-course.ts';
import { damsOf } from './causeway.ts';
import { placeLandmarks } from './landmark.ts';
import { hasCover, type Plot, plotOf, within } from './plot.ts';
import { latticeOf, reachOf } from './reach-field.ts';
import { brookCourses, riverCourses } from './water-course.ts';
import { wayPlan } from './way-course.ts';
import type { ZoneMarks } from './zone-courses.ts';
import { type Lettering, placeLettering } from './zone-labels.ts';
import { zoneLayout } from './zone-layout.ts';
import type { ZoneCover, ZoneSheet } from './zone-sheet.ts';

/** The sheet measured once: where zones lie and lines run, what stands there and where the words go. */
export interface ZoneSurvey extends ZoneMarks {
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
