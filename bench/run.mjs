// Fetches the peers on first use, then measures. Ratios in one run, never lone times.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
/** @type {(command: string, args: readonly string[], cwd: string) => void} */
const run = (command, args, cwd) => {
  const done = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) process.exit(done.status ?? 1);
};
if (!existsSync(new URL('node_modules/chessops', import.meta.url)))
  run('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps'], here);
/** What needs no browser is built as it is for those who use it; the rest is run as it is written. */
const ENGINE = ['play', 'looks', 'staff', 'table', 'snapshot', 'reach', 'command'];
const PAGE = ['weight', 'visits', 'page', 'clicks', 'answer', 'queue', 'lab'];
const groups = process.argv.length > 2 ? process.argv.slice(2) : [...ENGINE, ...PAGE];
if (groups.some((group) => ENGINE.includes(group)))
  await build({
    configFile: false,
    root: here,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir: 'dist',
      target: 'node20',
      minify: false,
      rolldownOptions: { input: ['src/engine.ts', 'src/looks-thread.ts'] },
    },
    ssr: { noExternal: [/^@tambour\//, /^boardgame\.io/] },
  });
// Each group in a process of its own: what one measures does not warm or spoil the code of another.
let missed = 0;
for (const group of groups) {
  const isEngine = ENGINE.includes(group);
  const main = fileURLToPath(new URL(isEngine ? 'dist/engine.js' : 'src/main.ts', import.meta.url));
  const loader = isEngine ? [] : ['--import', 'tsx'];
  const done = spawnSync(process.execPath, [...loader, main, group], { cwd: root, stdio: 'inherit' });
  if (done.status !== 0) missed++;
}
console.log(missed === 0 ? '\nevery target met' : `\ntargets missed in ${missed} of ${groups.length} groups`);
process.exitCode = missed === 0 ? 0 : 1;
