import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { GAME_IDS } from '@tambour/games';
import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { simulateWith } from './simulate/simulate.ts';
import { keptThreads } from './testing/kept-threads.ts';
import { testTerminal } from './testing/terminal.ts';

describe('opponents', () => {
  it('the greedy player beats the random one from either side, in either edition', async () => {
    const simulate = simulateWith(await keptThreads());
    const wins = async (a: string, b: string, edition: string) => {
      const terminal = testTerminal();
      const battles = ['--games', String(amount(1, 3)), '--seed', '5', '--workers', '1', '--json', '-'];
      await simulate.run([GAME_IDS[0], '--a', a, '--b', b, '--set', `edition=${edition}`, ...battles], terminal, 'en');
      return JSON.parse(terminal.said.join('\n')).wins;
    };
    expect((await wins('greedy', 'random', 'fr')).a).toBeGreaterThanOrEqual(amount(1, 2));
    expect((await wins('random', 'greedy', 'en')).b).toBeGreaterThanOrEqual(amount(1, 2));
  });
  it('the example bot plays a whole battle', async () => {
    const bot = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [bot, '3']);
    expect(stdout).toMatch(/^\d+ orders given\. Winner: (F|C|nobody)/);
  });
});
