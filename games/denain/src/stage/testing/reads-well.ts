import { LANGUAGES, type Text } from '@tambour/kernel';
import { expect } from 'vitest';
import { denain } from '../../game.ts';

/** The battle as printed, in the earlier edition. */
export const WORLD = denain.world({ options: { edition: 'fr' } });

/** Ids are for machines: f-c1, villars, aide-centre. */
const RAW = new RegExp(`(?<![\\p{L}-])(${WORLD.pieces.join('|')})(?![\\p{L}-])`, 'u');
/** A French mark that a line could begin with, or a quotation mark left alone at its end. */
export const BREAKABLE = / [:;?!»%]|« /;
/** One colon after another before the sentence comes to a rest. */
const CHAINED = /:\s[^.;]*:\s/;
/** Whether a text is fit to print in both languages. */
export function readsWell(text: Text, of: unknown): void {
  for (const language of LANGUAGES) {
    const words = text[language];
    const where = `${JSON.stringify(of)}: ${words}`;
    expect(words, where).not.toMatch(/^\s*$|undefined|\[object|NaN|null| {2}| ,|\.\.|'|(?<!\d)\|/);
    expect(words, where).not.toMatch(RAW);
    expect(words, where).not.toMatch(CHAINED);
    expect(words, where).toMatch(/^[\p{Lu}\d“«]/u);
  }
  // French sets a space before its tall marks, one that does not break; English none.
  expect(text.fr, JSON.stringify(of)).not.toMatch(/\p{L}[:;!?]/u);
  expect(text.fr, JSON.stringify(of)).not.toMatch(BREAKABLE);
  expect(text.en, JSON.stringify(of)).not.toMatch(/ [:;!?]/);
}
