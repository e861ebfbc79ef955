import type { Match, World } from '@tambour/kernel';

/** Takes orders back to the last that a person gave, and that one too: how many, and whether it came so far. */
export function undoOwn<W extends World, Field>(
  match: Match<W, Field>,
  isPersons: (side: string) => boolean,
): { readonly count: number; readonly isBack: boolean } {
  let isBack = false;
  let count = 0;
  while (match.canUndo && !isBack) {
    const last = match.entries.at(-1);
    isBack = last !== undefined && isPersons(last.side);
    match.undo();
    count++;
  }
  return { count, isBack };
}
