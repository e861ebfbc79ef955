import { type Chance, chance } from '../chance.ts';
import { area, group, line, number } from '../ink.ts';
import type { Palette } from '../palette.ts';

/** Towns as seen from a hill near by, as books of cities had them: roofs in rows, slender spires, round towers. Lit from the left. */

/** So many different rows of houses. */
export const ROWS = 6;
export const SPIRES = 2;

interface Strokes {
  readonly walls: string[];
  readonly shades: string[];
  readonly roofs: string[];
  readonly ink: string[];
}

const path = (...points: readonly (readonly [number, number])[]): string =>
  `${points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('')}z`;

/** Its ridge runs along the street. */
const long = (x: number, wide: number, tall: number, roof: number, { walls, roofs, ink }: Strokes): void => {
  walls.push(path([x, 0], [x, -tall], [x + wide, -tall], [x + wide, 0]));
  roofs.push(path([x - 0.6, -tall], [x + 1, -tall - roof], [x + wide - 1, -tall - roof], [x + wide + 0.6, -tall]));
  ink.push(`M${number(x + wide * 0.3)} 0v-2.6M${number(x + wide * 0.7)} ${number(-tall * 0.45)}v-1.6`);
};
/** Its gable looks at the street, and the roof falls away to the right. */
const gabled = (x: number, wide: number, tall: number, roof: number, { walls, shades, roofs, ink }: Strokes): void => {
  const peak = [x + wide / 2, -tall - roof] as const;
  walls.push(path([x, 0], [x, -tall], peak, [x + wide, -tall], [x + wide, 0]));
  roofs.push(path(peak, [peak[0] + 3.4, peak[1] + 0.4], [x + wide + 3, -tall + 0.2], [x + wide, -tall]));
  shades.push(path(peak, [x + wide, -tall], [x + wide, 0], [x + wide / 2, 0]));
  ink.push(`M${number(x + wide * 0.35)} 0v-2.8M${number(peak[0])} ${number(-tall - roof * 0.3)}v-1.7`);
};

/** Three or four houses wall to wall. */
const row = (dice: Chance, ink: Palette): string => {
  const strokes: Strokes = { walls: [], shades: [], roofs: [], ink: [] };
  const count = dice.next() < 0.5 ? 3 : 4;
  const widths = Array.from({ length: count }, () => dice.between(4.6, 6.6));
  const whole = widths.reduce((sum, wide) => sum + wide, 0);
  let x = -whole / 2;
  for (const wide of widths) {
    const raise = dice.next() < 0.45 ? gabled : long;
    raise(x, wide, dice.between(3.8, 6.4), dice.between(3.6, 5), strokes);
    x += wide;
  }
  const { walls, shades, roofs } = strokes;
  const outline = { stroke: ink.ink, 'stroke-width': 0.6, 'stroke-linejoin': 'round' } as const;
  return [
    area(path([-whole / 2 + 2, 0], [whole / 2, 0], [whole / 2 + 3.2, 1.6], [-whole / 2 + 5, 1.6]), ink.ink, {
      opacity: 0.3,
    }),
    area(walls.join(''), ink.wall, outline),
    area(shades.join(''), ink.inkSoft, { opacity: 0.35 }),
    area(roofs.join(''), ink.roof, outline),
    line(strokes.ink.join(''), ink.ink, 0.7),
  ].join('');
};

/** A church whose spire is seen for miles. */
const spired = (tall: number, ink: Palette): string =>
  [
    area('M-2 0h18l3 2h-18z', ink.ink, { opacity: 0.3 }),
    area(`M0 0v-6.5l2.4-5h11l2.6 5v6.5zM-6 0v${-tall}h6.4v${tall}z`, ink.wall, {
      stroke: ink.ink,
      'stroke-width': 0.7,
      'stroke-linejoin': 'round',
    }),
    area(`M-2.4 0v${-tall}h2.8v${tall}z`, ink.inkSoft, { opacity: 0.45 }),
    area(`M0-6.5l2.4-5h11l2.6 5z`, ink.roof, { stroke: ink.ink, 'stroke-width': 0.7, 'stroke-linejoin': 'round' }),
    area(`M-6.9 ${-tall}l4.1 ${-tall * 1.15} 4.1 ${tall * 1.15}z`, ink.roofShade, {
      stroke: ink.ink,
      'stroke-width': 0.7,
      'stroke-linejoin': 'round',
    }),
    line(
      `M-2.8 ${number(-tall * 2.15)}v-4.6M-4.4 ${number(-tall * 2.15 - 3)}h3.2M4 0v-3.2M7.6-2v-2M11 0v-3.2M-3.8 ${number(-tall * 0.6)}v-3`,
      ink.ink,
      0.8,
    ),
  ].join('');

/** A round tower under its cap, standing on the wall: about 16 wide, its foot at the origin. */
const roundTower = (ink: Palette): string =>
  [
    area('M-7.5 0v-15h15v15q-7.5 4-15 0z', ink.wall, {
      stroke: ink.ink,
      'stroke-width': 1.1,
      'stroke-linejoin': 'round',
    }),
    area('M1.5 1.9v-16.9h6v15q-3 1.7-6 1.9z', ink.inkSoft, { opacity: 0.45 }),
    area('M-9.2-15L0-28.5L9.2-15q-9.2 3.6-18.4 0z', ink.roof, {
      stroke: ink.ink,
      'stroke-width': 1.1,
      'stroke-linejoin': 'round',
    }),
    area('M1.5-13.3L0-28.5L9.2-15q-4 1.6-7.7 1.7z', ink.roofShade, { opacity: 0.8 }),
    line('M-3-5v-4M3.4-7v-3.4', ink.ink, 1.1),
  ].join('');

/** A gate under its roof between two turrets. */
const gatehouse = (ink: Palette): string =>
  [
    area('M-10 2v-19h20v19z', ink.wall, { stroke: ink.ink, 'stroke-width': 1.1 }),
    area('M-12-17l4-8h16l4 8z', ink.roof, { stroke: ink.ink, 'stroke-width': 1.1, 'stroke-linejoin': 'round' }),
    area('M-15 3v-22h6v22zM9 3v-22h6v22z', ink.wall, { stroke: ink.ink, 'stroke-width': 1.1 }),
    area('M-16.4-19l4.4-9 4.4 9zM7.6-19l4.4-9 4.4 9z', ink.roofShade, {
      stroke: ink.ink,
      'stroke-width': 0.9,
      'stroke-linejoin': 'round',
    }),
    area('M-5 2v-7a5 5 0 0 1 10 0v7z', ink.ink),
  ].join('');

export const birdsEyeSymbols = (prefix: string, ink: Palette): string => {
  const dice = chance('rows of houses');
  const rows = Array.from({ length: ROWS }, (_, i) => group({ id: `${prefix}-row${i}` }, row(dice, ink)));
  const spires = [15, 12].map((tall, i) => group({ id: `${prefix}-spire${i}` }, spired(tall, ink)));
  return [
    ...rows,
    ...spires,
    group({ id: `${prefix}-tower` }, roundTower(ink)),
    group({ id: `${prefix}-gatehouse` }, gatehouse(ink)),
  ].join('');
};
