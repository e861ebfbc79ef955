import { catalogue, fetchedTexts } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';

/** What the rules of morale say. Where a page needs one language first, the others are fetched later. */
export const TEXTS = await fetchedTexts({
  en: async () => (await import('./morale.en.ts')).morale,
  fr: async () => (await import('./morale.fr.ts')).morale,
});
/** A text of the rules by its key, in every language. */
export const say = catalogue(TEXTS.messages, GRAMMAR);
