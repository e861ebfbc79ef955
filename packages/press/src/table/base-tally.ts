import { area, disc, line, type Point, trace } from '../ink.ts';
import type { TroopBase } from './base.ts';
import type { Detail, Uniform } from './figures.ts';
import { turned } from './stamp.ts';
import { CM } from './table-layout.ts';

/** Every figure a unit began with, along the rear edge of its base: those left are full, those lost are empty. */
const LEAST = 2.6;
const EMPTY = '#fff8e6';

interface Strip {
  readonly length: number;
  /** The middle of the strip's last row, in the frame of the base. */
  readonly middle: Point;
}

/** A square has no rear: its count lies in the hollow. */
const stripOf = ({ formation, width, depth }: TroopBase): Strip =>
  formation === 'square'
    ? { length: width * CM * 0.42, middle: [0, depth * CM * 0.21 - 3.4] }
    : { length: width * CM, middle: [0, (depth * CM) / 2 - 3.4] };

/** The places, in the frame of the table; a narrow column has them in rows. */
const placesOf = (base: TroopBase, all: number): { readonly places: readonly Point[]; readonly step: number } => {
  const { length, middle } = stripOf(base);
  const rows = Math.ceil(all / Math.max(1, Math.floor((length - 4) / LEAST)));
  const inRow = Math.ceil(all / rows);
  const step = Math.min(CM, (length - 4) / inRow);
  const places = Array.from({ length: all }, (_, i): Point => {
    const row = Math.floor(i / inRow);
    const long = Math.min(inRow, all - row * inRow);
    const x = middle[0] + ((i % inRow) - (long - 1) / 2) * step;
    return turned([x, middle[1] - (rows - 1 - row) * Math.min(step, 4)], base.facing);
  });
  return { places, step };
};

/** From afar the same as a bar. */
const bar = (base: TroopBase, all: number, ink: string): string => {
  const { length, middle } = stripOf(base);
  const at = (share: number): Point => turned([(share - 0.5) * (length - 8), middle[1]], base.facing);
  const whole = line(trace([at(0), at(1)]), ink, 4.4, { 'stroke-linecap': 'round' });
  return base.lost === 0
    ? whole
    : whole + line(trace([at(base.figures / all), at(1)]), EMPTY, 2.4, { 'stroke-linecap': 'round' });
};

export const drawTally = (base: TroopBase, { ink }: Uniform, detail: Detail): string => {
  const all = base.figures + base.lost;
  if (all === 0) return '';
  if (detail === 'far') return bar(base, all, ink);
  const { places, step } = placesOf(base, all);
  const radius = Math.min(2, step * 0.42);
  const pips = (from: number, to: number): string =>
    places
      .slice(from, to)
      .map((p) => disc(p, radius))
      .join('');
  return (
    area(pips(0, base.figures), ink) +
    area(pips(base.figures, all), EMPTY, { stroke: ink, 'stroke-width': Math.min(0.8, radius * 0.4) })
  );
};
