import type { Text } from '@tambour/kernel';
import type { UnitId } from '../model/ids.ts';
import { columnSide, orderName as nameOfOrder, revealedOrder, writtenFor } from '../model/lookup.ts';
import { type Field, MARK } from '../model/state.ts';
import { ORDER_WORDS } from '../model/texts.ts';
import { has, unitColumn } from '../model/unit.ts';
import type { OrderName } from '../model/vocabulary.ts';

/**
 * 10.1f R85 The order of a column as a side may know it: its own, and the enemy's once shown. A changed order is shown at
 * once, so that one shown is the one in force. Undefined where it is not known or only imagined, and in the base game.
 */
export function shownOrder(g: Field, column: number, side: number): OrderName | undefined {
  if (!g.w.switches.advanced) return undefined;
  const isOwn = columnSide(g, column) === side && !g.s.guess.isOrder[column];
  return revealedOrder(g, column) ?? (isOwn ? nameOfOrder(writtenFor(g, column)) : undefined);
}

/** 10.1d The order a unit is under, as a side may know it: that of an isolated unit is plain to see. */
export const shownOrderOf = (g: Field, u: UnitId, side: number): OrderName | undefined =>
  g.w.switches.advanced && has(g, u, MARK.isolated) ? 'reserve' : shownOrder(g, unitColumn(g, u), side);

/** What an order is called, in the middle of a sentence. */
export const orderName = (order: string): Text => ORDER_WORDS[order as OrderName] ?? { en: order, fr: order };
