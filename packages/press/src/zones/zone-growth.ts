import { itemAt, present } from '@tambour/kernel';
import { chance, noise } from '../chance.ts';
import { contours } from '../contour.ts';
import { distance, heading, moved } from '../curve.ts';
import { area, at, group, line, number, type Point, trace, traces } from '../ink.ts';
import type { Palette } from '../palette.ts';
import { cells, centroid, chord } from '../polygon.ts';
import { tuft } from '../water.ts';
import { bushAt, treeAt } from '../woods.ts';
import { isBlank, isFree } from './clearance.ts';
import { hasCover, type Plot } from './plot.ts';
import { depthIn } from './reach-field.ts';
import type { ZoneCover } from './zone-sheet.ts';
import { reachOfCover, type ZoneSurvey, zoneUnder } from './zone-survey.ts';

/** What is grown, and what grows by itself: vines in rows, orchards in lines, grass, rushes and willows. */
const CALM = 38;

/** A green or brown wash over all the zones of a kind, with an edge of its own. */
const wash = (survey: ZoneSurvey, colour: string, opacity: number, ...covers: readonly ZoneCover[]): string => {
  if (!survey.plots.some((plot) => hasCover(plot, ...covers))) return '';
  const rough = noise(0x3a5);
  const reach = reachOfCover(survey, ...covers);
  const edge = contours(
    (x, y) => reach(x, y) - 15 + 14 * rough(x / 58, y / 58) + 4 * rough(x / 17, y / 17),
    0,
    survey.lattice.extent,
    9,
  );
  return area(traces(edge, true), colour, { opacity });
};

/** Whether a plant has room at a point of this zone; the middle is kept clear in a ragged round. */
const roomIn = (survey: ZoneSurvey, plot: Plot, gap: number, calm = CALM): ((p: Point) => boolean) => {
  const deep = depthIn(survey.lattice, survey.plots.indexOf(plot));
  const ragged = noise(0xca1);
  return (p) =>
    deep(p[0], p[1]) > 11 &&
    distance(plot.middle, p) > calm * (1 + 0.3 * ragged(p[0] / 24, p[1] / 24)) &&
    isFree(survey, p, gap) &&
    isBlank(survey.lettering.blocks, p) &&
    isClearOfLandmark(survey, plot, p);
};

const isClearOfLandmark = (survey: ZoneSurvey, plot: Plot, [x, y]: Point): boolean => {
  const mark = survey.landmarks.get(plot.zone.id);
  if (mark === undefined) return true;
  const wide = hasCover(plot, 'castle') ? 64 : 24;
  return Math.abs(x - mark[0]) > wide || y > mark[1] + 12 || y < mark[1] - wide * 1.4;
};

/** Rows of points over the plots of a kind, parcel by parcel, each parcel with a lie of its own. */
const rows = (
  survey: ZoneSurvey,
  seed: string,
  parcel: number,
  row: number,
  step: number,
  cover: ZoneCover,
): { readonly at: Point; readonly along: Point }[] => {
  const dice = chance(`${survey.sheet.id} ${seed}`);
  const found: { at: Point; along: Point }[] = [];
  for (const plot of survey.plots.filter((candidate) => hasCover(candidate, cover))) {
    const { x0, y0, x1, y1 } = plot.extent;
    const hasRoom = roomIn(survey, plot, 9, 0);
    const seeds: Point[] = [];
    for (let y = y0; y < y1 + parcel; y += parcel)
      for (let x = x0; x < x1 + parcel; x += parcel)
        seeds.push([x + dice.between(-0.4, 0.4) * parcel, y + dice.between(-0.4, 0.4) * parcel]);
    for (const cell of cells(seeds, parcel * 1.4)) {
      const middle = centroid(cell);
      // The parcel in the middle lies fallow, for counters.
      if (distance(middle, plot.middle) < parcel * 0.5) continue;
      const angle = dice.between(-0.5, 0.5) + (dice.next() < 0.4 ? Math.PI / 2 : 0);
      const along: Point = [Math.cos(angle), Math.sin(angle)];
      const across: Point = [-along[1], along[0]];
      for (let t = -parcel; t < parcel; t += row) {
        const span = chord(cell, moved(middle, across, t), along);
        if (span === undefined) continue;
        const length = distance(span[0], span[1]);
        for (let run = 4; run < length - 3; run += step) {
          const spot = moved(span[0], along, run);
          if (hasRoom(spot)) found.push({ at: spot, along });
        }
      }
    }
  }
  return found;
};

/** A stake and the vine about it. */
const vine = ([x, y]: Point): string => `M${number(x)} ${number(y)}v-5.4m-2 3.2c.4-2.2 3.6-.6 4-2.8`;

export const drawVines = (survey: ZoneSurvey, ink: Palette): string =>
  group(
    { class: 'vines' },
    wash(survey, itemAt(ink.crops, 2), 0.3, 'vines'),
    line(
      rows(survey, 'vines', 78, 8.6, 6.6, 'vines')
        .map((plant) => vine(plant.at))
        .join(''),
      ink.treeInk,
      0.7,
      { opacity: 0.75, 'stroke-linecap': 'round' },
    ),
  );

export const drawOrchards = (survey: ZoneSurvey, ink: Palette): string => {
  const dice = chance(`${survey.sheet.id} fruit`);
  const trees = [
    ...rows(survey, 'orchard', 104, 17, 17, 'orchard'),
    ...strewn(survey, 'park', 7, 9, 60, 'castle').map((p) => ({ at: p })),
  ].sort((a, b) => a.at[1] - b.at[1]);
  return group(
    { class: 'orchards' },
    wash(survey, ink.meadow, 0.26, 'orchard'),
    ...trees.map((tree) => treeAt(survey.prefix, Math.floor(dice.next() * 3), tree.at)),
  );
};

/** Scattered over the zones of a kind, so many to the hundred square. */
const strewn = (
  survey: ZoneSurvey,
  seed: string,
  share: number,
  gap: number,
  calm: number,
  ...covers: readonly ZoneCover[]
): Point[] => {
  const dice = chance(`${survey.sheet.id} ${seed}`);
  const found: Point[] = [];
  for (const plot of survey.plots.filter((candidate) => hasCover(candidate, ...covers))) {
    const { x0, y0, x1, y1 } = plot.extent;
    const hasRoom = roomIn(survey, plot, gap, calm);
    const count = ((x1 - x0) * (y1 - y0) * share) / 10000;
    for (let i = 0; i < count; i++) {
      const p: Point = [dice.between(x0, x1), dice.between(y0, y1)];
      if (hasRoom(p)) found.push(p);
    }
  }
  return found.sort((a, b) => a[1] - b[1]);
};

export const drawWetland = (survey: ZoneSurvey, ink: Palette): string => {
  const dice = chance(`${survey.sheet.id} wet`);
  const pools = strewn(survey, 'pools', 16, 12, CALM, 'marsh')
    .map((p) => {
      const long = dice.between(9, 24);
      return trace([moved(p, [-long, 0]), moved(p, [long, 0])]);
    })
    .join('');
  const rushes = [
    ...strewn(survey, 'rushes', 21, 6, 34, 'marsh'),
    ...strewn(survey, 'withies', 12, 6, 34, 'osiers', 'causeway'),
    ...strewn(survey, 'grass', 9, 8, 34, 'meadow'),
    ...reeds(survey),
  ];
  const willows = strewn(survey, 'willows', 20, 9, CALM, 'osiers');
  return group(
    { class: 'wetland' },
    wash(survey, ink.waterGlow, 0.2, 'marsh'),
    wash(survey, ink.meadow, 0.3, 'marsh', 'osiers', 'meadow', 'causeway', 'pond'),
    ...bankWashes(survey, ink),
    line(pools, ink.waterInk, 0.6, { opacity: 0.55 }),
    line(rushes.map((p) => tuft(p, dice.between(0.75, 1.2))).join(''), ink.treeInk, 0.65, {
      opacity: 0.65,
      'stroke-linecap': 'round',
    }),
    ...willows.map((p) => bushAt(survey.prefix, p)),
  );
};

/** Round a pond, outside its bank. */
const reeds = (survey: ZoneSurvey): Point[] => {
  const dice = chance(`${survey.sheet.id} reeds`);
  return survey.plots
    .filter((plot) => hasCover(plot, 'pond'))
    .flatMap(({ outline, middle }) =>
      outline.filter(() => dice.next() < 0.5).map((p) => moved(p, heading(p, middle), dice.between(9, 16))),
    );
};

/** Water-meadow along a river. */
const bankWashes = (survey: ZoneSurvey, ink: Palette): string[] =>
  survey.rivers.flatMap(({ center }) =>
    [96, 66].map((wide) => line(trace(center), ink.meadow, wide, { opacity: 0.17, 'stroke-linejoin': 'round' })),
  );

/** A crag in profile, as they were cut before contours: an ornament, no height is measured by it. */
const peakAt = (p: Point, size: number, ink: Palette): string =>
  group(
    { transform: at(p, undefined, size) },
    area('M-17 4C-11-3-9-14-3-19C1-22 3-17 6-12C9-7 11-2 17 4C8 7-8 7-17 4z', ink.hill, { opacity: 0.55 }),
    area('M-2-19.500C1-22 3-17 6-12C9-7 11-2 17 4C11 6 5 6 3 5C6-2 1-9-2-19.500z', ink.hachure, { opacity: 0.45 }),
    line('M-17 4C-11-3-9-14-3-19C1-22 3-17 6-12C9-7 11-2 17 4', ink.ink, 1.1, { 'stroke-linecap': 'round' }),
    line('M0-16c2 5 4 9 3 15M3-13c3 5 5 8 5 14M7-8c2 4 4 6 5 10M-6-12c-1 4-3 7-5 10M-3-15c-1 6-1 9-3 14', ink.ink, 0.6),
  );

export const drawPasture = (survey: ZoneSurvey, ink: Palette): string => {
  const blades = strewn(survey, 'blades', 26, 7, 30, 'pasture', 'mountain')
    .map(
      ([x, y]) =>
        `M${number(x - 3)} ${number(y)}l-.8-2.6M${number(x)} ${number(y)}v-3.2M${number(x + 3)} ${number(y)}l.8-2.6`,
    )
    .join('');
  const bushes = strewn(survey, 'furze', 3, 9, CALM, 'pasture');
  return group(
    { class: 'pasture' },
    wash(survey, ink.meadow, 0.2, 'pasture'),
    line(blades, ink.treeInk, 0.6, { opacity: 0.5 }),
    ...bushes.map((p) => bushAt(survey.prefix, p)),
  );
};

export const drawPeaks = (survey: ZoneSurvey, ink: Palette): string => {
  const dice = chance(`${survey.sheet.id} crags`);
  const peaks: Point[] = [];
  for (const p of strewn(survey, 'peaks', 9, 26, 70, 'mountain'))
    if (peaks.every((other) => distance(other, p) > 56)) peaks.push(p);
  return group({ class: 'peaks' }, ...peaks.map((p) => peakAt(p, dice.between(1.1, 1.9), ink)));
};

/** Beds and small trees behind the houses; crosses where the dead lie. Their number and place are invented. */
export const drawGardens = (survey: ZoneSurvey, ink: Palette): string => {
  const dice = chance(`${survey.sheet.id} gardens`);
  const walls: string[] = [];
  const beds: string[] = [];
  const fruit: Point[] = [];
  const placed: Point[] = [];
  for (const p of strewn(survey, 'beds', 15, 17, 52, 'gardens', 'village', 'faubourg', 'hamlet', 'cemetery')) {
    const plot = zoneUnder(survey, p);
    if (plot === undefined || placed.some((other) => distance(other, p) < 25)) continue;
    if (depthIn(survey.lattice, survey.plots.indexOf(plot))(p[0], p[1]) < 26) continue;
    const home = survey.landmarks.get(plot.zone.id);
    if (home !== undefined && distance(home, p) > (hasCover(plot, 'village', 'faubourg') ? 110 : 84)) continue;
    if (home !== undefined && hasCover(plot, 'cemetery') && distance(home, p) < 46) continue;
    if ([-12, 12].some((dx) => !isBlank(survey.lettering.blocks, [p[0] + dx, p[1]]))) continue;
    placed.push(p);
    const turn = dice.between(-0.35, 0.35);
    const [ux, uy]: Point = [Math.cos(turn), Math.sin(turn)];
    const corner = (a: number, b: number): Point => [p[0] + a * ux - b * uy, p[1] + a * uy + b * ux];
    const [wide, deep] = [dice.between(9, 13), dice.between(6.5, 9.5)];
    walls.push(trace([corner(-wide, -deep), corner(wide, -deep), corner(wide, deep), corner(-wide, deep)], true));
    if (dice.next() < 0.35) fruit.push(corner(-4, -2), corner(4, 0), corner(-1, 4));
    else
      for (let row = -deep + 3; row < deep - 1; row += 3)
        beds.push(trace([corner(-wide + 2, row), corner(wide - 2, row)]));
  }
  const graves = survey.plots
    .filter((plot) => hasCover(plot, 'cemetery'))
    .flatMap((plot) => {
      const [x, y] = present(survey.landmarks.get(plot.zone.id));
      return [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
        (i): Point => [x - 18 + (i % 3) * 18 + (i > 2 && i < 6 ? 5 : 0), y - 22 + Math.floor(i / 3) * 13],
      );
    });
  return group(
    { class: 'gardens' },
    wash(survey, ink.meadow, 0.16, 'gardens', 'cemetery'),
    area(walls.join(''), ink.meadow, { 'fill-opacity': 0.4, stroke: ink.treeInk, 'stroke-width': 0.6 }),
    line(beds.join(''), ink.treeInk, 0.45, { opacity: 0.7 }),
    ...fruit.sort((a, b) => a[1] - b[1]).map((p) => bushAt(survey.prefix, p)),
    line(
      graves.map(([x, y]) => `M${number(x)} ${number(y)}v-8M${number(x - 2.8)} ${number(y - 5.6)}h5.6`).join(''),
      ink.ink,
      1.3,
    ),
  );
};
