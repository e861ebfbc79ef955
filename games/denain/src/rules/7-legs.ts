import type { Field } from '../model/state.ts';

/** The legs of a way: a step forward, a step back, or a turn by k vertices clockwise as `TURN + k`. */
export const FORWARD_LEFT = 1;
export const FORWARD_RIGHT = 2;
const BACK_LEFT = 3;
const BACK_RIGHT = 4;
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
  for (let i = from; i < legs.length && i < from + 7; i++) bits |= legs[i]! << (4 * (i - from));
  return bits;
}
export function unpackWay(code: number): number[] {
  const legs: number[] = [];
  for (let left = code >>> 0; left > 0; left >>>= 4) if ((left & 15) !== STAY) legs.push(left & 15);
  return legs;
}

/** The legs of the way to a node, into `scratch.way`; their number. A start by entry gives no leg for the entry. */
export function legsTo(g: Field, node: number): number {
  const search = g.scratch.moves;
  const { way } = g.scratch;
  const mask = (1 << g.scratch.placeBits) - 1;
  let count = 0;
  for (let at = node, before = search.from(at); before >= 0; at = before, before = search.from(at)) count++;
  let i = count;
  for (let at = node, before = search.from(at); before >= 0; at = before, before = search.from(at)) {
    way[--i] = legBetween(g, before & mask, at & mask);
  }
  return count;
}
function legBetween(g: Field, from: number, to: number): number {
  const hex = Math.trunc(from / 6);
  const other = Math.trunc(to / 6);
  const facing = from - hex * 6;
  if (hex === other) return TURN + ((to - from + 6) % 6);
  for (let k = 0; k < 6; k++) {
    if (g.w.near[hex * 6 + ((facing + k) % 6)] !== other) continue;
    if (k === 0) return FORWARD_LEFT;
    if (k === 1) return FORWARD_RIGHT;
    return k === 3 ? BACK_LEFT : BACK_RIGHT;
  }
  throw new Error('a way with a gap');
}
