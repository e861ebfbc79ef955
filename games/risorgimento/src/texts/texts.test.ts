import { type Messages, namesIn } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { en as examplesEn } from './examples.en.ts';
import { fr as examplesFr } from './examples.fr.ts';
import { fr } from './fr.ts';
import { en as frontEn } from './front.en.ts';
import { fr as frontFr } from './front.fr.ts';
import { names as namesEn } from './names.en.ts';
import { names as namesFr } from './names.fr.ts';
import { en as termsEn } from './terms.en.ts';
import { fr as termsFr } from './terms.fr.ts';

/** What French words agree with and English ones do not: it comes with every piece and every corps. */
const AGREEMENT = ['isFeminine', 'isFirst'];

describe.each<[string, Messages, Messages]>([
  ['of the battle', en, fr],
  ['of the front', frontEn, frontFr],
  ['that are names', namesEn, namesFr],
  ['of the examples', examplesEn, examplesFr],
  ['of the terms', termsEn, termsFr],
])('the texts %s', (_, english, french) => {
  it('are the same in both languages, key by key', () => {
    expect(Object.keys(french).sort()).toEqual(Object.keys(english).sort());
  });
  it('use in French no value that English does not name', () => {
    const extra = Object.entries(english).flatMap(([key, message]) => {
      const known = [...namesIn(message), ...AGREEMENT];
      return namesIn(french[key]!)
        .filter((name) => !known.includes(name))
        .map((name) => `${key}: ${name}`);
    });
    expect(extra).toEqual([]);
  });
  it('keep French marks to the word before them, and use curly apostrophes', () => {
    expect(Object.values(french).filter((text) => / [:;?!»%]|« |'/.test(text))).toEqual([]);
    expect(Object.values(english).filter((text) => text.includes("'"))).toEqual([]);
  });
  it('name every hex as one', () => {
    const bare = /\b(in|from|into|enter|entered|dans|sur) \{(hex|at|from|to|place)\}/;
    expect([...Object.values(english), ...Object.values(french)].filter((text) => bare.test(text))).toEqual([]);
  });
});
