import type { Language } from '@tambour/kernel';

/** A figure with one decimal, as each language writes it. */
export const decimal = (n: number, language: Language): string =>
  language === 'fr' ? n.toFixed(1).replace('.', ',') : n.toFixed(1);
