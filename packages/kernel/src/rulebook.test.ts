import { describe, expect, it } from 'vitest';
import { ruleBook } from './rulebook.ts';

const rule = (more: Record<string, unknown> = {}) => ({
  edition: 'both',
  testable: true,
  title: { en: 'Fire', fr: 'Feu' },
  says: { en: 'A unit fires.', fr: 'Une unité tire.' },
  ref: { en: '1' },
  ...more,
});

describe('a rule book', () => {
  it('finds rules by id, in the order of the file', () => {
    const book = ruleBook({ '2a': rule() }, { '1b': rule({ rulings: ['R3'], kind: 'rule' }) });
    expect(book.all.map((r) => [r.id, r.rulings])).toEqual([
      ['2a', []],
      ['1b', ['R3']],
    ]);
    expect(book.get('1b')?.title.fr).toBe('Feu');
    expect(book.get('toString')).toBeUndefined();
  });
  it('takes no rule twice and none in one language only', () => {
    expect(() => ruleBook({ '1a': rule() }, { '1a': rule() })).toThrow('names a rule twice');
    expect(() => ruleBook({ '1a': rule({ says: { en: 'A unit fires.' } }) })).toThrow('rules.1a.says.fr: is missing');
    expect(() => ruleBook({ '1a': rule({ note: 1 }) })).toThrow('rules.1a.note: is not a known field');
  });
});
