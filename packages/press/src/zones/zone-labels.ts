import { present } from '@tambour/kernel';
import { COUNTER } from '../counter.ts';
import type { Point } from '../ink.ts';
import type { Block } from '../labels.ts';
import { wordWidth } from '../lettering.ts';
import { hasCover, type Plot } from './plot.ts';
import { ranksIn } from './ranks.ts';
import { blockAt, obstaclesOf, seat } from './seating.ts';
import type { ZoneMarks } from './zone-courses.ts';
import { type ExitLabel, placeExits } from './zone-exits.ts';
import type { ZonePlace } from './zone-sheet.ts';

/** Where names and numbers go: off the middle, off the roads, off one another. */

export interface NumberLabel {
  readonly plot: Plot;
  readonly at: Point;
}

export interface NameLabel {
  readonly place: ZonePlace;
  readonly at: Point;
  readonly size: number;
  readonly spacing: number;
}

export interface Lettering {
  readonly names: readonly NameLabel[];
  readonly numbers: readonly NumberLabel[];
  readonly exits: readonly ExitLabel[];
  /** What names and numbers cover, for those who draw round them. */
  readonly blocks: readonly Block[];
}

export const NUMBER_SIZE = 17;
export const MARK_SIZE = 13;
const STYLE = { capitals: { size: 27, spacing: 6 }, italic: { size: 20, spacing: 0.4 } } as const;
export const numberWidth = ({ zone }: Plot): number =>
  wordWidth(zone.id, NUMBER_SIZE, 0.6) + (zone.mark === undefined ? 0 : wordWidth(zone.mark, MARK_SIZE, 0.4) + 5);

export const placeLettering = (survey: ZoneMarks): Lettering => {
  const byZone = new Map(survey.plots.map((plot) => [plot.zone.id, plot]));
  const lines = obstaclesOf(survey);
  const stands = survey.plots.flatMap(standsIn);
  const taken: Block[] = [...survey.landmarks].map(([zone, [x, y]]) => {
    const isCastle = hasCover(byZone.get(zone), 'castle');
    return isCastle
      ? { x0: x - 62, y0: y - 78, x1: x + 62, y1: y + 20 }
      : { x0: x - 18, y0: y - 50, x1: x + 28, y1: y + 4 };
  });

  const order = [...survey.sheet.places].sort((a, b) => b.zones.length - a.zones.length);
  const names = order.map((place): NameLabel => {
    const plots = place.zones.map((zone) => present(byZone.get(zone)));
    const { size, spacing } = STYLE[place.letter];
    const text = lettered(place);
    const width = wordWidth(text, size, spacing);
    const mean: Point = [
      plots.reduce((sum, { middle }) => sum + middle[0], 0) / plots.length,
      plots.reduce((sum, { middle }) => sum + middle[1], 0) / plots.length,
    ];
    const wish: Point = plots.length > 1 ? mean : [mean[0], mean[1] + 88];
    const at = seat(survey, { plots, width, size, wish }, { lines, taken, stands });
    taken.push(blockAt(at, width, size));
    return { place, at, size, spacing };
  });
  const numbers = survey.plots.map((plot): NumberLabel => {
    const wish: Point = [plot.middle[0], plot.middle[1] - plot.room + 26];
    const word = { plots: [plot], width: numberWidth(plot) + 6, size: NUMBER_SIZE + 4, wish };
    const at = seat(survey, word, { lines, taken, stands });
    taken.push(blockAt(at, numberWidth(plot) + 8, NUMBER_SIZE + 4));
    return { plot, at };
  });
  const exits = placeExits(survey, stands, taken);
  return { names, numbers, exits, blocks: taken.slice(survey.landmarks.size) };
};

/** Where the counters of the opening lie in a zone. */
const standsIn = ({ zone, middle, outline, room }: Plot): Block[] => {
  const { at, scale } = ranksIn({ at: middle, outline, room }, zone.opening ?? 0);
  const half = (COUNTER * scale) / 2;
  return at.map(([x, y]) => ({ x0: x - half, y0: y - half, x1: x + half, y1: y + half }));
};

export const lettered = ({ name, letter }: ZonePlace): string =>
  letter === 'capitals' ? name.toLocaleUpperCase('fr') : name;
