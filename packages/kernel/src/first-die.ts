import type { Action } from './action.ts';
import { type Assumption, Choices } from './assumption.ts';
import type { Fact, GameEvent, World } from './game.ts';
import { enumerate, NEVER, type Outcome } from './odds.ts';
import type { Playable } from './playable.ts';

/** What each face of a die leads to, from the lowest face up. */
export type Faces<F = Fact> = readonly {
  readonly face: number;
  readonly outcomes: readonly Pick<Outcome<F>, 'facts' | 'chance'>[];
}[];
/** What each face of the first die leads to, where questions that come before it are answered by habit. */
export interface FirstDie<F = Fact> {
  readonly faces: Faces<F>;
  /** Those questions, as far as there is a choice, the first first. */
  readonly after: readonly Answered<F>[];
}
export interface Answered<F = Fact> {
  readonly assumption: Assumption;
  /** The same for every other answer; undefined for one after which no die falls, or which leads too far to be followed. */
  readonly others: readonly (Faces<F> | undefined)[];
}

/** Questions that may come before the die, and other answers to one that are tried; beyond that nothing is said. */
const MOST_QUESTIONS = 4;
const MOST_OTHERS = 8;

/** A point of the way to the first die: what led there, and the answer that is given. */
interface Way {
  readonly bytes: Uint8Array;
  readonly events: readonly GameEvent[];
  readonly order: Action;
}
interface Die {
  readonly sides: number;
  readonly lowest: number;
}

/**
 * The odds to the end of the combat face by face of the first die that an order throws: which way is good, and what must be
 * rolled. Undefined where no die falls, and where there is no end to the paths.
 */
export function oddsByFirstDie<W extends World, Field>(
  p: Playable<W, Field>,
  action: Action,
  most = 200_000,
  isLate = NEVER,
): FirstDie | undefined {
  const q = p.twin();
  const choices = new Choices(p, 'combat');
  const asked: (Way & { readonly assumption: Assumption; readonly others: readonly Action[] })[] = [];
  const start: Way = { bytes: p.state.bytes.slice(), events: [], order: action };
  let left = most;
  const facesFrom = (from: Way, see: (way: Way) => void = () => {}): Faces | undefined => {
    const found = toFirstDie(q, from, see);
    if (!found) return undefined;
    const faces = [];
    for (let face = found.die.lowest; face < found.die.lowest + found.die.sides; face++) {
      const odds = enumerate(q, { ...found.way, chance: 1, first: face }, 'combat', left, { isLate });
      left -= odds.paths;
      if (odds.unresolved > 0) return undefined;
      faces.push({ face, outcomes: [...odds.found.values()] });
    }
    return faces;
  };
  const faces = facesFrom(start, (way) => {
    const known = choices.all.length;
    choices.answered(q);
    const assumption = choices.all.at(-1);
    if (!assumption || choices.all.length === known) return;
    const others = Array.from({ length: q.actions.count }, (_, i) => q.actions.at(i)).filter(
      (o) => !isSame(o, way.order),
    );
    asked.push({ ...way, assumption, others });
  });
  if (!faces || asked.some(({ others }) => others.length > MOST_OTHERS)) return undefined;
  // As much again for all the other answers together: a reader waits for it.
  left = most;
  return {
    faces,
    after: asked.map(({ bytes, events, assumption, others }) => ({
      assumption,
      others: others.map((order) => facesFrom({ bytes, events, order })),
    })),
  };
}

const isSame = (a: Action, b: Action): boolean =>
  a.verb === b.verb && a.a === b.a && a.b === b.b && a.c === b.c && a.d === b.d;

/** Thrown in place of the die that was looked for. */
const THROWN = new Error('thrown');

/** Carries an order on to the first die, by habit through every question before it; `see` is told at each what is answered. */
function toFirstDie<W extends World, Field>(
  q: Playable<W, Field>,
  start: Way,
  see: (way: Way) => void,
): { readonly die: Die; readonly way: Way } | undefined {
  let way = start;
  for (let questions = 0; questions <= MOST_QUESTIONS; questions++) {
    const die = firstDie(q, way);
    if (die) return { die, way };
    if (!q.isInside) return undefined;
    const order = { ...q.actions.at(q.spec.habit(q.field, q.question ?? '', q.side, q.actions)) };
    way = { bytes: q.state.bytes.slice(), events: [...way.events, ...q.events], order };
    see(way);
  }
  return undefined;
}
/** The first die that an order throws before the next question. */
function firstDie<W extends World, Field>(q: Playable<W, Field>, { bytes, order }: Way): Die | undefined {
  let first: Die | undefined;
  q.useDice({
    roll(sides, lowest) {
      first = { sides, lowest };
      throw THROWN;
    },
  });
  q.restore(bytes);
  q.state.standing.answer.fill(0);
  try {
    q.weigh(order);
  } catch (error) {
    if (error !== THROWN) throw error;
  }
  q.useDice(undefined);
  return first;
}
