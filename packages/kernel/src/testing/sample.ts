import type { Action } from '../action.ts';
import type { Through } from '../assumption.ts';
import type { GameEvent, World } from '../game.ts';
import type { Position } from '../position.ts';

/** Outcomes of an order by throwing dice again and again, both sides answering by habit: facts to how often they came up. */
export function sampled<W extends World, Field>(
  p: Position<W, Field>,
  action: Action,
  through: Through,
  times: number,
): ReadonlyMap<string, number> {
  const q = p.twin();
  const { spec } = p;
  const found = new Map<string, number>();
  const bytes = p.state.bytes.slice();
  let word = p.state.dice.word.slice();
  for (let n = 0; n < times; n++) {
    q.restore(bytes);
    q.state.standing.answer.fill(0);
    // The dice go on where the last throw left them.
    q.state.dice.word.set(word);
    q.play(action, 'stop');
    const events: GameEvent[] = [...q.events];
    while (through === 'combat' && q.isInside) {
      q.play(q.actions.at(spec.habit(q.field, q.question!, q.side, q.actions)), 'stop');
      events.push(...q.events);
    }
    word = q.state.dice.word.slice();
    const key = JSON.stringify(spec.outcome(q.field, events).map(spec.written));
    found.set(key, (found.get(key) ?? 0) + 1);
  }
  return found;
}

/**
 * How far odds are from what was sampled, in standard deviations of the worst outcome: beyond six they are wrong. What
 * neither expects counts for nothing; what comes up and has no chance is infinitely far.
 */
export function farthest(
  outcomes: readonly { readonly facts: readonly string[]; readonly chance: number }[],
  found: ReadonlyMap<string, number>,
  times: number,
): number {
  const chances = new Map(outcomes.map((o) => [JSON.stringify(o.facts), o.chance]));
  let worst = 0;
  for (const key of new Set([...chances.keys(), ...found.keys()])) {
    const chance = Math.min(1, chances.get(key) ?? 0);
    const seen = found.get(key) ?? 0;
    // A certainty has no spread, and nor has what cannot be; rounding must not make one of it.
    const spread = Math.sqrt(times * chance * (1 - chance));
    const off = Math.abs(seen - times * chance);
    if (off > 1e-6) worst = Math.max(worst, spread > 1e-6 ? off / Math.max(spread, 1) : Number.POSITIVE_INFINITY);
  }
  return worst;
}
