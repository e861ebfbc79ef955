import type { Colours } from '../colours.ts';
import type { CartoucheLine } from '../hex-sheet.ts';
import { area, at, element, group, line } from '../ink.ts';
import type { Palette } from '../palette.ts';
import { amongArms, crossedSabres } from '../staff-cartouche.ts';

/** A title of the age of the shako: a ruled plate between laurels, muskets crossed behind it, the colours of both armies above. */
const shako = (ink: Palette): string =>
  group(
    { transform: at([0, 222]) },
    crossedSabres(ink),
    // A plume, the body wider at the top, its bands, cords and plate, and the peak.
    area('M-4-44c-8-16-6-34 4-46c10 12 12 30 4 46z', ink.pigments.red, { stroke: ink.ink, 'stroke-width': 1.2 }),
    area('M-30 30L-38-36c24-9 52-9 76 0L30 30c-20 6-40 6-60 0z', ink.ink, { 'fill-opacity': 0.88 }),
    area('M-38-36c24-9 52-9 76 0c-24 8-52 8-76 0z', ink.inkSoft, { stroke: ink.ink, 'stroke-width': 1.2 }),
    line('M-38-30c24 8 52 8 76 0M-31 24c20 6 42 6 62 0', ink.gold, 3),
    line('M-36-20C-20 12 20 12 36-20M-36-16C-22 22 22 22 36-16', ink.card, 2.2),
    area('M0-16l12 12l-12 16l-12-16z', ink.gold, { stroke: ink.ink, 'stroke-width': 1 }),
    element('circle', { cy: -44, r: 6, fill: ink.pigments.white, stroke: ink.ink, 'stroke-width': 1 }),
    area('M-34 29c22 7 46 7 68 0c5 9-4 15-12 16c-15-4-29-4-44 0c-8-1-17-7-12-16z', ink.ink),
  );

/** Between the flags: a star in a wreath, which is nobody's. */
const star = (ink: Palette): string =>
  group(
    { transform: at([0, -196]) },
    element('circle', { r: 29, fill: ink.card, stroke: ink.ink, 'stroke-width': 1.8 }),
    element('circle', { r: 24, fill: 'none', stroke: ink.gold, 'stroke-width': 3.4 }),
    area('M0-19l5 12l13 1l-10 8.4l3.2 12.6l-11.2-7l-11.2 7l3.2-12.6l-10-8.4l13-1z', ink.gold, {
      stroke: ink.ink,
      'stroke-width': 1.2,
    }),
  );

const PLAIN: Colours = [
  { cloth: 'blue', charge: 'none' },
  { cloth: 'blue', charge: 'none' },
  { cloth: 'orange', charge: 'none' },
  { cloth: 'orange', charge: 'none' },
];

/** About the middle of the top edge of the room it is given. */
export const drawTableCartouche = (lines: readonly CartoucheLine[], ink: Palette, colours: Colours = PLAIN): string =>
  group({ class: 'cartouche', transform: at([0, 356]) }, amongArms(lines, ink, colours, star(ink), shako(ink)));
