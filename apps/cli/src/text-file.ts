import { closeSync, openSync, readSync } from 'node:fs';
import { read } from '@tambour/kernel';
import { Failure, fileFault } from './usage.ts';
import { say } from './words/say.ts';

const CHUNK = 1 << 20;

/** A file as text. What is longer than we read of any file is refused without reading on, whatever it is: a device has no end. */
export function readText(file: string, most = read.LIMITS.characters): string {
  try {
    return readUpTo(file, most).toString('utf8');
  } catch (error) {
    throw new Failure(say('file.cannotRead', { file, why: fileFault(error) }));
  }
}

function readUpTo(file: string, most: number): Buffer {
  const parts: Buffer[] = [];
  const from = openSync(file, 'r');
  try {
    for (let length = 0; ; ) {
      const part = Buffer.allocUnsafe(CHUNK);
      const count = readSync(from, part);
      if (count === 0) return Buffer.concat(parts);
      length += count;
      if (length > most) throw new Failure(say('file.tooLong', { most }));
      parts.push(part.subarray(0, count));
    }
  } finally {
    closeSync(from);
  }
}
