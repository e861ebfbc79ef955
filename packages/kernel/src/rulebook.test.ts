import { describe, expect, it } from 'vitest';
import { ruleBook, ruleNotes, wordedNotes, wordedRules } from './rulebook.ts';

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

describe('better words', () => {
  const ruling = {
    id: 'R1',
    question: { en: 'Fire?', fr: 'Feu\u202f?' },
    ruling: { en: 'Yes.', fr: 'Oui\u202f: feu.' },
  };
  const words = { '1a.says': { en: 'A unit may fire.' }, 'R1.ruling': { fr: 'Oui\u00a0; le tir est permis.' } };
  it('are shown for a rule or a ruling, in the language that has them', () => {
    const book = wordedRules(ruleBook({ '1a': rule() }), words);
    expect(book.get('1a')?.says).toEqual({ en: 'A unit may fire.', fr: 'Une unité tire.' });
    expect(book.get('1a')).toBe(book.all[0]);
    const { rulings, chapters } = wordedNotes(ruleNotes([ruling], { 1: { en: 'Fire', fr: 'Le feu' } }), words);
    expect(rulings[0]?.ruling).toEqual({ en: 'Yes.', fr: 'Oui\u202f; le tir est permis.' });
    expect(chapters[1]?.fr).toBe('Le feu');
  });
  it('space French marks as the page does, whatever the data have', () => {
    const { rulings } = wordedNotes(ruleNotes([ruling], {}), {});
    expect(rulings[0]?.ruling.fr).toBe('Oui\u00a0: feu.');
    expect(rulings[0]?.question.fr).toBe('Feu\u202f?');
  });
  it('of anything but texts are refused', () => {
    expect(() => wordedRules(ruleBook({ '1a': rule() }), { '1a.says': { de: 'Feuer' } })).toThrow(
      'de: is not a known field',
    );
  });
});
