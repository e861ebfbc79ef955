/** It held active units when the movement sequence began (6.1b). */
export const held = 1 << 0;
/** 6.1a */
export const reaction = 1 << 1;
/** 7.1m An attack has been made from it. */
export const attacked = 1 << 2;
