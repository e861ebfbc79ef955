import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
const table = text.slice(text.indexOf('## Where to look'), text.indexOf('## How to add a rule'));
const rows = table.split('\n').filter((line) => line.startsWith('| ') && !/^\| (for|---)/.test(line));

const GAMES = ['denain', 'reiters'];
/** The places that a path of the table means: a path that begins inside a game is meant in each of them. */
function meant(path: string): string[] {
  if (path.includes('<game>')) return GAMES.map((game) => path.replace('<game>', game));
  if (existsSync(join(root, dirname(path).split('/')[0]!)) && !/^[a-z]+\/$/.test(path)) return [path];
  return GAMES.map((game) => join('games', game, path.startsWith('data/') ? '' : 'src', path));
}
/** Whether there is such a file or folder; `*` stands for any end of a name. */
function isThere(path: string): boolean {
  if (!path.includes('*')) return existsSync(join(root, path));
  const [head = '', tail = ''] = basename(path).split('*');
  return readdirSync(join(root, dirname(path))).some((name) => name.startsWith(head) && name.endsWith(tail));
}

describe('where to look', () => {
  for (const word of ['log', 'movement cost', 'victory points', 'animation', 'save'])
    it(`the table of CONTRIBUTING.md has a row for "${word}"`, () => {
      const row = rows.find((line) => line.split('|')[1]!.includes(word));
      expect(row?.match(/`[^`]+\/[^`]+`/g)?.length).toBeGreaterThan(0);
    });
  it('every path of it exists', () => {
    const paths = rows.flatMap((line) => [...line.matchAll(/`([^`]*\/[^`]*)`/g)].map((m) => m[1]!));
    expect(paths.length).toBeGreaterThan(10);
    expect(paths.flatMap(meant).filter((path) => !isThere(path))).toEqual([]);
  });
});
