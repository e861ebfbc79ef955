import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseJson, read, type Source } from '@tambour/kernel';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** What counts for a game: the code of its rules, its tests, and the rules of each worked example a test plays. */
export interface GameSources {
  readonly code: readonly Source[];
  readonly tests: readonly Source[];
  readonly examples: readonly (readonly string[])[];
}

/** A test plays an example that it names, in the call itself or in a list it goes through. */
const EXAMPLE_ID = /'([\w-]+)'/g;
const rule = (v: unknown, path: string): readonly string[] =>
  typeof v === 'string' ? [v] : read.list(read.string(20), 100)(v, path);
/** The rule an example is of, and the others it needs: a test named by it is named by all. */
const exampleList = read.list(
  read.object({ id: read.string(80), rule }, { rules: rule, action: read.string(2000) }, 'loose'),
);
/** A test that plays all examples of one kind by a table names the kind. */
const BY_KIND = /\bvectors\b[\s\S]*?\(\s*'(\w+)',/g;

export function gameSources(game: string): GameSources {
  const own = join(ROOT, 'games', game);
  // A game that no list shows is an example.
  const folder = existsSync(own) ? own : join(ROOT, 'examples', game);
  const files = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(folder, 'src', name));
  const source = (file: string): Source => ({
    path: relative(ROOT, file).split(sep).join('/'),
    text: readFileSync(file, 'utf8'),
  });
  const isTest = (file: string) => file.endsWith('.test.ts');
  // What only shows a rule at work does not cite it: a rule is cited where it is enforced.
  const isAside = (file: string) => /[\\/]src[\\/](testing|examples|stage|texts)[\\/]/.test(file);
  const tests = files.filter(isTest).map(source);
  const played = new Set(
    tests
      .filter(({ text }) => /\bexample\(/.test(text))
      .flatMap(({ text }) => [...text.matchAll(EXAMPLE_ID)].map(([, id]) => id)),
  );
  const kinds = new Set(tests.flatMap(({ text }) => [...text.matchAll(BY_KIND)].map(([, kind]) => kind)));
  const file = join(folder, 'data', 'examples.json');
  const examples = existsSync(file) ? exampleList(parseJson(readFileSync(file, 'utf8'), file), 'examples') : [];
  return {
    code: files.filter((f) => !isTest(f) && !isAside(f)).map(source),
    tests,
    examples: examples
      .filter(({ id, action }) => played.has(id) || (action !== undefined && kinds.has(action)))
      .map((e) => [...e.rule, ...(e.rules ?? [])]),
  };
}
