import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = fileURLToPath(new URL('./src/offline/sw.ts', import.meta.url));
/** What a page without connection does not need: maps of the source, and the worker itself. */
const LEFT_OUT = /\.map$|^sw\.js$/;

/**
 * Writes sw.js last of all, with the list of every built file and a version made of their contents: the same sources give
 * the same version, and any change at all gives another.
 */
export const precache = (): Plugin => ({
  name: 'tambour:precache',
  apply: 'build',
  enforce: 'post',
  writeBundle: {
    order: 'post',
    async handler({ dir }) {
      if (!dir) throw new Error('the page is built into a folder');
      const files = filesUnder(dir).filter((file) => !LEFT_OUT.test(file));
      const source = readFileSync(SOURCE, 'utf8');
      const hash = createHash('sha256').update(source);
      for (const file of files) hash.update(`\n${file}\n`).update(readFileSync(join(dir, file)));
      const { code } = await transformWithOxc(source, SOURCE, {
        target: 'es2023',
        sourcemap: false,
        define: {
          __VERSION__: JSON.stringify(hash.digest('hex').slice(0, 16)),
          // Servers may send index.html on to the folder, and a redirected answer cannot stand for a page.
          __FILES__: JSON.stringify(files.map((file) => (file === 'index.html' ? './' : file))),
        },
      });
      writeFileSync(join(dir, 'sw.js'), code);
    },
  },
});

/** Every file below a folder, as it is written in an address, in a fixed order. */
const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
