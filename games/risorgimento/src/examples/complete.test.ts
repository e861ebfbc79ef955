import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from '../rule-book.ts';
import { EXAMPLES } from '../testing/example.ts';

const here = new URL('.', import.meta.url);
const files = readdirSync(here).filter((name) => name.endsWith('.test.ts') && name !== 'complete.test.ts');
/** The ids named in a file of examples, each in a call of its own. */
const named = files.flatMap((name) =>
  [...readFileSync(new URL(name, here), 'utf8').matchAll(/\bexample\(\s*'([^']+)'/g)].map((m) => m[1]!),
);

describe('worked examples', () => {
  it('are 267, each of one rule or several that exist', () => {
    expect(EXAMPLES.length).toBe(267);
    expect(new Set(EXAMPLES.map((e) => e.id)).size).toBe(267);
    for (const e of EXAMPLES)
      for (const id of [e.rule, ...(e.rules ?? [])]) expect(RULES.get(id), `${e.id} ${id}`).toBeDefined();
  });
  it('are tested one by one', () => {
    expect(EXAMPLES.map((e) => e.id).filter((id) => !named.includes(id))).toEqual([]);
  });
});
