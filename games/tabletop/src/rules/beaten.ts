import { CHARTS } from '../model/charts.ts';

/** 2.5-A2 C9d Beaten in melee: more than ten per cent more losses than it inflicted, and one for each of its figures at least. */
export const isBeaten = (c: { readonly suffered: number; readonly inflicted: number; readonly figures: number }) =>
  100 * c.suffered > CHARTS.inWords.beatenAbovePercent * c.inflicted && c.suffered >= c.figures;
