import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** A name for these folders as they are now: the same sources, the same name. The lock file stands for everything from outside. */
export function sourcesName(folders: readonly string[]): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')));
  for (const folder of folders)
    for (const file of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/\.(ts|tsx|mjs|json)$/.test(file) && !/\.test\.tsx?$|node_modules|records/.test(file))
        hash.update(`\n${folder}/${file}\n`).update(readFileSync(join(ROOT, folder, file)));
  return hash.digest('hex').slice(0, 16);
}
