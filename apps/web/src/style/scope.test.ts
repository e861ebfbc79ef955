import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');
/** Sheets of pages of their own, and the folder whose classes they are for: the build makes one sheet of all. */
const OWN = { 'umpire.css': 'umpire', 'umpire-sum.css': 'umpire', 'lab.css': 'lab' } as const;

const files = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return path.endsWith('.tsx') ? [path] : [];
  });
/** Every class that components outside a folder give. */
const classesBeside = (folder: string): ReadonlySet<string> =>
  new Set(
    files(SRC)
      .filter((path) => !path.includes(`/${folder}/`))
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/class=(?:"([^"]*)"|\{`([^`]*)`)/g)])
      .flatMap(([, plain = '', made = '']) => `${plain} ${made.replace(/\$\{[^}]*\}/g, ' ')}`.split(/\s+/)),
  );
/** The first part of each selector: what it holds for wherever it stands. Commas in parentheses part nothing. */
const heads = (css: string): readonly string[] =>
  [
    ...css
      .replace(/\/\*.*?\*\//gs, '')
      .replace(/\([^()]*\)/g, '')
      .matchAll(/([^{}]+)\{/g),
  ]
    .flatMap(([, selectors = '']) => selectors.split(','))
    .map((selector) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .map((selector) => /^[^\s>:[]*/.exec(selector)?.[0] ?? '');

describe('the style of a page of its own', () => {
  for (const [sheet, folder] of Object.entries(OWN))
    it(`${sheet} says nothing of what other pages call by the same name`, () => {
      const beside = classesBeside(folder);
      const css = readFileSync(join(SRC, 'style', sheet), 'utf8');
      const leaks = heads(css).filter((head) =>
        [...head.matchAll(/\.([\w-]+)/g)].every(([, name]) => beside.has(name!)),
      );
      expect(leaks.filter((head) => head.startsWith('.'))).toEqual([]);
    });
});
