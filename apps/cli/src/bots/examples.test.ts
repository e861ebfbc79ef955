import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BotName } from '@tambour/ai';
import { describe, expect, it } from 'vitest';
import { NO_THREADS } from '../testing/bots.ts';
import { testTerminal } from '../testing/terminal.ts';
import { fightWith, withBots } from './fight.ts';
import { USUAL_LIMITS } from './limits.ts';

const file = (name: string): string => fileURLToPath(new URL(`../../../../examples/bots/${name}`, import.meta.url));
const hasPython = spawnSync('python3', ['--version']).status === 0;

/** Two battles of an example; none may be given up. */
async function plays(name: BotName, game: string, choice: object): Promise<void> {
  const terminal = testTerminal();
  const limits = { ...USUAL_LIMITS, startMs: 120_000, decisionMs: 120_000 };
  const runner = withBots(NO_THREADS, { workers: 1, limits, terminal, language: 'en' });
  const { results } = await fightWith(runner, { game, choice, levels: [name, 'random'], seed: 3 }, 2);
  await runner.close();
  expect(terminal.noted).toEqual([]);
  expect(results).toHaveLength(2);
  expect(results.every(({ forfeit, decisions }) => !forfeit && decisions > 20)).toBe(true);
}

describe('the example programs', () => {
  it.each(['attacker.mjs', 'orders.py'])('%s has fewer than 60 lines', (name) => {
    expect(readFileSync(file(name), 'utf8').split('\n').length).toBeLessThan(60);
  });
  it('in JavaScript plays whole battles', () =>
    plays(`cmd:"${process.execPath}" "${file('attacker.mjs')}"`, 'ford', {}));
  it.skipIf(!hasPython)('in Python plays whole battles with hidden orders (needs python3)', () =>
    plays(`cmd:python3 "${file('orders.py')}"`, 'reiters', { scenario: 'M', options: { advanced: 'on' } }),
  );
});
