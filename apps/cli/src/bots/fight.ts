import { availableParallelism } from 'node:os';
import type { Result, Simulation } from '@tambour/ai';
import type { Language } from '@tambour/kernel';
import type { Runner } from '@tambour/lab';
import type { Terminal } from '../terminal.ts';
import { say } from '../words/say.ts';
import { type BotRunnerChoice, botRunner } from './bot-runner.ts';
import type { BotLimits } from './limits.ts';

export interface WithBots extends Pick<BotRunnerChoice, 'keep' | 'onGivenUp'> {
  /** Battles at once; one a core unless told. */
  readonly workers: number | undefined;
  readonly limits: BotLimits;
  readonly terminal: Pick<Terminal, 'note'>;
  readonly language: Language;
}

/** A runner that plays battles with programs too. Every forfeit is told as it happens. */
export const withBots = (
  rest: Runner,
  { workers = availableParallelism(), limits, terminal, language, keep, onGivenUp }: WithBots,
): Runner =>
  botRunner(rest, {
    limits,
    workers,
    onForfeit: (battle, failure) =>
      terminal.note(say('bot.forfeit', { n: battle + 1, why: failure.withErrors })[language]),
    ...(keep && { keep }),
    ...(onGivenUp && { onGivenUp }),
  });

export interface Fought {
  /** In the order of the battles' numbers; not all of them if it was given up. */
  readonly results: readonly Result[];
  /** Why it was given up; undefined when every battle was fought. */
  readonly why: string | undefined;
}

/** The first battles of a simulation, by a runner. */
export async function fightWith(
  runner: Runner,
  simulation: Simulation,
  games: number,
  onProgress: (done: number) => void = () => {},
  signal = new AbortController().signal,
): Promise<Fought> {
  const results = new Map<number, Result>();
  const why = await runner.play(
    simulation,
    { from: 0, count: games },
    (batch) => {
      for (const [i, result] of batch.results.entries()) results.set(batch.from + i, result);
      onProgress(results.size);
    },
    signal,
  );
  return { results: [...results].sort(([a], [b]) => a - b).map(([, result]) => result), why };
}
