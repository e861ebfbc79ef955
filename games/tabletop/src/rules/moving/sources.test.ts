import { readdirSync, readFileSync } from 'node:fs';
import { namesIn } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { MOVING_EN } from '../../texts/moving.en.ts';
import { MOVING_FR } from '../../texts/moving.fr.ts';

const here = new URL('.', import.meta.url);
const sources = readdirSync(here)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, here), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));
const withIn = (pattern: RegExp): readonly string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

describe('normal moves', () => {
  it('are calculated in whole numbers, and know neither a match nor a die', () => {
    expect(sources.length).toBeGreaterThan(15);
    expect(withIn(/Math\.(?:sin|cos|tan|atan2?|asin|acos|hypot|sqrt|pow|PI|random)\b|\*\*/)).toEqual([]);
    expect(withIn(/battle\/|\bdice\b|\bpen\b/)).toEqual([]);
  });
  it('give their reasons in both languages, each of them used', () => {
    expect(Object.keys(MOVING_FR).sort()).toEqual(Object.keys(MOVING_EN).sort());
    for (const [key, text] of Object.entries(MOVING_EN)) {
      const french = MOVING_FR[key as keyof typeof MOVING_EN];
      expect(namesIn(french), key).toEqual(namesIn(text));
      expect(french, key).not.toMatch(/ [:;?!»%]|« |'|\d cm/);
      expect(text, key).not.toMatch(/'|\d cm/);
      expect(withIn(new RegExp(`'${key.slice('why.'.length)}'`)), key).not.toEqual([]);
    }
  });
});
