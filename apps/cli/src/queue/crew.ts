import type { Worker } from 'node:worker_threads';
import type { Result, Simulation } from '@tambour/ai';
import type { Range } from '@tambour/lab';

/** Battles for a thread. */
export interface Task extends Range {
  readonly setting: string;
  readonly simulation: Simulation;
}
/** What a thread answers: results, or what went wrong. */
export type Answer = { readonly results: readonly Result[]; readonly seconds: number } | { readonly fault: string };

/** Threads that play whatever they are given, unlike those of one simulation. A thread that ends before its time is replaced. */
export class Crew {
  readonly #hire: () => Worker;
  readonly #idle: Worker[] = [];
  readonly #busy = new Map<Task, Worker>();

  constructor(hire: () => Worker) {
    this.#hire = hire;
  }

  /** Plays a task in a thread by itself. A thread that dies of it is a fault as well. */
  async play(task: Task): Promise<Answer> {
    let thread: Worker;
    try {
      // The one that played last has the game and its code warm.
      thread = this.#idle.pop() ?? this.#hire();
    } catch (error) {
      return { fault: error instanceof Error ? error.message : String(error) };
    }
    this.#busy.set(task, thread);
    const answer = await answerOf(thread, task);
    this.#busy.delete(task);
    const isWhole = 'results' in answer && answer.results.length === task.count;
    if (isWhole) this.#idle.push(thread);
    // After a fault nobody knows what state it is in.
    else await thread.terminate();
    return isWhole || 'fault' in answer ? answer : { fault: 'an answer that cannot be read' };
  }

  /** Ends the thread of a task that nobody wants any more; its answer is a fault. */
  drop(task: Task): void {
    void this.#busy.get(task)?.terminate();
  }

  async close(): Promise<void> {
    const all = [...this.#idle.splice(0), ...this.#busy.values()];
    await Promise.all(all.map((thread) => thread.terminate()));
  }
}

function answerOf(thread: Worker, task: Task): Promise<Answer> {
  return new Promise((done) => {
    let fault: string | undefined;
    const hear = (answer: Answer) => {
      thread.off('message', hear).off('error', fail).off('exit', end);
      done(answer);
    };
    const fail = (error: unknown) => {
      fault = error instanceof Error ? error.message : String(error);
    };
    // An error is always followed by the exit.
    const end = (code: number) => hear({ fault: fault ?? `exit code ${code}` });
    thread.on('message', hear).on('error', fail).on('exit', end);
    thread.postMessage(task);
  });
}
