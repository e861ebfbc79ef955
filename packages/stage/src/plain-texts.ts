import { catalogue, type Messages, type Say } from '@tambour/kernel';
import { GRAMMAR } from './grammar.ts';
import { EN } from './plain.en.ts';
import { FR } from './plain.fr.ts';

/**
 * The texts of a small game: `say` by keys that the compiler knows, and `textOf` by keys that are put together (`label.move`,
 * `event.moved`), where the game has its own or none.
 */
export const plainTexts = <const M extends Messages>(
  en: M,
  fr: Readonly<Record<keyof M, string>>,
): { readonly say: Say<M>; readonly textOf: Say<Messages> } => ({
  say: catalogue<M>({ en, fr }, GRAMMAR),
  textOf: catalogue<Messages>({ en: { ...EN, ...en }, fr: { ...FR, ...fr } }, GRAMMAR),
});
