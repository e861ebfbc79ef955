import { availableParallelism } from 'node:os';
import { parentPort, type Worker, workerData } from 'node:worker_threads';
import type { Result, Simulation } from './simulation.ts';

/** Simulation over the threads of one machine. Apart from the rest of the package because it needs Node. */
interface Order {
  readonly from: number;
  readonly count: number;
}
type Answer = { readonly from: number; readonly results: readonly Result[] } | { readonly fault: string };

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

/** Fights a battle many times. The results are in the order of the battles' numbers, however many threads fought them. */
export async function simulate(simulation: Simulation, games: number, crew: Crew): Promise<readonly Result[]> {
  const workers = Math.max(1, Math.min(crew.workers ?? availableParallelism(), games));
  const size = Math.max(1, Math.min(MOST_IN_BATCH, Math.ceil(games / (workers * BATCHES_A_WORKER))));
  const results = new Map<number, readonly Result[]>();
  const hired: Worker[] = [];
  let next = 0;
  let done = 0;
  const work = (worker: Worker): Promise<void> =>
    new Promise((resolve, reject) => {
      const give = () => {
        if (next >= games) return resolve();
        const order: Order = { from: next, count: Math.min(size, games - next) };
        next += order.count;
        worker.postMessage(order);
      };
      worker.on('message', (answer: Answer) => {
        if ('fault' in answer) return reject(new Error(answer.fault));
        results.set(answer.from, answer.results);
        done += answer.results.length;
        crew.onProgress?.(done, games);
        give();
      });
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`a worker stopped with code ${code}`)));
      give();
    });
  try {
    for (let i = 0; i < workers; i++) hired.push(crew.hire(simulation));
    await Promise.all(hired.map(work));
  } finally {
    await Promise.all(hired.map((worker) => worker.terminate()));
  }
  return [...results.keys()].sort((a, b) => a - b).flatMap((from) => results.get(from)!);
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
