import { EveryDice } from './dice.ts';
import type { GameEvent, World } from './game.ts';
import type { Order } from './order.ts';
import { type Position, RulesBug } from './position.ts';

const MOST_ANSWERS = 500;

/** How far odds look: to the next question, or to the end of what the order set off. */
export const THROUGH = ['decision', 'combat'] as const;
export type Through = (typeof THROUGH)[number];

export interface Outcome {
  readonly facts: readonly string[];
  readonly chance: number;
}
export interface Odds {
  /** Likeliest first; the chances sum to one, together with what was left unresolved. */
  readonly outcomes: readonly Outcome[];
  readonly exact: boolean;
  /** Chance of the paths that were not walked: every figure is right to within this. */
  readonly unresolved: number;
  readonly paths: number;
}

/**
 * Exact odds with no code per game: the order carried out once for every path of dice. To the end of the combat, both
 * sides answer by the game's habit (their stated policy) until a question comes that stands between two procedures.
 */
export function odds<W extends World, F>(
  p: Position<W, F>,
  order: Order,
  through: Through = 'decision',
  most = 200_000,
): Odds {
  const chances = new Map<string, { facts: readonly string[]; chance: number }>();
  const { paths, unresolved } = walk(p, order, through, most, (q, events, chance) => {
    const facts = q.spec.outcome(q.field, events);
    const key = JSON.stringify(facts);
    const seen = chances.get(key);
    if (seen) seen.chance += chance;
    else chances.set(key, { facts, chance });
  });
  const outcomes = [...chances.values()].sort((a, b) => b.chance - a.chance);
  return { outcomes, exact: unresolved === 0, unresolved, paths };
}

/** The chance that an order hurts the enemies of a side before the next question. */
export function chanceOfHarm<W extends World, F>(p: Position<W, F>, order: Order, side: number): number {
  let harm = 0;
  walk(p, order, 'decision', 50_000, (q, events, chance) => {
    if (q.spec.harms(q.field, events, side)) harm += chance;
  });
  return harm;
}

function walk<W extends World, F>(
  p: Position<W, F>,
  order: Order,
  through: Through,
  most: number,
  leaf: (q: Position<W, F>, events: readonly GameEvent[], chance: number) => void,
): { paths: number; unresolved: number } {
  const q = p.twin();
  const dice = new EveryDice();
  let paths = 0;
  let walked = 0;
  q.useDice(dice);
  do {
    q.copyFrom(p);
    // Standing orders are a side's own answer to a question it would be asked; the odds show the question.
    q.state.standing.answer.fill(0);
    dice.begin();
    q.play(order, 'stop');
    let { events } = q;
    if (through === 'combat') {
      const all = [...events];
      for (let guard = 0; q.isInside; guard++) {
        if (guard > MOST_ANSWERS) throw new RulesBug('a combat that does not end');
        q.play(q.orders.at(q.spec.habit(q.field, q.question ?? '', q.side, q.orders)), 'stop');
        all.push(...q.events);
      }
      events = all;
    }
    const chance = dice.chance;
    walked += chance;
    leaf(q, events, chance);
    if (++paths >= most) break;
  } while (dice.next());
  q.useDice(undefined);
  const unresolved = 1 - walked < 1e-9 ? 0 : 1 - walked;
  return { paths, unresolved };
}
