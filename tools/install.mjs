// Brings what the project needs from the registry when it is not there yet: `npm start` and `npm test` call this first.
// (`npm install`, not `npm ci`: the lock file names only the platform it was written on, and the latter insists on all.)
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const missing = Object.keys({ ...dependencies, ...devDependencies }).filter(
  (name) => !existsSync(new URL(`node_modules/${name}/package.json`, root)),
);
if (missing.length > 0 || !existsSync(new URL('node_modules/@tambour/kernel', root))) {
  const done = spawnSync('npm', ['install', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    console.error('The packages could not be installed. Is there a connection to the registry?');
    process.exit(done.status ?? 1);
  }
}
