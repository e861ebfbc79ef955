import { numbered } from '@tambour/kernel';
import type { HandleKind } from './handle.ts';

/** What is known of a verb before any rule: a game's list of verbs is a table of these, in the order of their numbers. */
export interface VerbFacts {
  /** How a page takes hold of it. What declines turns down an offer or ends something. */
  readonly kind: HandleKind;
  /**
   * Whether dice decide it. `always` for attacks and the like, even where the other side is asked something first; `never` for
   * pieces that go somewhere in peace and words that only end something: the dice that follow are not theirs. Whatever
   * says neither is tried.
   */
  readonly dice?: 'always' | 'never';
}

/** Verbs of one kind: a table that must know each of them. */
export type VerbsOfKind<Facts extends Readonly<Record<string, VerbFacts>>, Kind extends HandleKind> = {
  [Name in keyof Facts]: Facts[Name]['kind'] extends Kind ? Name : never;
}[keyof Facts];

/** The names of the verbs, their numbers, and what is known of each by its number. */
export function verbTable<const Facts extends Readonly<Record<string, VerbFacts>>>(facts: Facts) {
  const names = Object.keys(facts) as readonly (string & keyof Facts)[];
  const known: readonly VerbFacts[] = Object.values(facts);
  return {
    names,
    number: numbered(names),
    dice: known.map(({ dice }) => dice),
    kindOf: (verb: number): HandleKind => {
      const found = known[verb];
      if (!found) throw new RangeError(`no verb has the number ${verb}`);
      return found.kind;
    },
    declines: (verb: number): boolean => known[verb]?.kind === 'decline',
  };
}
