import { isOneFirst } from './first-languages.ts';

/** Code that a battle can open without. */
export interface FetchedPart<P> {
  /** Once it is there. */
  readonly now: P;
  fetch(): Promise<void>;
}

/** Where a page waits for its first battle, a part of the game is fetched with the first thing done; everywhere else it is there at once. */
export async function fetchedPart<P>(load: () => Promise<P>, isLater: boolean = isOneFirst()): Promise<FetchedPart<P>> {
  let there: { readonly part: P } | undefined;
  const fetch = async (): Promise<void> => {
    there ??= { part: await load() };
  };
  if (!isLater) await fetch();
  return {
    get now() {
      if (!there) throw new Error('this part of the game is still to be fetched');
      return there.part;
    },
    fetch,
  };
}
