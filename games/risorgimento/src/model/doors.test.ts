import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));
/** Where the doors are through which units change: each says which unit was touched. */
const DOORS = join('model', 'state.ts');
/** Rebuilds the index of stacks when a position was written from outside, after which everything is looked at again. */
const DERIVE = join('protocol', 'derive.ts');
const FOLDERS = ['model', 'rules', 'protocol'];

/** What is kept of the field between decisions (`5-reading.hot.ts`) hangs on these columns. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  unit: ['hex', 'facing', 'marks', 'place', 'under'],
  bridge: ['isDestroyed'],
  at: ['top'],
};
const INDEX = String.raw`\[(?:[^[\]]|\[(?:[^[\]]|\[[^[\]]*\])*\])*\]!?`;
const WRITE = String.raw`\s*(?:=(?![=>])|[|&^+*-]=|<<=|>>>?=|\+\+|--)`;
const IN_PLACE = String.raw`\.(?:fill|set|copyWithin|sort|reverse)\(`;
const writesTo = (column: string): RegExp => new RegExp(`${column}(?:${INDEX}${WRITE}|${IN_PLACE})`, 'g');

/** The names under which a source knows the columns of a group: `const { hex: hexes, marks } = g.s.unit`. */
function aliases(source: string, group: string): string[] {
  const found: string[] = [];
  for (const [, names] of source.matchAll(new RegExp(String.raw`\{([^{}]*)\}\s*=\s*[\w.]*\b${group}\s*;`, 'g')))
    for (const part of names!.split(',')) {
      const [column, name = column] = part.split(':').map((word) => word.trim());
      if (column !== undefined && name !== undefined && COLUMNS[group]!.includes(column)) found.push(name);
    }
  return found;
}
/** The writes to those columns in a source. */
function writes(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '');
  return Object.entries(COLUMNS).flatMap(([group, columns]) => [
    ...columns.flatMap((column) => code.match(writesTo(String.raw`\b${group}\.${column}\b`)) ?? []),
    ...aliases(code, group).flatMap((name) => code.match(writesTo(String.raw`(?<![.\w])${name}\b`)) ?? []),
  ]);
}
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(SOURCES, folder))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name)),
);

describe('units change places, facings and marks through the doors of state.ts alone', () => {
  it('since what is kept of the field looks again only at who was touched there', () => {
    const found = sources
      .filter((path) => path !== DOORS && path !== DERIVE)
      .flatMap((path) => writes(readFileSync(join(SOURCES, path), 'utf8')).map((write) => `${path}: ${write}`));
    expect(found).toEqual([]);
  });
  it('of which there are some', () => {
    expect(sources.length).toBeGreaterThan(100);
    expect(writes(readFileSync(join(SOURCES, DOORS), 'utf8')).length).toBeGreaterThan(10);
  });
  it.each([
    'g.s.unit.hex[u] = hex;',
    's.unit.marks[units[i]!]! |= DISORDERED;',
    'const { unit } = g.s; unit.facing[order[at[k]!]!]! += 1;',
    'const { hex: hexes, place } = g.s.unit; hexes[u] = NOWHERE;',
    'const { marks } = s.unit;\n  marks[u]! &= ~SQUARE;',
    'g.s.unit.place.fill(LOST);',
    'g.s.bridge.isDestroyed[b] = 1;',
    'const { top } = g.s.at; top[hex] = 0;',
  ])('and a write past them is found: %s', (code) => {
    expect(writes(code)).toHaveLength(1);
  });
  it.each([
    'if (g.s.unit.hex[u] === hex) return g.s.unit.marks[u]! & SQUARE;',
    'const { hex, facing } = g.s.unit; const at = hex[u]! | (facing[u]! << 16);',
    'g.s.leader.hex[l] = hex; leader.place[l] = LOST;',
    's.march.facing[row] = facing;',
    'route.hex.fill(0); // unit.hex[u] = 0',
    'const far = top[x] !== 0 ? (v) => top[v] : undefined;',
  ])('and nothing else: %s', (code) => {
    expect(writes(code)).toEqual([]);
  });
});
