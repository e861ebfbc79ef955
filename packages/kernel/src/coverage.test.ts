import { describe, expect, it } from 'vitest';
import { coverage } from './coverage.ts';
import { ruleBook } from './rulebook.ts';

const text = { en: 'x', fr: 'x' };
const bookOf = (...ids: readonly string[]) =>
  ruleBook(
    Object.fromEntries(
      ids.map((id) => [id, { edition: 'both', testable: id !== '13.1p', title: text, says: text, ref: {} }]),
    ),
  );
const book = bookOf('1a', '7.1f', '7.2b', '4Cd', '13.1p');
const source = (path: string, ...lines: string[]) => ({ path, text: lines.join('\n') });
const of = (c: ReturnType<typeof coverage>, id: string) => c.rules.find((r) => r.id === id);

describe('coverage', () => {
  it('finds rules at the head of a comment and as literals, with their lines', () => {
    const c = coverage(
      book,
      [
        source(
          'move.ts',
          '',
          '/** 7.1f 7.2b Turning. R4 */',
          "tell({ rule: '7.2b' });",
          '/**',
          ' * 4Cd,',
          ' * 1a More.',
          ' */',
        ),
      ],
      [],
    );
    expect(of(c, '7.1f')?.cited).toEqual(['move.ts:2']);
    expect(of(c, '7.2b')?.cited).toEqual(['move.ts:2', 'move.ts:3']);
    expect(of(c, '4Cd')?.cited).toEqual(['move.ts:4']);
    expect(of(c, '1a')?.cited).toEqual(['move.ts:4']);
    expect(of(c, '13.1p')).toEqual({ id: '13.1p', testable: false, cited: [], tests: 0 });
    expect(c.unknown).toEqual([]);
  });
  it('counts tests by the rules they name, one or several, and worked examples', () => {
    const tests = [
      source('move.test.ts', "rule('7.1f', 'x', f);", "rule(['7.1f', '7.2b'], 'y', g);", "rule(\n  '4Cd',"),
    ];
    const c = coverage(book, [], tests, [['7.2b', '1a']]);
    expect(c.rules.map((r) => [r.id, r.tests])).toEqual([
      ['1a', 1],
      ['7.1f', 2],
      ['7.2b', 2],
      ['4Cd', 1],
      ['13.1p', 0],
    ]);
  });
  it('knows rules of a list within a section', () => {
    const lists = bookOf('1.1-05', '1.1-05a', '1.2-F01', '1.2-n1', '2.4-P10', 'C1g');
    const code = source(
      'a.ts',
      '/** 1.1-05 1.1-05a 1.2-n1 C1g Text. */',
      "f('2.4-P10', '1.2-F01');",
      '/** 1.1-99 */',
      '/** 2-3 of them */',
    );
    const c = coverage(lists, [code], []);
    expect(c.rules.filter((r) => r.cited.length === 0)).toEqual([]);
    expect(c.unknown).toEqual(['1.1-99 (a.ts:3)']);
  });
  it('reports ids that are none, in comments and tests; other literals are no ids', () => {
    const c = coverage(
      book,
      [source('a.ts', '/** 9.9z Nothing. */', "const hex = '1a'; const size = '12b';")],
      [source('a.test.ts', "rule('9.8y', 'x', f)")],
      [['9.7x']],
    );
    expect(c.unknown).toEqual(['9.9z (a.ts:1)', '9.8y (a.test.ts)', '9.7x (examples)']);
    expect(of(c, '1a')?.cited).toEqual(['a.ts:2']);
  });
  it('does not take prose for a citation', () => {
    const c = coverage(book, [source('a.ts', '/** The hexes of 7.1f. */', '// 7.2b', '/** 7 hexes a side. */')], []);
    expect(c.rules.every((r) => r.cited.length === 0)).toBe(true);
    expect(c.unknown).toEqual([]);
  });
  it('reads ids of deep sections and of lists with a letter; letters the book has no list for are no ids', () => {
    const ids = ['4.1.5.4a', '4.1Pa', '4.1Za', 'X1', 'N14', 'H2', 'AU.1', 'AV.3', 'CO.1', 'M.2', 'D.1'];
    const deep = bookOf(...ids);
    const c = coverage(
      deep,
      [
        source('a.ts', '/** 4.1.5.4a 4.1Pa, X1 N14 Orders. R4 */', '/** AU.1 AV.3 The ford. */', '/** R7 A ruling. */'),
        source('b.ts', "tell({ rule: 'H2' }, '4.1Za', 'CO.1', 'M.2', 'D.1', 'R4');", '/** N15 D.9 R9 None of ours. */'),
      ],
      [source('a.test.ts', "rule(['N14', '4.1.5.4a'], 'x', f); rule('AU.1', 'y', g);")],
    );
    expect(c.rules.map((r) => r.cited.length)).toEqual(ids.map(() => 1));
    expect(c.rules.filter((r) => r.tests > 0).map((r) => r.id)).toEqual(['4.1.5.4a', 'N14', 'AU.1']);
    expect(c.unknown).toEqual(['N15 (b.ts:2)', 'D.9 (b.ts:2)']);
  });
  it('reads ids that are whole sections, where the book has them; other numbers are prose', () => {
    const whole = bookOf('6.32', '6.33a', 'E4.12', 'E4.42a');
    const c = coverage(
      whole,
      [
        source('a.ts', '/** 6.32 6.33a E4.12 R18 Zones. */', '/** 6.3 of our specification. */', '/** 6.4 6.32 */'),
        source('b.ts', "tell({ rule: 'E4.42a' }, '6.31');"),
      ],
      [source('a.test.ts', "rule(['6.32', 'E4.12'], 'x', f);")],
    );
    expect(c.rules.map((r) => [r.id, r.cited.length, r.tests])).toEqual([
      ['6.32', 1, 1],
      ['6.33a', 1, 0],
      ['E4.12', 1, 1],
      ['E4.42a', 1, 0],
    ]);
    expect(c.unknown).toEqual([]);
  });
});
