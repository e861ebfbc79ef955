import { type Messages, namesIn } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { RULES } from '../rule-book.ts';
import { NOTES } from '../rule-notes.ts';
import { en } from './en.ts';
import { en as examplesEn } from './examples.en.ts';
import { fr as examplesFr } from './examples.fr.ts';
import { fr } from './fr.ts';
import { en as frontEn } from './front.en.ts';
import { fr as frontFr } from './front.fr.ts';
import wording from './rulebook.json' with { type: 'json' };
import { en as lessonsEn } from './study.en.ts';
import { fr as lessonsFr } from './study.fr.ts';

describe.each<[string, Messages, Messages]>([
  ['of the battle', en, fr],
  ['of the front', frontEn, frontFr],
  ['of the lessons', lessonsEn, lessonsFr],
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

describe('better words for rules and rulings', () => {
  it('are each shown for a rule or a ruling that there is', () => {
    const rows = [
      ...RULES.all.map(({ id, title, says }) => [id, { title, says }] as const),
      ...NOTES.rulings.map(({ id, question, ruling }) => [id, { question, ruling }] as const),
    ];
    const shown = new Map(
      rows.flatMap(([id, texts]) => Object.entries(texts).map(([field, text]) => [`${id}.${field}`, text])),
    );
    for (const [key, better] of Object.entries(wording)) expect(shown.get(key), key).toMatchObject(better);
  });
});
