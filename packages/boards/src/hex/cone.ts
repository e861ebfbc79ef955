import { type Direction, rotate, STEP_Q, STEP_R, type Vertex } from './direction.ts';
import type { HexGrid, HexId } from './grid.ts';

/**
 * Denain R46. The wedge of 60° before a corner: the offset is a steps in one forward direction and b in the other, with
 * a and b not negative and 1 ≤ a + b ≤ range. An adjacent hex outside it is the game's business, not the wedge's.
 */
export const inCone = (grid: HexGrid, from: HexId, vertex: Vertex, to: HexId, range: number): boolean => {
  const dq = grid.q[to]! - grid.q[from]!;
  const dr = grid.r[to]! - grid.r[from]!;
  const right = rotate(vertex, 1);
  // Two neighbouring steps always have determinant 1, so the pair of equations solves in whole numbers.
  const a = dq * STEP_R[right]! - dr * STEP_Q[right]!;
  const b = dr * STEP_Q[vertex]! - dq * STEP_R[vertex]!;
  return a >= 0 && b >= 0 && a + b >= 1 && a + b <= range;
};

/** Risorgimento R60. The fan of 120° before a hexside: the wedges before its two corners. */
export const inFan = (grid: HexGrid, from: HexId, side: Direction, to: HexId, range: number): boolean =>
  inCone(grid, from, rotate(side, -1), to, range) || inCone(grid, from, side, to, range);
