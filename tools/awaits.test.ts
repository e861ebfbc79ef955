import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { packageEntries, tooSoon } from './awaits.ts';
import { sources } from './layers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folders = ['packages', 'games', 'examples', 'apps']
  .flatMap((part) => readdirSync(`${root}/${part}`).map((name) => `${part}/${name}`))
  .filter((folder) => existsSync(`${root}/${folder}/package.json`));

describe('what a module waits for while it is loaded', () => {
  it('needs nothing that waits itself and was not waited for before', () => {
    const files = sources(root).filter(({ path }) => !/\.test\.tsx?$/.test(path));
    expect(tooSoon(files, packageEntries(root, folders))).toEqual([]);
  });
  it('is seen across files and packages', () => {
    const say = { path: 'p/say.ts', text: "export const TEXTS = await texts({ en: () => import('./en.ts') });" };
    const must = {
      path: 'p/must.ts',
      text: "import type { X } from './door.ts';\nimport { TEXTS } from '@tambour/say';",
    };
    const part = { path: 'p/part.ts', text: "import { must } from './must.ts';" };
    const entries = new Map([['@tambour/say', 'p/say.ts']]);
    const door = (text: string) => [say, must, part, { path: 'p/door.ts', text }];
    const fetched = "export const PART = await fetched(() => import('./part.ts'));";
    expect(tooSoon(door(fetched), entries)).toEqual(['p/door.ts fetches p/part.ts, which waits for p/say.ts']);
    expect(tooSoon(door(`import './say.ts';\n${fetched}`), entries)).toEqual([]);
    expect(tooSoon(door("export const part = async () => await import('./part.ts');"), entries)).toEqual([]);
  });
});
