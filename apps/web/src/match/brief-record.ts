import {
  type Command,
  type MatchRecord,
  parseJson,
  RECORD_FORMAT,
  type Reader,
  read,
  readRecord,
} from '@tambour/kernel';

export const BRIEF_FORMAT = 'tambour-brief-1';

/**
 * A record without what can be found again by playing it: who was asked, and the position's hash after each command but
 * the last. For a link, where every letter counts.
 */
export interface BriefRecord extends Omit<MatchRecord, 'format' | 'entries'> {
  readonly format: typeof BRIEF_FORMAT;
  readonly entries: readonly (readonly [command: Command, ...dice: number[]])[];
  /** Of own dice, those that the program threw: the number of the command, from 0, and their places. */
  readonly drawn?: readonly (readonly [command: number, ...places: number[]])[];
  /** After the last command; absent when there is none. */
  readonly last?: string;
}

/** A record as far as it must be known to play it again. */
export interface PlayableRecord extends Omit<MatchRecord, 'format' | 'entries'> {
  readonly entries: readonly PlayableEntry[];
  /** Nothing says how the battle stood after its last command: whether it was played so cannot be told. */
  readonly isUnproven?: boolean;
}
export interface PlayableEntry {
  readonly command: Command;
  readonly dice: readonly number[];
  readonly drawn?: readonly number[] | undefined;
  readonly side?: string | undefined;
  readonly hash?: string | undefined;
}

export function briefRecord(record: MatchRecord): BriefRecord {
  const { format: _, entries, ...head } = record;
  const last = entries.at(-1)?.hash;
  const drawn = entries.flatMap((entry, i) => (entry.drawn ? [[i, ...entry.drawn] as const] : []));
  return {
    format: BRIEF_FORMAT,
    ...head,
    entries: entries.map(({ command, dice }) => [command, ...dice]),
    ...(drawn.length === 0 ? {} : { drawn }),
    ...(last === undefined ? {} : { last }),
  };
}

const NO_HASH = '0'.repeat(16);

const entries: Reader<readonly (readonly unknown[])[]> = read.list(read.list(read.anything, 10_001));
const hash = read.string(16);
const drawnRows = read.list(read.list(read.integer(0, 100_000), 10_001));

/** A record from a file or a link, whole or brief. Throws `BadInput` that names the field. */
export function readPlayable(json: unknown): PlayableRecord {
  const from = typeof json === 'string' ? parseJson(json, 'record') : json;
  if (!isBrief(from)) return readRecord(from);
  const { format: _, entries: rows, last, drawn: places, ...head } = read.table(read.anything)(from, '');
  const lines = entries(rows, 'entries');
  const end = last === undefined ? undefined : hash(last, 'last');
  const drawn = new Map((places === undefined ? [] : drawnRows(places, 'drawn')).map(([n, ...all]) => [n, all]));
  // The kernel's own reader checks the rest, with hashes that stand for none.
  const whole = readRecord({
    ...head,
    format: RECORD_FORMAT,
    entries: lines.map(([command, ...dice], i) => ({
      ...{ side: '', command, dice, hash: NO_HASH },
      ...(drawn.has(i) && { drawn: drawn.get(i) }),
    })),
  });
  return {
    ...whole,
    isUnproven: lines.length > 0 && end === undefined,
    entries: whole.entries.map(({ command, dice, drawn: ofProgram }, i) => ({
      command,
      dice,
      drawn: ofProgram,
      hash: i === lines.length - 1 ? end : undefined,
    })),
  };
}

const isBrief = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && 'format' in json && json.format === BRIEF_FORMAT;
