/** Marks a unit carries, one bit each. */
export const moved = 1 << 0;
export const attacked = 1 << 1;
export const barraged = 1 << 2;
export const commanded = 1 << 3;
export const charging = 1 << 4;
/** Has stood in its hex with its facing since phase A (fr breach of a defended work). */
export const inPlace = 1 << 5;
/** Was disorganised at some moment of this turn. */
export const wasDisorganised = 1 << 6;
/** Was shocked in this segment. */
export const shocked = 1 << 7;
/** Can never lose its disorganisation (8.4d). */
export const permanent = 1 << 8;
export const advanced = 1 << 9;
export const breachTried = 1 << 10;
/** Set up by its owner's hand. */
export const placed = 1 << 11;
/** Was routed when the rally phase began and has not been dealt with yet. */
export const toRally = 1 << 12;
