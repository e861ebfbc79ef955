// Builds the page: into dist/ for people, elsewhere for tests and measures.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('../..', import.meta.url));
export const DIST = join(here, 'dist');
/** What the page is made of; the lock file stands for everything from outside. */
const SOURCES = ['apps/web', 'packages', 'games', 'package-lock.json'].map((part) => join(root, part));
const PASSED_OVER = new Set(['node_modules', 'dist', 'e2e', 'records']);

/**
 * The latest change at or below a path. Folders count too, since a file taken away changes only its folder.
 * @param {string} path
 * @returns {number}
 */
function latest(path) {
  const about = statSync(path);
  if (!about.isDirectory()) return about.mtimeMs;
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !PASSED_OVER.has(name) && !/\.test\.tsx?$/.test(name))
    .reduce((time, { name }) => Math.max(time, latest(join(path, name))), about.mtimeMs);
}

/** Whether dist/ holds the page as its sources are now. The build writes sw.js last, so its time is that of the whole. */
export function isBuilt() {
  const built = statSync(join(DIST, 'sw.js'), { throwIfNoEntry: false });
  return built !== undefined && SOURCES.every((part) => latest(part) <= built.mtimeMs);
}

/**
 * @param {string} [outDir]
 * @param {string} [mode] one of vite's; or that of pictures/plugin.ts for tests
 */
export async function buildPage(outDir = DIST, mode = 'production') {
  const { build } = await import('vite');
  // Within a test run it says `test`, and Vite would build the page as for development.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root: here,
      configFile: join(here, 'vite.config.ts'),
      mode,
      logLevel: 'warn',
      build: { outDir, emptyOutDir: true },
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}
