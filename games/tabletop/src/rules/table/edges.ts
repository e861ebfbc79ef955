import { type Base, edgeLimit } from '@tambour/boards';
import { atTheEdge } from '../morale/compulsory.ts';
import { shapeOf } from './footprints.ts';
import type { Home } from './placed.ts';

/** 2.4-R6 2.5-R4 2.6-R1 2.6-R2 2.6-R3 C1l C1n What happens to a straight compulsory move at its own edge: its leading edge stops on the line, and it tests or is gone; just up to the line it has not yet to pass it. */
export function atOwnEdge(
  base: Readonly<Base>,
  length: number,
  state: 'retreat' | 'rout' | 'flight',
  { table, stretch }: Home,
): { readonly moved: number; readonly next: ReturnType<typeof atTheEdge> } {
  const moved = edgeLimit(table, stretch.edge, shapeOf(base), base.heading, length);
  return { moved, next: atTheEdge(state, moved < length) };
}
