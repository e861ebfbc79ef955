import type { Field } from '../model/state.ts';

/** 2.3 The one die of the game: ten faces, the nought counts as nought. */
export const rollDie = (g: Field): number => g.pen.roll(g.w.charts.die.faces, g.w.charts.die.lowest);
