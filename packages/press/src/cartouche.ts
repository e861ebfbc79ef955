import type { Colours } from './colours.ts';
import type { CartoucheLine } from './hex-sheet.ts';
import { area, at, group, line, type Point, trace } from './ink.ts';
import { type Letters, word, wordWidth } from './lettering.ts';
import { laurel, swellRule, volute } from './ornament.ts';
import type { Palette } from './palette.ts';
import { drawTitleFrame, frameMeasure, type TitleFrame } from './title-frame.ts';
import { balls, drum, flag, gun, shield } from './trophy.ts';

/** The title on a scrolled tablet, hung with laurel and set among the trophies of both armies. */
/** The right half of the tablet, from the middle of the top edge to the middle of the foot. */
const TABLET =
  'M0-168c34 0 46-16 78-16c34 0 44 20 70 22c26 2 32 22 22 34c-8 9-6 20-2 34v176c-4 14-6 24 3 32c12 12 4 34-22 35c-26 1-40 22-72 22c-32 0-44-15-77-15';
const INNER =
  'M0-156c36 0 48-15 76-15c30 0 40 20 66 22c12 1 18 10 12 18c-8 10-8 26-4 40v170c-4 14-3 30 5 39c7 9 0 19-12 20c-26 1-38 21-67 21c-28 0-42-14-76-14';

const LETTERING: Readonly<
  Record<
    CartoucheLine['letter'],
    { readonly size: number; readonly lead: number; readonly spacing: number; readonly isItalic: boolean }
  >
> = {
  title: { size: 60, lead: 60, spacing: 7, isItalic: false },
  capitals: { size: 24, lead: 36, spacing: 3.5, isItalic: false },
  italic: { size: 22, lead: 31, spacing: 0.3, isItalic: true },
  roman: { size: 20, lead: 29, spacing: 0.6, isItalic: false },
};

const tablet = (ink: Palette): string => {
  const half = [
    area(TABLET, ink.card, { stroke: ink.ink, 'stroke-width': 2 }),
    line(INNER, ink.ink, 0.8),
    ...[
      volute([166, -142], 17, -60, 1.9, -1),
      volute([167, 132], 17, 60, 1.9, 1),
      volute([84, -178], 11, 190, 1.7, 1),
      volute([84, 176], 11, 170, 1.7, -1),
    ].map((spiral) => line(trace(spiral), ink.ink, 2, { 'stroke-linecap': 'round' })),
  ].join('');
  return half + mirrored(half);
};

export const drawTitle = (lines: readonly CartoucheLine[], measure: number, ink: Palette): string => {
  const height = lines.reduce((sum, { letter }) => sum + LETTERING[letter].lead, 0);
  const words: string[] = [];
  let y = -height / 2 - 14;
  for (const { text, letter } of lines) {
    const { size, lead, spacing, isItalic } = LETTERING[letter];
    y += lead;
    const fit = Math.min(1, measure / wordWidth(text, size, spacing));
    const letters: Letters = { size: size * fit, fill: ink.ink, spacing: spacing * fit, isItalic };
    words.push(word(text, [0, y], letters));
    if (letter === 'title') {
      y += 16;
      words.push(swellRule([0, y], 150, ink));
      y += 2;
    }
  }
  return words.join('');
};

const BRANCH: readonly Point[] = [
  [84, 214],
  [150, 182],
  [190, 118],
  [202, 30],
  [186, -72],
];

const mirrored = (drawing: string): string => `<g transform="scale(-1 1)">${drawing}</g>`;

const COLOURS: Colours = [
  { cloth: 'blue', charge: 'cross' },
  { cloth: 'red', charge: 'cross' },
  { cloth: 'yellow', charge: 'eagle' },
  { cloth: 'orange', charge: 'eagle' },
];

/** The tablet of the house, hung with laurel. */
const laurelled = (ink: Palette): string =>
  laurel(BRANCH, ink) +
  laurel(
    BRANCH.map(([x, y]): Point => [-x, y]),
    ink,
  ) +
  group({ opacity: 0.2, transform: 'translate(7 9)' }, area(TABLET, ink.ink), mirrored(area(TABLET, ink.ink))) +
  tablet(ink);
/** The measure of its lines: it narrows toward head and foot. */
const MEASURE = 278;

/** `head` is the middle of the top edge of the room it is given. */
export const drawCartouche = (
  head: Point,
  lines: readonly CartoucheLine[],
  ink: Palette,
  [farLeft, left, right, farRight]: Colours = COLOURS,
  frame?: TitleFrame,
): string =>
  group(
    { class: 'cartouche', transform: at([head[0], head[1] + 352]) },
    mirrored(flag([52, -150], 47, ink.pigments[farLeft.cloth], farLeft.charge, ink)),
    flag([52, -150], 47, ink.pigments[farRight.cloth], farRight.charge, ink),
    mirrored(flag([18, -150], 13, ink.pigments[left.cloth], left.charge, ink)),
    flag([18, -150], 13, ink.pigments[right.cloth], right.charge, ink),
    frame === undefined ? laurelled(ink) : drawTitleFrame(frame, ink),
    drawTitle(lines, frame === undefined ? MEASURE : frameMeasure[frame], ink),
    shield([0, -182], ink),
    gun([126, 218], ink),
    mirrored(gun([126, 218], ink)),
    balls([66, 262], ink),
    balls([-66, 262], ink),
    drum([0, 224], ink),
  );
