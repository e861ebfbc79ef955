import { BadInput, boolean, integer, list, type Reader, string } from './parse.ts';
import { itemAt, present } from './present.ts';

/** What a field of a command may hold: how it is read from JSON with care, and written again. `f` is the field of a game. */
export interface FieldForm<Field, Value, Json> {
  /** Throws `BadInput` naming the field and the reason. */
  read(f: Field, given: unknown, path: string): Value;
  write(f: Field, value: Value): Json;
}

/** A form whose value is one integer, as an `Action` carries it. */
export interface FieldKind<Field, Json, Id extends number = number> extends FieldForm<Field, Id, Json> {
  /** The integer of a value known at sight, undefined for any other: several times faster than `read`, and never at odds with it. */
  find(f: Field, given: unknown): Id | undefined;
  /** Which of the game's pieces it means, and which place of its board, if it means one. */
  piece?(f: Field, n: Id): number;
  place?(f: Field, n: Id): number | undefined;
}

/** A number by its name, where the name may be anything at all. */
export const numberIn = <Id extends number>(index: ReadonlyMap<unknown, Id>, given: unknown): Id | undefined =>
  index.get(given);

/** The longest name of a piece or place. */
const MOST_NAME = 40;
const name = string(MOST_NAME);

/** Something of the battle called by a name: a unit, a leader, a hex. */
export function namedKind<Field, Id extends number = number>(
  of: {
    /** At sight: what is not a text is no key of an index. */
    readonly find: (f: Field, given: unknown) => Id | undefined;
    readonly names: (f: Field) => readonly string[];
    /** As in "is not a unit of this battle". */
    readonly what: string;
    /** Names that are numerals of so many digits may be given as numbers too. */
    readonly digits?: number;
  } & Pick<FieldKind<Field, string, Id>, 'piece' | 'place'>,
): FieldKind<Field, string, Id> {
  const { find, names, what, digits, piece, place } = of;
  return {
    find,
    read(f, given, path) {
      const label =
        digits !== undefined && typeof given === 'number' ? String(given).padStart(digits, '0') : name(given, path);
      const found = find(f, label);
      if (found === undefined) throw new BadInput(path, `${JSON.stringify(given)} is not ${what}`);
      return found;
    },
    write: (f, n) => names(f)[n] ?? '',
    ...(piece && { piece }),
    ...(place && { place }),
  };
}

/** One of a few words, by its number in the list. */
export function wordKind<Field, const Word extends string>(
  words: readonly Word[],
  read: Reader<Word>,
): FieldKind<Field, Word> {
  const index: ReadonlyMap<unknown, number> = new Map(words.map((word, i) => [word, i]));
  return {
    find: (_, given) => index.get(given),
    read: (_, given, path) => present(index.get(read(given, path))),
    write: (_, n) => itemAt(words, n),
  };
}

/** Yes or no. */
export const yesKind = <Field>(): FieldKind<Field, boolean> => ({
  find: (_, given) => (typeof given === 'boolean' ? Number(given) : undefined),
  read: (_, given, path) => Number(boolean(given, path)),
  write: (_, n) => n === 1,
});
/** A number from 1 up. */
export function countKind<Field>(most: number): FieldKind<Field, number> {
  const known = new Set<unknown>(Array.from({ length: most }, (_, i) => i + 1));
  const count = integer(1, most);
  return {
    find: (_, given) => (known.has(given) ? (given as number) : undefined),
    read: (_, given, path) => count(given, path),
    write: (_, n) => n,
  };
}

/** Several of a kind. */
export const listForm = <Field, Json, Id extends number>(
  kind: FieldForm<Field, Id, Json>,
  most: number,
): FieldForm<Field, readonly Id[], readonly Json[]> => ({
  read: (f, given, path) => list((v: unknown, at) => kind.read(f, v, at), most)(given, path),
  write: (f, values) => values.map((n) => kind.write(f, n)),
});

/** What stands in JSON as it is. */
export const plainForm = <Field, Json>(read: Reader<Json>): FieldForm<Field, Json, Json> => ({
  read: (_, given, path) => read(given, path),
  write: (_, value) => value,
});
