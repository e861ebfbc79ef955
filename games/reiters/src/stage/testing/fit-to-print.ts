import { LANGUAGES, type Text } from '@tambour/kernel';
import { ensureLike, ensureUnlike } from '@tambour/kernel/testing';

/** Ids are for machines: AU-C-GEN-1, M-P-BAG-1, AU-P-ARQ-1-EP-I, gave-way. */
const RAW = /(?<![\p{L}-])(AU|AV|CO|D|M)-[CP]-|(?<!\p{L})[CP]\d(?!\d)|\b(TQ|DS|FQ|FC|PM|MP|LG|CC|AP|DP)\b/u;
/** Left unfilled, or spaces and stops where none belong. */
const UNFIT = /^\s*$|undefined|\[object|NaN|null| {2}| [,.]|,,|\.\.|'|~|\$\{/;
/** A French mark that a line could begin with, or a quotation mark left alone at its end. */
const BREAKABLE = / [:;?!»%]|« /;
/** One colon after another before the sentence comes to a rest. */
const CHAINED = /:\s[^.;]*:\s/;
/** What has no business in a French sentence. */
const ENGLISH =
  /(?<![\p{L}’-])(the|and|of|with|against|is|are|has|have|from|into|its|their|his|which|who|enemy|step|steps|loses?|falls?|attacks|retreats?|rides?|leaders?|order|column|border|ground|nothing|nobody|turn|rounds?|light horse|gendarmes of)(?![\p{L}-])/iu;
const FRENCH =
  /(?<![\p{L}’-])(les|des|est|sont|avec|contre|ennemi|pas de force|colonne|bordure|rien|chef)(?![\p{L}-])/iu;

/** What has been found fit already: the same is said over and over. */
const found = new Set<string>();

/** Whether a text is fit to print in both languages. */
export function fitToPrint(text: Text, of: unknown): void {
  const key = `${text.en}\n${text.fr}`;
  if (found.has(key)) return;
  const where = () => JSON.stringify(of);
  for (const language of LANGUAGES) {
    const words = text[language];
    ensureUnlike(words, UNFIT, where);
    ensureUnlike(words, RAW, where);
    ensureUnlike(words, CHAINED, where);
    ensureLike(words, /^[\p{Lu}\d“«+−]/u, where);
  }
  ensureUnlike(text.fr, /\p{L}[:;!?]/u, where);
  ensureUnlike(text.fr, BREAKABLE, where);
  ensureUnlike(text.fr, ENGLISH, where);
  ensureUnlike(text.fr, /(?<![\p{L}’])(de|à) (le|les) /u, where);
  ensureUnlike(text.en, /[ \u00a0\u202f][:;!?]/, where);
  ensureUnlike(text.en, FRENCH, where);
  found.add(key);
}
