import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@tambour/kernel';
import { plain, type Setting } from '@tambour/lab';
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

/** Where the records of each setting are: in the folder itself, or in one of their own where there are several settings. */
export function recordFolders(
  folder: string,
  settings: readonly Setting[],
): ReadonlyMap<Setting['simulation'], string> {
  const names = settings.map(({ label }) => plain(label).replaceAll(' ', '-').slice(0, 60));
  return new Map(
    settings.map(({ simulation }, i) => {
      const name = names[i] ?? '';
      const isSole = names.filter((other) => other === name).length === 1;
      const own = settings.length === 1 ? folder : join(folder, isSole ? name : `${i + 1}-${name}`);
      return [simulation, recordsFolder(own)];
    }),
  );
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
