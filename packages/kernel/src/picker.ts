import type { Action, ActionList } from './action.ts';

/** Ways to pick one of the actions that answer a question, by its index: what a game's `habit` is written with. */
export function picker(actions: ActionList) {
  /** The first that fits, -1 for none. */
  const first = (fits: (o: Action) => boolean): number => {
    for (let i = 0; i < actions.count; i++) if (fits(actions.at(i))) return i;
    return -1;
  };
  return {
    first,
    verb: (...verbs: readonly number[]): number => first((o) => verbs.includes(o.verb)),
    /** The first of the highest worth. */
    best(worth: (o: Action) => number): number {
      let best = 0;
      for (let i = 1; i < actions.count; i++) if (worth(actions.at(i)) > worth(actions.at(best))) best = i;
      return best;
    },
    /** The first choice that was found; otherwise whatever is listed first. */
    or: (...found: readonly number[]): number => found.find((i) => i >= 0) ?? 0,
  };
}
