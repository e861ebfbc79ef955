import type { Match, World } from '@tambour/kernel';

/**
 * Takes orders back to the last that a person gave, and that one too: how many, and whether it came so far. What was hidden is open when a
 * battle is over: there is no going back to before one knew it.
 */
export function undoOwn<W extends World, Field>(
  match: Match<W, Field>,
  isPersons: (side: string) => boolean,
): { readonly count: number; readonly isBack: boolean } {
  let isBack = false;
  if (match.position.over && match.spec.imagine !== undefined) return { count: 0, isBack };
  let count = 0;
  while (match.canUndo && !isBack) {
    const last = match.entries.at(-1);
    isBack = last !== undefined && isPersons(last.side);
    match.undo();
    count++;
  }
  return { count, isBack };
}
