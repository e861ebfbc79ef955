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

/** A rule is cited by its id at the head of a doc comment, or as a literal in an event, a refusal or a modifier. */
const DOC = /\/\*\*[\s*]+((?:\d+(?:\.\d+)?[A-E]?[a-z]\b[,\s*]+)+)/g;
const LITERAL = /'(\d+(?:\.\d+)?[A-E]?[a-z])'/g;
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
  const note = (id: string, where: string) => {
    if (!book.get(id)) return void unknown.add(`${id} (${where})`);
    const places = cited.get(id) ?? new Set<string>();
    cited.set(id, places.add(where));
  };
  for (const { path, text } of code) {
    const line = (index: number) => text.slice(0, index).split('\n').length;
    for (const m of text.matchAll(DOC))
      for (const id of m[1]!.split(/[,\s*]+/).filter(Boolean)) note(id, `${path}:${line(m.index)}`);
    for (const m of text.matchAll(LITERAL)) if (book.get(m[1]!)) note(m[1]!, `${path}:${line(m.index)}`);
  }
  const test = (id: string, where: string) => {
    if (!book.get(id)) unknown.add(`${id} (${where})`);
    named.set(id, (named.get(id) ?? 0) + 1);
  };
  for (const { path, text } of tests)
    for (const m of text.matchAll(TEST)) for (const id of m[1]!.matchAll(/'([^']+)'/g)) test(id[1]!, path);
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
