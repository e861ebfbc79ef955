import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { EXAMPLES } from '../testing/example.ts';

const here = new URL('.', import.meta.url);
const files = readdirSync(here).filter((name) => name.endsWith('.test.ts') && name !== 'complete.test.ts');
/** The ids named in a file of examples: in a call of `example`, or in a list that one runs over. */
const named = files.flatMap((name) =>
  [...readFileSync(new URL(name, here), 'utf8').matchAll(/'(E\d+)'/g)].map((m) => m[1]!),
);

describe('worked examples', () => {
  it('are tested one by one', () => {
    expect(EXAMPLES.map((e) => e.id).filter((id) => !named.includes(id))).toEqual([]);
  });
  it('are named in one place only', () => {
    expect(named.filter((id, i) => named.indexOf(id) !== i)).toEqual([]);
  });
});
