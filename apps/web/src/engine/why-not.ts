import type { GamePackage } from '@tambour/games';
import {
  type Action,
  BadInput,
  type Command,
  type Explanation,
  explain,
  type Position,
  type Refusal,
  type World,
} from '@tambour/kernel';
import type { Handle, Study } from '@tambour/stage';
import type { WhyNot } from '../match/protocol.ts';
import { battleOver } from './legal-action.ts';

/** What a person picked, or the very command meant. */
export interface Picked {
  readonly piece?: string;
  readonly place?: string;
  readonly command?: unknown;
}

interface Intended extends Explanation {
  readonly command: Command;
  readonly action: Action;
}

/** Why what was picked cannot be done, and what could be done instead. */
export function whyNot<W extends World, Field>(
  { stage }: GamePackage<W, Field>,
  study: Study<Field>,
  position: Position<W, Field>,
  picked: Picked,
): WhyNot {
  if (position.over) throw battleOver();
  const { field } = position;
  const weigh = (action: Action): Intended => ({
    action,
    command: position.decode(action),
    ...explain(position, action),
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
    instead: granted ? [stage.handle(field, granted.action)] : meant.instead.map(handle),
  };
}

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
