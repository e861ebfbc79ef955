import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashText, type MatchRecord } from '@tambour/kernel';
import { plain } from '@tambour/lab';
import { Failure, fileFault } from '../usage.ts';
import { say } from '../words/say.ts';

/** Makes a folder for the records of a study, or says why not. */
export function recordsFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch (error) {
    throw new Failure(say('file.cannotWrite', { file: folder, why: fileFault(error) }));
  }
}

/** The folder for the records of a setting: the study's own, or one inside it by the label of the setting. */
export function recordFolder(folder: string, label: string): string {
  if (label === '') return recordsFolder(folder);
  const name = plain(label).replaceAll(' ', '-').slice(0, 60);
  // "x=1" and "x=-1" are two settings.
  const isExact = /^[\p{L}\p{N} ,=.]*$/u.test(label) && label.length < 60;
  return recordsFolder(join(folder, isExact ? name : `${name}-${hashText(label).slice(0, 6)}`));
}

/** The file of a battle, by its number from 1. */
export const recordName = (battle: number): string => `battle-${String(battle + 1).padStart(6, '0')}.json`;

/** Whole or not at all: a record that was being written when the program ended is no record. */
export function writeRecord(folder: string, battle: number, record: MatchRecord): void {
  const file = join(folder, recordName(battle));
  try {
    writeFileSync(`${file}.tmp`, `${JSON.stringify(record)}\n`);
    renameSync(`${file}.tmp`, file);
  } catch (error) {
    throw new Failure(say('file.cannotWrite', { file, why: fileFault(error) }));
  }
}
