import { FACES } from '@tambour/press';
import type { MapDrawing } from './map-drawing.ts';
import { MM, OVERLAP, type Tile, type Tiling, tilesOf } from './paper.ts';
import type { PaperId } from './paper-ids.ts';

const mm = (n: number): string => `${n.toFixed(2)}mm`;
const figure = (n: number): string => n.toFixed(2).replace(/\.?0+$/, '');

export const tilingOf = ({ size }: MapDrawing, paper: PaperId): Tiling =>
  tilesOf(size.width * MM, size.height * MM, paper);

/**
 * The map page by page. Each page holds only what lies on it, since a printer draws even what is cut off: with the whole map on
 * every page the largest battle took a minute and 160 MB.
 */
export function drawTiles(map: MapDrawing, tiling: Tiling): readonly string[] {
  return tiling.tiles.map((tile) => {
    const { x, y, width, height } = tile;
    const part = {
      x: map.size.x + x / MM,
      y: map.size.y + y / MM,
      width: width / MM,
      height: height / MM,
    };
    const box = [part.x, part.y, part.width, part.height].map(figure).join(' ');
    const marks = `<g transform="translate(${figure(part.x)} ${figure(part.y)}) scale(${1 / MM})">${drawMarks(tile, tiling)}</g>`;
    return `<svg class="tile" width="${mm(width)}" height="${mm(height)}" viewBox="${box}" font-family="${FACES}">${map.inside(part)}${marks}</svg>`;
  });
}

/** Marks where a page is cut and where the next is glued on, in millimetres of the page. */
function drawMarks({ column, row, width, height }: Tile, { columns, rows }: Tiling): string {
  const lines = [
    ...(column < columns - 1 ? [`M${figure(width - OVERLAP)} 0v${figure(height)}`] : []),
    ...(row < rows - 1 ? [`M0 ${figure(height - OVERLAP)}h${figure(width)}`] : []),
  ];
  const corners = [
    [0, 0, 1, 1],
    [width, 0, -1, 1],
    [0, height, 1, -1],
    [width, height, -1, -1],
  ].map(([x = 0, y = 0, dx = 1, dy = 1]) => `M${figure(x)} ${figure(y)}h${5 * dx}M${figure(x)} ${figure(y)}v${5 * dy}`);
  return `<path class="glue" d="${lines.join('')}"/><path class="cut" d="${corners.join('')}"/>`;
}
