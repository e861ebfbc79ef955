import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@tambour/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../run.ts';
import { testTerminal } from '../testing/terminal.ts';
import { progressLine } from './progress.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tambour-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const BATTLES = ['simulate', GAME_IDS[0], '--games', '4', '--a', 'random', '--b', 'random'];

describe('tambour simulate', () => {
  it('gives the same figures for a seed, however many threads fight', async () => {
    const figures = async (workers: string, seed: string) => {
      const file = join(folder, `${workers}-${seed}.json`);
      const terminal = testTerminal();
      expect(await run([...BATTLES, '--seed', seed, '--workers', workers, '--json', file], terminal)).toBe(0);
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
    await run([...BATTLES, '--seed', '1', '--json', '-', '--html', page], terminal);
    expect(JSON.parse(terminal.said.join('\n'))).toMatchObject({ games: 4, seed: 1 });
    const html = readFileSync(page, 'utf8');
    expect(html.match(/<svg/g)).toHaveLength(3);
    expect(html).not.toMatch(/NaN|undefined|Infinity|src=|href=/);
  });
  it('says which file it cannot write', async () => {
    const terminal = testTerminal();
    expect(await run([...BATTLES, '--json', join(folder, 'no', 'where.json')], terminal)).toBe(1);
    expect(terminal.noted.at(-1)).toContain('where.json');
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
});

describe('the progress bar', () => {
  it('grows, and tells speed and what is left', () => {
    expect(progressLine(0, 100, 0)).toMatch(/^░{30} 0\/100$/);
    expect(progressLine(50, 100, 10)).toMatch(/^█{15}░{15} 50\/100 {2}5\.0 battles\/s {2}10 s left$/);
    expect(progressLine(1, 1000, 1)).toContain('17 min left');
  });
});
