import { type Messages, namesIn } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { en as examplesEn } from './examples.en.ts';
import { fr as examplesFr } from './examples.fr.ts';
import { fr } from './fr.ts';
import { en as frontEn } from './front.en.ts';
import { fr as frontFr } from './front.fr.ts';
import { en as lessonsEn } from './study.en.ts';
import { fr as lessonsFr } from './study.fr.ts';
import { en as termsEn } from './terms.en.ts';
import { fr as termsFr } from './terms.fr.ts';

describe.each<[string, Messages, Messages]>([
  ['of the battle', en, fr],
  ['of the front', frontEn, frontFr],
  ['of the lessons', lessonsEn, lessonsFr],
  ['of the terms', termsEn, termsFr],
  ['of the examples', examplesEn, examplesFr],
])('the texts %s', (_, english, french) => {
  it('use in French no value that English does not name', () => {
    const extra = Object.entries(english).flatMap(([key, message]) => {
      const names = namesIn(message);
      return namesIn(french[key]!)
        .filter((name) => !names.includes(name))
        .map((name) => `${key}: ${name}`);
    });
    expect(extra).toEqual([]);
  });
  it('keep French marks to the word before them', () => {
    expect(Object.values(french).filter((text) => / [:;?!»%]|« /.test(text))).toEqual([]);
  });
});
