import { type Chance, chance } from '../chance.ts';
import { distance } from '../curve.ts';
import { area, at, element, group, line, type Point } from '../ink.ts';
import type { Palette } from '../palette.ts';
import { isBlank, isFree } from './clearance.ts';
import { depth, hasCover, type Plot, within } from './plot.ts';
import type { ZoneSurvey } from './zone-survey.ts';

/** What engravers of the time set on open ground: mills, ricks, flocks, wayside crosses. Invented, and of no account to play. */
type Figure = (ink: Palette) => string;

const mill: Figure = (ink) =>
  area('M-3 0l13 2.6h9l-9-3.4z', ink.ink, { 'fill-opacity': 0.26 }) +
  line('M-6 0L0-7L6 0M0-7V0', ink.ink, 1.3) +
  area('M-5.5-7v-13l5.5-5l5.5 5v13z', ink.wall, { stroke: ink.ink, 'stroke-width': 0.9, 'stroke-linejoin': 'round' }) +
  area('M1-7v-17.4l4.5 4.4v13z', ink.roofShade, { 'fill-opacity': 0.4 }) +
  line('M-14-31L14-5M-13-5L13-31', ink.ink, 1) +
  area('M-14-31l9.5 5l-3.3 3.6zM14-5l-9.5-5l3.3-3.6zM13-31l-5 9.5l-3.6-3.3zM-13-5l5-9.5l3.6 3.3z', ink.card, {
    stroke: ink.ink,
    'stroke-width': 0.7,
  });

const oak: Figure = (ink) =>
  element('ellipse', { cx: 6, cy: 0.5, rx: 14, ry: 3, fill: ink.treeInk, 'fill-opacity': 0.3 }) +
  line('M0 0v-10M0-7l-4-4M0-6l4-4', ink.treeInk, 2) +
  area(
    'M-13-11c-5-2-4-8 0-9c0-6 6-8 10-6c3-4 10-3 11 1c5 0 7 5 4 8c3 3 1 7-3 7c-2 3-7 3-9 1c-4 2-9 2-13-2z',
    ink.tree,
    {
      stroke: ink.treeInk,
      'stroke-width': 0.9,
    },
  ) +
  line('M4-25c3 1 5 3 4 6M9-20c3 2 3 5 1 7M1-14c3 2 6 2 8 0M-6-15c2 2 4 2 6 1', ink.treeInk, 0.8, {
    'stroke-linecap': 'round',
  });

const rick = (x: number, y: number, ink: Palette): string =>
  group(
    { transform: at([x, y]) },
    area('M-5 0c-1-5 0-9 5-13c5 4 6 8 5 13z', ink.rampart, { stroke: ink.ink, 'stroke-width': 0.8 }),
    area('M1-12c4 4 5 8 4 12h-3c1-4 1-8-1-12z', ink.hachure, { 'fill-opacity': 0.35 }),
    line('M-3-2l1-5M0-2v-7M0-13v-3', ink.hachure, 0.6),
  );
const ricks: Figure = (ink) => rick(-8, -4, ink) + rick(7, -6, ink) + rick(0, 2, ink);

const cross: Figure = (ink) =>
  area('M-6 0l2-3h8l2 3zM-3-3l.6-2h4.8l.6 2z', ink.wall, { stroke: ink.ink, 'stroke-width': 0.7 }) +
  line('M0-5v-15M-4.5-15.5h9', ink.ink, 2.2);

const sheep = (x: number, y: number, ink: Palette): string =>
  group(
    { transform: at([x, y]) },
    line('M-2.5 0v-2.5M2 0v-2.5', ink.ink, 0.8),
    area('M-4-2.5c-1.5-2 0-4 2-3.6c1-1 3-1 3.6 0c2-.4 3.2 1.6 2 3.2z', ink.card, {
      stroke: ink.ink,
      'stroke-width': 0.6,
    }),
    area('M3.6-4.6l2.6-.8l.4 1.8l-2 .6z', ink.ink),
  );
const FLOCK: readonly Point[] = [
  [-14, -6],
  [-3, -9],
  [9, -6],
  [-8, 0],
  [4, -1],
  [14, 2],
];
const flock: Figure = (ink) =>
  FLOCK.map(([x, y]) => sheep(x, y, ink)).join('') +
  line('M-22 2v-11M-22-9c0-3 3-3 3-1', ink.ink, 1) +
  area('M-24.5 3l1-8h3.2l1.2 8z', ink.roofShade) +
  element('circle', { cx: -22, cy: -7, r: 1.8, fill: ink.wall, stroke: ink.ink, 'stroke-width': 0.6 });

const ARABLE: readonly Figure[] = [oak, ricks, oak, cross, oak, ricks, oak, mill, oak, ricks, oak, oak];
const GRAZED: readonly Figure[] = [flock, oak, flock, cross];

/** Counters lie in the middle; nothing is drawn where they would hide it. */
const MIDDLE = 92;
const TRIES = 26;

const spotsIn = (survey: ZoneSurvey, plot: Plot, dice: Chance, count: number): Point[] => {
  const { x0, y0, x1, y1 } = plot.extent;
  const found: Point[] = [];
  for (let i = 0; i < TRIES && found.length < count; i++) {
    const p: Point = [dice.between(x0, x1), dice.between(y0, y1)];
    if (!within(plot, p) || depth(plot, p) < 46 || distance(plot.middle, [p[0], p[1] - 10]) < MIDDLE) continue;
    if (!isFree(survey, p, 24) || !isFree(survey, [p[0], p[1] - 20], 18)) continue;
    const isWordless = [-20, 0, 20].every((dx) =>
      [0, -14, -28].every((dy) => isBlank(survey.lettering.blocks, [p[0] + dx, p[1] + dy])),
    );
    if (isWordless && found.every((other) => distance(other, p) > 90)) found.push(p);
  }
  return found;
};

export const drawStaffage = (survey: ZoneSurvey, ink: Palette): string => {
  const dice = chance(`${survey.sheet.id} staffage`);
  const figures = survey.plots.flatMap((plot) => {
    const isGrazed = hasCover(plot, 'pasture', 'meadow');
    const isOpen = isGrazed || (hasCover(plot, 'fields') && plot.zone.covers.length === 1);
    if (!isOpen) return [];
    return spotsIn(survey, plot, dice, plot.room > 105 ? 2 : 1).map((place) => ({
      place,
      figure: dice.pick(isGrazed ? GRAZED : ARABLE),
    }));
  });
  return group(
    { class: 'staffage' },
    ...figures
      .sort((a, b) => a.place[1] - b.place[1])
      .map(({ place, figure }) => group({ transform: at(place, undefined, 1.25) }, figure(ink))),
  );
};
