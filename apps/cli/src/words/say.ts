import { catalogue } from '@tambour/kernel';
import { en } from './en.ts';
import { fr } from './fr.ts';

/** The spaces that French puts before its marks hold the line together. */
const spaced = (text: string): string =>
  text
    .replaceAll(/ ([:»%])/g, '\u00a0$1')
    .replaceAll(/ ([;?!])/g, '\u202f$1')
    .replaceAll('« ', '«\u00a0');
const spacedAll = <K extends string>(texts: Readonly<Record<K, string>>): Readonly<Record<K, string>> => {
  const out: Record<K, string> = { ...texts };
  for (const key in out) out[key] = spaced(out[key]);
  return out;
};

/** A sentence of the terminal by its key, in every language. */
export const say = catalogue({ en, fr: spacedAll(fr) });
