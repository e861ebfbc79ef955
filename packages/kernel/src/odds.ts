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
 * sides answer by the game's habit (their stated policy) until a question comes that stands between two procedures;
 * paths that come to the same position by way of the same facts are walked on as one.
 */
export function odds<W extends World, F>(
  p: Position<W, F>,
  order: Order,
  through: Through = 'decision',
  most = 200_000,
): Odds {
  const found = new Map<string, Weighed>();
  let frontier = new Map<string, Branch>([['', { bytes: p.state.bytes.slice(), events: [], chance: 1, order }]]);
  const q = p.twin();
  let paths = 0;
  let settled = 0;
  for (let guard = 0; frontier.size > 0 && paths < most; guard++) {
    if (guard > MOST_ANSWERS) throw new RulesBug('a combat that does not end');
    const next = new Map<string, Branch>();
    for (const branch of frontier.values()) {
      if (paths >= most) break;
      paths += walk(q, branch, most - paths, (chance) => {
        const events = [...branch.events, ...q.events];
        const facts = q.spec.outcome(q.field, events);
        const key = JSON.stringify(facts);
        if (through === 'combat' && q.isInside) {
          const at = q.hash + key;
          const same = next.get(at);
          if (same) same.chance += chance;
          else next.set(at, { bytes: q.state.bytes.slice(), events, chance, order: undefined });
          return;
        }
        settled += chance;
        const seen = found.get(key);
        if (seen) seen.chance += chance;
        else found.set(key, { facts, chance });
      });
    }
    frontier = next;
  }
  const outcomes = [...found.values()].sort((a, b) => b.chance - a.chance);
  const unresolved = 1 - settled < 1e-9 ? 0 : 1 - settled;
  return { outcomes, exact: unresolved === 0, unresolved, paths };
}

/** The chance that an order hurts the enemies of a side before the next question. */
export function chanceOfHarm<W extends World, F>(p: Position<W, F>, order: Order, side: number): number {
  const q = p.twin();
  let harm = 0;
  const isHarmed = () => q.spec.harms(q.field, q.events, side);
  const branch: Branch = { bytes: p.state.bytes, events: [], chance: 1, order };
  walk(
    q,
    branch,
    50_000,
    (chance) => {
      if (isHarmed()) harm += chance;
    },
    isHarmed,
  );
  return harm;
}

interface Weighed {
  readonly facts: readonly string[];
  chance: number;
}
/** A position on the way, what has happened so far, and how likely it is. Without an order, habit answers. */
interface Branch {
  readonly bytes: Uint8Array;
  readonly events: readonly GameEvent[];
  chance: number;
  readonly order: Order | undefined;
}

/** Thrown in place of a die that can no longer change the answer: the path is weighed as it stands. */
const DECIDED = new Error('decided');

/** Carries a branch on to the next question by every path of dice; the number of paths. */
function walk<W extends World, F>(
  q: Position<W, F>,
  branch: Branch,
  most: number,
  leaf: (chance: number) => void,
  isDecided?: () => boolean,
): number {
  const dice = new EveryDice();
  q.useDice({
    roll(sides, lowest) {
      if (isDecided?.()) throw DECIDED;
      return dice.roll(sides, lowest);
    },
  });
  let paths = 0;
  do {
    q.restore(branch.bytes);
    // Standing orders are a side's own answer to a question it would be asked; the odds show the question.
    q.state.standing.answer.fill(0);
    dice.begin();
    const order = branch.order ?? q.orders.at(q.spec.habit(q.field, q.question ?? '', q.side, q.orders));
    try {
      q.play(order, 'stop');
    } catch (error) {
      if (error !== DECIDED) throw error;
    }
    leaf(branch.chance * dice.chance);
    paths++;
  } while (paths < most && dice.next());
  q.useDice(undefined);
  return paths;
}
