import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Failure } from './usage.ts';

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`cannot read ${file}: ${reason(error)}`);
  }
}

/** Asked before long work whose result goes into a file. */
export function expectWritable(file: string): void {
  try {
    accessSync(dirname(resolve(file)), constants.W_OK);
  } catch (error) {
    throw new Failure(`cannot write ${file}: ${reason(error)}`);
  }
}

export function writeText(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Failure(`cannot write ${file}: ${reason(error)}`);
  }
}
