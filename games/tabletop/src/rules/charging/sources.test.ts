import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const here = new URL('.', import.meta.url);
const sources = readdirSync(here)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => ({ name, text: readFileSync(new URL(name, here), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '') }));

describe('the rules of charges', () => {
  it('calculate in whole numbers: nothing here knows a sine, a root, a power or a die', () => {
    const odd = /Math\.(?:sin|cos|tan|atan2?|asin|acos|hypot|sqrt|pow|PI|random)\b|\*\*[^/\s]|\bdice\b/;
    expect(sources.filter(({ text }) => odd.test(text)).map(({ name }) => name)).toEqual([]);
    expect(sources.length).toBeGreaterThan(8);
  });
});
