import { type FieldKind, namedKind, wordKind } from './field-kind.ts';
import type { World } from './game.ts';
import { oneOf } from './parse.ts';

/** A kind of field whose values can be gone through: 0 up to its size. */
export interface SizedKind<Field, Json = unknown> extends FieldKind<Field, Json> {
  size(f: Field): number;
}
interface InWorld {
  readonly w: World;
}

/** A piece by its id: the one that acts. */
export const pieceKind = <Field extends InWorld>(): SizedKind<Field, string> => ({
  ...namedKind<Field>({
    find: ({ w }, given) => numberOf(w.pieces, given),
    names: ({ w }) => w.pieces,
    what: 'a piece of this battle',
    piece: (_, n) => n,
  }),
  size: ({ w }) => w.pieces.length,
});

/** A piece that something is done to: it does not act, and is pointed at where it stands. */
export const targetKind = <Field extends InWorld>(
  placeOf: (f: Field, piece: number) => number | undefined,
): SizedKind<Field, string> => {
  const { find, read, write, size } = pieceKind<Field>();
  return { find, read, write, size, place: placeOf };
};

/** A place of the board by its label. Labels that are numerals may be given as numbers too. */
export const placeKind = <Field>(labels: readonly string[]): SizedKind<Field, string> => {
  const digits = labels.every((label) => /^\d+$/.test(label)) ? labels[0]?.length : undefined;
  return {
    ...namedKind<Field>({
      find: (_, given) => numberOf(labels, given),
      names: () => labels,
      what: 'a place of the map',
      ...(digits !== undefined && { digits }),
      place: (_, n) => n,
    }),
    size: () => labels.length,
  };
};

/** One of a few words. */
export const choiceKind = <Field, const Word extends string>(words: readonly Word[]): SizedKind<Field, Word> => ({
  ...wordKind<Field, Word>(words, oneOf(...words)),
  size: () => words.length,
});

function numberOf(names: readonly string[], given: unknown): number | undefined {
  const n = typeof given === 'string' ? names.indexOf(given) : -1;
  return n < 0 ? undefined : n;
}
