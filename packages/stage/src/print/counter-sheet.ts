import type { Language } from '@tambour/kernel';
import { COUNTER, drawCounter, FACES, lettered, type PieceFace } from '@tambour/press';
import { PREFIX } from './map-drawing.ts';
import { MARGIN, MM, PAPERS } from './paper.ts';
import type { PaperId } from './paper-ids.ts';

/** Of one counter with the gap about it, in millimetres. */
const CELL = 19;

const mm = (n: number): string => `${n.toFixed(2)}mm`;
const figure = (n: number): string => n.toFixed(2).replace(/\.?0+$/, '');

export interface CounterGrid {
  readonly across: number;
  readonly down: number;
  /** Of all the room there is for it on the page. */
  readonly width: number;
}
/** How many counters a page has across and down. */
export const counterGrid = (paper: PaperId): CounterGrid => {
  const { width, height } = PAPERS[paper];
  return {
    across: Math.floor((width - 2 * MARGIN) / CELL),
    down: Math.floor((height - 2 * MARGIN - 2 * CELL) / CELL),
    width: width - 2 * MARGIN,
  };
};

/**
 * Where the middle of the i-th counter of a page lies, in millimetres from the left of the room and from its top. The block stands in
 * the middle of the page and backs run from right to left, so that each lies behind its front when the sheet is turned on its
 * long edge.
 */
export function counterSpot(
  i: number,
  { across, width }: CounterGrid,
  isBack: boolean,
): readonly [x: number, y: number] {
  const column = isBack ? across - 1 - (i % across) : i % across;
  return [(width - across * CELL) / 2 + (column + 0.5) * CELL, (Math.floor(i / across) + 0.5) * CELL];
}

export function drawCounters(
  faces: readonly PieceFace[],
  grid: CounterGrid,
  isBack: boolean,
  language: Language,
): string {
  const down = Math.ceil(faces.length / grid.across);
  const height = down * CELL;
  const counters = faces.map((face, i) => {
    const [x, y] = counterSpot(i, grid, isBack);
    return `<g data-counter="${i}" transform="translate(${figure(x)} ${figure(y)}) scale(${MM})">${drawCounter(lettered(face, language), PREFIX, 'day')}</g>`;
  });
  // Ticks at the edges of the page, in line with the edges of the counters.
  const half = (COUNTER * MM) / 2;
  const edges = (n: number, at: (i: number) => number) =>
    Array.from({ length: n }, (_, i) => [at(i) - half, at(i) + half]).flat();
  const [left] = counterSpot(0, grid, false);
  const ticks = [
    ...edges(grid.across, (i) => left + i * CELL).flatMap((x) => [
      `M${figure(x)} 0v1.3`,
      `M${figure(x)} ${figure(height)}v-1.3`,
    ]),
    ...edges(down, (i) => (i + 0.5) * CELL).flatMap((y) => [
      `M${figure(left - CELL / 2)} ${figure(y)}h1.3`,
      `M${figure(left - CELL / 2 + grid.across * CELL)} ${figure(y)}h-1.3`,
    ]),
  ];
  return [
    `<svg class="counters" width="${mm(grid.width)}" height="${mm(height)}" viewBox="0 0 ${figure(grid.width)} ${figure(height)}" font-family="${FACES}">`,
    `<path class="tick" d="${ticks.join('')}"/>${counters.join('')}</svg>`,
  ].join('');
}
