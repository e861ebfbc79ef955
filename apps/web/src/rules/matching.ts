import type { Text } from '@tambour/kernel';
import type { RulebookChapter, RulebookRule } from '../match/protocol.ts';

/** Letters without their accents, so that « reitres » finds reîtres. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rules that have every word asked for, in their number, title, text or rulings; chapters left empty go. */
export function matching(
  book: readonly RulebookChapter[],
  asked: string,
  say: (text: Text) => string,
): readonly RulebookChapter[] {
  const wanted = plain(asked).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return book;
  const fits = ({ id, title, says, rulings }: RulebookRule): boolean => {
    const texts = [title, says, ...rulings.flatMap(({ question, ruling }) => [question, ruling])].map(say);
    const all = plain([id, ...texts].join(' '));
    return wanted.every((word) => all.includes(word));
  };
  return book
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0);
}
