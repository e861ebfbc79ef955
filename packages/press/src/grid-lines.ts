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
      sides.push(trace(sideEnds(layout.center(hex as HexId), direction)));
    }
  }
  const data = sides.join('');
  // On ground as full as that of a staff map the lines need paper beside them.
  return sheet.hand === 'staff'
    ? line(data, ink.paper, 2.6, { opacity: 0.5 }) + line(data, ink.ink, 0.9, { class: 'grid', opacity: 0.6 })
    : line(data, ink.ink, 0.7, { class: 'grid', opacity: 0.42 });
};

export const drawHexNumbers = ({ sheet, layout }: Survey, ink: Palette): string => {
  const numbers = layout.hexes.map(([x, y], hex) =>
    element('text', { x: number(x), y: number(y - ROW / 2 + 10) }, hexLabel(sheet.grid, hex as HexId)),
  );
  const isStaff = sheet.hand === 'staff';
  return group(
    {
      class: 'hex-numbers',
      'font-size': isStaff ? 9 : 8,
      'text-anchor': 'middle',
      fill: ink.ink,
      stroke: ink.paper,
      'stroke-width': isStaff ? 2.8 : 2,
      'stroke-opacity': 0.75,
      'paint-order': 'stroke',
      opacity: isStaff ? 0.86 : 0.72,
    },
    ...numbers,
  );
};
