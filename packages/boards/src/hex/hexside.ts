import type { Index } from '../id.ts';
import { type Direction, directionName, opposite } from './direction.ts';
import { type HexGrid, type HexId, neighbour } from './grid.ts';
import { hexLabel } from './label.ts';

export type HexsideId = Index<'Hexside'>;

/**
 * The side of a hex, the same from both sides of it: that of the lower hex, or of the inner one at the edge of the map.
 * It is that hex * 6 + direction, so that facts about hexsides fit a typed array of `grid.size * 6`.
 */
export const hexside = (grid: HexGrid, hex: HexId, direction: Direction): HexsideId => {
  const other = neighbour(grid, hex, direction);
  const isOthers = other !== undefined && other < hex;
  return (isOthers ? other * 6 + opposite(direction) : hex * 6 + direction) as HexsideId;
};

/** The hex a hexside is numbered by. */
export const hexOfSide = (side: HexsideId): HexId => Math.trunc(side / 6) as HexId;

/** Where the side lies, seen from `hexOfSide`. */
export const directionOfSide = (side: HexsideId): Direction => side % 6;

/** Both hexes of a hexside, lower first; only one at the edge of the map. */
export const hexesOfSide = (grid: HexGrid, side: HexsideId): readonly [HexId] | readonly [HexId, HexId] => {
  const hex = hexOfSide(side);
  const other = neighbour(grid, hex, directionOfSide(side));
  return other === undefined ? [hex] : [hex, other];
};

/** `AAAA|BBBB`, lower number first; at the edge of the map, where there is no second hex, `AAAA:SW`. */
export const hexsideLabel = (grid: HexGrid, side: HexsideId): string => {
  const hexes = hexesOfSide(grid, side);
  if (hexes.length === 1) return `${hexLabel(grid, hexes[0])}:${directionName(directionOfSide(side))}`;
  return hexes.map((hex) => hexLabel(grid, hex)).join('|');
};
