import type { MatchRecord } from '@tambour/kernel';
import { trouble } from '../match/trouble.ts';

/** A long battle is under half a megabyte. */
const MOST_BYTES = 20_000_000;

/** A record as a file to keep or to send. */
export const recordFile = (record: MatchRecord): Blob =>
  new Blob([`${JSON.stringify(record, null, 1)}\n`], { type: 'application/json' });

/** The scenario says which battle of a game it was, where it does not begin with the game's own name. */
export const recordFileName = ({ game, scenario, entries }: MatchRecord, now = new Date()): string =>
  `${scenario.startsWith(game) ? game : `${game}-${scenario}`}-${now.toISOString().slice(0, 10)}-${entries.length}.tambour.json`;

/** Hands a file to the person, as the browser does with downloads. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the file after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** What a file holds, to be opened by the engine, which says what is wrong with it as a record. */
export async function readRecordFile(file: Blob): Promise<unknown> {
  if (file.size > MOST_BYTES) throw tooLarge();
  let text: string;
  try {
    text = await file.text();
  } catch {
    throw unreadable();
  }
  try {
    return JSON.parse(text);
  } catch {
    throw notARecord();
  }
}

const tooLarge = () =>
  trouble(
    'too-large',
    'This file is too large to be a battle. Choose a file saved from Tambour.',
    'Ce fichier est trop gros pour être une partie. Choisissez un fichier enregistré depuis Tambour.',
  );
const unreadable = () =>
  trouble(
    'unreadable',
    'The file could not be read. It may have been moved or changed since it was chosen.',
    'Le fichier n’a pas pu être lu. Il a peut-être été déplacé ou modifié depuis qu’il a été choisi.',
  );
const notARecord = () =>
  trouble(
    'not-a-record',
    'This file is not a saved battle. Choose a file saved from Tambour.',
    'Ce fichier n’est pas une partie enregistrée. Choisissez un fichier enregistré depuis Tambour.',
  );
