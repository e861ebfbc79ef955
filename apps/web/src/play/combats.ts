import type { EventText } from '@tambour/stage';
import type { LogEntry } from '../match/protocol.ts';

/** An order and everything that was asked and answered until it was done with: told as one thing. */
export interface Combat {
  /** Number of the command that began it. */
  readonly from: number;
  readonly entries: readonly LogEntry[];
  readonly first: LogEntry;
  readonly last: LogEntry;
}

/** The log, one order with its answers at a time. */
export function combatsOf(log: readonly LogEntry[]): readonly Combat[] {
  const groups: LogEntry[][] = [];
  for (const entry of log) {
    const open = groups.at(-1);
    if (open?.[0]?.begun === entry.begun) open.push(entry);
    else groups.push([entry]);
  }
  return groups.flatMap((entries) => {
    const [first, last] = [entries[0], entries.at(-1)];
    return first && last ? [{ from: first.begun, entries, first, last }] : [];
  });
}

/** What happened in it: headings before it are its own, the first after it belongs to what comes next. */
export function storyOf({ entries }: Combat): readonly EventText[] {
  const events = entries.flatMap((entry) => entry.events);
  const begins = events.findIndex(({ weight }) => weight !== 'step');
  if (begins < 0) return [];
  const ends = events.findIndex(({ weight }, i) => i > begins && weight === 'step');
  return events.slice(begins, ends < 0 ? undefined : ends);
}

export const isRoll = ({ dice = [] }: EventText): boolean => dice.length > 0;
/** Whether dice decided it. */
export const isFought = (combat: Combat): boolean => storyOf(combat).some(isRoll);

/** Everything it touched, in the order it did. */
export const placesOf = (combat: Combat): readonly string[] => [
  ...new Set(storyOf(combat).flatMap(({ places }) => places)),
];
