import { type HexId, hexLabel, neighbour } from '@tambour/boards';
import { element, group, line, number, trace } from './ink.ts';
import { ROW, sideEnds } from './layout.ts';
import type { Palette } from './palette.ts';
import type { Survey } from './survey.ts';

/** The grid lies lightly on the ground. Each hexside is cut once. */
export const drawHexsides = ({ sheet, layout }: Survey, ink: Palette): string => {
  const sides: string[] = [];
  for (let hex = 0; hex < sheet.grid.size; hex++) {
    for (let direction = 0; direction < 6; direction++) {
      const other = neighbour(sheet.grid, hex as HexId, direction);
      if (other !== undefined && other < hex) continue;
      sides.push(trace(sideEnds(layout.hexes[hex]!, direction)));
    }
  }
  return line(sides.join(''), ink.ink, 0.7, { class: 'grid', opacity: 0.42 });
};

export const drawHexNumbers = ({ sheet, layout }: Survey, ink: Palette): string => {
  const numbers = layout.hexes.map(([x, y], hex) =>
    element('text', { x: number(x), y: number(y - ROW / 2 + 10) }, hexLabel(sheet.grid, hex as HexId)),
  );
  return group(
    {
      class: 'hex-numbers',
      'font-size': 8,
      'text-anchor': 'middle',
      fill: ink.ink,
      stroke: ink.paper,
      'stroke-width': 2,
      'stroke-opacity': 0.75,
      'paint-order': 'stroke',
      opacity: 0.72,
    },
    ...numbers,
  );
};
