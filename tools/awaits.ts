/**
 * A module that fetches a part with a top-level `await import(…)` must itself import every waiting module the part needs, so that they
 * are done before it asks. Otherwise engines may run the part too soon: V8 (11.3, in Node 20) numbers waiting modules in the order of
 * their evaluation and begins again at the first number when the last one is done, though others may still wait. What is imported next
 * then runs before what it imports: "Cannot access 'x' before initialization", now and then.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const STATIC = /(?:^|[\s;])(?:import|export)\s(?!type\b)(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]/g;
const ON_DEMAND = /import\(\s*['"]([^'"]+)['"]\s*\)/g;
/** Waits while it is loaded: an `await` at the left margin, or of what is exported. */
const WAITS = /^(?:export\s+)?(?:const\s[^=]*=\s*)?await\s/m;

interface Source {
  readonly path: string;
  readonly text: string;
}

const named = (text: string, form: RegExp): string[] => [...text.matchAll(form)].flatMap((found) => found[1] ?? []);

/** Where `@tambour/…` lies: the packages’ own exports. */
export function packageEntries(root: string, folders: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    folders.flatMap((folder) => {
      const { name, exports } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
        name: string;
        exports?: Readonly<Record<string, string>>;
      };
      return Object.entries(exports ?? {}).map(([entry, file]) => [join(name, entry), join(folder, file)] as const);
    }),
  );
}

/** Parts that are fetched while a module waits that neither they nor its own imports have waited for, told by their files. */
export function tooSoon(sources: readonly Source[], entries: ReadonlyMap<string, string> = new Map()): string[] {
  const files = new Map(sources.map(({ path, text }) => [path, text]));
  const target = (from: string, name: string): string | undefined =>
    name.startsWith('.') ? join(from, '..', name) : entries.get(name);
  /** A file and all that it imports, not on demand. */
  const closure = (path: string, into = new Set<string>()): Set<string> => {
    const text = files.get(path);
    if (text === undefined || into.has(path)) return into;
    into.add(path);
    for (const name of named(text, STATIC)) {
      const next = target(path, name);
      if (next !== undefined) closure(next, into);
    }
    return into;
  };
  const doors = sources.filter(({ text }) => WAITS.test(text));
  const waiting = new Set(doors.map(({ path }) => path));
  return doors.flatMap(({ path: door, text }) => {
    const own = closure(door);
    return named(text, ON_DEMAND).flatMap((name) => {
      const part = target(door, name);
      if (part === undefined) return [];
      const missing = [...closure(part)].filter((path) => waiting.has(path) && !own.has(path));
      return missing.map((path) => `${door} fetches ${part}, which waits for ${path}`);
    });
  });
}
