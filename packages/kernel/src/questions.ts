import type { Question, Step } from './game.ts';

const isQuestion = <Field>(step: Step<Field>): step is Question<Field> => 'list' in step;

/** Steps by number as questions, undefined for work: asked at every step, and told apart once. */
const questions = new WeakMap<readonly Step<never>[], unknown[]>();
export function questionsOf<Field>(steps: readonly Step<Field>[]): readonly (Question<Field> | undefined)[] {
  let found = questions.get(steps);
  if (!found) {
    found = steps.map((step) => (isQuestion(step) ? step : undefined));
    questions.set(steps, found);
  }
  return found as readonly (Question<Field> | undefined)[];
}

/** Steps that came later have taken their places: whoever holds the questions sees them too. */
export function questionsChanged<Field>(steps: readonly Step<Field>[]): void {
  const found = questions.get(steps);
  for (const [i, step] of steps.entries()) if (found && isQuestion(step)) found[i] = step;
}
