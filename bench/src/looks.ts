import { Worker } from 'node:worker_threads';
import { LOOKING } from './looking.ts';
import { chessGame } from './play.ts';
import { type Row, race, thousands, times } from './row.ts';

/** Built beside this file, see `run.mjs`. */
const THREAD = new URL('./looks-thread.js', import.meta.url);
const ROUNDS = 6;
/** How much more two threads are to do than one. */
const TWO_THREADS = 1.85;

class Thread {
  readonly #worker: Worker;
  constructor(name: string) {
    this.#worker = new Worker(THREAD, { workerData: name });
  }
  look(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#worker.once('message', resolve);
      this.#worker.once('error', reject);
      this.#worker.postMessage('look');
    });
  }
  end(): Promise<number> {
    return this.#worker.terminate();
  }
}
/** Looks a second of the processor: what others do on the machine meanwhile is no property of the work. */
async function speedOf(threads: readonly Thread[]): Promise<number> {
  const start = process.cpuUsage();
  const counts = await Promise.all(threads.map((thread) => thread.look()));
  const { user, system } = process.cpuUsage(start);
  return counts.reduce((sum, count) => sum + count, 0) / ((user + system) / 1e6);
}
/** What two threads do on a core each, against one: they share the memory and nothing else, so it is there alone that they hinder each other. */
async function onTwo(name: string): Promise<number> {
  const threads = [new Thread(name), new Thread(name)] as const;
  // The first round warms up.
  await Promise.all(threads.map((thread) => thread.look()));
  let [one, two] = [0, 0];
  for (let i = 0; i < ROUNDS; i++) {
    one = Math.max(one, await speedOf([threads[i % 2]!]));
    two = Math.max(two, await speedOf(threads));
  }
  await Promise.all(threads.map((thread) => thread.end()));
  return (2 * two) / one;
}

/** Looks between two glances at the clock. */
const A_FEW = 10;
/** How often a computer player can try an order on a copy and value what comes of it. */
export async function looks(): Promise<Row[]> {
  const names = Object.keys(LOOKING);
  const lookers = names.map((name): [string, () => number] => {
    const { look } = LOOKING[name]!.looker();
    return [name, () => look(A_FEW)];
  });
  const speeds = race({ chessops: chessGame, ...Object.fromEntries(lookers) }, 12, 200);
  const rows: Row[] = names.map((name) => ({
    what: `${name}: looks of the computer player, against moves of chessops`,
    figure: `${times(speeds[name]! / speeds.chessops!, 3)}  (${thousands(speeds[name]!)})`,
  }));
  for (const name of names) {
    const ratio = await onTwo(name);
    rows.push({
      what: `${name}: looks on two threads, against one`,
      figure: times(ratio),
      wants: `at least ${times(TWO_THREADS)}`,
      ok: ratio >= TWO_THREADS,
    });
  }
  return rows;
}
