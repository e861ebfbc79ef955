import { type Direction, opposite } from './direction.ts';
import { directionTo, type HexGrid, type HexId } from './grid.ts';

/** A fact about hexsides (a road, a stream, a wall) as six bits a hex, one a direction, set in both hexes of the side. */
export type SideMask = Uint8Array;

export const sideMask = (grid: HexGrid): SideMask => new Uint8Array(grid.size);

export const hasSide = (mask: SideMask, hex: HexId, direction: Direction): boolean =>
  (mask[hex]! & (1 << direction)) !== 0;

/** Marks a side, seen from both of its hexes; from one at the edge of the map. */
export function markSide(grid: HexGrid, mask: SideMask, hex: HexId, direction: Direction): void {
  mask[hex]! |= 1 << direction;
  const other = grid.neighbours[hex * 6 + direction]!;
  if (other >= 0) mask[other]! |= 1 << opposite(direction);
}

/** Marks the side between two hexes; false where they do not touch. */
export function markBetween(grid: HexGrid, mask: SideMask, a: HexId, b: HexId): boolean {
  const direction = directionTo(grid, a, b);
  if (direction === undefined) return false;
  markSide(grid, mask, a, direction);
  return true;
}

/** One byte a hex: 1 for those listed. */
export function hexMask(grid: HexGrid, hexes: Iterable<HexId>): Uint8Array {
  const mask = new Uint8Array(grid.size);
  for (const hex of hexes) mask[hex] = 1;
  return mask;
}
