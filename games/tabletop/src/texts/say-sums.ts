import { catalogue, fetchedTexts } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';

/** What the sums of fire and close combat and the score say. Where a page needs one language first, the others are fetched later. */
export const SUM_TEXTS = await fetchedTexts({
  en: async () => (await import('./opening.en.ts')).sums,
  fr: async () => (await import('./opening.fr.ts')).sums,
});
/** A text of these by its key, in every language. */
export const saySum = catalogue(SUM_TEXTS.messages, GRAMMAR);
