import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VECTORS } from '../testing/vectors.ts';

const here = new URL('.', import.meta.url);
const files = readdirSync(here).filter((name) => name.endsWith('.test.ts') && name !== 'complete.test.ts');
/** The kinds of vector that a file runs, each by a table. */
const run = files.flatMap((name) =>
  [...readFileSync(new URL(name, here), 'utf8').matchAll(/^vectors[\s\S]*?\(\s*'(\w+)',/gm)].map((m) => m[1] ?? ''),
);
describe('worked examples of the tabletop', () => {
  it('have ids of their own', () => {
    expect(new Set(VECTORS.map(({ id }) => id)).size).toBe(VECTORS.length);
  });
  it('are all run, each kind by one table', () => {
    expect(VECTORS.length).toBe(604);
    expect(VECTORS.filter(({ action }) => !run.includes(action)).map(({ id }) => id)).toEqual([]);
    expect(new Set(run).size).toBe(run.length);
  });
});
