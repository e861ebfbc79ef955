import {
  type Action,
  BadInput,
  type Command,
  type Explanation,
  explain,
  type Position,
  type Refusal,
  type Text,
  type World,
} from '@tambour/kernel';
import type { Handle } from './handle.ts';
import type { Stage, Study } from './stage.ts';

/** What a person picked, or the very command meant. */
export interface Picked {
  readonly piece?: string;
  readonly place?: string;
  readonly command?: unknown;
}

/** Why something cannot be done. */
export interface WhyNot {
  /** What was taken to be meant. */
  readonly meant: Text | undefined;
  readonly refusals: readonly Refusal[];
  readonly instead: readonly Handle[];
}

/** So many orders are offered in place of one that cannot be given, of so many that are nearest to it. */
const OFFERED = 3;
const LOOKED_AT = 24;

interface Intended extends Explanation {
  readonly command: Command;
  readonly action: Action;
}

/** Why what was picked cannot be done, and what could be done instead. The battle is not over. */
export function whyNot<W extends World, Field>(
  stage: Pick<Stage<W, Field>, 'handle' | 'label'>,
  study: Pick<Study<Field>, 'intended'>,
  position: Position<W, Field>,
  picked: Picked,
): WhyNot {
  const { field } = position;
  const weigh = (action: Action): Intended => ({
    action,
    command: position.decode(action),
    ...explain(position, action, LOOKED_AT),
  });
  const handle = (command: Command): Handle => stage.handle(field, position.encode(command));

  const wishes =
    picked.command === undefined
      ? readable(position, study.intended(field, picked.piece, picked.place)).map(weigh)
      : [weigh(position.encode(picked.command))];
  const barred = wishes.find((wish) => !wish.legal);
  const granted = wishes.find((wish) => wish.legal);
  const meant = barred ?? granted;
  if (!meant) return nothingMeant(position);
  return {
    meant: stage.label(field, meant.command),
    refusals: once(barred?.refusals ?? []),
    instead: granted ? [stage.handle(field, granted.action)] : unlike(meant.instead.map(handle)).slice(0, OFFERED),
  };
}

/** Of orders of one piece for one place, which differ in a facing say, the nearest stands for all. */
const unlike = (handles: readonly Handle[]): readonly Handle[] => {
  const seen = new Set<string>();
  return handles.filter(({ kind, piece, place, along, label }) => {
    const like = place === undefined ? label.en : JSON.stringify([kind, piece, place, along]);
    return !seen.has(like) && seen.add(like);
  });
};

/** A wish is a guess: one that cannot even be written as a command was a wrong one. */
const readable = <W extends World, Field>(position: Position<W, Field>, wishes: readonly Command[]): Action[] =>
  wishes.flatMap((wish) => {
    try {
      return [position.encode(wish)];
    } catch (error) {
      if (error instanceof BadInput) return [];
      throw error;
    }
  });

/** Nobody could have meant anything by it; what is being asked is then the best answer. */
const nothingMeant = <W extends World, Field>({ prompt, questionRule }: Position<W, Field>): WhyNot => ({
  meant: undefined,
  refusals: prompt && questionRule ? [{ rule: questionRule, why: prompt }] : [],
  instead: [],
});

const once = (refusals: readonly Refusal[]): Refusal[] => [
  ...new Map(refusals.map((refusal) => [`${refusal.rule} ${refusal.why.en}`, refusal])).values(),
];
