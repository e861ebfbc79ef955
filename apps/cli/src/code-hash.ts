import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Packages that have a part in how a battle goes, or in what is put down of it. */
const PACKAGES = ['kernel', 'boards', 'ai', 'stage', 'lab'];
const TESTS = /\.test\.ts$|(^|\/)testing\//;

/** A hash of the code that a game is played by, as it is on the disk now. */
export function codeOf(game: string): string {
  const home = ['games', 'examples']
    .map((part) => join(part, game, 'src'))
    .find((path) => existsSync(join(ROOT, path)));
  const folders = [...PACKAGES.map((name) => join('packages', name, 'src')), ...(home ? [home] : [])];
  return digest(folders.flatMap((folder) => sources(join(ROOT, folder))));
}

/** Every source below a folder by its name, in an order and with line ends that do not depend on the machine. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !TESTS.test(path.split(sep).join('/')))
    .sort()
    .flatMap((path) => [path.split(sep).join('/'), readFileSync(join(folder, path), 'utf8').replaceAll('\r\n', '\n')]);
}

/** A hash of texts, one after another. */
export function digest(texts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('hex').slice(0, 16);
}
