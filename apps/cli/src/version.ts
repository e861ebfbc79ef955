import { readFileSync } from 'node:fs';
import { parseJson, read } from '@tambour/kernel';

const FILE = new URL('../../../package.json', import.meta.url);

/** The version of the whole, as the changelog counts. */
export const version = (): string =>
  read.object({ version: read.string(40) }, {}, 'loose')(parseJson(readFileSync(FILE, 'utf8'), 'package.json'), '')
    .version;
