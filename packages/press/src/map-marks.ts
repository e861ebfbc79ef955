import { moved } from './curve.ts';
import type { Entry } from './hex-sheet.ts';
import { area, at, group, line, type Point, trace } from './ink.ts';
import { corner, HEX, wayOut } from './layout.ts';
import { word, wordWidth } from './lettering.ts';
import type { Palette } from './palette.ts';
import type { Survey } from './survey.ts';
import { star } from './symbol.ts';

/** Marks of the game on the ground: what is worth points, and where troops arrive. */
export const prize = (text: string, ink: Palette): string =>
  star(0, 0, 13, ink.prize, ink.ink) +
  word(text, [0, 4.2], { size: 12, fill: ink.ink, isBold: true, halo: ink.prize, haloWidth: 1.6 });

export const drawPrizes = ({ sheet, layout }: Survey, ink: Palette): string => {
  const prizes = sheet.prizes ?? [];
  if (prizes.length === 0) return '';
  const rings = prizes.map(({ hex }) =>
    trace(
      [0, 1, 2, 3, 4, 5].map((vertex) => corner(layout.center(hex), vertex, HEX - 3.4)),
      true,
    ),
  );
  return group(
    { class: 'prizes' },
    line(rings.join(''), ink.paper, 4.4, { opacity: 0.65 }),
    line(rings.join(''), ink.gold, 2.4),
    // Lower left: the upper right is for the seals of a battle.
    ...prizes.map(({ hex, text }) =>
      group({ class: 'prize', transform: at(moved(layout.center(hex), [-HEX * 0.56, HEX * 0.48])) }, prize(text, ink)),
    ),
  );
};

/** An arrow to the right, filled for the first side and open for the second. */
export const arrow = (side: Entry['side'], colour: string, ink: Palette): string => {
  const shape = 'M-20-5.5H2v-8L20 0L2 13.5v-8H-20z';
  return side === 0
    ? area(shape, colour, { stroke: ink.ink, 'stroke-width': 1.4, 'stroke-linejoin': 'round' })
    : area(shape, ink.card, { stroke: ink.ink, 'stroke-width': 5.4, 'stroke-linejoin': 'round' }) +
        area(shape, ink.card, { stroke: colour, 'stroke-width': 2.8, 'stroke-linejoin': 'round' });
};

const inward = ({ layout }: Survey, p: Point): Point => moved([0, 0], wayOut(layout.map, p), -1);

const SIZE = 13;

const drawEntry = (survey: Survey, entry: Entry, ink: Palette): string => {
  const center = survey.layout.center(entry.hex);
  const way = inward(survey, center);
  const place = moved(center, way, -HEX * 0.36);
  const turn = (Math.atan2(way[1], way[0]) * 180) / Math.PI;
  const wide = wordWidth(entry.text, SIZE, 0.3);
  // Beside the arrow, inside the map: to the right of one that points up or down, under one that points across.
  const [x, y]: Point = way[0] === 0 ? moved(place, [18, 5]) : moved(place, [way[0] > 0 ? -18 : 18, 30]);
  return group(
    { class: `entry side-${entry.side}` },
    group({ transform: at(place, turn) }, arrow(entry.side, ink.pigments[entry.colour], ink)),
    word(entry.text, [way[0] < 0 ? x - wide : x, y], {
      size: SIZE,
      fill: ink.ink,
      halo: ink.paper,
      haloWidth: 3.4,
      isBold: true,
      anchor: 'start',
    }),
  );
};

export const drawEntries = (survey: Survey, ink: Palette): string => {
  const entries = survey.sheet.entries ?? [];
  return entries.length === 0
    ? ''
    : group({ class: 'entries' }, ...entries.map((entry) => drawEntry(survey, entry, ink)));
};

/** A name across a wide water, as long as the water is. */
export const drawLakeNames = ({ sheet, layout }: Survey, ink: Palette): string =>
  (sheet.lakes ?? [])
    .filter(({ hexes }) => hexes.length > 0)
    .map(({ name, hexes }) => {
      const places = hexes.map(layout.center);
      const xs = places.map(([x]) => x);
      const middle = places.reduce((sum, [, y]) => sum + y, 0) / places.length;
      const [left, right] = [Math.min(...xs), Math.max(...xs)];
      const size = 46;
      const letters = Math.max(1, [...name].length - 1);
      const spacing = Math.min(70, Math.max(4, ((right - left) * 0.5 - wordWidth(name, size)) / letters));
      return word(name, [(left + right) / 2, middle + size * 0.1], {
        size,
        spacing,
        fill: ink.waterInk,
        halo: ink.water,
        haloWidth: 5,
        isItalic: true,
      });
    })
    .join('');
