import type { Language, Messages } from '@tambour/kernel';
import type { Lesson, Task } from './lesson.ts';
import { textsByKey, withTaskWords } from './texts-by-key.ts';

/** A lesson as a game writes it, all but the words. */
export interface LessonPlan extends Omit<Lesson, 'title' | 'says' | 'end' | 'tasks'> {
  readonly tasks: readonly Omit<Task, 'says' | 'hint'>[];
}

/**
 * Gives lessons their words, from the texts of each language: `lesson.fire.title`, `.says` and `.end`, and for each task, from 1,
 * `lesson.fire.1.says` and `lesson.fire.1.hint`.
 */
export function lessonsFrom(texts: Readonly<Record<Language, Messages>>, plans: readonly LessonPlan[]): Lesson[] {
  const text = textsByKey(texts);
  return plans.map((plan) => {
    const of = `lesson.${plan.id}`;
    return {
      ...plan,
      title: text(`${of}.title`),
      says: text(`${of}.says`),
      tasks: withTaskWords(text, of, plan.tasks),
      end: text(`${of}.end`),
    };
  });
}
