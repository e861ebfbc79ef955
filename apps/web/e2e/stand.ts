import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPage } from '../build.mjs';
import { serve } from '../serve.mjs';

export interface Stand {
  readonly url: string;
  /** Where the files served were built. */
  readonly folder: string;
  close(): Promise<void>;
}

/** The page as people get it, or in another mode of the build, apart from dist/ and served at a free port: for tests, measures and pictures. */
export async function openStand(mode?: string): Promise<Stand> {
  const folder = mkdtempSync(join(tmpdir(), 'tambour-page-'));
  await buildPage(folder, mode);
  const server = await serve({ root: folder });
  return {
    url: server.url,
    folder,
    async close() {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
