import { catalogue, fetchedTexts } from '@tambour/kernel';
import { GRAMMAR } from '@tambour/stage';

export const STAGE_TEXTS = await fetchedTexts({
  en: async () => (await import('./opening.en.ts')).stage,
  fr: async () => (await import('./opening.fr.ts')).stage,
});
/** A text of what is always in sight while a battle is played. */
export const sayStage = catalogue(STAGE_TEXTS.messages, GRAMMAR);
