/** Apart from the other words of the game, because a gallery needs them. */
export const SIDES = ['C', 'P'] as const;
export type Side = (typeof SIDES)[number];
export const CATHOLIC = 0;
export const PROTESTANT = 1;
