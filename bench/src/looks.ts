import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { LOOKING } from './looking.ts';
import { chessGame } from './play.ts';
import { type Row, thousands, times } from './row.ts';

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
  async look(): Promise<number> {
    this.#worker.postMessage('look');
    const [count] = await once(this.#worker, 'message');
    return Number(count);
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
  // The first rounds warm up.
  for (let i = 0; i < 2; i++) await Promise.all(threads.map((thread) => thread.look()));
  let [one, two] = [0, 0];
  for (let i = 0; i < ROUNDS; i++) {
    one = Math.max(one, await speedOf([threads[i % 2]!]));
    two = Math.max(two, await speedOf(threads));
  }
  await Promise.all(threads.map((thread) => thread.end()));
  return (2 * two) / one;
}

/** What is done a second of the processor, at best: each contender does the same work in every round, since looks are dearer in a fight than on the march. */
function speeds(contenders: Readonly<Record<string, () => number>>): Record<string, number> {
  const best: Record<string, number> = {};
  for (let i = 0; i <= ROUNDS; i++)
    for (const [name, run] of Object.entries(contenders)) {
      const start = process.cpuUsage();
      const count = run();
      const { user, system } = process.cpuUsage(start);
      // The first round warms up.
      if (i > 0) best[name] = Math.max(best[name] ?? 0, count / ((user + system) / 1e6));
    }
  return best;
}
const GAMES = 200;
const chess = (): number => {
  let moves = 0;
  for (let i = 0; i < GAMES; i++) moves += chessGame();
  return moves;
};
/** How often a computer player can try an order on a copy and value what comes of it. */
export async function looks(): Promise<Row[]> {
  const names = Object.keys(LOOKING);
  const lookers = names.map((name): [string, () => number] => {
    const { looker, looks: count } = LOOKING[name]!;
    const { look, restart } = looker();
    return [
      name,
      () => {
        restart();
        return look(count);
      },
    ];
  });
  const found = speeds({ chessops: chess, ...Object.fromEntries(lookers) });
  const rows: Row[] = names.map((name) => ({
    what: `${name}: looks of the computer player, against moves of chessops`,
    figure: `${times(found[name]! / found.chessops!, 4)}  (${thousands(found[name]!)})`,
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
