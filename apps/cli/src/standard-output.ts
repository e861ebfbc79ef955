import { fstatSync, writeSync } from 'node:fs';
import type { Text } from '@tambour/kernel';
import { Failure, fileFault } from './usage.ts';
import { say } from './words/say.ts';

const STANDARD_OUTPUT = 1;

/** What went wrong with standard output, in a sentence. */
export const outputFault = (error: unknown): Text => say('file.standard', { why: fileFault(error) });

/**
 * Writes to standard output. False when the reader is behind and "drain" should be waited for. Where it is a file, Node
 * writes as much as there is room for and says nothing of the rest, so there we write ourselves, to the last byte.
 */
export function writeOut(data: string | Uint8Array): boolean {
  if (!isFile()) return process.stdout.write(data);
  const bytes = typeof data === 'string' ? Buffer.from(data) : data;
  try {
    for (let at = 0; at < bytes.length; ) at += writeSync(STANDARD_OUTPUT, bytes, at);
  } catch (error) {
    throw new Failure(outputFault(error));
  }
  return true;
}

/**
 * Until whoever reads has caught up. Where nobody reads any more this never comes: the process ends by what `main` does about
 * the error.
 */
export const caughtUp = (): Promise<void> => new Promise((done) => void process.stdout.once('drain', done));

let found: boolean | undefined;
function isFile(): boolean {
  found ??= fstatSync(STANDARD_OUTPUT).isFile();
  return found;
}
