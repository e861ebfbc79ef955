import { namesIn } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { en as examplesEn } from './examples.en.ts';
import { fr as examplesFr } from './examples.fr.ts';
import { fr } from './fr.ts';
import { front as frontEn } from './front.en.ts';
import { front as frontFr } from './front.fr.ts';
import { en as lessonsEn } from './study.en.ts';
import { fr as lessonsFr } from './study.fr.ts';
import { en as termsEn } from './terms.en.ts';
import { fr as termsFr } from './terms.fr.ts';

const english: Readonly<Record<string, string>> = { ...en, ...frontEn, ...lessonsEn, ...examplesEn, ...termsEn };
const french: Readonly<Record<string, string>> = { ...fr, ...frontFr, ...lessonsFr, ...examplesFr, ...termsFr };
/** What French adjectives agree with and English ones do not: it comes with every piece. */
const AGREEMENT = ['isMany', 'isFeminine'];

describe('the texts', () => {
  it('are the same in both languages, key by key', () => {
    expect(Object.keys(french)).toEqual(Object.keys(english));
  });
  it('can be read, and French wants no value that English does not give', () => {
    for (const [key, message] of Object.entries(english)) {
      const known = [...namesIn(message), ...AGREEMENT];
      expect(known, key).toEqual(expect.arrayContaining([...namesIn(french[key]!)]));
    }
  });
  it('keep French marks to the word before them', () => {
    expect(Object.values(french).filter((text) => / [:;?!»%]|« /.test(text))).toEqual([]);
  });
});
