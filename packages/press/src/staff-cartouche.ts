import { drawTitle } from './cartouche.ts';
import type { Colour, Colours } from './colours.ts';
import type { CartoucheLine } from './hex-sheet.ts';
import { area, at, element, group, line, type Point, trace } from './ink.ts';
import { EAGLE, laurel } from './ornament.ts';
import type { Palette } from './palette.ts';
import { balls, gun } from './trophy.ts';

/** A title of the nineteenth century: a ruled plate between laurels, rifles crossed behind it, the colours of both armies above. */
const mirrored = (drawing: string): string => `<g transform="scale(-1 1)">${drawing}</g>`;
const both = (half: string): string => half + mirrored(half);

const [CLOTH_WIDE, CLOTH_HIGH] = [90, 66];

/** A point of a cloth in the wind, by its share from the staff and from the top. */
const woven = (u: number, v: number): Point => {
  const x = CLOTH_WIDE * u;
  const wave = Math.sin(u * 6.4) * 5 * u + Math.sin(u * 3 + v * 2) * 3;
  return [x - 4 * v * u, -152 + CLOTH_HIGH * v + wave + 6 * u];
};

const piece = (u0: number, u1: number, v0: number, v1: number): string => {
  const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const along = (v: number): Point[] => steps.map((i) => woven(u0 + ((u1 - u0) * i) / 8, v));
  return trace([...along(v0), ...along(v1).reverse()], true);
};

const charge = (colour: Colour, ink: Palette): string => {
  const place = at(woven(0.5, 0.5), 4, colour.charge === 'eagle' ? 2.3 : 1);
  if (colour.charge === 'none') return '';
  return colour.charge === 'eagle'
    ? group({ transform: place }, area(EAGLE, ink.ink))
    : group({ transform: place }, savoy(ink));
};

/** A white cross on red, as on the shield of Savoy. */
const savoy = (ink: Palette): string =>
  area('M-11-13h22v13c0 8-6 12-11 15c-5-3-11-7-11-15z', ink.pigments.red, { stroke: ink.ink, 'stroke-width': 1 }) +
  area('M-2.6-13h5.2v8.4h8.4v5.2h-8.4v13l-2.6 1.4l-2.6-1.4v-13h-8.4v-5.2h8.4z', ink.card);

const banner = (foot: Point, turn: number, colour: Colour, ink: Palette): string => {
  const bands = colour.bands ?? [colour.cloth];
  const whole = piece(0, 1, 0, 1);
  const folds = [0.2, 0.4, 0.58, 0.78].map((u) => trace([0.02, 0.5, 0.98].map((v) => woven(u + 0.03 * v, v)))).join('');
  return group(
    { transform: at(foot, turn) },
    line('M0 60V-166', ink.ink, 4),
    line('M0 60V-166', ink.rampart, 2),
    area('M0-186c4.4 7 5.4 12 2 20h-4c-3.4-8-2.4-13 2-20z', ink.gold, { stroke: ink.ink, 'stroke-width': 0.9 }),
    area(whole, ink.card),
    ...bands.map((pigment, i) => {
      const [from, to] = [i / bands.length, (i + 1) / bands.length];
      const shape = colour.isLevel ? piece(0, 1, from, to) : piece(from, to, 0, 1);
      return area(shape, ink.pigments[pigment], { 'fill-opacity': 0.94 });
    }),
    charge(colour, ink),
    line(folds, ink.ink, 0.9, { opacity: 0.55 }),
    line(whole, ink.ink, 1.3, { 'stroke-linejoin': 'round' }),
  );
};

/** A rifled musket along -y, its bayonet fixed. */
const rifle = (ink: Palette): string =>
  line('M0 150V-232', ink.ink, 4.4) +
  line('M0 150V-232', ink.inkSoft, 2.2) +
  area('M-3.4 40V-190h6.8V40l4 36l3 108c-6 5-15 5-20 0l3-108z', ink.pigments.brown, {
    stroke: ink.ink,
    'stroke-width': 1.2,
  }) +
  line('M-4-150h8M-4-70h8M-4 10h8', ink.gold, 3) +
  area('M-1.8-232L0-296l1.8 64z', ink.wall, { stroke: ink.ink, 'stroke-width': 0.9 }) +
  line('M3-30c9 8 10 22 2 32', ink.ink, 1.6);

const PLATE = 'M-148-164h296l22 22v284l-22 22h-296l-22-22v-284z';
const INNER = 'M-142-152h284l16 16v272l-16 16h-284l-16-16v-272z';
const HAIR = 'M-138-146h276l13 13v266l-13 13h-276l-13-13v-266z';

const plate = (ink: Palette): string =>
  area(PLATE, ink.ink, { opacity: 0.22, transform: 'translate(7 9)' }) +
  area(PLATE, ink.card, { stroke: ink.ink, 'stroke-width': 3.2, 'stroke-linejoin': 'round' }) +
  line(INNER, ink.ink, 1.4) +
  line(HAIR, ink.ink, 0.6) +
  [-1, 1]
    .flatMap((x) => [-1, 1].map((y): Point => [x * 158, y * 152]))
    .map(([cx, cy]) =>
      group(
        { transform: at([cx, cy]) },
        element('circle', { r: 11, fill: ink.card, stroke: ink.ink, 'stroke-width': 1.6 }),
        ...[0, 45, 90, 135].map((turn) =>
          group(
            { transform: `rotate(${turn})` },
            area('M0-9c3 3 3 6 0 9c-3-3-3-6 0-9zM0 9c3-3 3-6 0-9c-3 3-3 6 0 9z', ink.gold),
          ),
        ),
      ),
    )
    .join('');

/** A crowned shield, between the flags. */
const arms = (ink: Palette): string =>
  group(
    { transform: at([0, -196], undefined, 2.5) },
    savoy(ink),
    area('M-10-15l-3-9l6 3.6l3-6.4l4 6l4-6l3 6.4l6-3.6l-3 9z', ink.gold, { stroke: ink.ink, 'stroke-width': 0.6 }),
    area('M-10.6-15.6h21.2v2.6h-21.2z', ink.gold, { stroke: ink.ink, 'stroke-width': 0.6 }),
  );

export const crossedSabres = (ink: Palette): string =>
  both(
    group(
      { transform: 'rotate(62)' },
      area('M-2.2-86c7 40 8 90 2 150h-4c2-60 0-104 2-150z', ink.wall, { stroke: ink.ink, 'stroke-width': 1 }),
      line('M-12 62c8 6 18 6 24 0M0 64v24M-9 64c-6 14 0 24 8 24', ink.ink, 3),
      line('M0 66v20', ink.gold, 3.4),
    ),
  );

/** A képi on two crossed sabres. */
const kepi = (ink: Palette): string =>
  group(
    { transform: at([0, 226]) },
    crossedSabres(ink),
    area('M-34 16c2-26 4-40 6-46c18-8 38-8 56 0c2 6 4 20 6 46c-22 8-46 8-68 0z', ink.pigments.red, {
      stroke: ink.ink,
      'stroke-width': 1.6,
    }),
    area('M-28-30c18-8 38-8 56 0c-18 7-38 7-56 0z', ink.roofShade, { stroke: ink.ink, 'stroke-width': 1 }),
    area('M-34 16c-.8-7-.2-12 .6-17c22 7 45 7 66.8 0c.8 5 1.4 10 .6 17c-22 8-46 8-68 0z', ink.pigments.blue, {
      stroke: ink.ink,
      'stroke-width': 1.2,
    }),
    area('M-37 17c20 8 54 8 74 0c3 7-3 13-12 15c-17-5-33-5-50 0c-9-2-15-8-12-15z', ink.ink),
    line('M-30 26c18-5 42-5 60 0', ink.inkSoft, 1),
    line('M-32-2c20 6 44 6 64 0M0-33v31M-17-31c-2 10-3 20-3 31M17-31c2 10 3 20 3 31', ink.gold, 1.6),
  );

const BRANCH: readonly Point[] = [
  [60, 208],
  [132, 196],
  [188, 150],
  [206, 62],
  [198, -46],
  [176, -128],
];

const MEASURE = 284;
const PLAIN: Colours = [
  { cloth: 'blue', charge: 'cross' },
  { cloth: 'red', charge: 'cross' },
  { cloth: 'yellow', charge: 'eagle' },
  { cloth: 'white', charge: 'eagle' },
];

/** A plate with a title, arms and colours about it: a crest above, and a hat below. */
export const amongArms = (
  lines: readonly CartoucheLine[],
  ink: Palette,
  [farLeft, left, right, farRight]: Colours,
  crest: string,
  hat: string,
): string =>
  [
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
    crest,
    both(gun([136, 224], ink)),
    both(balls([74, 268], ink)),
    hat,
  ].join('');

/** `head` is the middle of the top edge of the room it is given. */
export const drawStaffCartouche = (
  head: Point,
  lines: readonly CartoucheLine[],
  ink: Palette,
  colours: Colours = PLAIN,
): string =>
  group(
    { class: 'cartouche staff', transform: at([head[0], head[1] + 356]) },
    amongArms(lines, ink, colours, arms(ink), kepi(ink)),
  );
