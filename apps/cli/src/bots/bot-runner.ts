import { branch, type Simulation } from '@tambour/ai';
import type { GamePackage } from '@tambour/games';
import type { World } from '@tambour/kernel';
import type { Batch, Range, Runner } from '@tambour/lab';
import type { Playable } from '../engine/open-matches.ts';
import { BotPair } from './bot-battle.ts';
import type { BotFailure } from './bot-fault.ts';
import type { BotLimits } from './limits.ts';

/** A program that gives up so many battles in a row would give up the rest as well. */
export const MOST_IN_A_ROW = 3;

export interface BotRunnerChoice {
  readonly limits: BotLimits;
  /** So many battles at once, each with processes of its own. */
  readonly workers: number;
  /** Told of every battle that a program gave up. */
  readonly onForfeit?: (battle: number, failure: BotFailure) => void;
}

/**
 * Plays battles in which programs take part. They are played here, not in threads: a thread that ends takes no care of what it started.
 * The programs think beside each other; players of ours take turns. No process plays twice on the same dice.
 */
export function botRunner<W extends World, Field>(
  game: GamePackage<W, Field>,
  playable: Playable,
  { limits, workers, onForfeit }: BotRunnerChoice,
): Runner {
  const open = new Set<BotPair<W, Field>>();
  return {
    async play({ choice, levels, seed }: Simulation, { from, count }: Range, onBatch: (batch: Batch) => void, signal) {
      let next = from;
      let why: string | undefined;
      let inRow = 0;
      const seated = async (): Promise<void> => {
        const pair = new BotPair(game, playable, levels, limits);
        open.add(pair);
        try {
          while (next < from + count && why === undefined && !signal.aborted) {
            const number = next++;
            const { result, failure } = await raised(pair.play(choice, branch(seed, number)), signal);
            if (failure) onForfeit?.(number, failure);
            onBatch({ from: number, results: [result] });
            inRow = failure ? inRow + 1 : 0;
            if (failure && inRow >= MOST_IN_A_ROW) why ??= `${failure.message}, ${inRow} battles in a row`;
          }
        } catch (error) {
          if (!signal.aborted) throw error;
        } finally {
          open.delete(pair);
          await pair.close();
        }
      };
      await Promise.all(Array.from({ length: Math.min(workers, count) }, seated));
      return why;
    },
    async close() {
      await Promise.all([...open].map((pair) => pair.close()));
    },
  };
}

/** The outcome of work, unless the signal is raised first. */
function raised<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
