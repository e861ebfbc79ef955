import { type HexId, neighbour } from '@tambour/boards';
import { itemAt } from '@tambour/kernel';
import { type Chance, chance, noise } from './chance.ts';
import { distance, moved } from './curve.ts';
import { area, element, group, line, type Point, trace } from './ink.ts';
import { HEX, polar } from './layout.ts';
import type { Palette } from './palette.ts';
import { centroid, cut } from './polygon.ts';
import type { Survey } from './survey.ts';
import { tuft } from './water.ts';

/**
 * Tilled land by parcels that keep to their hexes. Heavily cultivated: rows of mulberries with vines hung between them, behind
 * hedges. Lightly cultivated: strips of corn. The rows are patterns, one for each of a few directions: a parcel is then one
 * polygon, however many trees stand in it.
 */
const TURNS = [4, 31, 62, 93, 121, 152] as const;
const CROPS = { 'heavy-crops': 'vine', 'light-crops': 'corn' } as const;
type Crop = keyof typeof CROPS;
const isCrop = (terrain: string | undefined): terrain is Crop => terrain === 'heavy-crops' || terrain === 'light-crops';

export const hasCrops = (terrain: readonly string[]): boolean => terrain.some(isCrop);

const pattern = (id: string, width: number, height: number, turn: number, inner: string): string =>
  element('pattern', { id, width, height, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${turn})` }, inner);

export const cropPatterns = (prefix: string, ink: Palette): string =>
  TURNS.map(
    (turn, i) =>
      pattern(
        `${prefix}-vine${i}`,
        9,
        11,
        turn,
        line('M0 5.5H9', ink.treeInk, 0.6, { opacity: 0.45 }) +
          element('circle', {
            cx: 4.5,
            cy: 5.5,
            r: 2.1,
            fill: ink.orchard,
            stroke: ink.treeInk,
            'stroke-width': 0.55,
          }) +
          element('circle', { cx: 5.1, cy: 6.1, r: 0.8, fill: ink.treeInk, opacity: 0.55 }) +
          line('M0 0H9M0 11H9', ink.treeInk, 0.4, { opacity: 0.3 }),
      ) +
      pattern(
        `${prefix}-corn${i}`,
        40,
        24,
        turn,
        line('M0 2H40M0 5H40M0 8H40M0 11H40', ink.furrow, 0.55, { opacity: 0.7 }) +
          line('M0 14.5H40M0 18H40M0 21.5H40', ink.furrow, 0.9, {
            opacity: 0.7,
            'stroke-dasharray': '.9 3.1',
            'stroke-linecap': 'round',
          }) +
          line('M0 .3H40M0 12.8H40', ink.furrow, 0.5, { opacity: 0.5 }),
      ),
  ).join('');

interface Parcel {
  readonly crop: Crop;
  readonly outline: readonly Point[];
}

/** A few middles in each hex, well inside it: the bounds between them then run near the hexsides where hexes differ. */
const seedsOf = ({ sheet, layout }: Survey): readonly (readonly Point[])[] => {
  const dice = chance(`${sheet.id} parcels`);
  return layout.hexes.map((center) => {
    const count = dice.next() < 0.4 ? 2 : 3;
    const turn = dice.between(0, 360);
    return Array.from({ length: count }, (_, i) =>
      moved(center, polar(turn + (i * 360) / count + dice.between(-16, 16), dice.between(22, 29))),
    );
  });
};

const SIDE = HEX * 1.8;
const parcelsOf = (survey: Survey): Parcel[] => {
  const { grid, terrain } = survey.sheet;
  const seeds = seedsOf(survey);
  return terrain.flatMap((crop, h): Parcel[] => {
    if (!isCrop(crop)) return [];
    const own = itemAt(seeds, h);
    const near = [own];
    for (let d = 0; d < 6; d++) {
      const other = neighbour(grid, h as HexId, d);
      if (other !== undefined) near.push(itemAt(seeds, other));
    }
    const others = near.flat();
    return own.map((seed) => {
      let cell: Point[] = [
        moved(seed, [-SIDE, -SIDE]),
        moved(seed, [SIDE, -SIDE]),
        moved(seed, [SIDE, SIDE]),
        moved(seed, [-SIDE, SIDE]),
      ];
      for (const other of others) {
        const [dx, dy] = [other[0] - seed[0], other[1] - seed[1]];
        if (other !== seed) cell = cut(cell, [seed[0] + dx / 2, seed[1] + dy / 2], [dx, dy]);
      }
      return { crop, outline: cell };
    });
  });
};

/** Squares of the paper whose parcels are drawn in one go: a pattern is not cut, and no piece of the map should carry them all. */
const BLOCK = 320;

/** What is on the boundary of two kinds keeps clear of it, so that the edge shows. */
const shrunk = (outline: readonly Point[], by: number): Point[] => {
  const middle = centroid(outline);
  return outline.map((p) => {
    const far = distance(p, middle);
    return far < 1
      ? p
      : [middle[0] + ((p[0] - middle[0]) * (far - by)) / far, middle[1] + ((p[1] - middle[1]) * (far - by)) / far];
  });
};

export const drawCrops = (survey: Survey, ink: Palette): string => {
  const { sheet, prefix } = survey;
  if (!hasCrops(sheet.terrain)) return '';
  const dice = chance(`${sheet.id} crops`);
  const lie = noise(0xc0de);
  const washes = new Map<string, string[]>();
  const rows = new Map<string, string[]>();
  const hedges: string[] = [];
  const bounds: string[] = [];
  const put = (into: Map<string, string[]>, key: string, data: string): void => {
    const known = into.get(key);
    if (known === undefined) into.set(key, [data]);
    else known.push(data);
  };
  for (const { crop, outline } of parcelsOf(survey)) {
    const [x, y] = centroid(outline);
    const plot = trace(shrunk(outline, crop === 'heavy-crops' ? 0.6 : 1.4), true);
    // Neighbours plough in much the same direction, as the land lies.
    const turn =
      Math.floor(((lie(x / 260, y / 260) + 1) / 2 + dice.between(-0.22, 0.22) + 1) * TURNS.length) % TURNS.length;
    put(rows, `${CROPS[crop]}${turn} ${Math.floor(x / BLOCK)} ${Math.floor(y / BLOCK)}`, plot);
    put(washes, washOf(crop, dice), plot);
    if (crop === 'heavy-crops') hedges.push(plot);
    else bounds.push(plot);
  }
  return group(
    { class: 'crops' },
    ...[...washes].map(([key, plots]) => {
      const [tint = '', opacity] = key.split(' ');
      return area(plots.join(''), tint === 'green' ? ink.orchardWash : itemAt(ink.crops, Number(tint)), { opacity });
    }),
    ...[...rows].map(([key, plots]) => area(plots.join(''), `url(#${prefix}-${key.split(' ')[0]})`)),
    line(bounds.join(''), ink.furrow, 0.6, { opacity: 0.5 }),
    line(hedges.join(''), ink.treeInk, 1, { opacity: 0.45, 'stroke-linejoin': 'round' }),
  );
};

const washOf = (crop: Crop, dice: Chance): string =>
  crop === 'heavy-crops'
    ? `green ${dice.pick(['0.3', '0.4', '0.5', '0.64'])}`
    : `${dice.pick(['0', '1'])} ${dice.pick(['0.26', '0.38', '0.48'])}`;

/** Open ground of a staff map: bare paper with a tuft of grass here and there. */
export const drawPasture = ({ sheet, layout }: Survey, ink: Palette): string => {
  const dice = chance(`${sheet.id} pasture`);
  const tufts: string[] = [];
  sheet.terrain.forEach((terrain, h) => {
    if (terrain !== 'clear') return;
    const count = Math.floor(dice.between(2, 7));
    for (let i = 0; i < count; i++)
      tufts.push(
        tuft(moved(itemAt(layout.hexes, h), [dice.between(-36, 36), dice.between(-28, 36)]), dice.between(0.6, 0.85)),
      );
  });
  return line(tufts.join(''), ink.treeInk, 0.55, { class: 'pasture', opacity: 0.42, 'stroke-linecap': 'round' });
};
