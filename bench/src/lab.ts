import type { EventLoopUtilization } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { OpponentId, Simulation } from '@tambour/ai';
import { ThreadRunner } from '@tambour/ai/threads';
import { WORKER } from '../../apps/cli/src/simulate/simulate.ts';
import { type Row, times } from './row.ts';

/** One battle of each game, and players from the weakest to those that plan. */
const GAMES: readonly { readonly game: string; readonly scenario: string }[] = [
  { game: 'denain', scenario: 'denain-1712-historical' },
  { game: 'reiters', scenario: 'M' },
  { game: 'risorgimento', scenario: 'san-martino' },
  { game: 'tabletop', scenario: 'tutorial-farm' },
];
const LEVELS: readonly OpponentId[] = ['random', 'greedy', 'novice', 'sergeant', 'captain'];
/** How much faster two threads are to be than one. */
const WANTED = 1.85;
const ROUNDS = 3;
/** So many seconds of processor one measurement may take, unless a single battle takes longer. */
const SECONDS = 5;
/** Each thread has a battle, and no more than make batches of a second anyway. */
const [LEAST, MOST_MEASURED] = [2, 1600] as const;
/** Battles shorter than this are measured over so long, again and again, to know how many there is time for. */
const WARM_SECONDS = 1;
/** A battle this long is measured once: what a short one needs rounds for, and threads that are warm, evens out within it. */
const LONG_SECONDS = 20;

interface Played {
  /** Seconds of processor a battle. */
  readonly cpu: number;
  /** Threads that had work, on average, as long as there was some for all. */
  readonly busy: number;
}

/** Who plays until the code is compiled in each thread: the same rules, and a judge, without the hours of thought. */
const WARM: OpponentId = 'sergeant';

/**
 * Plays battles on some threads after each has played some. A shared machine has no quiet core to time on, so what is measured is what would
 * cost speed on a quiet one: processor time that a battle takes, and time in which a thread has nothing to do.
 */
async function played(simulation: Simulation, workers: number, battles: number, isLong: boolean): Promise<Played> {
  const hired: Worker[] = [];
  const runner = new ThreadRunner({
    workers,
    hire(workerData) {
      const worker = new Worker(WORKER, { workerData });
      hired.push(worker);
      return worker;
    },
  });
  const { signal } = new AbortController();
  const play = async (what: Simulation, from: number, count: number, onBatch: () => void) => {
    const why = await runner.play(what, { from, count }, onBatch, signal);
    if (why !== undefined) throw new Error(why);
  };
  const warm: Simulation = isLong ? { ...simulation, levels: [WARM, WARM] } : simulation;
  await play(warm, 1_000_000, workers * (isLong ? 1 : Math.ceil(battles / 4)), () => {});
  const before = hired.map((worker) => worker.performance.eventLoopUtilization());
  const cpu = process.cpuUsage();
  const looks: EventLoopUtilization[][] = [];
  await play(simulation, 0, battles, () =>
    looks.push(hired.map((worker, i) => worker.performance.eventLoopUtilization(before[i]))),
  );
  const { user, system } = process.cpuUsage(cpu);
  await runner.close();
  // While the last are played there is nothing left for the others.
  const last = looks[Math.max(0, looks.length - 1 - workers)] ?? [];
  return { cpu: (user + system) / 1e6 / battles, busy: last.reduce((sum, { utilization }) => sum + utilization, 0) };
}

/** How much faster two threads play a battle than one. */
export async function speedRow(simulation: Simulation): Promise<Row> {
  let first = await played(simulation, 1, LEAST, true);
  const isLong = first.cpu > LONG_SECONDS;
  // The first battles are played while the code is still being compiled: short ones look many times dearer than they are.
  for (let round = 0; round < ROUNDS && first.cpu < WARM_SECONDS; round++)
    first = await played(simulation, 1, Math.ceil(WARM_SECONDS / first.cpu), false);
  // An even number, so that two threads have as many each.
  const battles = isLong ? LEAST : Math.min(MOST_MEASURED, Math.max(LEAST, 2 * Math.ceil(SECONDS / first.cpu / 2)));
  // In turns, and the best of each: what others do on the machine makes a battle dearer and threads wait, never the opposite.
  const tries: [Played[], Played[]] = [isLong ? [first] : [], []];
  for (let round = 0; round < (isLong ? 1 : ROUNDS); round++)
    for (const [i, all] of tries.entries())
      if (all.length <= round) all.push(await played(simulation, i + 1, battles, isLong));
  const [one, two] = tries.map((all) => ({
    cpu: Math.min(...all.map(({ cpu }) => cpu)),
    busy: Math.max(...all.map(({ busy }) => busy)),
  })) as [Played, Played];
  const [slow, fast] = [one.busy / one.cpu, two.busy / two.cpu];
  const { choice, levels } = simulation;
  return {
    what: `${choice.scenario}, ${levels[0]}: two threads against one`,
    figure: `${times(fast / slow)}  (${slow.toPrecision(2)} and ${fast.toPrecision(2)} battles a second; ${battles} battles)`,
    wants: `at least ${WANTED}×`,
    ok: fast / slow >= WANTED,
  };
}

/** Before the first of these the heaps of the threads still grow to what the engine allows them: 380 MB after 500 battles, 540 after 5,000. */
const EARLY = 5000;
const MOST = 10_000;

/** What all threads of the process hold, after some battles and after twice as many. */
export async function memoryRow(): Promise<Row> {
  const simulation: Simulation = { game: 'reiters', choice: { scenario: 'M' }, levels: ['random', 'random'], seed: 7 };
  const runner = new ThreadRunner({ workers: 2, hire: (workerData) => new Worker(WORKER, { workerData }) });
  const { signal } = new AbortController();
  const kept: unknown[] = [];
  const play = async (from: number, to: number) => {
    const onBatch = ({ results }: { readonly results: readonly unknown[] }) => kept.push(...results);
    const why = await runner.play(simulation, { from, count: to - from }, onBatch, signal);
    if (why !== undefined) throw new Error(why);
    return process.memoryUsage().rss;
  };
  const early = await play(0, EARLY);
  const late = await play(EARLY, MOST);
  await runner.close();
  const mega = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;
  return {
    what: `memory after ${MOST} battles, against after ${EARLY}`,
    figure: `${times(late / early)}  (${mega(early)}, then ${mega(late)}; ${kept.length} results kept)`,
    wants: 'at most 1.15×',
    ok: late / early <= 1.15,
  };
}

/** Rows as they are measured: the whole table takes a quarter of an hour. `LAB_ONLY=reiters,captain` has those whose names it holds. */
export async function* lab(): AsyncGenerator<Row> {
  const only = process.env.LAB_ONLY?.split(',') ?? [];
  const isWanted = (...names: readonly string[]) => only.every((name) => names.includes(name));
  for (const { game, scenario } of GAMES)
    for (const level of LEVELS)
      if (isWanted(game, scenario, level))
        yield await speedRow({ game, choice: { scenario }, levels: [level, level], seed: 7 });
  if (isWanted('memory')) yield await memoryRow();
}
