import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);

/** The type is given away under the SIL Open Font License, which goes wherever the type goes. */
export const licence = (): Plugin => ({
  name: 'tambour:licence',
  apply: 'build',
  generateBundle() {
    const source = readFileSync(resolve('@fontsource/eb-garamond/LICENSE'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'eb-garamond-licence.txt', source });
  },
});
