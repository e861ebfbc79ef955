import type { Action, World } from '@tambour/kernel';
import type { Chance } from './chance.ts';
import type { Care, Curiosity } from './lookout.hot.ts';
import { type Playing, playOn, playTo, same } from './plan.hot.ts';

/** Orders of one piece that are looked at in search of another for it. */
const OF_A_PIECE: Care = { mostOrders: 12, samples: 2, finalists: 0, moreSamples: 0 };
const OF_ANY: Curiosity = { known: 24, proposals: 6, throws: 4 };
/** The chance that the next best order is taken instead. */
const NEXT_BEST = 50;

/** How often, of a hundred: an order is left out; its piece is given another; something else is done first; all is planned anew from there. */
const LEFT_OUT = 15;
const ANOTHER = 45;
const FIRST = 20;

/**
 * A plan that differs from another at one place, drawn by lot: what follows stays as it was, so that good changes add up. Undefined where none was
 * found.
 */
export function changed<W extends World, Field>(
  playing: Playing<W, Field>,
  orders: readonly Action[],
  chance: Chance,
): readonly Action[] | undefined {
  if (orders.length === 0) return undefined;
  const { lookout, room } = playing;
  const { spec } = room;
  const at = chance.below(orders.length);
  const { been, isThere } = playTo(playing, orders, at, chance.seed());
  if (!isThere) return undefined;
  const old = orders[at]!;
  const before = orders.slice(0, at);
  const after = orders.slice(at + 1);
  const lot = chance.below(100);
  // A plan of no orders would leave open what is done.
  if (lot < LEFT_OUT) return orders.length > 1 ? [...before, ...after] : undefined;

  const { actions, field } = room;
  const pieceOf = (order: Action): number => spec.pieceOf?.(field, order) ?? -1;
  /** One of some orders, the better ones more often. */
  const drawn = (indices: readonly number[]): Action | undefined => {
    const others = indices.map((i) => actions.at(i)).filter((order) => !same(order, old));
    let i = 0;
    while (i < others.length - 1 && chance.below(100) < NEXT_BEST) i++;
    return others[i];
  };
  const piece = pieceOf(old);
  if (piece >= 0 && lot < LEFT_OUT + ANOTHER) {
    const other = drawn(lookout.survey(room, chance, OF_A_PIECE, been, piece));
    return other && [...before, other, ...after];
  }
  const other = drawn(lookout.best(room, chance, OF_ANY, been));
  if (!other) return undefined;
  if (lot < LEFT_OUT + ANOTHER + FIRST) {
    const mover = pieceOf(other);
    return [...before, other, ...orders.slice(at).filter((order) => mover < 0 || pieceOf(order) !== mover)];
  }
  return playOn(playing, [...before, other], chance.seed(), { isPlanOnly: true }).orders;
}
