import { catalogue, fetchedTexts } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';

/** Where a page needs one language first, the others are fetched later. */
export const TEXTS = await fetchedTexts({
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  opening: {
    en: async () => (await import('./opening.en.ts')).opening,
    fr: async () => (await import('./opening.fr.ts')).opening,
  },
});
/** A text of the game by its key, in every language. */
export const say = catalogue(TEXTS.messages, GRAMMAR);
