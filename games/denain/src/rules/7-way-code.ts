/** What stands in a way for a step that cannot be made, and for none at all where a unit enters and stops at once. */
export const NO_LEG = 15;
export const STAY = 14;
/** Legs of a way fit seven to an order. */
export const MOST_LEGS = 7;

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
