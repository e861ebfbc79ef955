import type { Language } from '@tambour/kernel';

/** A length as it is written: 12.5 cm, 12,5 cm. */
export const lengthText = (cm: number, language: Language): string => {
  const figure = String(Math.round(cm * 100) / 100);
  return `${language === 'fr' ? figure.replace('.', ',') : figure}\u00a0cm`;
};
