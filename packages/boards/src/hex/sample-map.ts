import { type HexGrid, type HexId, hexGrid } from './grid.ts';
import { hexLabel, parseHex } from './label.ts';

/** For tests: a map of the shape Denain has, and hexes written as they are printed. */
export const MAP: HexGrid = hexGrid({ columns: 32, rowsEven: 20, rowsOdd: 19, lowered: 'odd' });

export const hex = (label: string, grid: HexGrid = MAP): HexId => {
  const found = parseHex(grid, label);
  if (found === undefined) throw new Error(`no hex ${label} on the sample map`);
  return found;
};

export const labels = (hexes: Iterable<HexId>, grid: HexGrid = MAP): string =>
  Array.from(hexes, (one) => hexLabel(grid, one)).join(' ');
