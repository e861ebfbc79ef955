import type { Text } from '@tambour/kernel';
import type { UnitId } from '../model/ids.ts';
import { type Field, MARK } from '../model/state.ts';
import { ORDER_WORDS } from '../model/texts.ts';
import { has } from '../model/unit.ts';
import { ORDERS, type OrderName } from '../model/vocabulary.ts';

/**
 * 10.1f R85 The order of a column as a side may know it: its own, and the enemy's once shown. A changed order is shown at
 * once, so that one shown is the one in force. Undefined where it is not known or only imagined, and in the base game.
 */
export function shownOrder(g: Field, column: number, side: number): OrderName | undefined {
  const { order, known } = g.s.column;
  if (!g.w.switches.advanced) return undefined;
  if (known[column]! > 0) return ORDERS[known[column]! - 1];
  return g.w.columnSide[column] === side && !g.s.guess.isOrder[column] ? ORDERS[order[column]!] : undefined;
}

/** 10.1d The order a unit is under, as a side may know it: that of an isolated unit is plain to see. */
export const shownOrderOf = (g: Field, u: UnitId, side: number): OrderName | undefined =>
  g.w.switches.advanced && has(g, u, MARK.isolated) ? 'reserve' : shownOrder(g, g.w.unitColumn[u]!, side);

/** What an order is called, in the middle of a sentence. */
export const orderName = (order: string): Text => ORDER_WORDS[order as OrderName] ?? { en: order, fr: order };
