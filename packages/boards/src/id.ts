declare const brand: unique symbol;

/**
 * A whole number that says what it numbers. It costs nothing at run time and keeps a hex from being passed where a
 * unit belongs: a plain number is none.
 */
export type Id<B extends string> = number & { readonly [brand]: B };

/** A number inside a map that is told apart from others by name only. */
export type Index<B extends string> = number & { readonly __index?: B };

/** A typed array that holds ids. */
export interface IdArray<T extends number> extends ArrayLike<T>, Iterable<T> {
  [i: number]: T;
}
/** The same, packed once and only read from then on. */
export type IdTable<T extends number> = Readonly<IdArray<T> & Int32Array>;
/** Numbers packed by who knows that they are ids. */
export const idTable = <T extends number>(ids: Iterable<T>): IdTable<T> =>
  Int32Array.from(ids) as ArrayLike<number> as IdArray<T> & Int32Array;
/** Every id from 0 up. */
export const allIds = <T extends number>(count: number): readonly T[] =>
  Array.from({ length: count }, (_, id) => id as T);
