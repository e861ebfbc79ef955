import type { Question, Step } from './game.ts';

const isQuestion = <Field>(step: Step<Field>): step is Question<Field> => 'list' in step;

/** Steps by number as questions, undefined for work: asked at every step, and told apart once. */
const questions = new WeakMap<readonly Step<never>[], readonly unknown[]>();
export function questionsOf<Field>(steps: readonly Step<Field>[]): readonly (Question<Field> | undefined)[] {
  let found = questions.get(steps);
  if (!found) {
    found = steps.map((step) => (isQuestion(step) ? step : undefined));
    questions.set(steps, found);
  }
  return found as readonly (Question<Field> | undefined)[];
}
