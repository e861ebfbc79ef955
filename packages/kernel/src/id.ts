declare const brand: unique symbol;

/**
 * An integer id that the compiler keeps apart from other ids and from plain numbers: a hex is never passed where a unit belongs.
 * Numbers become ids at the edges only: where data is read, where a loop counts them (`firstOf`), and where an action or a frame is
 * unpacked.
 */
export type Id<Brand extends string> = number & { readonly [brand]: Brand };

/** A typed array that holds ids: what comes out is one, and only one goes in. */
export interface IdArray<T extends number> extends ArrayLike<T>, Iterable<T> {
  [i: number]: T;
  fill(value: T, start?: number, end?: number): this;
  some(fits: (value: T) => boolean): boolean;
  includes(value: T): boolean;
}
/** Numbers packed by who knows that they are ids. */
export const packed = <T extends number>(array: Uint8Array | Uint16Array | Int16Array | Int32Array): IdArray<T> =>
  array as ArrayLike<number> as IdArray<T>;

/** The numbers of those in a list that fit. */
export const numbersOf = <Row, T extends number>(
  rows: readonly Row[],
  id: (number: number) => T,
  fits: (row: Row, number: T) => boolean,
): IdArray<T> => packed(Uint16Array.from(rows.flatMap((row, i) => (fits(row, id(i)) ? [i] : []))));
/** The number of each name, as the id it stands for. */
export const idsByName = <T extends number>(
  names: readonly string[],
  id: (number: number) => T,
): ReadonlyMap<string, T> => new Map(names.map((name, i) => [name, id(i)]));

/** A sentence for a person, in every language we speak. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Text = Readonly<Record<Language, string>>;

/** The end of an exhaustive switch: a new member of the union breaks the build here, not the game. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
