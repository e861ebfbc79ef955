/** Marks a leader carries. */
export const replaced = 1 << 0;
export const finished = 1 << 1;
export const reacted = 1 << 2;
export const placed = 1 << 3;
