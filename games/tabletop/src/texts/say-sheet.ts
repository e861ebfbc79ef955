import { catalogue, fetchedTexts } from '@tambour/kernel';

export const SHEET_TEXTS = await fetchedTexts({
  en: async () => (await import('./opening.en.ts')).sheet,
  fr: async () => (await import('./opening.fr.ts')).sheet,
});
/** A text of the table as it is printed: title, legend, scales, trays. */
export const saySheet = catalogue(SHEET_TEXTS.messages);
