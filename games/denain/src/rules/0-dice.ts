import type { Field } from '../model/state.ts';

/** 0.1a 0.1b The ten-sided die of fire and initiative shows 0 to 9. */
export const rollTen = (g: Field): number => g.pen.roll(10, 0);
