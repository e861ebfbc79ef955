import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Failure, fileFault } from './usage.ts';
import { say } from './words/say.ts';

/**
 * A file to be written later, tried now: whatever forbids it is told before the work and not after. What stands there
 * stays whole until all of the new file is written beside it and takes its place. A device, a link to nowhere, a file with
 * several names or another owner, or one in a folder that is shut, is written where it is.
 */
export function fileFor(name: string): (data: string | Uint8Array) => void {
  const place = told(name, () => placeOf(name));
  return (data) =>
    told(name, () => {
      if (place.mode === undefined) return writeFileSync(place.path, data);
      const beside = besides(place.path);
      try {
        writeFileSync(beside, data, { flag: 'wx' });
        if (place.mode !== 'usual') chmodSync(beside, place.mode);
        renameSync(beside, place.path);
      } catch (error) {
        rmSync(beside, { force: true });
        throw error;
      }
    });
}

interface Place {
  readonly path: string;
  /** Of the file that takes its place; undefined when it is written where it is. */
  readonly mode: number | 'usual' | undefined;
}

function placeOf(name: string): Place {
  const path = resolve(name);
  const folder = dirname(path);
  const above = statSync(folder, { throwIfNoEntry: false });
  if (!above) throw new Failure(say('file.noFolder', { folder }));
  if (!above.isDirectory()) throw new Failure(say('file.notFolder', { folder }));
  const there = statSync(path, { throwIfNoEntry: false });
  if (there?.isDirectory()) throw new Failure(say('file.isFolder'));
  if (there) return { path: realpathSync(path), mode: replaceable(path, there) };
  if (/[\\/]$/.test(name)) throw new Failure(say('file.namesFolder'));
  if (lstatSync(path, { throwIfNoEntry: false })) return { path, mode: undefined };
  tryFolder(path);
  return { path, mode: 'usual' };
}

function replaceable(path: string, there: Stats): number | undefined {
  accessSync(path, constants.W_OK);
  const isOurs = there.isFile() && there.nlink === 1 && there.uid === (process.getuid?.() ?? there.uid);
  if (!isOurs) return undefined;
  try {
    tryFolder(realpathSync(path));
    return there.mode & 0o777;
  } catch {
    return undefined;
  }
}

/** Only a file that was made there shows that one can be. */
function tryFolder(path: string): void {
  const beside = besides(path);
  writeFileSync(beside, '', { flag: 'wx' });
  rmSync(beside);
}
const besides = (path: string): string => join(dirname(path), `.tambour-${randomBytes(6).toString('hex')}.tmp`);

/** Faults under the name of the file. */
function told<T>(name: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    throw new Failure(say('file.cannotWrite', { file: name, why: fileFault(error) }));
  }
}
