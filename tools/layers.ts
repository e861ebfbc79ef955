import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What each part of the tree may import, types included: only what lies below it. */
export const LAYERS: readonly { readonly at: RegExp; readonly may: readonly RegExp[] }[] = [
  { at: /^packages\/kernel\//, may: [] },
  { at: /^packages\/boards\//, may: [] },
  { at: /^packages\/press\//, may: [/^kernel$/, /^boards$/] },
  { at: /^packages\/ai\//, may: [/^kernel$/, /^boards$/] },
  { at: /^packages\/stage\//, may: [/^kernel$/, /^press$/] },
  { at: /^games\//, may: [/^kernel$/, /^boards$/, /^press$/, /^stage$/] },
  { at: /^packages\/games\//, may: [/^kernel$/, /^press$/, /^stage$/, /^denain$/, /^reiters$/] },
  { at: /^apps\//, may: [/^kernel$/, /^boards$/, /^press$/, /^stage$/, /^ai$/, /^games$/] },
];
/** Packages from outside, by part. Tests may use the test tools anywhere. */
const OUTSIDE: readonly { readonly at: RegExp; readonly may: readonly RegExp[] }[] = [
  { at: /\.test\.tsx?$|\/testing\//, may: [/^vitest$/, /^fast-check$/, /^node:/, /^@tambour\/kernel\/testing$/] },
  { at: /^apps\/cli\//, may: [/^node:/, /^tsx(\/|$)/] },
  { at: /^apps\/web\/(e2e|[\w.]+\.ts$)/, may: [/^node:/, /^vite/, /^playwright-core$/, /^axe-core$/] },
  { at: /^apps\/web\/src\//, may: [/^preact(\/hooks)?$/, /^@preact\/signals$/] },
  // Playing many games at once needs threads; everything else in `ai` runs in a browser too.
  { at: /^packages\/ai\/src\/.*(worker|simulate|threads).*\.ts$/, may: [/^node:/] },
];

const IMPORT = /(?:^|[\s;])(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every import in a source, by what it names. */
export const importsOf = (source: string): string[] => [...source.matchAll(IMPORT)].map((m) => m[1] ?? m[2]!);

/** Why a file at `path` may not import `name`; undefined when it may. */
export function fault(path: string, name: string): string | undefined {
  if (name.startsWith('.')) {
    const target = join(path, '..', name);
    const home = path.split('/').slice(0, 2).join('/');
    const isTool = path.startsWith('apps/web/e2e/') && target.startsWith('tools/');
    return isTool || target.startsWith(`${home}/`) ? undefined : `${path} reaches outside its package: ${name}`;
  }
  if (OUTSIDE.some((o) => o.at.test(path) && o.may.some((m) => m.test(name)))) return undefined;
  const own = /^@tambour\/([\w-]+)(\/.*)?$/.exec(name);
  if (!own) return `${path} imports ${name}, which is not allowed there`;
  const layer = LAYERS.find((l) => l.at.test(path));
  if (!layer) return `${path} is in no layer`;
  return layer.may.some((m) => m.test(own[1]!)) ? undefined : `${path} imports ${name}, which is not below it`;
}

/** All source files of the tree. */
export function sources(root: string): { path: string; text: string }[] {
  const out: { path: string; text: string }[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const full = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && entry.name !== 'dist') walk(full);
      } else if (/\.tsx?$/.test(entry.name)) out.push({ path: relative(root, full), text: readFileSync(full, 'utf8') });
    }
  };
  for (const part of ['packages', 'games', 'apps']) walk(join(root, part));
  return out;
}
