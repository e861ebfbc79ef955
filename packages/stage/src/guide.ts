import type { Choice, Command, Language, Messages, Text } from '@tambour/kernel';
import type { Task } from './lesson.ts';
import { textsByKey, withTaskWords } from './texts-by-key.ts';

/** What is said the first times a question of this rule is asked, once the prompts are done. */
export interface Tip {
  readonly rule: string;
  readonly says: Text;
}

/**
 * A guided first battle: a real one, kept and fought to its end, that begins in the middle of things. A few orders have been given for
 * both sides; some prompts lead through the next ones; then come tips, fewer and fewer, and the battle goes on.
 */
export interface Guide {
  readonly id: string;
  readonly title: Text;
  /** Where the person stands, in two or three sentences. */
  readonly says: Text;
  readonly choice: Choice;
  /** One whose dice favour who follows the prompts. */
  readonly seed: number;
  /** The side of the person, by id. */
  readonly side: string;
  /** Given before the person takes over, each legal in its turn. */
  readonly prelude: readonly Command[];
  readonly tasks: readonly Task[];
  readonly tips: readonly Tip[];
  /** Said when the prompts are done. */
  readonly end: Text;
}

/** A guide as a game writes it, all but the words. */
export interface GuidePlan extends Omit<Guide, 'title' | 'says' | 'end' | 'tasks' | 'tips'> {
  readonly tasks: readonly Omit<Task, 'says' | 'hint'>[];
  readonly tips: readonly string[];
}

/**
 * Gives guides their words, from the texts of each language: `guide.works.title`, `.says` and `.end`, for each task from 1
 * `guide.works.1.says` and `guide.works.1.hint`, and for each tip `guide.works.tip.` with its rule.
 */
export function guidesFrom(texts: Readonly<Record<Language, Messages>>, plans: readonly GuidePlan[]): Guide[] {
  const text = textsByKey(texts);
  return plans.map((plan) => {
    const of = `guide.${plan.id}`;
    return {
      ...plan,
      title: text(`${of}.title`),
      says: text(`${of}.says`),
      tasks: withTaskWords(text, of, plan.tasks),
      tips: plan.tips.map((rule) => ({ rule, says: text(`${of}.tip.${rule}`) })),
      end: text(`${of}.end`),
    };
  });
}
