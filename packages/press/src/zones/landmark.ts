import { moved } from '../curve.ts';
import type { Point } from '../ink.ts';
import { polar } from '../layout.ts';
import { isFree } from './clearance.ts';
import { depth, hasCover } from './plot.ts';
import type { ZoneCourses } from './zone-courses.ts';

/** What a zone is known by stands above its counters, or beside them, never under them. */

/** Half the ground a castle takes, and a church. */
const GIRTH = { castle: 50, church: 22 } as const;

export const placeLandmarks = (survey: ZoneCourses): ReadonlyMap<string, Point> => {
  const found = new Map<string, Point>();
  for (const plot of survey.plots) {
    if (!hasCover(plot, 'castle', 'village', 'faubourg', 'town', 'hamlet', 'cemetery')) continue;
    const girth = hasCover(plot, 'castle') ? GIRTH.castle : GIRTH.church;
    let best = Number.NEGATIVE_INFINITY;
    for (let angle = 0; angle < 360; angle += 12) {
      for (const reach of [62, 72, 82, 94, 106]) {
        const p = moved(plot.middle, polar(angle - 90, reach));
        const inside = Math.min(depth(plot, [p[0], p[1] - girth * 0.7]), depth(plot, p)) - girth;
        const turn = Math.min(angle, 360 - angle) / 180;
        const worth = Math.min(0, inside) * 3 - turn * 34 - reach * 0.12 - (isFree(survey, p, girth * 0.62) ? 0 : 40);
        if (worth > best) {
          best = worth;
          found.set(plot.zone.id, p);
        }
      }
    }
  }
  return found;
};
