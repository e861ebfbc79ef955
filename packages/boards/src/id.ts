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
