import type { Guess, StandingAnswer, World } from './game.ts';
import { STANDING_ANSWERS } from './game.ts';
import type { Text } from './id.ts';
import { STANDING_SLOTS } from './kernel-state.ts';
import type { Playable } from './playable.ts';
import { itemAt, present } from './present.ts';

/** How far odds look: to the next question, or to the end of what the action set off. */
export const THROUGH = ['decision', 'combat'] as const;
export type Through = (typeof THROUGH)[number];

/**
 * Something that odds take for granted, as data and in words. Sides, pieces and questions are named by their ids.
 *
 * - `hidden`: what the asking side may not see, and so only assumes; stated where it can change the answer. `isWeighed`
 *   says whether every other value was tried: then `least` and `most` of each outcome hold whatever it is.
 * - `standing`: an order that the asking side has left for a question, which the odds leave aside. Those of the other side
 *   are its own business, so nothing is said of them, not even that there are none.
 * - `habit`: how a side answers a question in the middle of the procedure: a choice, not a fact.
 *
 * An answer that the kernel gives because there is no other is none of these.
 */
export type Assumption =
  | {
      readonly code: 'hidden';
      /** Whose secret it is. */
      readonly side: string;
      /** What it is a secret of, and what it is taken to be. */
      readonly about: string;
      readonly value: string;
      readonly isWeighed: boolean;
      readonly says: Text;
    }
  | {
      readonly code: 'standing';
      readonly side: string;
      readonly question: string;
      readonly on: string;
      readonly answer: StandingAnswer;
      readonly says: Text;
    }
  | {
      readonly code: 'habit';
      readonly side: string;
      readonly question: string;
      /** What it does, without saying who; `says` names the side too. */
      readonly does: Text;
      readonly says: Text;
    };

export function hiddenAssumption<W extends World, Field>(
  { spec }: Playable<W, Field>,
  { side, about, value, says }: Guess<Field>,
  isWeighed: boolean,
): Assumption {
  return { code: 'hidden', side: itemAt(spec.sides, side).id, about, value, isWeighed, says };
}

/** The choices that odds come upon and make for a side, each once. `p` is the position they are asked of. */
export class Choices<W extends World, Field> {
  readonly #met = new Map<string, Assumption>();
  readonly #asker: number;
  readonly #standing: readonly number[];
  readonly #through: Through;

  constructor(p: Playable<W, Field>, through: Through) {
    const first = p.side * STANDING_SLOTS;
    this.#asker = p.side;
    this.#standing = [...p.state.standing.answer.subarray(first, first + STANDING_SLOTS)];
    this.#through = through;
  }
  get all(): readonly Assumption[] {
    const order = ['hidden', 'standing', 'habit'];
    return [...this.#met.values()].sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
  }

  /** The habit answers the question that `q` waits at. */
  answered(q: Playable<W, Field>): void {
    const { spec, question, side } = q;
    const key = `habit ${side} ${question}`;
    if (question === undefined || this.#met.has(key) || q.actions.count < 2) return;
    const { id, name } = itemAt(spec.sides, side);
    const does = spec.habits[question] ?? present(q.prompt);
    this.#met.set(key, {
      code: 'habit',
      side: id,
      question,
      does,
      says: { en: `${name.en}: ${does.en}.`, fr: `${name.fr} : ${does.fr}.` },
    });
  }

  /** A question in the middle is reached; the asking side may have left an order for it. */
  reached(q: Playable<W, Field>): void {
    if (q.side !== this.#asker) return;
    const { spec, question } = q;
    const slot = spec.standing.findIndex((info) => info.id === q.standingHeading);
    const answer = STANDING_ANSWERS[this.#standing[slot] ?? 0] ?? 'ask';
    // Through the combat the habit answers, and so would this.
    if (question === undefined || answer === 'ask' || (answer === 'auto' && this.#through === 'combat')) return;
    const key = `standing ${question}`;
    if (this.#met.has(key)) return;
    const { id, title } = itemAt(spec.standing, slot);
    const side = itemAt(spec.sides, this.#asker);
    this.#met.set(key, {
      code: 'standing',
      side: side.id,
      question,
      on: id,
      answer,
      says: {
        en: `The standing order for “${title.en}” (${side.name.en}) is not taken into account.`,
        fr: `La consigne « ${title.fr} » (${side.name.fr}) n’est pas prise en compte.`,
      },
    });
  }
}
