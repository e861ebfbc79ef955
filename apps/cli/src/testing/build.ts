import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** tools/built-folder.mjs */
    builtFolder: string;
  }
}

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/** Packages that are not built in are found from here, not from where the built program lies. */
const outside = {
  name: 'outside',
  enforce: 'pre',
  resolveId: (id: string) =>
    /^pg(-boss)?$/.test(id) ? { id: import.meta.resolve(id), external: 'absolute' } : undefined,
} as const;
/** A worker of the queue has threads that are built, too. */
const builtThreads = (folder: string) => ({
  name: 'built-threads',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.endsWith('queue/worker.ts')
      ? code.replace(
          "new URL('../../bin/simulate-worker.js', import.meta.url)",
          `new URL(${JSON.stringify(pathToFileURL(join(folder, 'thread.mjs')).href)})`,
        )
      : undefined,
});
/** Where a module finds what lies beside it is where its source lies. */
const knowsItsPlace = {
  name: 'knows-its-place',
  transform: (code: string, id: string) =>
    code.includes('import.meta.url')
      ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
      : undefined,
};

export interface BuiltProgram {
  readonly program: string;
  /** The thread of a simulation. */
  readonly thread: string;
}

async function buildInto(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [outside, builtThreads(folder), knowsItsPlace],
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: { main: join(SOURCE, 'main.ts'), thread: join(SOURCE, 'simulate/worker.ts') },
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  writeFileSync(join(folder, 'tambour.mjs'), "import { main } from './main.mjs';\nawait main();\n");
}

/** Built by whichever process of the tests comes first; the others wait for it. */
async function builtByOne(folder: string): Promise<BuiltProgram> {
  const inside = join(folder, 'program');
  const isDone = join(folder, 'done');
  const hasFailed = join(folder, 'failed');
  const isFirst = mkdirSync(join(folder, 'begun'), { recursive: true }) !== undefined;
  if (isFirst)
    await buildInto(inside).then(
      () => writeFileSync(isDone, ''),
      (error: unknown) => writeFileSync(hasFailed, String(error)),
    );
  while (!existsSync(isDone)) {
    if (existsSync(hasFailed)) throw new Error(`the program cannot be built: ${readFileSync(hasFailed, 'utf8')}`);
    await sleep(50);
  }
  return { program: join(inside, 'tambour.mjs'), thread: join(inside, 'thread.mjs') };
}

let built: Promise<BuiltProgram> | undefined;
/**
 * The program and the thread of a simulation, built once for all tests. Read module by module, as `bin/` does it, it takes
 * a core two seconds to start; built, a fifth of one. For tests that start it many times; what `bin/` itself does others look at.
 */
export function builtProgram(): Promise<BuiltProgram> {
  built ??= builtByOne(inject('builtFolder'));
  return built;
}
