import type { Text } from '@tambour/kernel';
import { clockEn, clockFr, hourFr } from './hours.ts';

/** Upper case for the first letter of a sentence. */
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** A sentence in both languages, beginning with a capital. */
export const sentence = (en: string, fr: string): Text => ({ en: capital(en), fr: capital(fr) });

/** « de » before a name, with its article: du centre, de l’aile droite, des gendarmes, d’Albergotti. */
export const de = (name: string): string =>
  name.startsWith('le ')
    ? `du ${name.slice(3)}`
    : name.startsWith('les ')
      ? `des ${name.slice(4)}`
      : `${/^[aeiouyàâéèêœ]/i.test(name) ? 'd’' : 'de '}${name}`;

/** « à » before a name, with its article: au canon, à l’avant-garde, aux gendarmes. */
export const a = (name: string): string =>
  name.startsWith('le ') ? `au ${name.slice(3)}` : name.startsWith('les ') ? `aux ${name.slice(4)}` : `à ${name}`;

/** "Navarre, Royal and Picardie" / « Navarre, Royal et Picardie ». */
export function list(items: readonly Text[]): Text {
  const join = (words: readonly string[], and: string): string =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
  return {
    en: join(
      items.map((t) => t.en),
      'and',
    ),
    fr: join(
      items.map((t) => t.fr),
      'et',
    ),
  };
}

/** "2 points" / « 2 points », and one of them. */
export const points = (n: number): Text =>
  n === 1 ? { en: '1 point', fr: '1 point' } : { en: `${n} points`, fr: `${n} points` };

/** A number as it is printed, with a real minus sign. */
export const figure = (n: number): string => `${n}`.replace('-', '−');

const NUMERALS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
/** A numeral that no count of points is mistaken for. */
export const numeral = (n: number): string => NUMERALS[n] ?? `${n}`;

const COMMON = {
  capital,
  /** A title in the middle of a sentence. */
  small: (word: string): string => word.charAt(0).toLowerCase() + word.slice(1),
  lower: (word: string): string => word.toLowerCase(),
  figure: (word: string): string => word.replace('-', '−'),
  signed: (word: string): string => (Number(word) > 0 ? `+${word}` : word.replace('-', '−')),
} as const;
/** What the messages of a game may bend a word by. */
export const GRAMMAR = {
  en: { ...COMMON, clock: clockEn },
  fr: { ...COMMON, de, a, hour: hourFr, clock: clockFr },
} as const;
