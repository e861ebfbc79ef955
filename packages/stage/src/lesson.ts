import type { GameEvent, Text } from '@tambour/kernel';
import type { Opening } from './lesson-opening.ts';
import type { Place } from './place.ts';

/** One thing to be done in a lesson; the engine says when it was. */
export interface Task {
  readonly says: Text;
  /** For one who is at a loss. */
  readonly hint: Text;
  readonly rule: string;
  /** What to look at. */
  readonly pieces: readonly string[];
  readonly places: readonly Place[];
  /** Whether what just happened is what was asked for. */
  isDone(events: readonly GameEvent[]): boolean;
}

/** A lesson is a position on the real map, dice that fall as the lesson needs them, and tasks; the other side answers by the computer. */
export interface Lesson extends Opening {
  readonly id: string;
  readonly title: Text;
  /** What is to be learnt, in two or three sentences. */
  readonly says: Text;
  readonly dice: readonly number[];
  readonly tasks: readonly Task[];
  /** Said when all is done. */
  readonly end: Text;
}
