import { namesIn } from '@tambour/kernel';
import { expect, it } from 'vitest';
import { en } from './umpire.en.ts';
import { fr } from './umpire.fr.ts';

const french: Readonly<Record<string, string>> = fr;

it('Umpire says the same in both languages, with the same values', () => {
  expect(Object.keys(fr).sort()).toEqual(Object.keys(en).sort());
  for (const [key, text] of Object.entries(en)) expect([key, namesIn(french[key] ?? '')]).toEqual([key, namesIn(text)]);
});
it('French marks keep to the word before them; apostrophes are curly', () => {
  expect(Object.values(fr).filter((text) => / [:;?!»%]|« |'/.test(text))).toEqual([]);
  expect(Object.values(en).filter((text) => text.includes("'"))).toEqual([]);
});
it('what is tapped is short enough for a phone', () => {
  const long = (texts: Readonly<Record<string, string>>) =>
    Object.entries(texts).filter(
      ([key, text]) =>
        /^(happens|reaction|balance\.(?!note)|command\.(?!note)|rally|end|companies)/.test(key) && text.length > 48,
    );
  expect([long(en), long(fr)]).toEqual([[], []]);
});
