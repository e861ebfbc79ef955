import type { LogEntry } from '../match/protocol.ts';
import { combatsOf } from './combats.ts';

/** So many entries at the end of the log hold its last combat. */
const ENOUGH = 20;

/** What was done since the reader last decided; with nobody reading, or looking back to a command, the latest order. */
export function recentEntries(
  all: readonly LogEntry[],
  at: number | undefined,
  reader: number | undefined,
): readonly LogEntry[] {
  const log = at === undefined ? all : all.slice(0, at + 1);
  if (at !== undefined || reader === undefined) return combatsOf(log.slice(-ENOUGH)).at(-1)?.entries ?? [];
  // An answer in the middle of the other side's combat does not end what one wants to follow.
  const since = log.slice(log.findLastIndex(({ side, n, begun }) => side === reader && n === begun) + 1);
  return since.filter(({ side, begun }) => side !== reader || log[begun]?.side !== reader);
}
