import type { Command, Modifier, Refusal, World } from './game.ts';
import type { Order } from './order.ts';
import type { Position } from './position.ts';

export interface Explanation {
  readonly legal: boolean;
  /** Every rule that stands against the command; empty for a legal one. */
  readonly refusals: readonly Refusal[];
  /** The legal commands nearest to it, nearest first. */
  readonly instead: readonly Command[];
  /** The sum behind a legal command that rolls a die. */
  readonly modifiers: readonly Modifier[];
}

/** Why not, and what then; or, for a legal command, what goes into its sum. */
export function explain<W extends World, F>(p: Position<W, F>, order: Order, most = 3): Explanation {
  if (p.permits(order)) return { legal: true, refusals: [], instead: [], modifiers: p.modifiers(order) };
  const { orders, spec, field } = p;
  const near: { order: Order; apart: number }[] = [];
  for (let i = 0; i < orders.count; i++) {
    const other = orders.at(i);
    near.push({ order: other, apart: spec.apart(field, order, other) });
  }
  near.sort((a, b) => a.apart - b.apart);
  return {
    legal: false,
    refusals: p.refusals(order),
    instead: near.slice(0, most).map((n) => p.decode(n.order)),
    modifiers: [],
  };
}
