/**
 * A whole number that says what it numbers. It costs nothing at run time and keeps a hex from being passed where a
 * hexside belongs.
 */
export type Id<B extends string> = number & { readonly __id?: B };
