import type { Action } from './action.ts';
import type { Through } from './assumption.ts';
import { seedDice, seededDice } from './dice.ts';
import type { Fact, World } from './game.ts';
import { NEVER, type Odds } from './odds.ts';
import type { Playable } from './playable.ts';
import { RulesBug } from './rules-bug.ts';

/** Dice of their own, alike every time: the same question has the same answer, and nothing of the battle's luck is known. */
const SEED = 1859;
const MOST_ANSWERS = 500;

/**
 * Odds where there are more paths of dice than there is time for: the order is carried out again and again with random dice,
 * so that a long combat is told as fully as a short one. To the end of the combat both sides answer by habit, as in exact odds.
 */
export function oddsByTrial<W extends World, Field>(
  p: Playable<W, Field>,
  action: Action,
  through: Through,
  most: number,
  isLate = NEVER,
): Odds<Fact> {
  const q = p.twin();
  const bytes = p.state.bytes.slice();
  const words = new Uint32Array(4);
  seedDice(words, SEED);
  q.useDice(seededDice(words));
  const found = new Map<string, { readonly facts: readonly Fact[]; times: number }>();
  let trials = 0;
  do {
    q.restore(bytes);
    q.state.standing.answer.fill(0);
    q.weigh(action);
    const events = [...q.events];
    for (let guard = 0; through === 'combat' && q.isInside; guard++) {
      if (guard > MOST_ANSWERS) throw new RulesBug('a combat that does not end');
      q.play(q.actions.at(q.spec.habit(q.field, q.question ?? '', q.side, q.actions)), 'stop');
      events.push(...q.events);
    }
    const facts = q.spec.outcome(q.field, events);
    const key = facts.map(q.spec.written).join('\n');
    const seen = found.get(key);
    if (seen) seen.times++;
    else found.set(key, { facts, times: 1 });
    trials++;
  } while (trials < most && !isLate());
  q.useDice(undefined);
  const outcomes = [...found.values()]
    .map(({ facts, times }) => ({ facts, chance: times / trials, least: 0, most: 1 }))
    .sort((a, b) => b.chance - a.chance);
  return { outcomes, exact: false, unresolved: 0, paths: trials, assumptions: [], trials };
}
