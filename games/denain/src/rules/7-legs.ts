import { type HexId, hexId } from '@tambour/boards';
import { beside } from '../model/hex.ts';
import type { Field } from '../model/state.ts';

/** The legs of a way: a step forward, a step back, or a turn by k vertices clockwise as `TURN + k`. */
export const FORWARD_LEFT = 1;
export const FORWARD_RIGHT = 2;
/** Steps by the sixths that they lie to the right of the direction of the vertex faced. */
const STEPS = [
  [0, FORWARD_LEFT],
  [1, FORWARD_RIGHT],
  [3, 3],
  [4, 4],
] as const;
export const TURN = 4;
/** What stands in a way for a step that cannot be made, and for none at all where a unit enters and stops at once. */
export const NO_LEG = 15;
export const STAY = 14;
/** Legs of a way fit seven to an order. */
export const MOST_LEGS = 7;

/** The direction of a step of a way for who faces `facing`. */
export const legDirection = (leg: number, facing: number): number =>
  (facing + (leg <= FORWARD_RIGHT ? leg - 1 : leg)) % 6;
/** How one looks at first whose way ends facing `end`. */
export const firstFacing = (end: number, legs: readonly number[]): number =>
  legs.reduce((facing, leg) => (leg > TURN && leg !== NO_LEG ? (facing + 6 - leg + TURN) % 6 : facing), end);

/** Legs of a way in one number, four bits each, first leg lowest: how a named way travels in an order. Seven fit. */
export function packWay(legs: readonly number[], from = 0): number {
  let bits = 0;
  let at = -from;
  for (const leg of legs) {
    if (at >= 0 && at < MOST_LEGS) bits |= leg << (4 * at);
    at++;
  }
  return bits;
}
export function unpackWay(code: number): number[] {
  const legs: number[] = [];
  for (let left = code >>> 0; left > 0; left >>>= 4) if ((left & 15) !== STAY) legs.push(left & 15);
  return legs;
}

/** The legs of the way to a node. A start by entry gives no leg for the entry. */
export function legsTo(g: Field, node: number): number[] {
  const search = g.scratch.moves;
  const mask = (1 << g.scratch.placeBits) - 1;
  const legs: number[] = [];
  for (let at = node, before = search.from(at); before >= 0; at = before, before = search.from(at))
    legs.push(legBetween(g, hexId(Math.trunc((before & mask) / 6)), before & mask, at & mask));
  return legs.reverse();
}
function legBetween(g: Field, hex: HexId, from: number, to: number): number {
  const other = Math.trunc(to / 6);
  const facing = from - hex * 6;
  if (hex === other) return TURN + ((to - from + 6) % 6);
  for (const [k, leg] of STEPS) if (beside(g, hex, (facing + k) % 6) === other) return leg;
  throw new Error('a way with a gap');
}
