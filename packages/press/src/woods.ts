import { type Chance, chance, noise } from './chance.ts';
import { area, element, group, line, number, type Point, traces } from './ink.ts';
import type { Palette } from './palette.ts';
import { outline, regionsOf, type Swell } from './region.ts';
import type { Survey } from './survey.ts';

/** Woods: a wash with an edge of its own, a shadow on its south-east, and trees set back to front. */
export const EDGE = 0.24;
const SPACING = 9.6;

/** Crowns seen from the south-west hills: outline, shading strokes on the right, a foot of shadow. */
const CROWNS = [
  {
    crown: 'M-6 1c-2-1-2-4 0-5c0-3 3-4 5-3c2-2 5-1 6 1c2 0 3 3 2 4c1 2-1 4-3 3c-1 2-4 2-5 1c-2 1-5 1-5-1z',
    shading: 'M1-6c2 0 3 2 3 3M3-3c2 0 2 3 0 4M-1-1c1 1 3 1 4 0',
  },
  {
    crown: 'M-5 1c-3 0-3-4-1-5c-1-3 2-5 4-4c1-2 4-2 5 0c3 0 4 2 3 4c2 1 2 4-1 5c-1 1-3 1-4 0c-2 2-5 2-6 0z',
    shading: 'M2-7c2 1 3 2 2 4M4-3c2 1 1 4-1 4M-1 0c1 1 2 1 3 0',
  },
  {
    crown: 'M-4 2c-3 0-4-3-2-5c-1-2 1-4 3-4c1-3 5-3 6 0c3 0 4 3 2 5c1 3-1 4-3 4c-2 1-4 1-6 0z',
    shading: 'M2-5c2 1 2 3 1 4M4-2c1 2 0 4-2 4M0 0c1 1 2 1 3 1',
  },
];

/** Older stands are darker; a fir here and there stands up out of them. */
const OLD = 3;
const FIR = 'M0-15l3.4 6h-1.6l3.4 5.4h-1.8l3.4 5.2h-13.6l3.4-5.2h-1.8l3.4-5.4h-1.6z';

export const treeSymbols = (prefix: string, ink: Palette): string =>
  CROWNS.map(({ crown, shading }, i) =>
    group(
      { id: `${prefix}-tree${i}` },
      element('ellipse', { cx: 3, cy: 3.4, rx: 6.4, ry: 1.7, fill: ink.treeInk, opacity: 0.38 }),
      line('M0 1v4', ink.treeInk, 1.1),
      area(crown, ink.tree, { stroke: ink.treeInk, 'stroke-width': 0.75, 'stroke-linejoin': 'round' }),
      line(shading, ink.treeInk, 0.6, { 'stroke-linecap': 'round' }),
    ),
  ).join('') +
  CROWNS.map(({ crown, shading }, i) =>
    group(
      { id: `${prefix}-tree${i + OLD}` },
      element('ellipse', { cx: 3, cy: 3.4, rx: 6.4, ry: 1.7, fill: ink.treeInk, opacity: 0.38 }),
      area(crown, ink.tree),
      area(crown, ink.wood, {
        'fill-opacity': 0.62,
        stroke: ink.treeInk,
        'stroke-width': 0.9,
        'stroke-linejoin': 'round',
      }),
      line(shading, ink.treeInk, 0.9, { 'stroke-linecap': 'round' }),
    ),
  ).join('') +
  group(
    { id: `${prefix}-tree${2 * OLD}` },
    element('ellipse', { cx: 3, cy: 3, rx: 6, ry: 1.6, fill: ink.treeInk, opacity: 0.38 }),
    line('M0 1v3.4', ink.treeInk, 1.2),
    area(FIR, ink.wood, { stroke: ink.treeInk, 'stroke-width': 0.8, 'stroke-linejoin': 'round' }),
    line('M1.4-8l1.6 3M2-3.6l2 3.6M.4-11l1 2', ink.treeInk, 0.8),
  ) +
  group(
    { id: `${prefix}-bush` },
    element('ellipse', { cx: 1.4, cy: 1, rx: 3, ry: 0.9, fill: ink.treeInk, opacity: 0.35 }),
    area('M-2.4.6c-.8-1 .2-2.4 1.2-2.2c.4-1.2 2.2-1.2 2.5 0c1.2 0 1.6 1.6.7 2.2z', ink.tree, {
      stroke: ink.treeInk,
      'stroke-width': 0.55,
    }),
  );

export const treeAt = (prefix: string, kind: number, [x, y]: Point): string =>
  `<use href="#${prefix}-tree${kind}" x="${number(x)}" y="${number(y)}"/>`;

export const bushAt = (prefix: string, [x, y]: Point): string =>
  `<use href="#${prefix}-bush" x="${number(x)}" y="${number(y)}"/>`;

/** Trees stand on a jittered lattice: even enough to read as one wood, uneven enough to look grown. */
export const stand = (
  region: Swell,
  seed: string,
  /** From where on a scale from -1 to 1 the ground lies open. */
  glade = 0.42,
): Point[] => {
  const dice = chance(seed);
  const clearing = noise(0x77);
  const trees: Point[] = [];
  for (let y = region.extent.y0; y < region.extent.y1; y += SPACING * 0.8) {
    for (let x = region.extent.x0; x < region.extent.x1; x += SPACING) {
      const p: Point = [x + dice.between(-4, 4), y + dice.between(-3, 3)];
      const here = region.height(p[0], p[1]);
      if (here < EDGE + 0.03) continue;
      if (here > EDGE + 0.25 && clearing(p[0] / 24, p[1] / 24) > glade) continue;
      trees.push(p);
    }
  }
  return trees.sort((a, b) => a[1] - b[1]);
};

/** Which tree stands here: light and dark stands by turns, as a wood is cut in parcels. */
const kindAt = ([x, y]: Point, dice: Chance): number => {
  const age = parcels(x / 74, y / 74) + 0.35 * parcels(x / 22, y / 22);
  if (age > 0.5 && dice.next() < 0.4) return 2 * OLD;
  return Math.floor(dice.next() * CROWNS.length) + (age > 0.04 ? OLD : 0);
};
const parcels = noise(0x9a7c);

export const drawWood = (
  region: Swell,
  trees: readonly Point[],
  prefix: string,
  dice: Chance,
  ink: Palette,
  /** Path data of open ground within. */
  glades = '',
): string => {
  const edge = traces(outline(region, EDGE), true);
  return group(
    { class: 'wood' },
    area(edge, ink.treeInk, { opacity: 0.2, transform: 'translate(5 6)' }),
    area(edge, ink.wood, { opacity: 0.3 }),
    // Grass, not another kind of wood: as light as the ground outside.
    area(glades, ink.paper, { opacity: 0.62 }),
    line(edge, ink.treeInk, 0.6, { opacity: 0.6, 'stroke-dasharray': '3 1.5' }),
    ...trees.map((p) => treeAt(prefix, kindAt(p, dice), p)),
  );
};

export const drawWoods = (survey: Survey, ink: Palette): string => {
  const dice = chance(`${survey.sheet.id} woods`);
  return regionsOf(survey, 'forest', { reach: 1.5, roughness: 0.1, bend: 12 })
    .map((region) => {
      const trees = stand(
        region,
        `${survey.sheet.id} stand ${region.hexes[0]}`,
        survey.sheet.hand === 'staff' ? 0.68 : 0.42,
      );
      return drawWood(region, trees, survey.prefix, dice, ink);
    })
    .join('');
};
