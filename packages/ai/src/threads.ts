import { availableParallelism } from 'node:os';
import { parentPort, type Worker, workerData } from 'node:worker_threads';
import type { Result, Simulation } from './simulation.ts';

/** Simulation over the threads of one machine. Apart from the rest of the package because it needs Node. */
interface Order {
  readonly from: number;
  readonly count: number;
}
/** Either the results of a batch or what went wrong in it. */
interface Answer {
  readonly from?: number;
  readonly results?: readonly Result[];
  readonly fault?: string;
}

export interface Crew {
  /** A thread that calls `answerBatches` for the simulation given to it as `workerData`. */
  readonly hire: (simulation: Simulation) => Worker;
  /** As many as the machine has cores unless told. */
  readonly workers?: number | undefined;
  readonly onProgress?: (done: number, of: number) => void;
}

/** A task is at least one whole battle: anything smaller costs more to send than to do. */
const MOST_IN_BATCH = 20;
const BATCHES_A_WORKER = 8;

/** A batch that has ended so many threads would end the next as well. */
export const MOST_TRIES = 3;
/** So many threads may end before their time in one simulation: then it is the machine, and no use going on. */
export const MOST_DEATHS = 10;

export interface Fought {
  /** In the order of the battles' numbers, however many threads fought them; not all of them if it was given up. */
  readonly results: readonly Result[];
  /** Why it was given up, in a sentence; undefined when every battle was fought. */
  readonly why: string | undefined;
}

/** Battles handed to one thread, and how many threads they have ended. */
interface Batch extends Order {
  tries: number;
}
const battlesOf = ({ from, count }: Order): string =>
  count === 1 ? `battle ${from + 1}` : `battles ${from + 1} to ${from + count}`;
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Fights a battle many times. A thread that ends before its time is replaced, and another fights its batch again: a battle
 * depends on its number alone, so the results are those of an undisturbed run.
 */
export async function simulate(simulation: Simulation, games: number, crew: Crew): Promise<Fought> {
  const workers = Math.max(1, Math.min(crew.workers ?? availableParallelism(), games));
  const size = Math.max(1, Math.min(MOST_IN_BATCH, Math.ceil(games / (workers * BATCHES_A_WORKER))));
  const results = new Map<number, readonly Result[]>();
  const hired = new Set<Worker>();
  const lost: Batch[] = [];
  let next = 0;
  let done = 0;
  let deaths = 0;
  const take = (): Batch | undefined => {
    const again = lost.pop();
    if (again || next >= games) return again;
    const batch = { from: next, count: Math.min(size, games - next), tries: 0 };
    next += batch.count;
    return batch;
  };
  const why = await new Promise<string | undefined>((end) => {
    /** False when it is time to give up. */
    const mayGoOn = (how: string, batch?: Batch): boolean => {
      deaths++;
      if (batch && ++batch.tries >= MOST_TRIES)
        end(`${battlesOf(batch)} ended ${batch.tries} threads, the last with: ${how}`);
      else if (deaths > MOST_DEATHS) end(`${deaths} threads ended before their work was done, the last with: ${how}`);
      else return true;
      return false;
    };
    const enlist = (): void => {
      let worker: Worker;
      try {
        worker = crew.hire(simulation);
      } catch (error) {
        if (mayGoOn(messageOf(error))) enlist();
        return;
      }
      hired.add(worker);
      let inHand: Batch | undefined;
      let fault: string | undefined;
      const give = (): void => {
        inHand = take();
        if (inHand) worker.postMessage({ from: inHand.from, count: inHand.count } satisfies Order);
      };
      worker.on('message', (answer: Answer | null) => {
        if (typeof answer?.fault === 'string') return end(answer.fault);
        if (!inHand || answer?.from !== inHand.from || answer.results?.length !== inHand.count) {
          fault = 'an answer that cannot be read';
          return void worker.terminate();
        }
        results.set(inHand.from, answer.results);
        done += inHand.count;
        crew.onProgress?.(done, games);
        give();
        if (done === games) end(undefined);
      });
      worker.on('messageerror', () => void worker.terminate());
      worker.on('error', (error) => {
        fault = messageOf(error);
      });
      // An error is always followed by the exit, and no answer comes after it.
      worker.on('exit', (code) => {
        hired.delete(worker);
        if (!inHand) return;
        if (!mayGoOn(fault ?? `exit code ${code}`, inHand)) return;
        lost.push(inHand);
        enlist();
      });
      give();
    };
    for (let i = 0; i < workers; i++) enlist();
  });
  await Promise.all([...hired].map((worker) => worker.removeAllListeners('exit').terminate()));
  return { results: [...results].sort(([a], [b]) => a - b).flatMap(([, some]) => some), why };
}

/** The worker's end: gets its simulation ready and fights the batches it is handed. */
export function answerBatches(
  ready: (simulation: Simulation) => Promise<(from: number, count: number) => Result[]>,
): void {
  const port = parentPort;
  if (!port) throw new Error('answerBatches belongs in a worker thread');
  const play = ready(workerData as Simulation);
  port.on('message', async ({ from, count }: Order) => {
    const answer: Answer = await play
      .then((batch) => ({ from, results: batch(from, count) }))
      .catch((error: unknown) => ({ fault: error instanceof Error ? error.message : String(error) }));
    port.postMessage(answer);
  });
}
