// One command from a fresh clone: fetches what is missing, builds the page, serves it and opens it.
// With arguments it is the command line: `npm start -- play denain` is `npx tambour play denain`.
import './install.mjs';
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildPage, DIST, isBuilt } from '../apps/web/build.mjs';
import { serveByEnvironment } from '../apps/web/serve.mjs';

/** @type {Readonly<Record<string, string[]>>} */
const OPENERS = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] };

/**
 * Opens the page in the reader's browser; where there is none to open, the printed address must do.
 * @param {string} url
 */
function open(url) {
  if (process.env.CI || !process.stdout.isTTY) return;
  const [command = 'xdg-open', ...args] = OPENERS[process.platform] ?? [];
  const child = spawn(command, [...args, url], { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}

async function page() {
  if (!isBuilt()) {
    console.log('Building the page…');
    await buildPage();
  }
  const { url } = await serveByEnvironment(DIST);
  console.log(`Tambour is at ${url}`);
  console.log('(Ctrl+C ends it. In the terminal: npx tambour play denain. Everything else: npx tambour --help)');
  open(url);
}

const args = process.argv.slice(2);
if (args.length > 0) {
  const tambour = fileURLToPath(new URL('../apps/cli/bin/tambour.js', import.meta.url));
  process.exitCode = spawnSync(process.execPath, [tambour, ...args], { stdio: 'inherit' }).status ?? 1;
} else
  page().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
