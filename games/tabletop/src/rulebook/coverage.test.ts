import { readdirSync, readFileSync } from 'node:fs';
import { coverage } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { RULES } from '../rule-book.ts';
import { VECTORS } from '../testing/vectors.ts';

const src = new URL('../', import.meta.url);
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => ({ path, text: readFileSync(new URL(path, src), 'utf8') }));
const isTest = ({ path }: { readonly path: string }): boolean => path.endsWith('.test.ts');

describe('the chapter on morale', () => {
  const code = files.filter((file) => !isTest(file) && !/^(testing|examples|texts)\b/.test(file.path));
  const { rules, unknown } = coverage(
    RULES,
    code,
    files.filter(isTest),
    VECTORS.map(({ rule }) => [rule]),
  );
  const chapter = rules.filter(({ id, testable }) => testable && !id.startsWith('C'));
  it('has each of its testable rules cited where it is enforced and named by a test', () => {
    expect(chapter.length).toBe(360);
    expect(chapter.filter(({ cited }) => cited.length === 0).map(({ id }) => id)).toEqual([]);
    expect(chapter.filter(({ tests }) => tests === 0).map(({ id }) => id)).toEqual([]);
  });
  it('has those on the table, its footprints, ground and sight and on compulsory ways likewise', () => {
    const positions = rules.filter(({ id, testable }) => testable && /^C(?:1|2|5|6|15)[a-z]$/.test(id));
    const waiting = positions.filter(({ cited, tests }) => cited.length === 0 || tests === 0).map(({ id }) => id);
    expect(positions.length).toBe(53);
    expect(waiting).toEqual([]);
  });
  it('has those on fire, close combat and victory likewise', () => {
    const sums = rules.filter(({ id, testable }) => testable && /^C(?:7|9|16)[a-z]$/.test(id));
    expect(sums.length).toBe(35);
    expect(sums.filter(({ cited, tests }) => cited.length === 0 || tests === 0).map(({ id }) => id)).toEqual([]);
  });
  it('has those on orders and command likewise', () => {
    const command = rules.filter(({ id, testable }) => testable && /^C(?:11|12)[a-z]$/.test(id));
    expect(command.length).toBe(15);
    expect(command.filter(({ cited, tests }) => cited.length === 0 || tests === 0).map(({ id }) => id)).toEqual([]);
  });
  it('cites nothing that is no rule', () => {
    expect(unknown).toEqual([]);
  });
});
