import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from './rule-book.ts';
import { EXAMPLES } from './testing/example.ts';

describe('denain data', () => {
  it('every worked example is played by a test', () => {
    const folder = new URL('./examples/', import.meta.url);
    const text = readdirSync(folder)
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n');
    const named = new Set([...text.matchAll(/\bexample\(\s*'([^']+)'/g)].map((m) => m[1]));
    const looped = [...text.matchAll(/'([\w-]+)'/g)].map((m) => m[1]);
    const known = new Set([...named, ...looped]);
    expect(EXAMPLES.map((e) => e.id).filter((id) => !known.has(id))).toEqual([]);
  });
  it('every rule is stated in English and in French, in different words', () => {
    for (const r of RULES.all) {
      expect(r.says.en.length, r.id).toBeGreaterThan(8);
      expect(r.says.fr.length, r.id).toBeGreaterThan(8);
      expect(r.says.fr, r.id).not.toBe(r.says.en);
    }
  });
});
