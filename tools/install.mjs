// Brings what the project needs from the registry when it is not there yet: `npm start` and `npm test` call this first.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
/** @param {string} folder */
const wantedBy = (folder) => {
  const file = new URL(`${folder}package.json`, root);
  if (!existsSync(file)) return [];
  const { name, dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return [...(folder === '' ? [] : [name]), ...Object.keys({ ...dependencies, ...devDependencies })];
};
const workspaces = ['packages/', 'games/', 'apps/'].flatMap((part) =>
  readdirSync(new URL(part, root)).map((name) => `${part}${name}/`),
);
const isMissing = ['', ...workspaces]
  .flatMap(wantedBy)
  .some((name) => !existsSync(new URL(`node_modules/${name}/package.json`, root)));
if (isMissing) {
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) {
    console.error('The packages could not be installed. Is there a connection to the registry?');
    process.exit(done.status ?? 1);
  }
}
