import type { Choice, GameEvent, Text } from '@tambour/kernel';
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

/** A lesson is a position on the real map, dice that fall as the lesson needs them, and tasks. */
export interface Lesson {
  readonly id: string;
  readonly title: Text;
  /** What is to be learnt, in two or three sentences. */
  readonly says: Text;
  readonly choice: Choice;
  /** The side of the learner, by id; the other side answers by the computer. */
  readonly side: string;
  /** As `Position.toJson` writes it. */
  position(): unknown;
  readonly dice: readonly number[];
  readonly tasks: readonly Task[];
  /** Said when all is done. */
  readonly end: Text;
}
