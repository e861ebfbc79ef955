import { itemAt } from './present.ts';
import type { RuleBook } from './rulebook.ts';

export interface Source {
  readonly path: string;
  readonly text: string;
}
export interface RuleCoverage {
  readonly id: string;
  readonly testable: boolean;
  /** Where the rule is cited: `path:line`. */
  readonly cited: readonly string[];
  readonly tests: number;
}
export interface Coverage {
  readonly rules: readonly RuleCoverage[];
  /** Ids that stand where a rule id belongs and are none. */
  readonly unknown: readonly string[];
}

/**
 * A rule of a section (`7.3a`, `4Cd`, `4.1.5.4a`, `4.1Pa`), of a list within a section (`1.1-05a`, `2.4-P10`), or of a list with a letter
 * of its own (`X1`, `N14`, `AU.1`).
 */
const ID = /^(?:\d+(?:\.\d+)*[A-Z]?[a-z]|\d+\.\d+-[A-Za-z]?\d+[a-z]?|[A-Z]{1,2}\.?\d+)$/;
/** Whatever a book may number its rules by: a whole section too (`6.32`), or one of a list (`E4.42a`). */
const NUMBER = /[A-Z]{0,2}\.?\d+(?:\.\d+)*(?:-[A-Za-z]?\d+)?[A-Z]?[a-z]?/.source;
/** A rule is cited by its id at the head of a doc comment, or as a literal in an event, a refusal or a modifier. */
const DOC = new RegExp(`/\\*\\*[\\s*]+((?:(?:${NUMBER})\\b[,\\s*]+)+)`, 'g');
const LITERAL = new RegExp(`'(${NUMBER})'`, 'g');
/** The list an id with a letter belongs to. */
const listOf = (id: string): string | undefined => /^[A-Z]+\.?(?=\d)/.exec(id)?.[0];
/** A test names its rules: `rule('7.1f', …)` or `rule(['7.1f', '7.2a'], …)`. */
const TEST = /\brule\(\s*(\[[^\]]*\]|'[^']*')/g;

/** Where each rule of a game is cited in its code, and how many tests name it. */
export function coverage(
  book: RuleBook,
  code: readonly Source[],
  tests: readonly Source[],
  extra: readonly (readonly string[])[] = [],
): Coverage {
  const cited = new Map<string, Set<string>>();
  const named = new Map<string, number>();
  const unknown = new Set<string>();
  const lists = new Set(book.all.map((rule) => listOf(rule.id)));
  /** Letters also number other things, rulings say: those are ids only where the book has a list of that letter. */
  const isId = (id: string) => !listOf(id) || lists.has(listOf(id));
  /** The ids with which a comment begins; a number that only looks like one (`7 hexes a side`) begins its words. */
  const heads = (text: string): string[] => {
    const words = text.split(/[,\s*]+/).filter((word) => word !== '');
    const prose = words.findIndex((word) => !ID.test(word) && !book.get(word));
    return words.slice(0, prose < 0 ? words.length : prose).filter(isId);
  };
  const note = (id: string, where: string) => {
    if (!book.get(id)) return void unknown.add(`${id} (${where})`);
    const places = cited.get(id) ?? new Set<string>();
    cited.set(id, places.add(where));
  };
  for (const { path, text } of code) {
    const line = (index: number) => text.slice(0, index).split('\n').length;
    for (const m of text.matchAll(DOC)) for (const id of heads(itemAt(m, 1))) note(id, `${path}:${line(m.index)}`);
    for (const m of text.matchAll(LITERAL)) if (book.get(itemAt(m, 1))) note(itemAt(m, 1), `${path}:${line(m.index)}`);
  }
  const test = (id: string, where: string) => {
    if (!book.get(id)) unknown.add(`${id} (${where})`);
    named.set(id, (named.get(id) ?? 0) + 1);
  };
  for (const { path, text } of tests)
    for (const m of text.matchAll(TEST))
      for (const id of itemAt(m, 1).matchAll(/'([^']+)'/g)) test(itemAt(id, 1), path);
  for (const ids of extra) for (const id of ids) test(id, 'examples');
  return {
    rules: book.all.map((r) => ({
      id: r.id,
      testable: r.testable,
      cited: [...(cited.get(r.id) ?? [])],
      tests: named.get(r.id) ?? 0,
    })),
    unknown: [...unknown],
  };
}
