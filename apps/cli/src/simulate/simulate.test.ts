import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Simulation } from '@tambour/ai';
import type { Crew } from '@tambour/ai/threads';
import { GAME_IDS } from '@tambour/games';
import type { Language } from '@tambour/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import type { Terminal } from '../terminal.ts';
import { keptThreads } from '../testing/kept-threads.ts';
import { testTerminal } from '../testing/terminal.ts';
import { progressLine } from './progress.ts';
import { simulateWith } from './simulate.ts';

let folder: string;
/** Without what the tests themselves are read by, which takes as long to start. */
let hireBuilt: Crew['hire'];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tambour-test-'));
  hireBuilt = await keptThreads();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** By threads that start at once; those of `bin/` fight where names are taken. */
const simulate = (args: readonly string[], terminal: Terminal, language: Language = 'en') =>
  simulateWith(hireBuilt).run(args, terminal, language);

const BATTLES = ['simulate', GAME_IDS[0], '--games', '4', '--a', 'random', '--b', 'random'];

describe('tambour simulate', () => {
  it('gives the same figures for a seed, however many threads fight', async () => {
    const figures = async (workers: string, seed: string) => {
      const file = join(folder, `${workers}-${seed}.json`);
      const terminal = testTerminal();
      expect(
        await simulate([...BATTLES.slice(1), '--seed', seed, '--workers', workers, '--json', file], terminal),
      ).toBe(0);
      expect(terminal.said.join('\n')).toMatch(/Wins\n.*95%: .*\nLength/s);
      return readFileSync(file, 'utf8');
    };
    const one = await figures('1', '9');
    expect(await figures('2', '9')).toBe(one);
    const { games, wins, seed, shares, turns, losses } = JSON.parse(one);
    expect(games).toBe(4);
    expect(wins.a + wins.b + wins.draw).toBe(4);
    expect(seed).toBe(9);
    expect(shares.a.low).toBeLessThanOrEqual(shares.a.share);
    expect(turns.mean).toBeGreaterThan(0);
    expect(losses).toMatchObject({ a: { mean: expect.any(Number) }, b: { mean: expect.any(Number) } });
  });
  it('writes a page that is complete in itself, and JSON to standard output', async () => {
    const page = join(folder, 'page.html');
    const terminal = testTerminal();
    await simulate([...BATTLES.slice(1), '--seed', '1', '--json', '-', '--html', page], terminal);
    expect(JSON.parse(terminal.said.join('\n'))).toMatchObject({ games: 4, seed: 1 });
    const html = readFileSync(page, 'utf8');
    expect(html.match(/<svg/g)).toHaveLength(11);
    expect(html).not.toMatch(/NaN|undefined|Infinity|src=|href="(?!#)/);
  });
  it('writes the page to standard output as well, and nothing else beside it', async () => {
    const terminal = testTerminal();
    const file = join(folder, 'beside.json');
    expect(await simulate([...BATTLES.slice(1), '--seed', '1', '--html', '-', '--json', file], terminal)).toBe(0);
    expect(terminal.said).toHaveLength(1);
    expect(terminal.said[0]).toMatch(/^<!doctype html>.*<\/html>$/s);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ games: 4, seed: 1 });
    expect(existsSync('-')).toBe(false);
  });
  it('says which file it cannot write before it fights', async () => {
    const hire = () => {
      throw new Error('a thread was hired');
    };
    for (const [flags, code, why] of [
      [['--json', join(folder, 'no', 'where.json')], 1, 'where.json'],
      [['--html', folder], 1, 'it is a folder'],
      [['--json', '-', '--html', '-'], 2, '--json and --html cannot both go to standard output'],
      [['--json', ''], 2, '--json needs the name of a file'],
    ] as const) {
      const terminal = testTerminal();
      const done = simulateWith(hire).run([...BATTLES.slice(1), ...flags], terminal, 'en');
      await expect(done).rejects.toThrow(why);
      expect(await run([...BATTLES, ...flags], terminal)).toBe(code);
    }
  });
  it('takes names wherever it takes ids', async () => {
    const terminal = testTerminal();
    const flags = ['--scenario', 'auneau', '--set', 'Advanced rules=on', '--set', 'caracole=sans', '--games', '1'];
    const levels = ['--a', 'random', '--b', 'random', '--workers', '1', '--seed', '1', '--json', '-'];
    expect(await run(['simulate', 'Fate of the Reiters', ...flags, ...levels], terminal)).toBe(0);
    expect(JSON.parse(terminal.said.join('\n'))).toMatchObject({
      game: 'reiters',
      scenario: 'AU',
      options: { advanced: 'on', caracole: 'off' },
    });
  });
  it('passes figures of one’s own to every thread', async () => {
    const terminal = testTerminal();
    expect(await run([...BATTLES, '--charts', join(folder, 'none.json')], terminal)).toBe(2);
    expect(terminal.noted[0]).toContain('--charts');
    expect(await run([...BATTLES, '--charts', new URL('../../package.json', import.meta.url).pathname], terminal)).toBe(
      2,
    );
    expect(terminal.noted[1]).toContain('--charts');
  });
  it.each([
    ['null', 'must be an object, not null'],
    ['7', 'must be an object, not 7'],
    ['[]', 'must be an object, not a list'],
    ['{', 'is not JSON'],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'nested deeper than 64 levels'],
    [`{"notes":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'notes.0.0…: is nested deeper than 64 levels'],
  ])('refuses charts that are none: %.20s', async (text, why) => {
    const file = join(folder, 'charts.json');
    writeFileSync(file, text);
    for (const command of ['simulate', 'play']) {
      const terminal = testTerminal();
      expect(await run([command, GAME_IDS[0], '--charts', file], terminal)).toBe(2);
      expect(terminal.noted[0]).toContain('--charts');
      expect(terminal.noted[0]).toContain(why);
    }
  });
});

describe('tambour simulate, when threads die', () => {
  const DYING = "require('node:worker_threads').parentPort.on('message', () => process.exit(7))";
  const dying = () => new Worker(DYING, { eval: true, execArgv: [] });
  const figures = async (hire: (simulation: Simulation) => Worker) => {
    const terminal = testTerminal();
    const flags = ['--seed', '9', '--workers', '2', '--json', '-'];
    const code = await simulateWith(hire).run([...BATTLES.slice(1), ...flags], terminal, 'en');
    return { code, ...terminal, text: terminal.said.join('\n') };
  };
  it('fights their battles again: the figures are the same', async () => {
    const undisturbed = await figures(hireBuilt);
    let hired = 0;
    const disturbed = await figures((simulation) => (hired++ === 0 ? dying() : hireBuilt(simulation)));
    expect(disturbed.code).toBe(0);
    // The other thread may have fought them before another could be hired.
    expect([2, 3]).toContain(hired);
    expect(disturbed.text).toBe(undisturbed.text);
  });
  it('reports what was fought, says why not all were, and exits 1', async () => {
    // Threads that die wait until the others have answered: which of them is faster is not what is tested.
    const some = `
      const { parentPort, workerData } = require('node:worker_threads');
      const answered = new Int32Array(workerData);
      const result = { winner: 0, rule: '1', points: [1, 0], turn: 1, decisions: 1, tally: {} };
      parentPort.on('message', ({ from, count }) => {
        if (from > 1) {
          for (let seen; (seen = Atomics.load(answered, 0)) < 2; ) Atomics.wait(answered, 0, seen);
          process.exit(7);
        }
        parentPort.postMessage({ from, results: Array.from({ length: count }, () => result) });
        Atomics.add(answered, 0, count);
        Atomics.notify(answered, 0);
      });`;
    const answered = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    const { code, noted, text } = await figures(
      () => new Worker(some, { eval: true, execArgv: [], workerData: answered }),
    );
    expect(code).toBe(1);
    expect(noted[0]).toBe(
      'tambour simulate: not all 4 battles could be fought; the results below are for the 2 that were: ' +
        `battle ${noted[0]?.match(/: battle (\d)/)?.[1]} ended 3 threads, the last with: exit code 7`,
    );
    expect(JSON.parse(text)).toMatchObject({ games: 2, wins: { a: 2 } });
  });
  it('has no report where nothing was fought', async () => {
    const { code, noted, said } = await figures(dying);
    expect([code, said]).toEqual([1, []]);
    expect(noted).toEqual([expect.stringMatching(/none of the 4 battles could be fought: battle \d ended 3 threads/)]);
  });
});

describe('the progress bar', () => {
  it('grows, and tells speed and what is left', () => {
    expect(progressLine(0, 100, 0, 'en')).toMatch(/^░{30} 0\/100$/);
    expect(progressLine(50, 100, 10, 'en')).toMatch(/^█{15}░{15} 50\/100 {2}5\.0 battles\/s {2}10 s left$/);
    expect(progressLine(1, 1000, 1, 'en')).toContain('17 min left');
    expect(progressLine(50, 100, 10, 'fr')).toMatch(/batailles\/s {2}reste 10 s$/);
  });
});
