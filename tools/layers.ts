import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { itemAt, present } from '@tambour/kernel';

/** What each part of the tree may import, types included: only what lies below it. */
export const LAYERS: readonly { readonly at: RegExp; readonly may: readonly RegExp[] }[] = [
  { at: /^packages\/kernel\//, may: [] },
  { at: /^packages\/boards\//, may: [] },
  { at: /^packages\/press\//, may: [/^kernel$/, /^boards$/] },
  { at: /^packages\/ai\//, may: [/^kernel$/, /^boards$/] },
  { at: /^packages\/stage\//, may: [/^kernel$/, /^press$/] },
  { at: /^packages\/lab\//, may: [/^kernel$/, /^ai$/, /^press$/, /^stage$/] },
  { at: /^(games|examples)\//, may: [/^kernel$/, /^boards$/, /^press$/, /^stage$/] },
  {
    at: /^packages\/games\//,
    may: [/^kernel$/, /^press$/, /^stage$/, /^denain$/, /^reiters$/, /^risorgimento$/, /^tabletop$/, /^ford$/],
  },
  { at: /^apps\//, may: [/^kernel$/, /^boards$/, /^press$/, /^stage$/, /^ai$/, /^lab$/, /^games$/] },
];
/** Packages from outside, by part. Tests may use the test tools anywhere. */
const OUTSIDE: readonly { readonly at: RegExp; readonly may: readonly RegExp[] }[] = [
  { at: /\.test\.tsx?$|\/testing\//, may: [/^vitest$/, /^fast-check$/, /^node:/, /^@tambour\/kernel\/testing$/] },
  { at: /^apps\/cli\//, may: [/^node:/, /^tsx(\/|$)/] },
  // The queue of studies, loaded only when it is asked for.
  { at: /^apps\/cli\/src\/queue\//, may: [/^pg$/, /^pg-boss$/] },
  // Tests that start the program many times start a built one.
  { at: /^apps\/cli\/src\/testing\//, may: [/^vite$/] },
  { at: /^apps\/web\/(e2e|[\w.]+\.ts$)/, may: [/^node:/, /^vite/, /^playwright-core$/, /^axe-core$/] },
  { at: /^apps\/web\/pictures\//, may: [/^node:/, /^vite$/, /^@resvg\/resvg-wasm$/, /^@jsquash\/webp\/encode\.js$/] },
  { at: /^apps\/web\/src\//, may: [/^preact(\/hooks)?$/, /^@preact\/signals$/, /^@fontsource\/eb-garamond\//] },
  // Programs read the typeface from disk; a page is served it.
  { at: /^packages\/press\/src\/type-files\.ts$/, may: [/^node:/] },
  // Playing many games at once needs threads; everything else in `ai` runs in a browser too.
  { at: /^packages\/ai\/src\/.*(worker|simulate|threads).*\.ts$/, may: [/^node:/] },
];

const IMPORT = /(?:^|[\s;])(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g;

/** Every import in a source, by what it names. */
export const importsOf = (source: string): string[] => [...source.matchAll(IMPORT)].map((m) => m[1] ?? itemAt(m, 2));

/** Why a file at `path` may not import `name`; undefined when it may. */
export function fault(path: string, name: string): string | undefined {
  if (name.startsWith('.')) {
    const target = join(path, '..', name);
    const home = path.split('/').slice(0, 2).join('/');
    const isTool = /^apps\/(web\/e2e|cli\/src\/testing)\//.test(path) && target.startsWith('tools/');
    return isTool || target.startsWith(`${home}/`) ? undefined : `${path} reaches outside its package: ${name}`;
  }
  if (OUTSIDE.some((o) => o.at.test(path) && o.may.some((m) => m.test(name)))) return undefined;
  const own = /^@tambour\/([\w-]+)(\/.*)?$/.exec(name);
  if (!own) return `${path} imports ${name}, which is not allowed there`;
  const layer = LAYERS.find((l) => l.at.test(path));
  if (!layer) return `${path} is in no layer`;
  return layer.may.some((m) => m.test(itemAt(own, 1))) ? undefined : `${path} imports ${name}, which is not below it`;
}

/** The folders inside a game: each imports only from itself and from those to its left. */
const ROOMS: readonly string[] = ['texts', 'model', 'rules', 'referee', 'protocol', 'stage'];
const IN_GAME = /^(?:games|examples)\/[^/]+\/src\/(texts|model|rules|referee|protocol|stage)\//;
const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);

/** Why a file of a game may not import another of it; undefined when it may. */
export function roomFault(path: string, name: string): string | undefined {
  const from = IN_GAME.exec(path)?.[1];
  if (!name.startsWith('.') || from === undefined || isTest(path)) return undefined;
  const target = join(path, '..', name);
  const to = IN_GAME.exec(target)?.[1];
  const isBehind = to === undefined ? isBeyond(from, target) : room(to) > room(from);
  return isBehind ? `${path} imports ${name}: ${from} comes before ${to ?? 'that'}` : undefined;
}
const room = (name: string): number => ROOMS.indexOf(name);
/** What the gallery knows of a game is for all of it (ids, options, standing orders); the whole game is for its stage. */
const isBeyond = (from: string, target: string): boolean =>
  /\/src\//.test(target) &&
  !/\/src\/front\.ts$/.test(target) &&
  !(from === 'stage' && /\/src\/(game|play)\.ts$/.test(target));

/** Files that import each other in a circle, each circle as the list of its files. Imports of types count. */
export function cycles(files: readonly { readonly path: string; readonly text: string }[]): string[][] {
  const known = new Set(files.map((file) => file.path));
  const edges = new Map(
    files.map(({ path, text }) => [
      path,
      importsOf(text)
        .filter((name) => name.startsWith('.'))
        .map((name) => join(path, '..', name))
        .filter((target) => known.has(target)),
    ]),
  );
  // Tarjan: files of one strongly connected part share the lowest number they can reach.
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const out: string[][] = [];
  const visit = (path: string): void => {
    order.set(path, order.size);
    low.set(path, present(order.get(path)));
    stack.push(path);
    for (const target of present(edges.get(path))) {
      if (!order.has(target)) visit(target);
      if (stack.includes(target)) low.set(path, Math.min(present(low.get(path)), present(low.get(target))));
    }
    if (low.get(path) !== order.get(path)) return;
    const part = stack.splice(stack.indexOf(path));
    if (part.length > 1) out.push(part.sort());
  };
  for (const { path } of files) if (!order.has(path)) visit(path);
  return out;
}

/** Files with more lines than one reads well; tests and tables of texts and data aside. */
export const MOST_LINES = 350;
export const tooLong = (files: readonly { readonly path: string; readonly text: string }[]): string[] =>
  files
    .filter(({ path }) => !/\.test\.tsx?$|\/data\/|\/texts\/|\/words\//.test(path))
    .filter(({ text }) => text.split('\n').length - 1 > MOST_LINES)
    .map(({ path }) => path);

/** All source files of the tree, or those whose names end otherwise. */
export function sources(root: string, kind = /\.tsx?$/): { path: string; text: string }[] {
  const out: { path: string; text: string }[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const full = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (entry.name !== 'node_modules' && entry.name !== 'dist') walk(full);
      } else if (kind.test(entry.name)) out.push({ path: relative(root, full), text: readFileSync(full, 'utf8') });
    }
  };
  for (const part of ['packages', 'games', 'examples', 'apps']) walk(join(root, part));
  return out;
}
