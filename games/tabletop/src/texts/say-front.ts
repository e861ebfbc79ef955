import { catalogue, fetchedTexts } from '@tambour/kernel';

/** A gallery is shown in one language; the others come when they are asked for. */
export const FRONT_TEXTS = await fetchedTexts({
  en: async () => (await import('./front.en.ts')).front,
  fr: async () => (await import('./front.fr.ts')).front,
});
/** A text of the gallery or a menu by its key: apart from the others, so that a gallery need not fetch those. */
export const say = catalogue(FRONT_TEXTS.messages);
