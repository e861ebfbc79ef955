import type { SpecialEffect } from '../model/special.ts';
import type { Specials } from '../model/specials.ts';
import { type Field, turnOf } from '../model/state.ts';

type ByTurn = Extract<SpecialEffect, { readonly turns: readonly number[] }>['kind'];

/** The special rules of a kind that hold on this turn. */
export function onThisTurn<K extends ByTurn>(g: Field, kind: K): Specials[K] {
  const all: readonly { readonly turns: readonly number[] }[] = g.w.specials[kind];
  return (all.length === 0 ? all : all.filter((s) => s.turns.includes(turnOf(g)))) as Specials[K];
}
