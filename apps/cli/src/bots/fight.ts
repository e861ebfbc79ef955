import { availableParallelism } from 'node:os';
import type { Result, Simulation } from '@tambour/ai';
import type { Fought } from '@tambour/ai/threads';
import { type GamePackage, someGame } from '@tambour/games';
import type { Language, World } from '@tambour/kernel';
import { playableOf } from '../engine/open-matches.ts';
import type { Terminal } from '../terminal.ts';
import { say } from '../words/say.ts';
import { botRunner } from './bot-runner.ts';
import type { BotLimits } from './limits.ts';

export interface FightWithBots {
  /** Battles at once; one a core unless told. */
  readonly workers: number | undefined;
  readonly limits: BotLimits;
  readonly onProgress: (done: number, of: number) => void;
  readonly terminal: Pick<Terminal, 'note'>;
  readonly language: Language;
  readonly signal?: AbortSignal;
}

/** A simulation with programs at one side or both. Every forfeit is told as it happens. */
export async function fightWithBots<W extends World, Field>(
  game: GamePackage<W, Field>,
  simulation: Simulation,
  games: number,
  { workers = availableParallelism(), limits, onProgress, terminal, language, signal }: FightWithBots,
): Promise<Fought> {
  const results = new Map<number, Result>();
  const runner = botRunner(game, await playableOf(someGame(game)), {
    limits,
    workers,
    onForfeit: (battle, failure) =>
      terminal.note(say('bot.forfeit', { n: battle + 1, why: failure.withErrors })[language]),
  });
  try {
    const why = await runner.play(
      simulation,
      { from: 0, count: games },
      ({ from, results: [result] }) => {
        if (result) results.set(from, result);
        onProgress(results.size, games);
      },
      signal ?? new AbortController().signal,
    );
    return { results: [...results].sort(([a], [b]) => a - b).map(([, result]) => result), why };
  } finally {
    await runner.close();
  }
}
