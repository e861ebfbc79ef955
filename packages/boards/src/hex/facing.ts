import { type Direction, rotate, type Vertex } from './direction.ts';

/** The two hexes that meet at the corner faced, counter-clockwise one first. */
export const forward = (vertex: Vertex): readonly [Direction, Direction] => [vertex, rotate(vertex, 1)];

/** The hexside faced and the ones next to it, counter-clockwise first. */
export const frontOfSide = (side: Direction): readonly [Direction, Direction, Direction] => [
  rotate(side, -1),
  side,
  rotate(side, 1),
];

export const rearOfSide = (side: Direction): readonly [Direction, Direction, Direction] => [
  rotate(side, 2),
  rotate(side, 3),
  rotate(side, 4),
];

/** Sixths to turn from one facing to another, the shorter way round: 0 to 3. Serves corners and hexsides alike. */
export const turns = (a: number, b: number): number => {
  const clockwise = rotate(b, -a);
  return Math.min(clockwise, 6 - clockwise);
};
