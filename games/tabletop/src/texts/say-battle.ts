import { catalogue, fetchedTexts } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';

/** What a battle on the table says. Where a page needs one language first, the others are fetched later. */
export const BATTLE_TEXTS = await fetchedTexts({
  en: async () => (await import('./opening.en.ts')).battle,
  fr: async () => (await import('./opening.fr.ts')).battle,
});
/** A text of the battle by its key, in every language. */
export const say = catalogue(BATTLE_TEXTS.messages, GRAMMAR);
