import { type HexGrid, type HexId, hexAt } from './grid.ts';

/** Two digits as printed; a third only for a count that needs it, so that labels of one map are all equally long. */
const digits = (count: number): number => (count > 99 ? 3 : 2);

const columnDigits = (grid: HexGrid): number => digits(grid.columns);

const rowDigits = (grid: HexGrid): number => digits(Math.max(grid.spec.rowsEven, grid.spec.rowsOdd));

/** The number printed in the hex: column, then row. */
export const hexLabel = (grid: HexGrid, hex: HexId): string =>
  String(grid.column[hex]).padStart(columnDigits(grid), '0') + String(grid.row[hex]).padStart(rowDigits(grid), '0');

/** The hex of a printed number; nothing if there is no such hex or the text is not exactly a label of this map. */
export const parseHex = (grid: HexGrid, label: string): HexId | undefined => {
  const width = columnDigits(grid);
  if (label.length !== width + rowDigits(grid) || !/^\d+$/.test(label)) return undefined;
  return hexAt(grid, Number(label.slice(0, width)), Number(label.slice(width)));
};
