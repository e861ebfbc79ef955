import { LANGUAGES, type Language } from '@tambour/kernel';
import { UsageError } from './usage.ts';
import { say } from './words/say.ts';

const FLAG = '--language';

/** The language of a locale such as fr_FR.UTF-8; English where there is none we speak. */
export const languageOf = (locale: string | undefined): Language =>
  LANGUAGES.find((language) => locale?.toLowerCase().split(/[^a-z]/)[0] === language) ?? 'en';

/**
 * One rule for every command: `--language`, wherever it stands; else that of the terminal (LC_ALL, LC_MESSAGES, LANG); else
 * English. Gives the other words as well.
 */
export function takeLanguage(
  argv: readonly string[],
  locale: string | undefined,
): { readonly language: Language; readonly rest: readonly string[] } {
  const at = argv.findIndex((word) => word === FLAG || word.startsWith(`${FLAG}=`));
  if (at < 0) return { language: languageOf(locale), rest: argv };
  const isApart = argv[at] === FLAG;
  const given = isApart ? argv[at + 1] : argv[at]?.slice(FLAG.length + 1);
  const language = LANGUAGES.find((known) => known === given);
  if (!language) throw new UsageError(say('error.language', { all: LANGUAGES.join(', '), given: given ?? '' }));
  return { language, rest: [...argv.slice(0, at), ...argv.slice(at + (isApart ? 2 : 1))] };
}
