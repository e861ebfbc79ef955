import { closeSync, fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import { BadInput } from '@tambour/kernel';
import {
  type Batch,
  headerDifference,
  type Ledger,
  lineOf,
  readHeader,
  readLine,
  type StudyHeader,
} from '@tambour/lab';
import { faultText } from '@tambour/stage/reasons';
import { Failure, fileFault } from '../usage.ts';
import { say } from '../words/say.ts';
import { lockFile } from './study-lock.ts';

/** What a file of a study is written with; tests have disks that fill up. */
export interface Disk {
  write(fd: number, bytes: Uint8Array, at: number): number;
  truncate(fd: number, length: number): void;
}
const DISK: Disk = { write: (fd, bytes, at) => writeSync(fd, bytes, at), truncate: ftruncateSync };

const CHUNK = 1 << 20;
/** Nobody writes longer lines. */
const MOST_LINE = 64 << 20;
const NEWLINE = 10;

interface Found {
  readonly header: StudyHeader | undefined;
  readonly batches: Map<string, Batch[]>;
  /** Up to here the file is whole: what follows is a line that was being written when the program ended. */
  readonly length: number;
}

/** The lines of a file that are whole, one after another, each with where it ends. */
function* wholeLines(fd: number): Generator<{ readonly text: string; readonly end: number }> {
  let rest = Buffer.alloc(0);
  let end = 0;
  for (let at = 0; ; ) {
    const part = Buffer.allocUnsafe(CHUNK);
    const count = readSync(fd, part, 0, CHUNK, at);
    if (count === 0) return;
    at += count;
    rest = Buffer.concat([rest, part.subarray(0, count)]);
    for (let cut = rest.indexOf(NEWLINE); cut >= 0; cut = rest.indexOf(NEWLINE)) {
      end += cut + 1;
      yield { text: rest.toString('utf8', 0, cut), end };
      rest = rest.subarray(cut + 1);
    }
    if (rest.length > MOST_LINE) throw new Failure(say('file.tooLong', { most: MOST_LINE }));
  }
}

function readStudy(fd: number, file: string): Found {
  const batches = new Map<string, Batch[]>();
  let header: StudyHeader | undefined;
  let length = 0;
  let number = 0;
  for (const { text, end } of wholeLines(fd)) {
    number++;
    try {
      const json: unknown = JSON.parse(text);
      if (!header) header = readHeader(json);
      else {
        const { label, ...batch } = readLine(json);
        batches.set(label, [...(batches.get(label) ?? []), batch]);
      }
    } catch (error) {
      const why = error instanceof BadInput ? faultText(error) : say('study.notJson');
      throw new Failure(say('study.badLine', { file, n: number, why }));
    }
    length = end;
  }
  return { header, batches, length };
}

/** The header of a study that was kept; what was asked is taken from it. */
export function readStudyHeader(file: string): StudyHeader {
  const header = told('file.cannotRead', file, () => {
    const fd = openSync(file, 'r');
    try {
      if (!fstatSync(fd).isFile()) return undefined;
      for (const { text } of wholeLines(fd)) return readHeader(JSON.parse(text));
      return undefined;
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof BadInput)
        throw new Failure(
          say('study.badLine', {
            file,
            n: 1,
            why: error instanceof BadInput ? faultText(error) : say('study.notJson'),
          }),
        );
      throw error;
    } finally {
      closeSync(fd);
    }
  });
  if (!header) throw new Failure(say('study.empty', { file }));
  return header;
}

function told<T>(key: 'file.cannotRead' | 'file.cannotWrite', file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(say(key, { file, why: fileFault(error) }));
  }
}

/**
 * The battles of a study on disk, a line a batch: only ever added to, so that whatever ends the program leaves all whole lines. A line that
 * was not written to its end is cut off before anything is added.
 */
export class StudyFile implements Ledger {
  readonly #batches: ReadonlyMap<string, readonly Batch[]>;
  /** Of the file as we have written it; undefined for what is no file. */
  #length: number | undefined;
  #isClosed = false;

  private constructor(
    readonly name: string,
    readonly fd: number,
    readonly disk: Disk,
    readonly unlock: () => void,
    { batches, length }: { readonly batches: Found['batches']; readonly length: number | undefined },
  ) {
    this.#batches = batches;
    this.#length = length;
  }

  /** Goes on with a file, or begins it. One that was kept of another study is refused by the field that differs. */
  static open(name: string, header: StudyHeader, disk: Disk = DISK): StudyFile {
    return told('file.cannotWrite', name, () => {
      const fd = openSync(name, 'a+');
      let unlock = () => {};
      try {
        const isFile = fstatSync(fd).isFile();
        if (isFile) unlock = lockFile(name);
        const found = isFile ? readStudy(fd, name) : { header: undefined, batches: new Map(), length: 0 };
        if (found.header) {
          const other = headerDifference(asMuchOf(found.header, header), comparable(header));
          if (other?.field.endsWith('.code')) throw new Failure(say('study.otherCode', { file: name }));
          if (other) throw new Failure(say('study.other', { file: name, ...other }));
        }
        if (isFile && fstatSync(fd).size > found.length) disk.truncate(fd, found.length);
        const length = isFile ? found.length : undefined;
        const study = new StudyFile(name, fd, disk, unlock, { batches: found.batches, length });
        if (!found.header) study.#write(`${JSON.stringify(header)}\n`);
        return study;
      } catch (error) {
        closeSync(fd);
        unlock();
        throw error;
      }
    });
  }

  known(label: string): readonly Batch[] {
    return this.#batches.get(label) ?? [];
  }

  keep(label: string, batch: Batch): void {
    told('file.cannotWrite', this.name, () => this.#write(lineOf({ label, ...batch })));
  }

  /** All of it or nothing: half a line is taken off again, if the disk lets us. */
  #write(text: string): void {
    const bytes = Buffer.from(text);
    const length = this.#length;
    // Where there is no lock, the other is found out by what it has written.
    if (length !== undefined && fstatSync(this.fd).size !== length)
      throw new Failure(say('study.shared', { file: this.name }));
    try {
      for (let at = 0; at < bytes.length; ) at += this.disk.write(this.fd, bytes, at);
      if (length !== undefined) this.#length = length + bytes.length;
    } catch (error) {
      try {
        if (length !== undefined) this.disk.truncate(this.fd, length);
      } catch {
        // Whoever reads it ignores a last line that is not whole.
      }
      throw error;
    }
  }

  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    closeSync(this.fd);
    this.unlock();
  }
}

/** What a file says of the settings that are asked for: it may have others as well, of a study of which this is a part. */
function asMuchOf(there: StudyHeader, { settings }: StudyHeader): Omit<StudyHeader, 'command'> {
  const labels = new Set(settings.map(({ label }) => label));
  const part = there.settings.filter(({ label }) => labels.has(label));
  return { ...comparable(there), settings: part.length === 0 ? there.settings : part };
}

/** More battles of the same study, or an output elsewhere, make no other study. */
const comparable = ({ command: _, ...header }: StudyHeader): Omit<StudyHeader, 'command'> => header;
