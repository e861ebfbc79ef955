import { COUNTER, counterDefinitions, drawCounter, type PieceFace } from '@tambour/press';
import { MARGIN, MM, OVERLAP, PAPERS, type PaperId, type Tile, type Tiling } from './paper.ts';

const mm = (n: number): string => `${n.toFixed(2)}mm`;
const figure = (n: number): string => n.toFixed(2).replace(/\.?0+$/, '');

/** One page of the map: its part of the drawing, with marks where it is cut and where the next page is glued on. */
export function drawTile(tile: Tile, { columns, rows }: Tiling): string {
  const { x, y, width, height } = tile;
  const lines = [
    ...(tile.column < columns - 1 ? [`M${width - OVERLAP} 0v${height}`] : []),
    ...(tile.row < rows - 1 ? [`M0 ${height - OVERLAP}h${width}`] : []),
  ];
  const corners = [
    [0, 0, 1, 1],
    [width, 0, -1, 1],
    [0, height, 1, -1],
    [width, height, -1, -1],
  ].map(([cx = 0, cy = 0, dx = 1, dy = 1]) => `M${cx} ${cy}h${5 * dx}M${cx} ${cy}v${5 * dy}`);
  // The map is one picture of the style sheet, seen through each tile: ten copies of its thousands of lines would stop a browser.
  return [
    `<div class="tile" style="width:${mm(width)};height:${mm(height)};background-position:${mm(-x)} ${mm(-y)}">`,
    `<svg width="${mm(width)}" height="${mm(height)}" viewBox="0 0 ${figure(width)} ${figure(height)}">`,
    `<path class="glue" d="${lines.join('')}"/><path class="cut" d="${corners.join('')}"/></svg></div>`,
  ].join('');
}

/** Of one counter with the gap about it, in millimetres. */
const CELL = 19;
const UNIT_CELL = CELL / MM;

/** How many counters a page has across and down. */
export const counterGrid = (paper: PaperId): { readonly across: number; readonly down: number } => {
  const { width, height } = PAPERS[paper];
  return {
    across: Math.floor((width - 2 * MARGIN) / CELL),
    down: Math.floor((height - 2 * MARGIN - 2 * CELL) / CELL),
  };
};

/** A page of counters. Backs are laid from right to left, so that they lie behind their fronts when the sheet is turned. */
export function drawCounters(faces: readonly PieceFace[], across: number, isBack: boolean): string {
  const down = Math.ceil(faces.length / across);
  const [width, height] = [across * UNIT_CELL, down * UNIT_CELL];
  const counters = faces.map((face, i) => {
    const column = isBack ? across - 1 - (i % across) : i % across;
    const at = `${figure((column + 0.5) * UNIT_CELL)} ${figure((Math.floor(i / across) + 0.5) * UNIT_CELL)}`;
    return `<g transform="translate(${at})">${drawCounter(face, 'print', 'day')}</g>`;
  });
  // Ticks at the edges of the page, in line with the edges of the counters.
  const edges = (n: number) =>
    Array.from({ length: n }, (_, i) => [
      (i + 0.5) * UNIT_CELL - COUNTER / 2,
      (i + 0.5) * UNIT_CELL + COUNTER / 2,
    ]).flat();
  const ticks = [
    ...edges(across).flatMap((x) => [`M${figure(x)} 0v5`, `M${figure(x)} ${figure(height)}v-5`]),
    ...edges(down).flatMap((y) => [`M0 ${figure(y)}h5`, `M${figure(width)} ${figure(y)}h-5`]),
  ];
  return [
    `<svg class="counters" width="${mm(width * MM)}" height="${mm(height * MM)}" viewBox="0 0 ${figure(width)} ${figure(height)}">`,
    `<defs>${counterDefinitions('print')}</defs><path class="tick" d="${ticks.join('')}"/>${counters.join('')}</svg>`,
  ].join('');
}
