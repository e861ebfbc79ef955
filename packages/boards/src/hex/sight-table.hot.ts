import { axialIndex, axialLength, type HexGrid, type HexId, OFF_MAP } from './grid.ts';
import { type HexsideLine, offsetsBetween, sidesEntered } from './sight.ts';

/**
 * Every line up to a range, worked out once. A line depends only on the offset between its ends, so one small table
 * serves the whole map: `lineNumber` finds the line, and its hexes are the entries `first[line]` to `first[line + 1]`.
 */
export interface SightTable {
  readonly range: number;
  readonly first: Int32Array;
  /** Entry → the hex between, relative to the start of the line; nearest first. */
  readonly dq: Int16Array;
  readonly dr: Int16Array;
  /** Line → the sides by which it enters its target, bit d for direction d. */
  readonly entered: Uint8Array;
}

export const sightTable = (range: number, hexsides: HexsideLine = 'free'): SightTable => {
  const width = 2 * range + 1;
  const first = new Int32Array(width * width + 1);
  const entered = new Uint8Array(width * width);
  const dq: number[] = [];
  const dr: number[] = [];
  for (let line = 0; line < width * width; line++) {
    const q = Math.trunc(line / width) - range;
    const r = (line % width) - range;
    if (axialLength(q, r) <= range) {
      for (const [betweenQ, betweenR] of offsetsBetween(q, r, hexsides)) {
        dq.push(betweenQ);
        dr.push(betweenR);
      }
      entered[line] = sidesEntered(q, r).reduce((bits, direction) => bits | (1 << direction), 0);
    }
    first[line + 1] = dq.length;
  }
  return { range, first, dq: Int16Array.from(dq), dr: Int16Array.from(dr), entered };
};

/** What `lineNumber` gives for two hexes further apart than the table reaches. */
export const OUT_OF_RANGE = -1;

/** The line between two hexes, or OUT_OF_RANGE. */
export const lineNumber = (grid: HexGrid, table: SightTable, from: HexId, to: HexId): number => {
  const { range } = table;
  const dq = grid.q[to]! - grid.q[from]!;
  const dr = grid.r[to]! - grid.r[from]!;
  if (dq > range || -dq > range || dr > range || -dr > range || dq + dr > range || -dq - dr > range) {
    return OUT_OF_RANGE;
  }
  return (dq + range) * (2 * range + 1) + dr + range;
};

/** How many hexes lie between the ends of a line, and the i-th of them, nearest first; OFF_MAP where it leaves the map. */
export const lineLength = (table: SightTable, line: number): number => table.first[line + 1]! - table.first[line]!;
export const hexOnLine = (grid: HexGrid, table: SightTable, from: HexId, line: number, i: number): HexId => {
  const entry = table.first[line]! + i;
  return axialIndex(grid, grid.q[from]! + table.dq[entry]!, grid.r[from]! + table.dr[entry]!);
};
/** The sides by which the line to a hex enters it, as six bits; none where it is out of range. */
export const sidesEnteredFrom = (grid: HexGrid, table: SightTable, from: HexId, to: HexId): number => {
  const line = lineNumber(grid, table, from, to);
  return line === OUT_OF_RANGE ? 0 : table.entered[line]!;
};

/** Whether the line is within range and no hex between its ends is marked in `blocks` (one entry a hex). */
export const isLineClear = (
  grid: HexGrid,
  table: SightTable,
  from: HexId,
  to: HexId,
  blocks: Readonly<Uint8Array>,
): boolean => {
  const line = lineNumber(grid, table, from, to);
  if (line === OUT_OF_RANGE) return false;
  for (let i = 0; i < lineLength(table, line); i++) {
    const hex = hexOnLine(grid, table, from, line, i);
    if (hex !== OFF_MAP && blocks[hex] !== 0) return false;
  }
  return true;
};

/**
 * Writes the hexes of a line into the caller's buffer and says how many, for games that ask more of a hex than a mark.
 * To ask beyond the range is a mistake: an empty line would read as a clear one.
 */
export const copyLine = (grid: HexGrid, table: SightTable, from: HexId, to: HexId, out: Int32Array): number => {
  const line = lineNumber(grid, table, from, to);
  if (line === OUT_OF_RANGE) throw new RangeError(`the table reaches ${table.range} hexes, hex ${to} is further off`);
  let count = 0;
  for (let i = 0; i < lineLength(table, line); i++) {
    const hex = hexOnLine(grid, table, from, line, i);
    if (hex !== OFF_MAP) out[count++] = hex;
  }
  return count;
};
