import { area, at, element, group, line, number, type Point } from './ink.ts';
import { EAGLE, LILY } from './ornament.ts';
import type { Palette } from './palette.ts';

/** Arms and colours about the title: flags of both armies, guns run out left and right, and the drum of the house. */
const CLOTH = 'M0-152c18-12 38 12 60 1c16-8 26-2 30-1c-7 22 6 42-1 66c-20-8-30 10-52 3c-16-5-24 2-37 6z';
const FOLDS = 'M14-154c-4 22 3 46-3 72M34-147c-5 20 4 42-2 64M56-149c-6 22 5 46-1 66M74-153c-4 22 5 44 0 66';

export const flag = (
  foot: Point,
  turn: number,
  cloth: string,
  charge: 'cross' | 'eagle' | 'none',
  ink: Palette,
): string =>
  group(
    { transform: at(foot, turn) },
    line('M0 10V-160', ink.ink, 3.6),
    line('M0 10V-160', ink.wall, 1.8),
    area('M0-178c4 6 5 10 2 17h-4c-3-7-2-11 2-17z', ink.gold, { stroke: ink.ink, 'stroke-width': 0.8 }),
    area(CLOTH, cloth, { stroke: ink.ink, 'stroke-width': 1.1, 'stroke-linejoin': 'round', 'fill-opacity': 0.85 }),
    charge === 'cross'
      ? line('M1-117c18 5 38-12 58-5c12 4 20 1 28-1', ink.card, 12) + line('M42-149c-5 20 6 44 0 66', ink.card, 12)
      : charge === 'eagle'
        ? group({ transform: at([44, -116], -4, 2.2) }, area(EAGLE, ink.ink))
        : '',
    line(FOLDS, ink.ink, 0.8, { opacity: 0.7 }),
    line(
      'M17-150c-3 20 3 40-2 62M20-150c-3 20 3 40-2 60M59-146c-4 18 5 40 0 58M62-147c-4 18 5 40 0 58',
      ink.ink,
      0.45,
      { opacity: 0.6 },
    ),
  );

/** A gun at rest, muzzle to +x, wheel under the trunnions. */
export const gun = (place: Point, ink: Palette): string => {
  const spokes = Array.from({ length: 10 }, (_, i) => {
    const angle = (i * Math.PI) / 5;
    return `M${number(6 * Math.cos(angle))} ${number(6 * Math.sin(angle))}L${number(21 * Math.cos(angle))} ${number(21 * Math.sin(angle))}`;
  });
  return group(
    { transform: at(place, undefined, 1.15) },
    ...[
      area('M-64 22L-6-4l8 8L-58 32z', ink.roofShade, { stroke: ink.ink, 'stroke-width': 1, 'fill-opacity': 0.75 }),
      group(
        { transform: 'rotate(-9)' },
        area('M-34-11c-6 0-8 3-8 8s2 8 8 8h6l58-2.5v2h6v-15h-6v2l-58-2.5z', ink.gold, {
          stroke: ink.ink,
          'stroke-width': 1.1,
        }),
        area('M-34 0h64v2l-64 3z', ink.ink, { opacity: 0.3 }),
        line('M-28-11v16M-8-10.5v14.5M12-9.5v13M24-9v12M-41-3h-5', ink.ink, 1.2),
        element('circle', { cx: -48, cy: -3, r: 3, fill: ink.gold, stroke: ink.ink, 'stroke-width': 1 }),
      ),
      element('circle', { cy: 10, r: 23, fill: 'none', stroke: ink.ink, 'stroke-width': 5.5 }),
      element('circle', { cy: 10, r: 23, fill: 'none', stroke: ink.wall, 'stroke-width': 3 }),
      group({ transform: 'translate(0 10)' }, line(spokes.join(''), ink.ink, 2)),
      element('circle', { cy: 10, r: 6, fill: ink.wall, stroke: ink.ink, 'stroke-width': 1.4 }),
    ],
  );
};

/** A pile of shot. */
const PILE: readonly Point[] = [
  [-16, 0],
  [-5.5, 0],
  [5, 0],
  [15.5, 0],
  [-10.7, -9],
  [0, -9],
  [10.5, -9],
  [-5, -18],
  [5, -18],
  [0, -27],
];

export const balls = ([x, y]: Point, ink: Palette): string =>
  PILE.map(
    ([dx, dy]) =>
      element('circle', {
        cx: number(x + dx),
        cy: number(y + dy),
        r: 5.2,
        fill: ink.inkSoft,
        stroke: ink.ink,
        'stroke-width': 0.9,
      }) +
      element('circle', {
        cx: number(x + dx - 1.6),
        cy: number(y + dy - 1.7),
        r: 1.5,
        fill: ink.card,
        opacity: 0.7,
      }),
  ).join('');

export const drum = (place: Point, ink: Palette): string => {
  const cords = Array.from(
    { length: 7 },
    (_, i) => `${i === 0 ? 'M' : 'L'}${number(-36 + i * 12)} ${i % 2 === 0 ? -20 : 21}`,
  ).join('');
  return group(
    { transform: at(place, -4) },
    area('M-38-22v44c0 10 76 10 76 0v-44z', ink.pigments.blue, {
      stroke: ink.ink,
      'stroke-width': 1.2,
      'fill-opacity': 0.8,
    }),
    area('M10-18v46c14-1 28-3 28-6v-44z', ink.ink, { opacity: 0.3 }),
    line(cords, ink.card, 2.6),
    line(cords, ink.ink, 0.9),
    group({ transform: at([0, 2], undefined, 1.5) }, area(LILY, ink.gold, { stroke: ink.ink, 'stroke-width': 0.4 })),
    area('M-40-26v7c0 11 80 11 80 0v-7z', ink.roof, { stroke: ink.ink, 'stroke-width': 1.1 }),
    area('M-40 18v7c0 11 80 11 80 0v-7c0 11-80 11-80 0z', ink.roof, { stroke: ink.ink, 'stroke-width': 1.1 }),
    element('ellipse', { cy: -26, rx: 40, ry: 9, fill: ink.card, stroke: ink.ink, 'stroke-width': 1.2 }),
    line('M-46-44L22-24M46-48L-20-27', ink.ink, 4),
    line('M-46-44L22-24M46-48L-20-27', ink.wall, 2),
    element('ellipse', { cx: 22, cy: -24, rx: 4, ry: 2.6, fill: ink.wall, stroke: ink.ink, 'stroke-width': 0.9 }),
    element('ellipse', { cx: -20, cy: -27, rx: 4, ry: 2.6, fill: ink.wall, stroke: ink.ink, 'stroke-width': 0.9 }),
  );
};

/** A crowned shield at the head of the tablet. */
export const shield = (place: Point, ink: Palette): string =>
  group(
    { transform: at(place) },
    area('M-30-32c20 6 40 6 60 0c6 24 4 50-30 70c-34-20-36-46-30-70z', ink.pigments.blue, {
      stroke: ink.ink,
      'stroke-width': 1.6,
      'fill-opacity': 0.85,
    }),
    line('M-26-27c17 5 35 5 52 0c5 22 2 42-26 59c-28-17-31-37-26-59z', ink.card, 0.9),
    ...(
      [
        [-12, -10],
        [12, -10],
        [0, 13],
      ] as const
    ).map((p) =>
      group({ transform: at(p, undefined, 1.05) }, area(LILY, ink.gold, { stroke: ink.ink, 'stroke-width': 0.35 })),
    ),
    area('M-24-36l-6-22l12 9l8-15l10 14l10-14l8 15l12-9l-6 22z', ink.gold, {
      stroke: ink.ink,
      'stroke-width': 1.1,
      'stroke-linejoin': 'round',
    }),
    area('M-25-36h50v5h-50z', ink.gold, { stroke: ink.ink, 'stroke-width': 1 }),
    ...(
      [
        [-30, -59],
        [-10, -65],
        [10, -65],
        [30, -59],
        [0, -51],
      ] as const
    ).map(([cx, cy]) => element('circle', { cx, cy, r: 2.6, fill: ink.card, stroke: ink.ink, 'stroke-width': 0.8 })),
  );
