import { LANGUAGES, type Text } from '@tambour/kernel';
import { ensureLike, ensureUnlike } from '@tambour/kernel/testing';

/** Left unfilled, or spaces and stops where none belong. */
const UNFIT = /^\s*$|undefined|\[object|NaN|null| {2}| [,.]|,,|\.\.|'|~|[{}]|(?<!\d)\|/;
/** A French mark that a line could begin with, or a quotation mark left alone at its end. */
export const BREAKABLE = / [:;?!»%]|« /;
/** One colon after another before the sentence comes to a rest. */
const CHAINED = /:\s[^.;]*:\s/;
/** What has no business in a French sentence, and in an English one. */
const ENGLISH =
  /(?<![\p{L}’-])(the|and|of|with|against|is|are|has|have|from|into|its|their|his|which|who|enemy|steps?|loses?|falls?|attacks|retreats?|rides?|leaders?|ground|nothing|nobody|turn)(?![\p{L}-])/iu;
const FRENCH =
  /(?<![\p{L}’-])(les|des|est|sont|avec|contre|ennemi|pas de force|colonne|bordure|rien|chef)(?![\p{L}-])/iu;

/**
 * Whether a text is fit to print in both languages: there is something, it begins like a sentence, nothing was left unfilled, no id
 * is shown, spaces are where the language wants them, and neither speaks the other. `ids` finds what is for machines, `more` what else a
 * game has no business to say in French; colons may be asked not to follow each other.
 */
export function fitToPrint(
  ids: RegExp,
  { isUnchained = false, more }: { readonly isUnchained?: boolean; readonly more?: RegExp } = {},
): (text: Text, of: unknown) => void {
  /** What has been found fit already: the same is said over and over. */
  const found = new Set<string>();
  return (text, of) => {
    const key = `${text.en}\n${text.fr}`;
    if (found.has(key)) return;
    const where = () => JSON.stringify(of);
    for (const language of LANGUAGES) {
      const words = text[language];
      ensureUnlike(words, UNFIT, where);
      ensureUnlike(words, ids, where);
      if (isUnchained) ensureUnlike(words, CHAINED, where);
      ensureLike(words, /^[\p{Lu}\d“«+−]/u, where);
    }
    ensureUnlike(text.fr, /\p{L}[:;!?]/u, where);
    ensureUnlike(text.fr, BREAKABLE, where);
    ensureUnlike(text.fr, ENGLISH, where);
    if (more) ensureUnlike(text.fr, more, where);
    ensureUnlike(text.fr, /(?<![\p{L}’])(de|à) (le|les) /u, where);
    ensureUnlike(text.en, /[ \u00a0\u202f][:;!?]/, where);
    ensureUnlike(text.en, FRENCH, where);
    found.add(key);
  };
}
