import { type HexId, neighbour } from '@tambour/boards';
import { itemAt } from '@tambour/kernel';
import { type Chance, chance } from './chance.ts';
import { distance, endsOf, heading, leftOf, lengthOf, middleOf, moved, ringOf, spaced } from './curve.ts';
import type { HexSheet } from './hex-sheet.ts';
import { area, group, line, type Point, trace, traces } from './ink.ts';
import { type Lattice, latticeOf } from './lattice.ts';
import { HEX, sideEnds } from './layout.ts';
import type { Palette } from './palette.ts';
import { hexUnder, type Survey } from './survey.ts';

/**
 * Relief by level, as staff maps had it: a tint for each level, and between levels hachures after Lehmann, whose blackness is
 * the steepness. A little more ink lies away from the light.
 */
const LIGHT: Point = [-0.64, -0.77];
/** Rows of strokes between two levels, from where to where. */
const ROWS: readonly (readonly [from: number, to: number])[] = [
  [0.86, 0.53],
  [0.5, 0.14],
];
/** How thick the strokes are by the steepness of the slope (gentle, steep, sharp), and away from the light. */
const WIDTHS = [0.55, 0.8, 1.25, 1.7, 2.3];
/** What falls less than this in a unit of the paper is not hachured. */
const FLAT = 0.005;

/** Of the levels there are, the one that most of the ground has: it keeps the colour of the paper. */
export const baseLevel = (levels: readonly number[]): number => {
  const counts = new Map<number, number>();
  for (const level of levels) counts.set(level, (counts.get(level) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0]?.[0] ?? 0;
};

export const LOW_TINT = 0.2;
export const HIGH_TINT = 0.19;

const tints = (lattice: Lattice, levels: readonly number[], ink: Palette): string => {
  const base = baseLevel(levels);
  const [lowest, highest] = [Math.min(...levels), Math.max(...levels)];
  const parts: string[] = [];
  const data = (loops: readonly Point[][]): string => traces(loops, true);
  for (let level = lowest; level < base; level++)
    parts.push(area(data(lattice.basins(level + 0.5)), ink.meadow, { opacity: LOW_TINT, 'fill-rule': 'evenodd' }));
  for (let level = base + 1; level <= highest; level++)
    parts.push(area(data(lattice.lines(level - 0.5)), ink.hill, { opacity: HIGH_TINT, 'fill-rule': 'evenodd' }));
  return parts.join('');
};

/** Walks downhill until the ground is as low as `until`. */
const stroke = (lattice: Lattice, from: Point, until: number): Point[] => {
  const path: Point[] = [from];
  let [x, y] = from;
  for (let i = 0; i < 9; i++) {
    const { down } = lattice.slope(x, y);
    if (down[0] === 0 && down[1] === 0) break;
    x += down[0] * 2.6;
    y += down[1] * 2.6;
    path.push([x, y]);
    if (lattice.at(x, y) <= until) break;
  }
  return path;
};

/** How many levels the slope at a point climbs: those of the hexes above and below it. */
const climbAt = (survey: Survey, levels: readonly number[], p: Point, down: Point): number => {
  const [above, below] = [-HEX * 0.62, HEX * 0.62].map((by) => hexUnder(survey, moved(p, down, by)));
  return above === undefined || below === undefined ? 1 : Math.abs(itemAt(levels, above) - itemAt(levels, below));
};

const hachures = (survey: Survey, lattice: Lattice, levels: readonly number[], dice: Chance, ink: Palette): string => {
  const strokes: string[][] = WIDTHS.map(() => []);
  for (let level = Math.min(...levels); level < Math.max(...levels); level++)
    for (const [from, to] of ROWS)
      for (const loop of lattice.lines(level + from)) {
        if (lengthOf(loop) < 40) continue;
        let last: Point | undefined;
        for (const start of spaced(ringOf(loop), 1.7)) {
          if (last !== undefined && distance(last, start) < 2.6) continue;
          const { down, fall } = lattice.slope(start[0], start[1]);
          if (fall < FLAT) continue;
          const shade = (1 - down[0] * LIGHT[0] - down[1] * LIGHT[1]) / 2;
          const climb = climbAt(survey, levels, start, down);
          const gap = (climb > 1 ? 3.5 : 4.2) - 0.8 * shade;
          if (last !== undefined && distance(last, start) < gap) continue;
          last = start;
          const path = stroke(lattice, start, level + to + 0.05 * dice.next());
          const blackness = climb > 2 ? 4 : climb > 1 ? (shade > 0.5 ? 3 : 2) : shade > 0.55 ? 1 : 0;
          const [top, foot] = endsOf(path);
          itemAt(strokes, blackness).push(trace(path.length > 3 ? [top, middleOf(path), foot] : [top, foot]));
        }
      }
  const cut = strokes.map((paths, i) => line(paths.join(''), ink.hachure, itemAt(WIDTHS, i))).join('');
  return group({ class: 'hachures', 'stroke-linecap': 'butt', opacity: 0.82 }, cut);
};

/** A crest: a ridge line with strokes down both its sides. */
const crests = ({ sheet, layout }: Survey, ink: Palette): string => {
  if ((sheet.crests ?? []).length === 0) return '';
  const ridges: string[] = [];
  const flanks: string[] = [];
  for (const side of sheet.crests ?? []) {
    const ends = sideEnds(layout.center(side.hex), side.direction);
    const along = heading(...ends);
    const out = leftOf(along);
    ridges.push(trace([moved(ends[0], along, -1), moved(ends[1], along, 1)]));
    spaced(ends, 2.9).forEach((p, i, all) => {
      // Shorter toward both ends, so that it swells like a spine.
      const reach = 6 + 9 * Math.sin((Math.PI * (i + 1)) / (all.length + 1)) ** 0.7;
      for (const hand of [1, -1]) flanks.push(trace([moved(p, out, hand * 2.4), moved(p, out, hand * reach)]));
    });
  }
  return group(
    { class: 'crests', 'stroke-linecap': 'round' },
    line(flanks.join(''), ink.hachure, 1.25),
    line(ridges.join(''), ink.ink, 4),
    line(ridges.join(''), ink.paper, 1.5),
  );
};

/** Rocks and scrub: broken strokes, crosswise and close. */
const rough = ({ sheet, layout }: Survey, ink: Palette): string => {
  const dice = chance(`${sheet.id} rough`);
  const strokes: string[] = [];
  for (const hex of sheet.rough ?? []) {
    const center = layout.center(hex);
    for (let i = 0; i < 17; i++) {
      const p = moved(center, [dice.between(-38, 38), dice.between(-34, 34)]);
      const size = dice.between(3.4, 6.2);
      strokes.push(
        trace([moved(p, [-size, size * 0.55]), moved(p, [-size * 0.2, -size * 0.6]), moved(p, [size, size * 0.4])]),
        trace([moved(p, [0, -size * 0.1]), moved(p, [size * 0.35, size * 0.5])]),
      );
    }
  }
  return line(strokes.join(''), ink.hachure, 0.95, { class: 'rough', 'stroke-linejoin': 'round', opacity: 0.85 });
};

export const drawLevels = (survey: Survey, ink: Palette): string => {
  const { levels } = survey.sheet;
  if (levels === undefined) return '';
  const lattice = latticeOf(survey, (hex) => itemAt(levels, hex), 0x1e7e1);
  const dice = chance(`${survey.sheet.id} hachures`);
  return group({ class: 'levels' }, tints(lattice, levels, ink), hachures(survey, lattice, levels, dice, ink));
};

/** Over the fields, under roads and houses. */
export const drawCrests = (survey: Survey, ink: Palette): string => rough(survey, ink) + crests(survey, ink);

/** Sides by how many levels they climb, each once: what a test or a legend asks for. */
export const slopesOf = ({ grid, levels }: Pick<HexSheet, 'grid' | 'levels'>): readonly number[] => {
  const found: number[] = [];
  if (levels !== undefined)
    for (let h = 0; h < grid.size; h++)
      for (let d = 0; d < 3; d++) {
        const other = neighbour(grid, h as HexId, d);
        if (other !== undefined) found.push(Math.abs(itemAt(levels, h) - itemAt(levels, other)));
      }
  return found;
};
