import { itemAt, lastOf } from '@tambour/kernel';
import { type Chance, chance, hashText, noise } from '../chance.ts';
import { extentOf } from '../contour.ts';
import { eachSide, piecesOf } from '../curve.ts';
import { area, element, group, line, number, type Point, trace, traces } from '../ink.ts';
import { depthIn, joined, toSide } from './outline.ts';
import type { Ground, TableGround } from './table-ground.ts';
import type { TableInks } from './table-inks.ts';
import { CM } from './table-layout.ts';
import type { TableGrowth } from './table-plan.ts';

/** Trees seen from above. A crown and its shadow stay inside the polygon, for that is where the wood ends. */
export interface Crown {
  readonly at: Point;
  readonly radius: number;
  readonly kind: number;
}

const SHAPES = 3;
const TONES = 3;
export const FIR = SHAPES * TONES;
/** Crowns are cut for this radius. */
const CUT = 10;
export const SHADOW: Point = [2.6, 3.4];

/** A lobed ring, a little larger to the light. */
const lobes = (seed: string, count: number): Point[] => {
  const dice = chance(seed);
  return Array.from({ length: count * 2 }, (_, i) => {
    const angle = (i * Math.PI) / count + dice.between(-0.06, 0.06);
    const radius = i % 2 === 0 ? CUT * dice.between(0.93, 1) : CUT * dice.between(0.78, 0.86);
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });
};

const scalloped = (points: readonly Point[]): string => {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const from = middle(lastOf(points), itemAt(points, 0));
  let path = `M${number(from[0])} ${number(from[1])}`;
  eachSide(points, (p, next) => {
    const to = middle(p, next);
    path += `Q${number(p[0])} ${number(p[1])} ${number(to[0])} ${number(to[1])}`;
  });
  return `${path}z`;
};

const LEAVES = [
  'M-1-6c2-1 4 0 5 2M3-4c3 0 5 3 4 6M5 1c1 3-1 6-4 6M-3 3c1 2 4 2 5 0M1 6c-2 2-5 1-6-1',
  'M0-6c3-1 5 1 5 3M4-2c3 1 3 5 1 7M1 3c2 2 0 5-3 5M-4 4c2 1 3 0 4-1M-2-2c2-1 4 0 4 2',
  'M2-7c3 1 4 3 3 5M4 0c3 2 2 6-1 7M-1 4c1 2-1 4-3 4M-2 0c2 1 4 0 5-1M-6 3c1 2 3 3 4 3',
];

export const crownSymbols = (prefix: string, ink: TableInks): string => {
  const leafy = Array.from({ length: SHAPES }, (_, shape) => scalloped(lobes(`crown ${shape}`, 8 + shape)));
  const crowns = ink.leaf.flatMap((leaf, tone) =>
    leafy.map((ring, shape) =>
      group(
        { id: `${prefix}-crown${tone * SHAPES + shape}` },
        area(ring, leaf, { stroke: ink.treeInk, 'stroke-width': 0.9, 'stroke-linejoin': 'round' }),
        element('circle', { cx: -2.6, cy: -3, r: 4.6, fill: ink.leafLight, opacity: 0.5 - 0.08 * tone }),
        line(itemAt(LEAVES, shape), ink.treeInk, 0.75, { 'stroke-linecap': 'round', opacity: 0.8 }),
      ),
    ),
  );
  const rays = Array.from({ length: 22 }, (_, i) => {
    const angle = (i * Math.PI) / 11;
    const radius = i % 2 === 0 ? CUT : CUT * 0.62;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius] as const;
  });
  const needles = rays
    .filter((_, i) => i % 2 === 0)
    .map(([x, y]) => `M0 0L${number(x * 0.7)} ${number(y * 0.7)}`)
    .join('');
  return (
    crowns.join('') +
    group(
      { id: `${prefix}-crown${FIR}` },
      area(trace(rays, true), ink.leaf[2], { stroke: ink.treeInk, 'stroke-width': 0.8, 'stroke-linejoin': 'round' }),
      area('M0 0L-9-4L-7-7L-3-9z', ink.leafLight, { opacity: 0.35 }),
      line(needles, ink.treeInk, 0.6, { opacity: 0.7 }),
    )
  );
};

/** Large trees first, then smaller ones in what room is left: the wood fills its corners. */
const SIZES = [
  { radius: 14.5, spread: 2.2, tries: 0.75 },
  { radius: 11, spread: 1.6, tries: 1.3 },
  { radius: 7.6, spread: 1.1, tries: 2.6 },
  { radius: 5, spread: 0.7, tries: 3 },
];

const kindAt = (at: Point, age: (x: number, y: number) => number, dice: Chance): number => {
  const here = age(at[0] / 58, at[1] / 58);
  if (here > 0.34 && dice.next() < 0.7) return FIR;
  const tone = here + dice.between(-0.5, 0.5) > 0.25 ? 2 : here + dice.between(-0.5, 0.5) > -0.2 ? 1 : 0;
  return tone * SHAPES + Math.floor(dice.next() * SHAPES);
};

/** `paths` are kept clear: a road through a wood is a road. */
export const crownsOf = (
  { of, outline }: Ground<TableGrowth>,
  paths: readonly { readonly path: readonly Point[]; readonly width: number }[],
): Crown[] => {
  const dice = chance(`${of.id} crowns`);
  const age = noise(hashText(`${of.id} age`));
  const { x0, y0, x1, y1 } = extentOf(outline);
  const surface = ((x1 - x0) * (y1 - y0)) / (CM * CM);
  const crowns: Crown[] = [];
  const isFree = (at: Point, radius: number): boolean => {
    if (depthIn(outline, at) < radius + 1.5) return false;
    if (depthIn(outline, [at[0] + SHADOW[0], at[1] + SHADOW[1]]) < radius + 0.5) return false;
    for (const other of crowns) {
      const gap = Math.hypot(other.at[0] - at[0], other.at[1] - at[1]);
      if (gap < (other.radius + radius) * 0.9) return false;
    }
    return paths.every(({ path, width }) => piecesOf(path).every((piece) => toSide(at, piece) > width / 2 + radius));
  };
  for (const { radius, spread, tries } of SIZES)
    for (let i = 0; i < surface * tries; i++) {
      const at: Point = [dice.between(x0, x1), dice.between(y0, y1)];
      const size = radius + dice.between(-spread, spread);
      if (isFree(at, size)) crowns.push({ at, radius: size, kind: kindAt(at, age, dice) });
    }
  return crowns.sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
};

const disc = ({ at, radius }: Crown): string => {
  const r = number(radius);
  const across = number(radius * 2);
  return `M${number(at[0] + SHADOW[0] - radius)} ${number(at[1] + SHADOW[1])}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0z`;
};

const crownAt = (prefix: string, { at, radius, kind }: Crown): string =>
  `<use href="#${prefix}-crown${kind}" transform="translate(${number(at[0])} ${number(at[1])}) scale(${(radius / CUT).toFixed(2)})"/>`;

const drawWood = (wood: Ground<TableGrowth>, ground: TableGround, ink: TableInks): string => {
  const crowns = crownsOf(
    wood,
    ground.courses.filter(({ of }) => of.kind === 'road' || of.kind === 'stream'),
  );
  const rim = traces(joined(wood.sides));
  return group(
    { class: 'wood', 'data-terrain': wood.of.id },
    area(trace(wood.outline, true), ink.floor, { opacity: 0.72 }),
    area(crowns.map(disc).join(''), ink.treeInk, { opacity: 0.42 }),
    ...crowns.map((crown) => crownAt(ground.prefix, crown)),
    line(rim, ink.halo, 2.6, { opacity: 0.5, 'stroke-linejoin': 'round' }),
    line(rim, ink.treeInk, 1.2, { class: 'edge', 'stroke-dasharray': '5 2.4', 'stroke-linejoin': 'round' }),
  );
};

export const drawTableWoods = (ground: TableGround, ink: TableInks): string =>
  ground.growths
    .filter(({ of }) => of.kind === 'wood')
    .map((wood) => drawWood(wood, ground, ink))
    .join('');
