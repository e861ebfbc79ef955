import type { LessonPlan } from './lesson-plan.ts';

type TaskPlan = LessonPlan['tasks'][number];
/** A task of a lesson: the rule it teaches, what it points at, and when it is done. Its words are in the texts. */
export const taskOf = <Rule extends string>(
  rule: Rule,
  pieces: readonly string[],
  places: readonly string[],
  isDone: TaskPlan['isDone'],
): TaskPlan => ({ rule, pieces, places, isDone });
