import { type Direction, rotate, type Vertex } from './direction.ts';

/** The three pairs of neighbours of a piece that faces a corner, front to back. */
export const ARCS = ['forward', 'lateral', 'rear'] as const;
export type Arc = (typeof ARCS)[number];

/** A piece that faces a hexside has no flank: three hexes before it, three behind. */
export const SIDE_ARCS = ['front', 'rear'] as const;
export type SideArc = (typeof SIDE_ARCS)[number];

/** The two hexes that meet at the corner faced, counter-clockwise one first. */
export const forward = (vertex: Vertex): readonly [Direction, Direction] => [vertex, rotate(vertex, 1)];

/** The two hexes beside the forward ones, clockwise one first. */
export const lateral = (vertex: Vertex): readonly [Direction, Direction] => [rotate(vertex, 2), rotate(vertex, -1)];

/** The two hexes at the corner behind. */
export const rear = (vertex: Vertex): readonly [Direction, Direction] => [rotate(vertex, 3), rotate(vertex, 4)];

/** Built from the three pairs, so that the table and the words cannot disagree. */
const arcTable = (pairs: readonly ((faced: number) => readonly Direction[])[]): Uint8Array => {
  const table = new Uint8Array(36);
  for (let faced = 0; faced < 6; faced++) {
    pairs.forEach((directions, arc) => {
      for (const direction of directions(faced)) table[faced * 6 + direction] = arc;
    });
  }
  return table;
};

/** vertex * 6 + direction → index into `ARCS`. */
export const ARC_OF_VERTEX: Uint8Array = arcTable([forward, lateral, rear]);

export const arcToVertex = (vertex: Vertex, direction: Direction): Arc => ARCS[ARC_OF_VERTEX[vertex * 6 + direction]!]!;

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

/** hexside faced * 6 + direction → index into `SIDE_ARCS`. */
export const ARC_OF_SIDE: Uint8Array = arcTable([frontOfSide, rearOfSide]);

export const arcToSide = (side: Direction, direction: Direction): SideArc =>
  SIDE_ARCS[ARC_OF_SIDE[side * 6 + direction]!]!;

/** Sixths to turn from one facing to another, the shorter way round: 0 to 3. Serves corners and hexsides alike. */
export const turns = (a: number, b: number): number => {
  const clockwise = rotate(b, -a);
  return Math.min(clockwise, 6 - clockwise);
};
