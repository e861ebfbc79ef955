import type { Action } from './action.ts';
import { type Assumption, Choices, hiddenAssumption, type Through } from './assumption.ts';
import { EveryDice } from './dice.ts';
import type { Fact, GameEvent, World } from './game.ts';
import { type Calculated, rangeOf } from './odds-range.ts';
import type { Playable } from './playable.ts';
import { itemAt } from './present.ts';
import { RulesBug } from './rules-bug.ts';

const MOST_ANSWERS = 500;

export interface Outcome<F = string> {
  readonly facts: readonly F[];
  /** If what is assumed holds. None where only another value of something hidden leads here. */
  readonly chance: number;
  /** The chance lies between these whatever is hidden, and wherever the paths lead that were not walked. */
  readonly least: number;
  readonly most: number;
}
/** With the facts as they are written outside the engine, unless told. */
export interface Odds<F = string> {
  /** Likeliest first; the chances sum to one, together with what was left unresolved. */
  readonly outcomes: readonly Outcome<F>[];
  /**
   * Whether every path was walked and nothing hidden can change the answer. The choices among the assumptions are part of
   * what was asked, so that odds through a combat can be exact.
   */
  readonly exact: boolean;
  /** Chance of the paths that were not walked: every figure is right to within this. */
  readonly unresolved: number;
  readonly paths: number;
  /** Everything the figures rest on but the rules and the dice. */
  readonly assumptions: readonly Assumption[];
  /** The figures are what so many trials with random dice came to, not worked out. */
  readonly trials?: number;
}

/** Never late: for those who have all the time. */
export const NEVER = (): boolean => false;

/**
 * Exact odds with no code per game: the order carried out once for every path of dice. To the end of the combat, both
 * sides answer by the game's habit (their stated policy) until a question comes that stands between two procedures;
 * paths that come to the same position by way of the same facts are walked on as one. In a position as a side sees it, what
 * is hidden from that side is tried with every other value too, as far as `most` paths in all go, and until it is late.
 */
export function factOdds<W extends World, Field>(
  p: Playable<W, Field>,
  action: Action,
  through: Through = 'decision',
  most = 200_000,
  isLate = NEVER,
): Odds<Fact> {
  const q = p.twin();
  const choices = new Choices(p, through);
  const bytes = p.state.bytes.slice();
  const base = enumerate(q, { bytes, events: [], chance: 1, order: action }, through, most, { choices, isLate });
  const guesses = p.spec.assumed?.(p.field, p.side) ?? [];
  const range = rangeOf(
    q,
    guesses,
    base,
    bytes,
    (from, left) => enumerate(q, { bytes: from, events: [], chance: 1, order: action }, through, left, { isLate }),
    most,
  );
  const { unresolved, paths } = base;
  return {
    outcomes: outcomesOf(range.pictures, unresolved, range.isWeighed),
    exact: unresolved === 0 && range.guesses.length === 0,
    unresolved,
    paths,
    assumptions: [
      ...range.guesses.map((i) => hiddenAssumption(p, itemAt(guesses, i), range.isWeighed)),
      ...choices.all,
    ],
  };
}

/** The same with every fact as it is written outside the engine. */
export function odds<W extends World, Field>(
  p: Playable<W, Field>,
  action: Action,
  through?: Through,
  most?: number,
): Odds {
  const found = factOdds(p, action, through, most);
  return { ...found, outcomes: found.outcomes.map((o) => ({ ...o, facts: o.facts.map(p.spec.written) })) };
}

/** The outcomes of the first picture, and after them those that only others lead to. */
function outcomesOf(pictures: readonly Calculated[], unresolved: number, isWeighed: boolean): Outcome<Fact>[] {
  const all = new Map<string, readonly Fact[]>();
  for (const { found } of pictures) for (const [key, { facts }] of found) all.set(key, facts);
  const outcomes = [...all].map(([key, facts]): Outcome<Fact> => {
    const chances = pictures.map(({ found }) => found.get(key)?.chance ?? 0);
    const chance = itemAt(chances, 0);
    if (!isWeighed) return { facts, chance, least: 0, most: 1 };
    return { facts, chance, least: Math.min(...chances), most: Math.max(...chances) + unresolved };
  });
  return outcomes.sort((a, b) => b.chance - a.chance || b.most - a.most);
}

interface Walking<W extends World, Field> {
  /** Where choices that are made on the way are written down. */
  readonly choices?: Choices<W, Field>;
  readonly isLate?: () => boolean;
}
/** Outcomes and their chances from one state on. */
export function enumerate<W extends World, Field>(
  q: Playable<W, Field>,
  start: Branch,
  through: Through,
  most: number,
  { choices, isLate = NEVER }: Walking<W, Field> = {},
): Calculated {
  const found = new Map<string, Weighed>();
  let frontier = new Map<string, Branch>([['', start]]);
  let paths = 0;
  let settled = 0;
  for (let guard = 0; frontier.size > 0 && paths < most && !isLate(); guard++) {
    if (guard > MOST_ANSWERS) throw new RulesBug('a combat that does not end');
    const next = new Map<string, Branch>();
    for (const branch of frontier.values()) {
      if (paths >= most || isLate()) break;
      if (!branch.order) {
        q.restore(branch.bytes);
        choices?.answered(q);
      }
      paths += walk(q, branch, { most: most - paths, isLate }, (chance) => {
        const events = [...branch.events, ...q.events];
        const facts = q.spec.outcome(q.field, events);
        const key = facts.map(q.spec.written).join('\n');
        const { isInside } = q;
        if (isInside) choices?.reached(q);
        if (through === 'combat' && isInside) {
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
  return { found, unresolved: 1 - settled < 1e-9 ? 0 : 1 - settled, paths };
}

/** The chance that an order hurts the enemies of a side before the next question. */
export function chanceOfHarm<W extends World, Field>(p: Playable<W, Field>, action: Action, side: number): number {
  const q = p.twin();
  let harm = 0;
  const isHarmed = () => q.spec.harms(q.field, q.events, side);
  const branch: Branch = { bytes: p.state.bytes, events: [], chance: 1, order: action };
  walk(
    q,
    branch,
    { most: 50_000 },
    (chance) => {
      if (isHarmed()) harm += chance;
    },
    isHarmed,
  );
  return harm;
}

interface Weighed {
  readonly facts: readonly Fact[];
  chance: number;
}
/** A position on the way, what has happened so far, and how likely it is. Without an order, habit answers. */
interface Branch {
  readonly bytes: Uint8Array;
  readonly events: readonly GameEvent[];
  chance: number;
  readonly order: Action | undefined;
  /** What the first die shows; every face of it unless told. */
  readonly first?: number;
}

/** Thrown in place of a die that can no longer change the answer: the path is weighed as it stands. */
const DECIDED = new Error('decided');

/** Carries a branch on to the next question by every path of dice; the number of paths. */
function walk<W extends World, Field>(
  q: Playable<W, Field>,
  branch: Branch,
  { most, isLate = NEVER }: { readonly most: number; readonly isLate?: () => boolean },
  leaf: (chance: number) => void,
  isDecided?: () => boolean,
): number {
  const dice = new EveryDice();
  let first = branch.first;
  q.useDice({
    roll(sides, lowest) {
      if (isDecided?.()) throw DECIDED;
      if (first !== undefined) {
        const face = first;
        first = undefined;
        return face;
      }
      return dice.roll(sides, lowest);
    },
  });
  let paths = 0;
  let { order } = branch;
  do {
    q.restore(branch.bytes);
    // Standing orders are a side's own answer to a question it would be asked; the odds show the question.
    q.state.standing.answer.fill(0);
    dice.begin();
    first = branch.first;
    order ??= q.actions.at(q.spec.habit(q.field, q.question ?? '', q.side, q.actions));
    let isWhole = true;
    try {
      q.weigh(order);
    } catch (error) {
      isWhole = error !== EveryDice.endless;
      if (isWhole && error !== DECIDED) throw error;
    }
    if (isWhole) leaf(branch.chance * dice.chance);
    paths++;
  } while (paths < most && !isLate() && dice.next());
  q.useDice(undefined);
  return paths;
}
