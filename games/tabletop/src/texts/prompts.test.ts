import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FOLDER = new URL('./battle/', import.meta.url);
const PROMPT = /^ {2}'(prompt\.\w+)':\s*(?:'([^'\n]*)'|"([^"\n]*)")/gm;

it('every question of the battle is a whole sentence, in both languages', () => {
  const files = readdirSync(FOLDER);
  const prompts = files.flatMap((file) => [...readFileSync(new URL(file, FOLDER), 'utf8').matchAll(PROMPT)]);
  expect(prompts.length).toBeGreaterThan(30);
  expect(prompts.filter(([, , text = '']) => !/[.?]$/.test(text)).map(([, key]) => key)).toEqual([]);
});
