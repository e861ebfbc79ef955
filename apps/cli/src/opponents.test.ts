import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { playBatch } from '@tambour/ai';
import { GAME_IDS, withGame } from '@tambour/games';
import { describe, expect, it } from 'vitest';

describe('opponents', () => {
  // `tambour simulate` measures this over hundreds of battles; here a few show that it still holds.
  it('the greedy player beats the random one from either side, in either edition', async () => {
    const wins = await withGame(GAME_IDS[0], ({ spec }) => {
      const won = (edition: string, side: number) => {
        const levels = side === 0 ? (['greedy', 'random'] as const) : (['random', 'greedy'] as const);
        const [result] = playBatch(spec, spec.world({ options: { edition } }), { levels, seed: 5 }, 0, 1);
        return result?.winner === side;
      };
      return [won('fr', 0), won('fr', 1), won('en', 0), won('en', 1)].filter(Boolean);
    });
    expect(wins.length).toBeGreaterThanOrEqual(3);
  });
  it('the example bot plays a whole battle', async () => {
    const bot = fileURLToPath(new URL('../../../examples/bot.mjs', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [bot, '3']);
    expect(stdout).toMatch(/^\d+ orders given\. Winner: (F|C|nobody)/);
  });
});
