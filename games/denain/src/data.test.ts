import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RULES } from './rule-book.ts';
import { EXAMPLES } from './testing/example.ts';

describe('denain data', () => {
  it('says in words of which edition a rule is', () => {
    const titles = RULES.all.flatMap(({ title }) => [title.en, title.fr]);
    expect(titles.filter((title) => /\((en|fr)\)/.test(title))).toEqual([]);
    expect(titles.filter((title) => title.endsWith('(first edition)')).length).toBeGreaterThan(10);
  });
  it('every worked example is played by a test', () => {
    const folder = new URL('./examples/', import.meta.url);
    const text = readdirSync(folder)
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n');
    const literal = [...text.matchAll(/\bexample\(\s*'([^']+)'/g)].map((m) => m[1]!);
    // `for (const id of ['a', 'b']) example(id, …)`, and the same with `[id, more] of [['a', …], ['b', …]]`.
    const loops = [
      ...text.matchAll(/^for \(const (id|\[id\b.*?\]) of (\[[^;{}]*?\])(?: as const)?\)\s+example\(id,/gm),
    ];
    const looped = loops.flatMap(([, name, list]) =>
      [...list!.matchAll(name === 'id' ? /'([^']+)'/g : /\[\s*'([^']+)'/g)].map((m) => m[1]!),
    );
    // `const rolls = (id: string, …) => example(id, …)`, called with the ids.
    const callers = [...text.matchAll(/^const (\w+) = \(id: string\b[^)]*\) =>\s+example\(id,/gm)];
    const called = callers.flatMap(([, name]) =>
      [...text.matchAll(new RegExp(`^${name}\\('([^']+)'`, 'gm'))].map((m) => m[1]!),
    );
    // No call is written in a form that this test does not know.
    expect(literal.length + loops.length + callers.length).toBe([...text.matchAll(/\bexample\(/g)].length);
    const ids = EXAMPLES.map((e) => e.id);
    expect([...literal, ...looped, ...called].sort()).toEqual(ids.sort());
  });
  it('every rule is stated in English and in French, in different words', () => {
    for (const r of RULES.all) {
      expect(r.says.en.length, r.id).toBeGreaterThan(8);
      expect(r.says.fr.length, r.id).toBeGreaterThan(8);
      expect(r.says.fr, r.id).not.toBe(r.says.en);
    }
  });
});
