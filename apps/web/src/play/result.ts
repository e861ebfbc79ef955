import type { Text } from '@tambour/kernel';
import type { LogEntry } from '../match/protocol.ts';

/** One thing that a combat came to, for a line of results. */
export interface ResultItem {
  readonly text: Text;
  /** Whether it is good for the reader; undefined where it cannot be said, or nobody reads for one side. */
  readonly isGood: boolean | undefined;
}

/**
 * A combat's result from a side's point of view, gravest first: "they are driven back, you lose a strength point". What means
 * nothing to either side is told as it is; so is everything where no one person plays.
 */
export function resultOf({ result }: LogEntry, viewpoint: number | undefined): readonly ResultItem[] {
  if (viewpoint === undefined) return result.map(({ text }) => ({ text, isGood: undefined }));
  const said = new Map<string, ResultItem & { readonly gravity: number }>();
  for (const { text, bearings } of result) {
    if (bearings.length === 0) said.set(text.en, { text, isGood: undefined, gravity: 0 });
    for (const { side, what, isGood, gravity, said: words } of bearings) {
      const isOwn = side === viewpoint;
      // Two units that rout are one rout in the line; which they were is told below it.
      said.set(`${side} ${what}`, { text: isOwn ? words.you : words.they, isGood: isGood === isOwn, gravity });
    }
  }
  return [...said.values()].sort((a, b) => b.gravity - a.gravity).map(({ text, isGood }) => ({ text, isGood }));
}
