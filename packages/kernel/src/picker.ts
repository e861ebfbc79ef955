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

/** How a question is answered by habit: the index of the action. */
export type Habit<Field> = (pick: ReturnType<typeof picker>, f: Field) => number;
/** By the first of these verbs that is listed. */
export const takes =
  (...verbs: readonly number[]): Habit<unknown> =>
  ({ or, verb }) =>
    or(...verbs.map((one) => verb(one)));
/** A game's habit, question by question; what is not named is declined. */
export const habitBy =
  <Field, Name extends string>(
    { declines }: { declines(verb: number): boolean },
    answers: Readonly<Partial<Record<Name, Habit<Field>>>>,
  ) =>
  (f: Field, question: string, actions: ActionList): number => {
    const pick = picker(actions);
    const answer = Object.hasOwn(answers, question) ? answers[question as Name] : undefined;
    return answer?.(pick, f) ?? pick.or(pick.first((o) => declines(o.verb)));
  };
