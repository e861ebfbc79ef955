import { unitId } from '../model/ids.ts';
import { COMBINED, type Field, LENT, unmark } from '../model/state.ts';

/** 7.12b Nobody has been lent or has combined yet: when a turn begins. */
export function clearLending(g: Field): void {
  for (let u = unitId(0); u < g.w.units; u++) unmark(g, u, LENT | COMBINED);
}
