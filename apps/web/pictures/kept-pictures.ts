import { createHash } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Pictures of earlier builds: to draw them all takes a minute of a slow machine. */
export const KEPT = fileURLToPath(new URL('../../../node_modules/.cache/tambour-pictures', import.meta.url));
const MOST_KEPT = 400;

export const keptPicture = (key: string): string => join(KEPT, key);
export const pictureKey = (...drawings: readonly string[]): string => {
  const hash = createHash('sha256');
  for (const drawing of drawings) hash.update(drawing).update('\n');
  return `${hash.digest('hex').slice(0, 24)}.webp`;
};
export const isKept = (key: string): boolean => existsSync(keptPicture(key));
/** Written beside and then named, so that another build never reads half of one. */
export const keep = (key: string, picture: Uint8Array): void => {
  const beside = keptPicture(`${key}.${process.pid}`);
  writeFileSync(beside, picture);
  renameSync(beside, keptPicture(key));
};

/** The oldest go. */
export function sweep(): void {
  const files = readdirSync(KEPT).map((name) => ({ name, age: statSync(join(KEPT, name)).mtimeMs }));
  for (const { name } of files.sort((a, b) => b.age - a.age).slice(MOST_KEPT))
    rmSync(join(KEPT, name), { force: true });
}
