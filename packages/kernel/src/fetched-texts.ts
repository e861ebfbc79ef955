import type { Messages, MessagesByLanguage } from './catalogue.ts';
import { firstLanguages, nameHere } from './first-languages.ts';
import { LANGUAGES, type Language } from './id.ts';

/** How the texts of each language are fetched. */
export interface TextLoaders<M extends Messages> {
  readonly en: () => Promise<M>;
  readonly fr: () => Promise<Readonly<Record<keyof M, string>>>;
  /** What is said when a battle opens, where it can be had without the rest. */
  readonly opening?: Readonly<Record<Language, () => Promise<Messages>>>;
}
/** Texts of which some languages may still have to be fetched: a catalogue says what is missing in a language that is there. */
export interface FetchedTexts<M extends Messages> {
  readonly messages: MessagesByLanguage<M>;
  has(key: string): boolean;
  /** Fetches those of one language, or of all of them. */
  fetch(language?: Language): Promise<void>;
  /** Fetches what a battle opens with in a language, unless it is there. */
  fetchOpening(language: Language): Promise<void>;
  /** Fetches the rest of every language of which there is a part. */
  complete(): Promise<void>;
  /** Whether every language is there. */
  isWhole(): boolean;
}

/** The texts of a game, in the languages wanted first. */
export async function fetchedTexts<const M extends Messages>(
  load: TextLoaders<M>,
  first: readonly Language[] = firstLanguages(nameHere()),
): Promise<FetchedTexts<M>> {
  const openings: Partial<Record<Language, Messages>> = {};
  const messages: { en?: M; fr?: Readonly<Record<keyof M, string>>; opening: typeof openings } = { opening: openings };
  const fetchOne: Readonly<Record<Language, () => Promise<void>>> = {
    en: async () => {
      messages.en ??= await load.en();
    },
    fr: async () => {
      messages.fr ??= await load.fr();
    },
  };
  const fetchThese = async (languages: readonly Language[]): Promise<void> => {
    await Promise.all(languages.map((language) => fetchOne[language]()));
  };
  const fetchOpening = async (language: Language): Promise<void> => {
    if (messages[language]) return;
    if (!load.opening) return fetchOne[language]();
    openings[language] ??= await load.opening[language]();
  };
  const [only, ...others] = first;
  await (only && others.length === 0 ? fetchOpening(only) : fetchThese(first));
  return {
    messages,
    has: (key) => LANGUAGES.some((l) => Object.hasOwn(messages[l] ?? openings[l] ?? {}, key)),
    fetch: (language) => fetchThese(language ? [language] : LANGUAGES),
    fetchOpening,
    complete: () => fetchThese(LANGUAGES.filter((language) => openings[language])),
    isWhole: () => LANGUAGES.every((language) => messages[language] !== undefined),
  };
}

/** Texts that lie in several catalogues, fetched together. */
export type TextSource = Pick<FetchedTexts<Messages>, 'fetch' | 'has' | 'fetchOpening' | 'complete' | 'isWhole'>;
export function textsTogether(...sources: readonly TextSource[]): TextSource {
  const all = async (work: (source: TextSource) => Promise<void>): Promise<void> => {
    await Promise.all(sources.map(work));
  };
  return {
    has: (key) => sources.some((source) => source.has(key)),
    fetch: (language) => all((source) => source.fetch(language)),
    fetchOpening: (language) => all((source) => source.fetchOpening(language)),
    complete: () => all((source) => source.complete()),
    isWhole: () => sources.every((source) => source.isWhole()),
  };
}
