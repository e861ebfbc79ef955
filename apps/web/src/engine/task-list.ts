import type { GameEvent } from '@tambour/kernel';
import type { Task } from '@tambour/stage';

/** The tasks of a lesson, done in their order. What was done stays done, even if the command is taken back. */
export class TaskList {
  #done = 0;
  constructor(readonly tasks: readonly Task[]) {}

  get done(): number {
    return this.#done;
  }

  /** The tasks that these events fulfil, by number. */
  check(events: readonly GameEvent[]): number[] {
    const first = this.#done;
    while (this.tasks[this.#done]?.isDone(events)) this.#done++;
    return Array.from({ length: this.#done - first }, (_, i) => first + i);
  }
}
