import { itemAt } from '@tambour/kernel';
import { chance, hashText, noise } from './chance.ts';
import { between, moved, passesNear } from './curve.ts';
import { area, group, line, type Point, trace } from './ink.ts';
import { HEX, type Rect } from './layout.ts';
import type { Palette } from './palette.ts';
import { cells, centroid, chord, cut, surface } from './polygon.ts';
import { hexUnder, type Survey } from './survey.ts';
import { tuft } from './water.ts';
import { bushAt } from './woods.ts';

/** Open fields: furlongs of long strips, some under the plough, some in corn, some lying fallow. */
const FURLONG = 88;
const MEADOW = 62;

/** The three great fields of a village: each year one in winter corn, one sown in spring, one at rest. */
const ROTATION = [
  { tint: 0, wash: 0.19, furrow: 'corn' },
  { tint: 2, wash: 0.15, furrow: 'ploughed' },
  { tint: 1, wash: 0, furrow: 'none' },
] as const;
/** Land under no plough at all begins here, on a scale from -1 to 1. */
const COMMON = -0.16;

/** Furrows within one strip, broken here and there as a graver lifts. */
const furrows = (strip: readonly Point[], along: Point, gap: number, lift: () => number): Point[][] => {
  const across: Point = [-along[1], along[0]];
  const [cx, cy] = centroid(strip);
  const spread = strip.map((p) => (p[0] - cx) * across[0] + (p[1] - cy) * across[1]);
  const low = Math.min(...spread);
  const high = Math.max(...spread);
  const strokes: Point[][] = [];
  for (let t = low + gap / 2; t < high; t += gap) {
    const span = chord(strip, moved([cx, cy], across, t), along);
    if (span === undefined) continue;
    const [a, b] = span;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length < 8) continue;
    strokes.push([moved(a, along, 1 + 3 * lift()), moved(b, along, -1 - 3 * lift())]);
  }
  return strokes;
};

/** Where the plough goes, whatever board lies over it. */
export interface Ploughland {
  readonly seed: string;
  readonly prefix: string;
  readonly map: Rect;
  /** Asked of the middle of each furlong. */
  readonly isTilled: (p: Point) => boolean;
  /** Room for a bush in the hedge. */
  readonly isOpen: (p: Point) => boolean;
}

export const drawFurlongs = ({ seed, prefix, map, isTilled, isOpen }: Ploughland, ink: Palette): string => {
  const dice = chance(seed);
  const lie = noise(0xf1e1d);
  const common = noise(hashText(`${seed} commons`));
  const rotation = noise(hashText(`${seed} rotation`));
  const seeds: Point[] = [];
  for (let y = map.y - FURLONG / 2; y < map.y + map.height + FURLONG; y += FURLONG) {
    for (let x = map.x - FURLONG / 2; x < map.x + map.width + FURLONG; x += FURLONG) {
      seeds.push([x + dice.between(-43, 43), y + dice.between(-40, 40)]);
    }
  }
  const washes: string[][] = ink.crops.map(() => []);
  const ploughed: string[] = [];
  const corn: string[] = [];
  const bounds: string[] = [];
  const heath: string[] = [];
  const hedges: Point[] = [];
  cells(seeds, FURLONG * 1.4).forEach((cell) => {
    const middle = centroid(cell);
    if (!isTilled(middle)) return;
    const [mx, my] = middle;
    if (common(mx / 430, my / 430) + 0.4 * common(mx / 150, my / 150) < COMMON) {
      for (const p of cell) if (dice.next() < 0.5) heath.push(tuft(between(p, middle, dice.next()), 0.8));
      return;
    }
    // Neighbours lie in one great field: what is sown changes from field to field, not from strip to strip.
    const share = (rotation(mx / 260, my / 260) + 1) / 2 + dice.between(-0.06, 0.06);
    const field = ROTATION[share < 0.42 ? 0 : share < 0.58 ? 2 : 1];
    const furlong = cell.map(
      (p): Point => [middle[0] + (p[0] - middle[0]) * 0.975, middle[1] + (p[1] - middle[1]) * 0.975],
    );
    const angle =
      Math.PI * (lie(middle[0] / 300, middle[1] / 300) + dice.between(-0.12, 0.12) + (dice.next() < 0.3 ? 0.5 : 0));
    const along: Point = [Math.cos(angle), Math.sin(angle)];
    const across: Point = [-along[1], along[0]];
    const spread = furlong.map((p) => (p[0] - middle[0]) * across[0] + (p[1] - middle[1]) * across[1]);
    const high = Math.max(...spread);
    let low = Math.min(...spread);
    while (low < high - 4) {
      const width = dice.between(11, 24);
      const top = Math.min(high, low + width);
      const strip = cut(cut(furlong, moved(middle, across, top), across), moved(middle, across, low), [
        -across[0],
        -across[1],
      ]);
      low = top;
      if (strip.length < 3 || surface(strip) < 90) continue;
      if (field.wash > 0 && dice.next() < 0.86) itemAt(washes, field.tint).push(trace(strip, true));
      bounds.push(trace(strip, true));
      if (field.furrow === 'none') continue;
      const [paths, gap] = field.furrow === 'ploughed' ? [ploughed, 3.2] : [corn, 4.6];
      paths.push(...furrows(strip, along, gap, dice.next).map((path) => trace(path)));
    }
    for (const p of furlong) if (dice.next() < 0.34) hedges.push(moved(p, [dice.between(-3, 3), dice.between(-3, 3)]));
  });
  return group(
    { class: 'fields' },
    ...ROTATION.map(({ tint, wash }) =>
      area(itemAt(washes, tint).join(''), itemAt(ink.crops, tint), { opacity: wash }),
    ),
    line(heath.join(''), ink.treeInk, 0.6, { opacity: 0.5, 'stroke-linecap': 'round' }),
    line(ploughed.join(''), ink.furrow, 0.55, { opacity: 0.46 }),
    line(corn.join(''), ink.furrow, 0.7, { opacity: 0.4, 'stroke-dasharray': '.8 2.6', 'stroke-linecap': 'round' }),
    line(bounds.join(''), ink.furrow, 0.5, { opacity: 0.22, 'stroke-dasharray': '2 2' }),
    group({ opacity: 0.8 }, ...hedges.filter(isOpen).map((p) => bushAt(prefix, p))),
  );
};

export const drawFields = (survey: Survey, ink: Palette): string => {
  const { sheet, layout } = survey;
  return drawFurlongs(
    {
      seed: `${sheet.id} fields`,
      prefix: survey.prefix,
      map: layout.map,
      isTilled: (p) => {
        const hex = hexUnder(survey, p);
        const terrain = hex === undefined ? 'clear' : sheet.terrain[hex];
        if (terrain !== 'clear') return false;
        if (survey.rivers.some((river) => passesNear(river.center, p, MEADOW))) return false;
        return !sheet.encampments.some((camp) => camp === hex);
      },
      isOpen: (p) =>
        !survey.roads.some((road) => passesNear(road.line, p, 9)) &&
        !survey.rivers.some((river) => passesNear(river.center, p, HEX * 0.6)),
    },
    ink,
  );
};
