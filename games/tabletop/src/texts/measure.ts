import type { Text } from '@tambour/kernel';

/** A length in centimetres, as each language writes decimals: 5.5 and 5,5. */
export const length = (cm: number): Text => {
  const figure = String(Math.round(cm * 100) / 100);
  return { en: figure, fr: figure.replace('.', ',') };
};
