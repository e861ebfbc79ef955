import type { Choice, Command, Text } from '@tambour/kernel';
import type { Task } from './lesson.ts';

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
