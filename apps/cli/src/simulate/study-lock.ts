import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { Failure } from '../usage.ts';
import { say } from '../words/say.ts';

interface Holder {
  readonly pid: number;
  readonly host: string;
}
const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Who holds a lock; undefined if nobody can read it. */
function holderOf(lock: string): Holder | undefined {
  try {
    const { pid, host }: Partial<Holder> = JSON.parse(readFileSync(lock, 'utf8'));
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : undefined;
  } catch {
    return undefined;
  }
}
/** A process of this machine that has ended without taking its lock away. */
function isGone({ pid, host }: Holder): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return codeOf(error) === 'ESRCH';
  }
}

/**
 * Lets one process at a time write a file: `FILE.lock` stands beside it as long as it is open. One whose process was killed is taken over. Where
 * no such file can be made (a folder that is shut, a full disk) there is no lock, and the writer must find out by itself.
 */
export function lockFile(file: string): () => void {
  const lock = `${file}.lock`;
  const own: Holder = { pid: process.pid, host: hostname() };
  for (const mayTakeOver of [true, false]) {
    try {
      writeFileSync(lock, JSON.stringify(own), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') {
        // What was begun on a full disk says nothing.
        if (codeOf(error) === 'ENOSPC' || codeOf(error) === 'EFBIG') rmSync(lock, { force: true });
        return () => {};
      }
    }
    const holder = holderOf(lock);
    if (!holder || !isGone(holder) || !mayTakeOver)
      throw new Failure(say('study.busy', { file, lock, pid: holder?.pid ?? '?', host: holder?.host ?? '?' }));
    rmSync(lock, { force: true });
  }
  return () => {};
}
