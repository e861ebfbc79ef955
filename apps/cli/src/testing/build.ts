import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

async function buildInto(folder: string): Promise<BuiltProgram> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [knowsItsPlace],
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
  const program = join(folder, 'tambour.mjs');
  writeFileSync(program, "import { main } from './main.mjs';\nawait main();\n");
  return { program, thread: join(folder, 'thread.mjs') };
}

let built: Promise<BuiltProgram> | undefined;
/**
 * The program and the thread of a simulation, built once for all files of a process. Read module by module, as `bin/` does it, it takes
 * a core two seconds to start; built, a fifth of one. For tests that start it many times; what `bin/` itself does others look at.
 */
export function builtProgram(): Promise<BuiltProgram> {
  built ??= buildInto(join(inject('builtFolder'), String(process.pid)));
  return built;
}
