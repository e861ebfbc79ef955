import { rotate, STEP_Q, STEP_R } from './direction.ts';
import { axialLength, type HexGrid, type HexId, hexAtAxial } from './grid.ts';

export const EDGES = ['west', 'north', 'east', 'south'] as const;
export type Edge = (typeof EDGES)[number];

/** All hexes at most `radius` steps away, the centre too, in the order of their numbers. */
export const within = (grid: HexGrid, hex: HexId, radius: number): HexId[] => {
  const found: HexId[] = [];
  for (let dq = -radius; dq <= radius; dq++) {
    for (let dr = -radius; dr <= radius; dr++) {
      if (axialLength(dq, dr) > radius) continue;
      const other = hexAtAxial(grid, grid.q[hex]! + dq, grid.r[hex]! + dr);
      if (other !== undefined) found.push(other);
    }
  }
  return found;
};

/** The hexes exactly `radius` steps away, clockwise from due north; what lies off the map is left out. */
export const ring = (grid: HexGrid, hex: HexId, radius: number): HexId[] => {
  if (radius === 0) return [hex];
  const found: HexId[] = [];
  let q = grid.q[hex]!;
  let r = grid.r[hex]! - radius;
  for (let side = 0; side < 6; side++) {
    // From the corner in direction `side`, the ring runs two sixths further clockwise to the next corner.
    const direction = rotate(side, 2);
    for (let step = 0; step < radius; step++) {
      const other = hexAtAxial(grid, q, r);
      if (other !== undefined) found.push(other);
      q += STEP_Q[direction]!;
      r += STEP_R[direction]!;
    }
  }
  return found;
};

/**
 * The hexes of one edge, west to east or north to south. North and south are the first and last hex of every column,
 * raised or lowered; a corner belongs to both its edges.
 */
export const edgeHexes = (grid: HexGrid, edge: Edge): HexId[] => {
  const all = Array.from({ length: grid.size }, (_, hex) => hex as HexId);
  return all.filter((hex) => {
    const column = grid.column[hex]!;
    if (edge === 'west') return column === 1;
    if (edge === 'east') return column === grid.columns;
    return hex === (edge === 'north' ? grid.first[column]! : grid.first[column + 1]! - 1);
  });
};
