import type { Command, StandingInfo, Text } from '@tambour/kernel';
import { standingWords } from './standing-words.ts';

/** The commands of some types. */
type Of<C extends Command, T> = C extends { readonly type: infer Types } ? (T extends Types ? C : never) : never;
/** Words of their own for the commands of some types. The field may not be known. */
export type Labels<W, Field, C extends Command> = {
  readonly [T in C['type']]?: (w: W, command: Of<C, T>, g: Field | undefined) => Text;
};

/** An order as a person would say it, legal or not: in words of its own where the game has them for its type, else in the common way. */
export const labelBy =
  <W, Field, C extends Command, Own extends Labels<W, Field, C>>(
    standing: readonly StandingInfo[],
    own: Own,
    common: (w: W, command: Of<C, Exclude<C['type'], keyof Own>>, g: Field | undefined) => Text,
  ) =>
  (w: W, command: Command, g?: Field): Text => {
    if (command.type === 'standing') return standingWords(standing, command);
    const words: (w: W, command: never, g: Field | undefined) => Text =
      (Object.hasOwn(own, command.type) ? own[command.type as C['type']] : undefined) ?? common;
    return words(w, command as never, g);
  };
