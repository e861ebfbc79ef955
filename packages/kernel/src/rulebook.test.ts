import { describe, expect, it } from 'vitest';
import { ruleBook } from './rulebook.ts';

const rule = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  edition: 'both',
  testable: true,
  title: { en: 'Fire', fr: 'Feu' },
  says: { en: 'A unit fires.', fr: 'Une unité tire.' },
  ref: { en: '1' },
  ...more,
});

describe('a rule book', () => {
  it('finds rules by id, in the order of the file', () => {
    const book = ruleBook([rule('2a'), rule('1b', { rulings: ['R3'], kind: 'rule' })]);
    expect(book.all.map((r) => [r.id, r.rulings])).toEqual([
      ['2a', []],
      ['1b', ['R3']],
    ]);
    expect(book.get('1b')?.title.fr).toBe('Feu');
    expect(book.get('toString')).toBeUndefined();
  });
  it('takes no rule twice and none in one language only', () => {
    expect(() => ruleBook([rule('1a'), rule('1a')])).toThrow('names a rule twice');
    expect(() => ruleBook([rule('1a', { says: { en: 'A unit fires.' } })])).toThrow('rules.0.says.fr: is missing');
    expect(() => ruleBook([rule('1a', { note: 1 })])).toThrow('rules.0.note: is not a known field');
  });
});
