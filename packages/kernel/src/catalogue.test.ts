import { describe, expect, it } from 'vitest';
import { catalogue, namesIn } from './catalogue.ts';

const en = {
  plain: 'The battle is over.',
  lost: '{who} loses {n?a point|{n} points}{isRouted? and runs}.',
  of: 'the guns of {who}',
} as const;
const fr = {
  plain: 'La bataille est finie.',
  lost: '{who} perd {n?un point|{n} points}{isRouted? et fuit}.',
  of: 'les canons {who:de}',
};
const say = catalogue({ en, fr }, { fr: { de: (word) => `de ${word}` } });

describe('a catalogue of texts', () => {
  it('says a plain text in every language, the same object each time', () => {
    expect(say('plain')).toEqual({ en: 'The battle is over.', fr: 'La bataille est finie.' });
    expect(say('plain')).toBe(say('plain'));
  });
  it('fills in names, numbers and choices', () => {
    expect(say('lost', { who: { en: 'the left', fr: 'la gauche' }, n: 1, isRouted: false })).toEqual({
      en: 'the left loses a point.',
      fr: 'la gauche perd un point.',
    });
    expect(say('lost', { who: 'Navarre', n: 2, isRouted: true }).en).toBe('Navarre loses 2 points and runs.');
  });
  it('takes zero as plural in English and as singular in French', () => {
    expect(say('lost', { who: 'Navarre', n: 0, isRouted: false })).toEqual({
      en: 'Navarre loses 0 points.',
      fr: 'Navarre perd un point.',
    });
  });
  it('chooses by the words and by the yes or no of each language', () => {
    const isRouted = { en: true, fr: false };
    expect(say('lost', { who: 'Navarre', n: 2, isRouted })).toEqual({
      en: 'Navarre loses 2 points and runs.',
      fr: 'Navarre perd 2 points.',
    });
    expect(say('lost', { who: 'Navarre', n: 2, isRouted: { en: '', fr: 'oui' } }).en).toBe('Navarre loses 2 points.');
  });
  it('bends a word by the grammar of its language', () => {
    expect(say('of', { who: 'Navarre' })).toEqual({ en: 'the guns of Navarre', fr: 'les canons de Navarre' });
  });
  it('is checked by the compiler: unknown keys, missing and unknown values', () => {
    // @ts-expect-error no such key
    expect(() => say('gone')).toThrow('the text gone is not in en');
    // @ts-expect-error a value is missing
    expect(() => say('lost', { who: 'Navarre', isRouted: true })).toThrow('the text lost wants a value for n');
    // @ts-expect-error values are wanted
    expect(() => say('of')).toThrow('the text of wants a value for who');
  });
  it('names what a message wants', () => {
    expect(namesIn(en.lost)).toEqual(['isRouted', 'n', 'who']);
    expect(namesIn(en.plain)).toEqual([]);
    for (const bad of ['{', '{a', 'a}b', '{a?b', '{a:}', '{?x}'])
      expect(() => namesIn(bad), bad).toThrow(/cannot read/);
  });
});
