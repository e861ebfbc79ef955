import { type Protocol, protocol, type SizedVerb } from '@tambour/kernel';
import { type VerbFacts, verbTable } from './verb-facts.ts';

type Records<Field> = Readonly<Record<string, VerbFacts & SizedVerb<Field>>>;

/** The verbs of a small game: what is known of each, and how its command is read and written. */
export interface PlainVerbs<Field, R extends Records<Field> = Records<Field>> extends ReturnType<typeof verbTable<R>> {
  readonly records: R;
  readonly protocol: Protocol<Field>;
}

/** Made of one record a verb, in the order of their numbers. */
export const plainVerbs =
  <Field>() =>
  <const R extends Records<Field>>(records: R): PlainVerbs<Field, R> => {
    const table = verbTable(records);
    return { ...table, records, protocol: protocol<Field, string & keyof R>(table.names, records) };
  };
