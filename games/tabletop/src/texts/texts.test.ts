import { type Messages, namesIn } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { FACTORS, RESULTS } from '../model/vocabulary.ts';
import { length } from './measure.ts';
import { morale as en } from './morale.en.ts';
import { morale as fr } from './morale.fr.ts';
import { say } from './say.ts';
import { sums as sumsEn } from './sums.en.ts';
import { sums as sumsFr } from './sums.fr.ts';
import { terms as termsEn } from './terms.en.ts';
import { terms as termsFr } from './terms.fr.ts';

const ENGLISH: Messages = { ...en, ...sumsEn, ...termsEn };
const FRENCH: Messages = { ...fr, ...sumsFr, ...termsFr };

describe('the texts of the rules', () => {
  it('are the same in both languages, key by key, with the same values in them', () => {
    expect(Object.keys(FRENCH).sort()).toEqual(Object.keys(ENGLISH).sort());
    for (const [key, message] of Object.entries(ENGLISH))
      expect(namesIn(FRENCH[key] ?? ''), key).toEqual(namesIn(message));
  });
  it('keep French marks to the word before them, use curly apostrophes, and never part a figure from its unit', () => {
    expect(Object.values(FRENCH).filter((text) => / [:;?!»%]|« |'/.test(text))).toEqual([]);
    expect(Object.values(ENGLISH).filter((text) => text.includes("'"))).toEqual([]);
    for (const text of [...Object.values(ENGLISH), ...Object.values(FRENCH)]) expect(text).not.toMatch(/[\d}] cm/);
  });
  it('name every line of a test and every result', () => {
    for (const code of FACTORS) expect(say(`factor.${code}`).fr).toBeTruthy();
    for (const result of RESULTS) expect(say(`result.${result}`).fr).toBeTruthy();
  });
  it('write lengths as each language does', () => {
    expect(length(5.5)).toEqual({ en: '5.5', fr: '5,5' });
    expect(length(11.25)).toEqual({ en: '11.25', fr: '11,25' });
    expect(length(8)).toEqual({ en: '8', fr: '8' });
  });
});
