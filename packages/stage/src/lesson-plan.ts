import { LANGUAGES, type Language, type Messages, type Text } from '@tambour/kernel';
import type { Lesson, Task } from './lesson.ts';

/** A lesson as a game writes it, all but the words. */
export interface LessonPlan extends Omit<Lesson, 'title' | 'says' | 'end' | 'tasks'> {
  readonly tasks: readonly Omit<Task, 'says' | 'hint'>[];
}

/**
 * Gives lessons their words, from the texts of each language: `lesson.fire.title`, `.says` and `.end`, and for each task, from 1,
 * `lesson.fire.1.says` and `lesson.fire.1.hint`.
 */
export function lessonsFrom(texts: Readonly<Record<Language, Messages>>, plans: readonly LessonPlan[]): Lesson[] {
  const text = (key: string): Text => {
    const [en, fr] = LANGUAGES.map((l) => texts[l][key]);
    if (en === undefined || fr === undefined) throw new Error(`no text ${key}`);
    return { en, fr };
  };
  return plans.map((plan) => {
    const of = `lesson.${plan.id}`;
    return {
      ...plan,
      title: text(`${of}.title`),
      says: text(`${of}.says`),
      tasks: plan.tasks.map((task, i) => ({
        says: text(`${of}.${i + 1}.says`),
        hint: text(`${of}.${i + 1}.hint`),
        ...task,
      })),
      end: text(`${of}.end`),
    };
  });
}
