import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { cycles, fault, importsOf, roomFault, sources, tooLong } from './layers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('imports go down the layers', () => {
  it('in every source file', () => {
    const files = sources(root);
    expect(files.length).toBeGreaterThan(50);
    const faults = files.flatMap(({ path, text }) => importsOf(text).flatMap((name) => fault(path, name) ?? []));
    expect(faults).toEqual([]);
  });
  it('a kernel that imports a game, a game that imports a game and a board that uses a package are caught', () => {
    expect(fault('packages/kernel/src/match.ts', '@tambour/denain')).toMatch(/not below/);
    expect(fault('games/reiters/src/game.ts', '@tambour/denain')).toMatch(/not below/);
    expect(fault('packages/boards/src/index.ts', 'lodash')).toMatch(/not allowed/);
    expect(fault('packages/press/src/index.ts', '../../boards/src/index.ts')).toMatch(/outside its package/);
    expect(fault('apps/cli/src/main.ts', '@tambour/games')).toBeUndefined();
  });
  it('the page knows nothing of Node, nor of the tools that only its tests may use', () => {
    expect(fault('apps/web/src/main.tsx', 'node:fs')).toMatch(/not allowed/);
    expect(fault('apps/web/src/main.tsx', 'playwright-core')).toMatch(/not allowed/);
    expect(fault('apps/web/src/main.tsx', '../../../tools/chromium.mjs')).toMatch(/outside its package/);
    expect(fault('apps/web/src/main.tsx', '@tambour/denain')).toMatch(/not below/);
    expect(fault('apps/web/e2e/setup.ts', '../../../tools/chromium.mjs')).toBeUndefined();
    expect(fault('apps/web/e2e/setup.ts', 'playwright-core')).toBeUndefined();
    expect(fault('apps/web/vite.config.ts', 'vite')).toBeUndefined();
    expect(fault('apps/web/src/main.tsx', 'preact')).toBeUndefined();
  });
  it('inside a game: texts, model, rules, protocol, stage', () => {
    const faults = sources(root).flatMap(({ path, text }) =>
      importsOf(text).flatMap((name) => roomFault(path, name) ?? []),
    );
    expect(faults).toEqual([]);
    expect(roomFault('games/x/src/rules/1-units.ts', '../stage/face.ts')).toMatch(/rules comes before stage/);
    expect(roomFault('games/x/src/model/world.ts', '../game.ts')).toMatch(/comes before/);
    expect(roomFault('games/x/src/stage/face.ts', '../rules/1-units.ts')).toBeUndefined();
    expect(roomFault('games/x/src/rules/1-units.test.ts', '../stage/face.ts')).toBeUndefined();
  });
  it('and never in a circle', () => {
    expect(cycles(sources(root))).toEqual([]);
    const [a, b, c] = [
      { path: 'p/a.ts', text: "import './b.ts';" },
      { path: 'p/b.ts', text: "import type { C } from './c.ts';" },
      { path: 'p/c.ts', text: "import './a.ts';" },
    ];
    expect(cycles([a!, b!, c!, { path: 'p/d.ts', text: "import './a.ts';" }])).toEqual([
      ['p/a.ts', 'p/b.ts', 'p/c.ts'],
    ]);
  });
  it('no file is too long to read', () => {
    expect(tooLong(sources(root))).toEqual([]);
    const styles = sources(root, /\.css$/);
    expect(styles.length).toBeGreaterThan(10);
    expect(tooLong(styles)).toEqual([]);
    expect(tooLong([{ path: 'p/a.ts', text: 'x\n'.repeat(351) }])).toEqual(['p/a.ts']);
  });
  it('sees imports of every form', () => {
    const text =
      "import { a } from './a.ts';\nimport type { B } from 'b';\nexport { c } from \"c\";\nconst d = import('d');\nimport 'e';";
    expect(importsOf(text)).toEqual(['./a.ts', 'b', 'c', 'd', 'e']);
  });
});
