import { catalogue, fetchedTexts } from '@tambour/kernel';

export const SHEET_TEXTS = await fetchedTexts({
  en: async () => (await import('./sheet.en.ts')).en,
  fr: async () => (await import('./sheet.fr.ts')).fr,
});
/** A text of the maps: title, legend, scales. */
export const saySheet = catalogue(SHEET_TEXTS.messages);
