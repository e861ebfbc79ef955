import { randomBytes } from 'node:crypto';
import type { Batch, Ledger, StudyHeader } from '@tambour/lab';
import { type Disk, StudyFile } from './study-file.ts';

/** The battles of a study, in the file that was asked for; without one in memory, until they have to be kept after all. */
export class KeptStudy implements Ledger {
  #file: StudyFile | undefined;
  readonly #batches: { readonly label: string; readonly batch: Batch }[] = [];

  private constructor(
    readonly header: StudyHeader,
    readonly disk: Disk | undefined,
    file: StudyFile | undefined,
  ) {
    this.#file = file;
  }
  static open(name: string | undefined, header: StudyHeader, disk: Disk | undefined): KeptStudy {
    return new KeptStudy(header, disk, name === undefined ? undefined : StudyFile.open(name, header, disk));
  }

  known(label: string): readonly Batch[] {
    return this.#file?.known(label) ?? [];
  }
  keep(label: string, batch: Batch): void {
    if (this.#file) this.#file.keep(label, batch);
    else this.#batches.push({ label, batch });
  }
  /** Puts what is only in memory into a file of its own, and gives the name of the file; undefined if there is nothing to keep. */
  keepNow(): string | undefined {
    if (!this.#file && this.#batches.length > 0) {
      this.#file = StudyFile.open(`tambour-study-${randomBytes(4).toString('hex')}.jsonl`, this.header, this.disk);
      for (const { label, batch } of this.#batches) this.#file.keep(label, batch);
    }
    return this.#file?.name;
  }
  close(): void {
    this.#file?.close();
  }
}
