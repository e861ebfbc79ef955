import { LANGUAGES, type Language } from './id.ts';

const NAME = 'tambour';
/** A worker of this name needs the texts of one language first. */
export const nameSpeaking = (language: Language): string => `${NAME} ${language}`;

/** The languages to begin with: the one that a worker is named after, everywhere else all of them. */
export function firstLanguages(name: unknown): readonly Language[] {
  const one = LANGUAGES.find((language) => name === nameSpeaking(language));
  return one ? [one] : LANGUAGES;
}
/** What this worker is called. */
export const nameHere = (): unknown => (globalThis as { readonly name?: unknown }).name;
/** Whether this is such a worker. */
export const isOneFirst = (): boolean => firstLanguages(nameHere()).length === 1;
