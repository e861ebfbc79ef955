// Fetches the peers on first use, then measures. Ratios in one run, never lone times.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const run = (command, args, cwd) => {
  const done = spawnSync(command, args, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) process.exit(done.status ?? 1);
};
if (!existsSync(new URL('node_modules/chessops', import.meta.url)))
  run('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps'], here);
run(
  process.execPath,
  ['--import', 'tsx', new URL('src/main.ts', import.meta.url).pathname, ...process.argv.slice(2)],
  fileURLToPath(new URL('..', import.meta.url)),
);
