/** The six neighbours of a flat-top hex, clockwise from the north. The position in this list is the direction. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type DirectionName = (typeof DIRECTIONS)[number];

/** The six corners, clockwise. Corner v lies between directions v and v + 1, which is what makes the arithmetic easy. */
export const VERTICES = ['NNE', 'E', 'SSE', 'SSW', 'W', 'NNW'] as const;
export type VertexName = (typeof VERTICES)[number];

/** 0..5, an index into `DIRECTIONS`. A plain number, because callers add and subtract; `rotate` brings it back to 0..5. */
export type Direction = number;

/** 0..5, an index into `VERTICES`. Plain for the same reason as `Direction`. */
export type Vertex = number;

/** One step in each direction, in axial coordinates (q east by columns, r south). */
export const STEP_Q: readonly number[] = [0, 1, 1, 0, -1, -1];
export const STEP_R: readonly number[] = [-1, -1, 0, 1, 1, 0];

/** Turns a direction or a vertex clockwise by `by` sixths; a negative `by` turns the other way. */
export const rotate = (sixth: number, by: number): number => (((sixth + by) % 6) + 6) % 6;

export const opposite = (direction: Direction): Direction => rotate(direction, 3);

export const directionName = (direction: Direction): DirectionName => DIRECTIONS[rotate(direction, 0)]!;

export const vertexName = (vertex: Vertex): VertexName => VERTICES[rotate(vertex, 0)]!;

export const parseDirection = (name: string): Direction | undefined => indexOf(DIRECTIONS, name);

export const parseVertex = (name: string): Vertex | undefined => indexOf(VERTICES, name);

const indexOf = (names: readonly string[], name: string): number | undefined => {
  const index = names.indexOf(name);
  return index < 0 ? undefined : index;
};
