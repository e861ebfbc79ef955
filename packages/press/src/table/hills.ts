import { chance } from '../chance.ts';
import { contours } from '../contour.ts';
import { moved, ringOf, spaced } from '../curve.ts';
import { area, group, line, number, type Point, trace, traces } from '../ink.ts';
import { depthLattice, gradient, joined, type Lattice, latticeOf, linesAt } from './outline.ts';
import type { Ground, TableGround } from './table-ground.ts';
import type { TableInks } from './table-inks.ts';
import { CM } from './table-layout.ts';
import type { TableHill } from './table-plan.ts';

/** Hills: the foot is the very edge of the polygon; inside it a rounded flank, lit from the upper left, and a flat top. */
const LIGHT: Point = [-0.6, -0.8];
const FLANK = 3.4 * CM;
const LATTICE = { cell: 6, softness: 0.9 * CM };

/** How far a slope looks to the light, from -1 to 1, dying away at foot and shoulder. */
const lit = (slope: Lattice, flank: number) => {
  return (x: number, y: number): number => {
    const depth = slope.height(x, y);
    if (depth <= 0 || depth >= flank) return 0;
    const [gx, gy] = gradient(slope, [x, y]);
    const length = Math.hypot(gx, gy);
    if (length < 0.05) return 0;
    const share = depth / flank;
    // Down the slope is where it looks.
    const cosine = -(gx * LIGHT[0] + gy * LIGHT[1]) / length;
    return cosine * Math.min(1, share / 0.12) * (1 - share) ** 0.75 * Math.min(1, length);
  };
};

const TONES = [
  { level: 0.06, opacity: 0.1 },
  { level: 0.22, opacity: 0.11 },
  { level: 0.4, opacity: 0.12 },
  { level: 0.6, opacity: 0.13 },
];

const shading = (slope: Lattice, flank: number, ink: TableInks): string => {
  const light = latticeOf(lit(slope, flank), slope.extent, slope.cell);
  const layer = (sign: 1 | -1, fill: string, strength: number): string =>
    TONES.map(({ level, opacity }) =>
      area(
        traces(
          contours((x, y) => sign * light.height(x, y), level, slope.extent, slope.cell),
          true,
        ),
        fill,
        { opacity: opacity * strength },
      ),
    ).join('');
  return layer(1, ink.slopeLight, 2) + layer(-1, ink.slopeDark, 1.15);
};

/** Short strokes down the flank, in rows, the blacker the farther from the light. */
const hachures = (hill: Ground<TableHill>, slope: Lattice, flank: number, ink: TableInks): string => {
  const dice = chance(`${hill.of.id} hachures`);
  const strokes: [string, string, string] = ['', '', ''];
  for (const [row, share] of [0.42, 0.8].entries()) {
    for (const loop of linesAt(slope, flank * share)) {
      for (const p of spaced(ringOf(loop), row === 0 ? 6.4 : 9)) {
        const [gx, gy] = gradient(slope, p);
        const length = Math.hypot(gx, gy);
        if (length < 0.3) continue;
        const down: Point = [-gx / length, -gy / length];
        const cosine = down[0] * LIGHT[0] + down[1] * LIGHT[1];
        const reach = flank * (row === 0 ? 0.3 : 0.26) * dice.between(0.72, 1.1) * (cosine > 0.3 ? 0.72 : 1);
        const foot = moved(p, down, reach);
        if (slope.height(foot[0], foot[1]) < 2) continue;
        const tone = cosine > 0.25 ? 0 : cosine > -0.45 ? 1 : 2;
        strokes[tone] += `M${number(p[0])} ${number(p[1])}l${number(down[0] * reach)} ${number(down[1] * reach)}`;
      }
    }
  }
  return group(
    { 'stroke-linecap': 'round' },
    line(strokes[0], ink.hachure, 0.5, { opacity: 0.34 }),
    line(strokes[1], ink.hachure, 0.75, { opacity: 0.5 }),
    line(strokes[2], ink.hachure, 1.15, { opacity: 0.6 }),
  );
};

const drawHill = (hill: Ground<TableHill>, ink: TableInks): string => {
  const slope = depthLattice(hill.outline, hill.sides, LATTICE);
  let deepest = 0;
  for (let x = slope.extent.x0; x < slope.extent.x1; x += 12)
    for (let y = slope.extent.y0; y < slope.extent.y1; y += 12) deepest = Math.max(deepest, slope.height(x, y));
  const flank = Math.min(FLANK, deepest * 0.62);
  const foot = joined(hill.sides).map((path) => trace(path));
  const crown = traces(linesAt(slope, flank), true);
  return group(
    { class: 'hill', 'data-terrain': hill.of.id },
    area(trace(hill.outline, true), ink.hill, { opacity: 0.26 + 0.08 * Math.min(3, hill.of.level - 1) }),
    shading(slope, flank, ink),
    hill.sides.length === 0 ? '' : area(crown, ink.turfLight, { opacity: 0.3 }),
    hachures(hill, slope, flank, ink),
    line(foot.join(''), ink.slopeLight, 3, { opacity: 0.5, 'stroke-linejoin': 'round' }),
    line(foot.join(''), ink.hachure, 1.3, { class: 'edge', opacity: 0.85, 'stroke-linejoin': 'round' }),
  );
};

export const drawHills = ({ hills }: TableGround, ink: TableInks): string =>
  hills.map((hill) => drawHill(hill, ink)).join('');
