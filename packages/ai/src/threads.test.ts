import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import type { Result, Simulation } from './simulation.ts';
import { type Crew, MOST_DEATHS, MOST_TRIES, ThreadRunner } from './threads.ts';

const SIMULATION: Simulation = { game: 'toy', choice: {}, levels: ['random', 'random'], seed: 1 };
const result = (battle: number): Result => ({
  winner: battle % 2,
  rule: '1c',
  points: [battle, 0],
  turn: battle,
  decisions: 1,
  tally: {},
});
const upTo = (games: number) => Array.from({ length: games }, (_, i) => result(i));

/** Ends of a thread, in its own words: what it does instead of answering. */
const ENDS = {
  exit: 'process.exit(3)',
  'exit after half of its answer': 'parentPort.postMessage({}); process.exit(0)',
  throw: 'setImmediate(() => { throw new Error("shell\\u001b[2J burst") })',
  'no memory': 'const hoard = []; for (;;) hoard.push(new Array(1000).fill(hoard.length))',
  'unreadable answer': 'parentPort.postMessage(null)',
} as const;

/** A thread that answers every batch until one is handed to it that it dies of, told as an expression. */
function thread(end: string, dies: string): Worker {
  const code = `
    const { parentPort } = require('node:worker_threads');
    const result = ${result.toString()};
    let served = 0;
    parentPort.on('message', ({ from, count }) => {
      const holds = (battle) => from <= battle && battle < from + count;
      if (${dies}) { ${end}; return; }
      served++;
      parentPort.postMessage({ from, results: Array.from({ length: count }, (_, i) => result(from + i)) });
    });`;
  return new Worker(code, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 16 }, stderr: true });
}

interface Fought {
  readonly results: readonly Result[];
  readonly why: string | undefined;
}
/** All battles of a simulation, in the order of their numbers. */
async function simulate(
  simulation: Simulation,
  games: number,
  { onProgress, ...crew }: Crew & { readonly onProgress?: (done: number) => void },
): Promise<Fought> {
  const runner = new ThreadRunner(crew);
  const all = new Map<number, Result>();
  const why = await runner.play(
    simulation,
    { from: 0, count: games },
    ({ from, results }) => {
      for (const [i, it] of results.entries()) all.set(from + i, it);
      onProgress?.(all.size);
    },
    new AbortController().signal,
  );
  await runner.close();
  return { results: [...all].sort(([a], [b]) => a - b).map(([, it]) => it), why };
}

/** Fights with threads of which each dies as told by its number. */
async function fight(
  games: number,
  end: string,
  dies: (n: number) => string = () => 'false',
  workers = 2,
): Promise<Fought & { hired: number; told: number[] }> {
  let hired = 0;
  const told: number[] = [];
  const fought = await simulate(SIMULATION, games, {
    workers,
    hire: () => thread(end, dies(hired++)),
    onProgress: (done) => void told.push(done),
  });
  return { ...fought, hired, told };
}

describe('threads that play for several at once', () => {
  const crew = { workers: 2, hire: () => thread('', 'false') };
  it('hand over every battle of each simulation once', async () => {
    const runner = new ThreadRunner(crew);
    const seen: Record<number, number[]> = { 1: [], 2: [], 3: [] };
    await Promise.all(
      [1, 2, 3].map((seed) =>
        runner.play(
          { ...SIMULATION, seed },
          { from: 5, count: 9 },
          ({ results }) => seen[seed]!.push(...results.map((it) => it.turn)),
          new AbortController().signal,
        ),
      ),
    );
    await runner.close();
    for (const numbers of Object.values(seen))
      expect(numbers.sort((a, b) => a - b)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });
  it('stop at a signal, keep what was played, and play on for others', async () => {
    const runner = new ThreadRunner({ workers: 1, hire: () => thread('', 'from >= 3 && from < 100') });
    const [stop, other] = [new AbortController(), new AbortController()];
    const seen: number[] = [];
    const stopped = runner.play(
      SIMULATION,
      { from: 0, count: 6 },
      ({ from }) => {
        seen.push(from);
        if (from === 2) setImmediate(() => stop.abort());
      },
      stop.signal,
    );
    expect(await stopped).toBeUndefined();
    expect(seen).toEqual([0, 1, 2]);
    const played = await runner.play(
      { ...SIMULATION, seed: 2 },
      { from: 100, count: 1 },
      ({ from }) => seen.push(from),
      other.signal,
    );
    expect([played, seen.at(-1)]).toEqual([undefined, 100]);
    await runner.close();
  });
});

describe('threads that are handed their next batch while they play', () => {
  /** A thread that takes so many milliseconds over each battle. */
  const slow = (ms: number, dies = 'false'): Worker =>
    new Worker(
      `
      const { parentPort } = require('node:worker_threads');
      const result = ${result.toString()};
      parentPort.on('message', ({ from, count }) => {
        for (const end = performance.now() + ${ms} * count; performance.now() < end; );
        if (${dies}) process.exit(3);
        parentPort.postMessage({ from, results: Array.from({ length: count }, (_, i) => result(from + i)) });
      });`,
      { eval: true, execArgv: [] },
    );
  it('have two at once while there is enough for all, and one at the end', async () => {
    const waiting: number[] = [];
    let sent = 0;
    let answered = 0;
    const hire = () => {
      const worker = slow(1);
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (message: unknown) => {
        sent++;
        post(message);
      };
      return worker;
    };
    const runner = new ThreadRunner({ workers: 1, hire });
    await runner.play(
      SIMULATION,
      { from: 0, count: 80 },
      () => waiting.push(sent - ++answered),
      new AbortController().signal,
    );
    await runner.close();
    // What is handed over on an answer is not counted in it: one batch is there already, but at the first and at the end.
    expect(waiting.slice(1, -2).filter((n) => n !== 1)).toEqual([]);
    expect(waiting.at(-1)).toBe(0);
  });
  it('lose nothing and repeat nothing when they end with a batch waiting', async () => {
    let hired = 0;
    const fought = await simulate(SIMULATION, 200, {
      workers: 2,
      hire: () => slow(1, hired++ < 3 ? 'from >= 40' : 'false'),
    });
    expect(hired).toBeGreaterThan(2);
    expect(fought).toMatchObject({ results: upTo(200), why: undefined });
  });
  it('play what others had asked for when one study is stopped', async () => {
    const runner = new ThreadRunner({ workers: 1, hire: () => slow(2) });
    const stop = new AbortController();
    const seen: number[] = [];
    const [, why] = await Promise.all([
      runner.play(SIMULATION, { from: 0, count: 100 }, () => stop.abort(), stop.signal),
      runner.play(
        { ...SIMULATION, seed: 2 },
        { from: 0, count: 20 },
        ({ from, results }) => seen.push(...results.map((_, i) => from + i)),
        new AbortController().signal,
      ),
    ]);
    await runner.close();
    expect([why, seen]).toEqual([undefined, Array.from({ length: 20 }, (_, i) => i)]);
  });
});

describe('a simulation over threads', () => {
  it('has its results in the order of the battles, however many fight', async () => {
    for (const workers of [1, 2, 3])
      expect(await fight(7, '', undefined, workers)).toMatchObject({ results: upTo(7), why: undefined });
  });
  it.each(Object.entries(ENDS))('replaces a thread that ends by %s: no battle lost or repeated', async (_, end) => {
    const fought = await fight(24, end, (n) => (n < 2 ? 'holds(5)' : 'false'));
    expect(fought).toMatchObject({ results: upTo(24), why: undefined });
    expect(fought.hired).toBeGreaterThan(2);
    expect(fought.told.at(-1)).toBe(24);
    expect(fought.told).toEqual([...new Set(fought.told)].sort((a, b) => a - b));
  });
  it('gives up on a battle that no thread outlives, says why, and keeps the others', async () => {
    const fought = await fight(24, ENDS.throw, () => 'holds(20)');
    expect(fought.why).toMatch(
      new RegExp(`^battles? 2\\d.* ended ${MOST_TRIES} threads, the last with: shell.* burst$`),
    );
    expect(fought.results.length).toBeGreaterThan(0);
    expect(fought.results.length).toBeLessThan(24);
    expect(fought.results).not.toContainEqual(result(20));
    expect(new Set(fought.results.map((r) => r.turn)).size).toBe(fought.results.length);
  });
  it('gives up when threads keep ending whatever they fight', async () => {
    const fought = await fight(400, ENDS.exit, () => 'served === 1');
    expect(fought.why).toBe(`${MOST_DEATHS + 1} threads ended before their work was done, the last with: exit code 3`);
    expect(fought.hired).toBeLessThanOrEqual(2 + MOST_DEATHS);
    expect(fought.results.length).toBeGreaterThan(0);
  });
  it('gives up when no thread can be had', async () => {
    const hire = (): Worker => {
      throw new Error('no more threads');
    };
    const fought = await simulate(SIMULATION, 3, { workers: 2, hire });
    expect(fought).toMatchObject({ results: [], why: expect.stringContaining('no more threads') });
  });
  it('tells of a battle that broke down in the words of the battle', async () => {
    const fought = await fight(24, 'parentPort.postMessage({ fault: "battle 12 broke down" })', () => 'holds(11)');
    expect(fought.why).toBe('battle 12 broke down');
    expect(fought.results).not.toContainEqual(result(11));
  });
});
