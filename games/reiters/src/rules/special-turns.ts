import { oncePer } from '@tambour/kernel';
import type { SpecialEffect, Specials } from '../model/special.ts';
import { type Field, turnOf } from '../model/state.ts';

type ByTurn = Extract<SpecialEffect, { readonly turns: readonly number[] }>['kind'];

/** By kind and turn: they are asked for at every step of a march. */
const byTurn = oncePer((_: Specials): Partial<Record<ByTurn, (readonly unknown[])[]>> => ({}));

/** The special rules of a kind that hold on this turn. */
export function onThisTurn<K extends ByTurn>(g: Field, kind: K): Specials[K] {
  const all: readonly { readonly turns: readonly number[] }[] = g.w.specials[kind];
  if (all.length === 0) return g.w.specials[kind];
  const known = byTurn(g.w.specials);
  const turn = turnOf(g);
  let holding = known[kind]?.[turn];
  if (!holding) {
    holding = all.filter((s) => s.turns.includes(turn));
    known[kind] ??= [];
    known[kind][turn] = holding;
  }
  return holding as Specials[K];
}
