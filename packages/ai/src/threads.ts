import { setMaxListeners } from 'node:events';
import { availableParallelism } from 'node:os';
import { parentPort, type Worker, workerData } from 'node:worker_threads';
import { type Packed, pack, unpack } from './packed.ts';
import type { Result, Simulation } from './simulation.ts';

/** Simulation over the threads of one machine. Apart from the rest of the package because it needs Node. */
interface Range {
  readonly from: number;
  readonly count: number;
}
interface Order extends Range {
  /** From now on this one; the same as before where it is left out. */
  readonly simulation?: Simulation;
  /** What else the thread is to do with these battles. */
  readonly errand?: string;
}
/** Either the results of a batch or what went wrong in it. */
interface Answer {
  readonly from?: number;
  readonly results?: readonly Packed[];
  readonly fault?: string;
}

export interface Crew {
  /** A thread that calls `answerBatches`; the simulation given to it as `workerData` is the first it will be asked for. */
  readonly hire: (simulation: Simulation) => Worker;
  /** As many as the machine has cores unless told. */
  readonly workers?: number | undefined;
  /** What a thread is to do with the battles of a simulation besides playing them: handed to `answerBatches` as it is. */
  readonly errand?: (simulation: Simulation) => string | undefined;
}

/** Sending a battle costs next to nothing beside playing one: batches are as long as a second lasts, so that little is lost if one stops. */
const MOST_IN_BATCH = 200;
const BATCHES_A_WORKER = 8;
const BATCH_MS = 1000;
/** A thread that is handed its next batch while it still plays one never waits. */
const MOST_TASKS = 2;

/** A batch that has ended so many threads would end the next as well. */
export const MOST_TRIES = 3;
/** So many threads may end before their time in one simulation: then it is the machine, and no use going on. */
export const MOST_DEATHS = 10;

/** Battles handed to one thread, and how many threads they have ended. */
interface Batch extends Range {
  tries: number;
}
const battlesOf = ({ from, count }: Range): string =>
  count === 1 ? `battle ${from + 1}` : `battles ${from + 1} to ${from + count}`;
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Battles asked for in one call, and what is still to be handed out of them. */
interface Job {
  readonly simulation: Simulation;
  readonly onBatch: (batch: { readonly from: number; readonly results: readonly Result[] }) => void;
  readonly end: (why: string | undefined) => void;
  readonly lost: Batch[];
  readonly most: number;
  next: number;
  readonly last: number;
  left: number;
  deaths: number;
  /** How long one battle took, the last time. */
  battleMs: number | undefined;
}
interface Task {
  readonly job: Job;
  readonly batch: Batch;
  began: number;
}
interface Thread {
  readonly worker: Worker;
  simulation: Simulation;
  /** The batch it plays, and the one it goes on with. */
  readonly tasks: Task[];
  fault?: string;
}

const hasWork = ({ lost, next, last }: Job): boolean => lost.length > 0 || next < last;
/** Whether a batch may wait for a thread that is busy: not where others would have nothing to do meanwhile, or for long. */
const mayWait = ({ battleMs, most, next, last }: Job, workers: number): boolean =>
  battleMs !== undefined && battleMs < BATCH_MS && last - next > workers * most;

function take(job: Job): Batch {
  const again = job.lost.pop();
  if (again) return again;
  // How long a battle takes is not known before the first.
  const aSecond = job.battleMs === undefined ? 1 : Math.floor(BATCH_MS / Math.max(job.battleMs, 1));
  const count = Math.max(1, Math.min(job.most, aSecond, job.last - job.next));
  const batch = { from: job.next, count, tries: 0 };
  job.next += count;
  return batch;
}

/**
 * Threads that play battles for whoever asks, several simulations at once. A thread that ends before its time is replaced, and
 * another plays its batch again: a battle depends on its number alone, so the results are those of an undisturbed run.
 */
export class ThreadRunner {
  readonly #crew: Crew;
  readonly #workers: number;
  readonly #jobs: Job[] = [];
  readonly #threads = new Set<Thread>();

  constructor(crew: Crew) {
    this.#crew = crew;
    this.#workers = Math.max(1, crew.workers ?? availableParallelism());
  }

  /** Resolves when all are played or the signal is raised; to a sentence why it was given up otherwise. */
  play(simulation: Simulation, { from, count }: Range, onBatch: Job['onBatch'], signal: AbortSignal) {
    return new Promise<string | undefined>((resolve) => {
      if (count < 1 || signal.aborted) return resolve(undefined);
      const stop = () => {
        this.#end(job, undefined);
        this.#staff();
      };
      const job: Job = {
        simulation,
        onBatch,
        lost: [],
        most: Math.max(1, Math.min(MOST_IN_BATCH, Math.ceil(count / (this.#workers * BATCHES_A_WORKER)))),
        next: from,
        last: from + count,
        left: count,
        deaths: 0,
        battleMs: undefined,
        end: (why) => {
          signal.removeEventListener('abort', stop);
          resolve(why);
        },
      };
      // A study of many settings listens to one signal for each.
      setMaxListeners(0, signal);
      signal.addEventListener('abort', stop);
      this.#jobs.push(job);
      this.#staff();
    });
  }

  async close(): Promise<void> {
    for (const job of [...this.#jobs]) this.#end(job, undefined);
    await Promise.all([...this.#threads].map((thread) => this.#dismiss(thread)));
  }

  /** Gives work to those that have none, hires more as long as there is more to do, and lets each know what comes next. */
  #staff(): void {
    for (const thread of this.#threads) if (thread.tasks.length === 0) this.#give(thread, hasWork);
    while (this.#threads.size < this.#workers) {
      const job = this.#jobs.find(hasWork);
      if (!job) return;
      this.#enlist(job);
    }
    for (const thread of this.#threads)
      if (thread.tasks.length < MOST_TASKS) this.#give(thread, (job) => mayWait(job, this.#workers));
  }

  #give(thread: Thread, from: (job: Job) => boolean): void {
    const open = this.#jobs.filter(from);
    const job = open.find(({ simulation }) => simulation === thread.simulation) ?? open[0];
    if (!job) return;
    const batch = take(job);
    const errand = this.#crew.errand?.(job.simulation);
    thread.tasks.push({ job, batch, began: performance.now() });
    thread.worker.postMessage({
      from: batch.from,
      count: batch.count,
      ...(job.simulation === thread.simulation ? {} : { simulation: job.simulation }),
      ...(errand === undefined ? {} : { errand }),
    } satisfies Order);
    thread.simulation = job.simulation;
  }

  #enlist(job: Job): void {
    let worker: Worker;
    try {
      worker = this.#crew.hire(job.simulation);
    } catch (error) {
      this.#mayGoOn(job, messageOf(error));
      return;
    }
    const thread: Thread = { worker, simulation: job.simulation, tasks: [] };
    this.#threads.add(thread);
    worker.on('message', (answer: Answer | null) => this.#answered(thread, answer));
    worker.on('messageerror', () => void worker.terminate());
    worker.on('error', (error) => {
      thread.fault = messageOf(error);
    });
    // An error is always followed by the exit, and no answer comes after it.
    worker.on('exit', (code) => {
      this.#threads.delete(thread);
      const [task, ...waiting] = thread.tasks;
      for (const { job, batch } of waiting) job.lost.push(batch);
      if (task && this.#mayGoOn(task.job, thread.fault ?? `exit code ${code}`, task.batch))
        task.job.lost.push(task.batch);
      this.#staff();
    });
    this.#give(thread, hasWork);
  }

  #answered(thread: Thread, answer: Answer | null): void {
    const [task, next] = thread.tasks;
    if (!task) return;
    const { job, batch, began } = task;
    if (typeof answer?.fault === 'string') {
      this.#end(job, answer.fault);
      this.#staff();
      return;
    }
    if (answer?.from !== batch.from || answer.results?.length !== batch.count) {
      thread.fault = 'an answer that cannot be read';
      void thread.worker.terminate();
      return;
    }
    const now = performance.now();
    thread.tasks.shift();
    if (next) next.began = now;
    job.battleMs = (now - began) / batch.count;
    job.left -= batch.count;
    job.onBatch({ from: batch.from, results: answer.results.map(unpack) });
    if (job.left === 0) this.#end(job, undefined);
    this.#staff();
  }

  /** False when it is time to give up. */
  #mayGoOn(job: Job, how: string, batch?: Batch): boolean {
    job.deaths++;
    if (batch && ++batch.tries >= MOST_TRIES)
      this.#end(job, `${battlesOf(batch)} ended ${batch.tries} threads, the last with: ${how}`);
    else if (job.deaths > MOST_DEATHS)
      this.#end(job, `${job.deaths} threads ended before their work was done, the last with: ${how}`);
    else return true;
    return false;
  }

  /** Whoever still plays battles of the job is let go: nobody waits for them. */
  #end(job: Job, why: string | undefined): void {
    const at = this.#jobs.indexOf(job);
    if (at < 0) return;
    this.#jobs.splice(at, 1);
    for (const thread of this.#threads)
      if (thread.tasks.some((task) => task.job === job)) {
        for (const task of thread.tasks) if (task.job !== job) task.job.lost.push(task.batch);
        void this.#dismiss(thread);
      }
    job.end(why);
  }

  #dismiss(thread: Thread): Promise<number> {
    this.#threads.delete(thread);
    thread.tasks.length = 0;
    return thread.worker.removeAllListeners('exit').terminate();
  }
}

/** Plays the battles of a simulation, those of a batch at a time. */
export type PlayBattles = (from: number, count: number, errand?: string) => Result[];

/** The worker's end: gets each simulation ready when it is first asked for, and plays the batches it is handed. */
export function answerBatches(ready: (simulation: Simulation) => Promise<PlayBattles>): void {
  const port = parentPort;
  if (!port) throw new Error('answerBatches belongs in a worker thread');
  let play = ready(workerData as Simulation);
  // What fails is told when its battles are asked for.
  play.catch(() => {});
  port.on('message', async ({ from, count, simulation, errand }: Order) => {
    if (simulation) play = ready(simulation);
    const answer: Answer = await play
      .then((batch) => ({ from, results: batch(from, count, errand).map(pack) }))
      .catch((error: unknown) => ({ fault: messageOf(error) }));
    port.postMessage(answer);
  });
}
