import type { Id, IdArray } from '../id.ts';
import { type Direction, STEP_Q, STEP_R } from './direction.ts';

export type HexId = Id<'Hex'>;
/** A number that is known to be that of a hex: from a loop over the map, or a packed array. */
export const hexId = (index: number): HexId => index as HexId;

/** What the packed arrays hold where the map ends. Accessors turn it into `undefined`. */
export const OFF_MAP = -1 as HexId;

export interface HexGridSpec {
  readonly columns: number;
  readonly rowsEven: number;
  readonly rowsOdd: number;
  /** The columns that sit half a hex further south than their neighbours. */
  readonly lowered: 'odd' | 'even';
}

/**
 * A map of flat-top hexes in north-south columns. Columns and rows count from 1, as printed. Hexes are numbered densely
 * from 0, column by column, so that anything known per hex fits a typed array and the order is that of the labels.
 */
export interface HexGrid {
  readonly spec: HexGridSpec;
  readonly columns: number;
  readonly size: number;
  /** hex * 6 + direction → hex, or OFF_MAP. */
  readonly neighbours: IdArray<HexId> & Int32Array;
  readonly column: Int16Array;
  readonly row: Int16Array;
  /** Axial coordinates: q is the column, r counts south along a column and is level from north-west to south-east. */
  readonly q: Int16Array;
  readonly r: Int16Array;
  /** Column → its northernmost hex; one entry beyond the last column, so that `first[c + 1]` always ends column c. */
  readonly first: Int32Array;
  /** Column → the index that axial r = 0 has or would have there, so that a hex is `origin[q] + r`. */
  readonly origin: Int32Array;
}

export const hexGrid = (spec: HexGridSpec): HexGrid => {
  const { columns, rowsEven, rowsOdd, lowered } = spec;
  if (![columns, rowsEven, rowsOdd].every((n) => Number.isInteger(n) && n >= 1 && n <= 999)) {
    throw new RangeError(`a hex grid needs 1 to 999 columns and rows, not ${columns} of ${rowsEven} and ${rowsOdd}`);
  }
  const first = new Int32Array(columns + 2);
  const origin = new Int32Array(columns + 1);
  for (let column = 1; column <= columns; column++) {
    const rise = lowered === 'odd' ? column >> 1 : (column + 1) >> 1;
    origin[column] = first[column]! - 1 + rise;
    first[column + 1] = first[column]! + (column % 2 === 0 ? rowsEven : rowsOdd);
  }
  const size = first[columns + 1]!;
  const grid: HexGrid = {
    spec,
    columns,
    size,
    neighbours: new Int32Array(size * 6) as IdArray<HexId> & Int32Array,
    column: new Int16Array(size),
    row: new Int16Array(size),
    q: new Int16Array(size),
    r: new Int16Array(size),
    first,
    origin,
  };
  for (let column = 1; column <= columns; column++) {
    for (let hex = first[column]!; hex < first[column + 1]!; hex++) {
      grid.column[hex] = column;
      grid.row[hex] = hex - first[column]! + 1;
      grid.q[hex] = column;
      grid.r[hex] = hex - origin[column]!;
      for (let direction = 0; direction < 6; direction++) {
        grid.neighbours[hex * 6 + direction] = axialIndex(
          grid,
          column + STEP_Q[direction]!,
          grid.r[hex]! + STEP_R[direction]!,
        );
      }
    }
  }
  return grid;
};

/** The hex at axial (q, r), or OFF_MAP: for loops that cannot afford the check for `undefined`. */
export const axialIndex = (grid: HexGrid, q: number, r: number): HexId => {
  if (q < 1 || q > grid.columns) return OFF_MAP;
  const index = grid.origin[q]! + r;
  return index >= grid.first[q]! && index < grid.first[q + 1]! ? hexId(index) : OFF_MAP;
};

const onMap = (hex: HexId): HexId | undefined => (hex === OFF_MAP ? undefined : hex);

export const hexAtAxial = (grid: HexGrid, q: number, r: number): HexId | undefined => onMap(axialIndex(grid, q, r));

export const hexAt = (grid: HexGrid, column: number, row: number): HexId | undefined => {
  if (column < 1 || column > grid.columns || row < 1) return undefined;
  const index = grid.first[column]! + row - 1;
  return index < grid.first[column + 1]! ? hexId(index) : undefined;
};

export const neighbour = (grid: HexGrid, hex: HexId, direction: Direction): HexId | undefined =>
  onMap(grid.neighbours[hex * 6 + direction]!);

/** Which way an adjacent hex lies; nothing if the two do not touch. */
export const directionTo = (grid: HexGrid, from: HexId, to: HexId): Direction | undefined => {
  for (let direction = 0; direction < 6; direction++) {
    if (grid.neighbours[from * 6 + direction] === to) return direction;
  }
  return undefined;
};

/** Steps between two offsets apart: the largest of the three axial differences. */
export const axialLength = (dq: number, dr: number): number => Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));

/** Steps from hex to hex as the crow flies, over whatever lies between. */
export const distance = (grid: HexGrid, a: HexId, b: HexId): number =>
  axialLength(grid.q[b]! - grid.q[a]!, grid.r[b]! - grid.r[a]!);
