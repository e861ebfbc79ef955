import { LANGUAGES, type Text } from '@tambour/kernel';
import { ensureLike, ensureUnlike } from '@tambour/kernel/testing';
import { denain } from '../../game.ts';

/** The battle as printed, in the earlier edition. */
export const WORLD = denain.world({ options: { edition: 'fr' } });

/** Ids are for machines: f-c1, villars, aide-centre. */
const RAW = new RegExp(`(?<![\\p{L}-])(${WORLD.pieces.join('|')})(?![\\p{L}-])`, 'u');
/** A French mark that a line could begin with, or a quotation mark left alone at its end. */
export const BREAKABLE = / [:;?!»%]|« /;
/** One colon after another before the sentence comes to a rest. */
const CHAINED = /:\s[^.;]*:\s/;
/** Left unfilled, or spaces and stops where none belong. */
const UNFIT = /^\s*$|undefined|\[object|NaN|null| {2}| ,|\.\.|'|(?<!\d)\|/;
/** What has been found fit already: the same is said over and over. */
const found = new Set<string>();

/** Whether a text is fit to print in both languages. */
export function readsWell(text: Text, of: unknown): void {
  const key = `${text.en}\n${text.fr}`;
  if (found.has(key)) return;
  const where = () => JSON.stringify(of);
  for (const language of LANGUAGES) {
    const words = text[language];
    ensureUnlike(words, UNFIT, where);
    ensureUnlike(words, RAW, where);
    ensureUnlike(words, CHAINED, where);
    ensureLike(words, /^[\p{Lu}\d“«]/u, where);
  }
  // French sets a space before its tall marks, one that does not break; English none.
  ensureUnlike(text.fr, /\p{L}[:;!?]/u, where);
  ensureUnlike(text.fr, BREAKABLE, where);
  ensureUnlike(text.en, / [:;!?]/, where);
  found.add(key);
}
