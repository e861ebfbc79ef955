import type { Action } from './action.ts';
import type { Command, Modifier, Refusal, World } from './game.ts';
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
export function explain<W extends World, Field>(p: Position<W, Field>, action: Action, most = 3): Explanation {
  if (p.permits(action)) return { legal: true, refusals: [], instead: [], modifiers: p.modifiers(action) };
  const { actions, spec, field } = p;
  const near: { order: Action; apart: number }[] = [];
  for (let i = 0; i < actions.count; i++) {
    const other = actions.at(i);
    near.push({ order: other, apart: spec.distance(field, action, other) });
  }
  near.sort((a, b) => a.apart - b.apart);
  return {
    legal: false,
    refusals: p.refusals(action),
    instead: near.slice(0, most).map((n) => p.decode(n.order)),
    modifiers: [],
  };
}
