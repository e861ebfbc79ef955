import { drawTitle } from '../cartouche.ts';
import type { Colours } from '../colours.ts';
import type { CartoucheLine } from '../hex-sheet.ts';
import { area, at, element, group, line, type Point } from '../ink.ts';
import { laurel } from '../ornament.ts';
import type { Palette } from '../palette.ts';
import { BRANCH, banner, both, MEASURE, mirrored, plate, rifle } from '../staff-cartouche.ts';
import { balls, gun } from '../trophy.ts';

/** A title of the age of the shako: a ruled plate between laurels, muskets crossed behind it, the colours of both armies above. */
const shako = (ink: Palette): string => {
  const sabre = group(
    { transform: 'rotate(62)' },
    area('M-2.2-86c7 40 8 90 2 150h-4c2-60 0-104 2-150z', ink.wall, { stroke: ink.ink, 'stroke-width': 1 }),
    line('M-12 62c8 6 18 6 24 0M0 64v24M-9 64c-6 14 0 24 8 24', ink.ink, 3),
    line('M0 66v20', ink.gold, 3.4),
  );
  return group(
    { transform: at([0, 222]) },
    both(sabre),
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
};

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
export const drawTableCartouche = (
  lines: readonly CartoucheLine[],
  ink: Palette,
  [farLeft, left, right, farRight]: Colours = PLAIN,
): string =>
  group(
    { class: 'cartouche', transform: at([0, 356]) },
    both(group({ transform: at([0, 40], 38) }, rifle(ink))),
    mirrored(banner([60, -150], 39, farLeft, ink)),
    banner([60, -150], 39, farRight, ink),
    mirrored(banner([24, -150], 9, left, ink)),
    banner([24, -150], 9, right, ink),
    laurel(BRANCH, ink),
    laurel(
      BRANCH.map(([x, y]): Point => [-x, y]),
      ink,
    ),
    plate(ink),
    drawTitle(lines, MEASURE, ink),
    star(ink),
    both(gun([136, 224], ink)),
    both(balls([74, 268], ink)),
    shako(ink),
  );
