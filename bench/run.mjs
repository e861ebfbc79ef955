// Fetches the peers on first use, then measures. Ratios in one run, never lone times.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = fileURLToPath(new URL('..', import.meta.url));
/** @type {(command: string, args: readonly string[], cwd: string) => void} */
const run = (command, args, cwd) => {
  const done = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) process.exit(done.status ?? 1);
};
if (!existsSync(new URL('node_modules/chessops', import.meta.url)))
  run('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps'], here);
// Each group in a process of its own: what one measures does not warm or spoil the code of another.
const groups =
  process.argv.length > 2
    ? process.argv.slice(2)
    : ['play', 'staff', 'table', 'snapshot', 'reach', 'command', 'weight', 'visits', 'page', 'clicks', 'answer', 'lab'];
let missed = 0;
for (const group of groups) {
  const main = fileURLToPath(new URL('src/main.ts', import.meta.url));
  const done = spawnSync(process.execPath, ['--import', 'tsx', main, group], { cwd: root, stdio: 'inherit' });
  if (done.status !== 0) missed++;
}
console.log(missed === 0 ? '\nevery target met' : `\ntargets missed in ${missed} of ${groups.length} groups`);
process.exitCode = missed === 0 ? 0 : 1;
