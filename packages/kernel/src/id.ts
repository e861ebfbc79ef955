/** An integer id that the compiler keeps apart from other ids: a hex is never passed where a unit belongs. */
export type Id<Brand extends string> = number & { readonly __id?: Brand };

/** A sentence for a person, in every language we speak. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Text = Readonly<Record<Language, string>>;

/** The end of an exhaustive switch: a new member of the union breaks the build here, not the game. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
