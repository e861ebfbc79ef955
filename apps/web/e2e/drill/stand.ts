import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { serve } from '../../serve.mjs';

/** The page with the drill for its only game, built and served: see `src/table/testing/drill-page.tsx`. */
export async function openDrill(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'tambour-drill-'));
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    await build({
      root: fileURLToPath(new URL('.', import.meta.url)),
      configFile: false,
      logLevel: 'error',
      base: './',
      publicDir: fileURLToPath(new URL('../../public', import.meta.url)),
      oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      worker: { format: 'es' },
      build: {
        outDir: folder,
        emptyOutDir: true,
        target: 'es2023',
        assetsInlineLimit: 0,
        modulePreload: false,
        // Nobody fetches it from afar, and nobody reads how small it is.
        minify: false,
        reportCompressedSize: false,
      },
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  const server = await serve({ root: folder });
  return {
    url: server.url,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
