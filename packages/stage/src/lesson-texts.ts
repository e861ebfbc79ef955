import { LANGUAGES, type Language, type Messages, type Text } from '@tambour/kernel';

/** Texts of each language by keys that are put together from ids: one that is missing is an error of ours. */
export const textsByKey =
  (texts: Readonly<Record<Language, Messages>>) =>
  (key: string): Text => {
    const [en, fr] = LANGUAGES.map((language) => texts[language][key]);
    if (en === undefined || fr === undefined) throw new Error(`no text ${key}`);
    return { en, fr };
  };
