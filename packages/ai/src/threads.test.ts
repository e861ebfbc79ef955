import { Worker } from 'node:worker_threads';
import { describe, expect, it } from 'vitest';
import type { Result, Simulation } from './simulation.ts';
import { type Fought, MOST_DEATHS, MOST_TRIES, simulate } from './threads.ts';

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
    expect(fought.results.length % 20).toBe(0);
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
