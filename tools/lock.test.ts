import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Locked {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly resolved?: string;
  readonly link?: boolean;
}
const read = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const packages: Readonly<Record<string, Locked>> = read('package-lock.json').packages;

/** Where a package is found from another: beside it, or in a folder further out. */
function isLocked(from: string, name: string): boolean {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    if (packages[`${folder}${folder ? '/' : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

it('the lock file names what every platform needs, so that `npm ci` works on each', () => {
  const missing = Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).flatMap((name) => (isLocked(folder, name) ? [] : [`${name} (${folder})`])),
  );
  expect(missing).toEqual([]);
});

it('the lock file names no download address', () => {
  const addresses = Object.values(packages).flatMap(({ resolved, link }) => (resolved && !link ? [resolved] : []));
  expect(addresses).toEqual([]);
});
