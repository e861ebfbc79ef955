import { describe, expect, it } from 'vitest';
import type { RulebookChapter } from '../match/protocol.ts';
import { matching } from './matching.ts';

const same = (word: string) => ({ en: word, fr: word });
const rule = (id: string, title: string, says: string, ruling?: string) => ({
  id,
  title: same(title),
  says: same(says),
  rulings: ruling === undefined ? [] : [{ id: 'R1', question: same('why?'), ruling: same(ruling) }],
  lessons: [],
  examples: [],
});
const BOOK: readonly RulebookChapter[] = [
  {
    id: '1',
    title: same('Units'),
    rules: [rule('1a', 'Reîtres', 'A unit of horse.'), rule('1b', 'Guns', 'They stay.')],
  },
  { id: '2', title: undefined, rules: [rule('2a', 'Sight', 'Woods block it.', 'Hedges too.')] },
];
const found = (asked: string): readonly string[] =>
  matching(BOOK, asked, ({ en }) => en).flatMap(({ rules }) => rules.map(({ id }) => id));

describe('a search of the rulebook', () => {
  it('finds rules by number, title, text and ruling, all words together, whatever the accents and capitals', () => {
    expect(found('')).toEqual(['1a', '1b', '2a']);
    expect(found('reitres')).toEqual(['1a']);
    expect(found('STAY they')).toEqual(['1b']);
    expect(found('hedges')).toEqual(['2a']);
    expect(found('2a')).toEqual(['2a']);
    expect(found('guns woods')).toEqual([]);
  });
  it('leaves out chapters that have none', () => {
    expect(matching(BOOK, 'woods', ({ en }) => en).map(({ id }) => id)).toEqual(['2']);
  });
});
