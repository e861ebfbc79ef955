import { branch, isBotName, type Simulation } from '@tambour/ai';
import { type GamePackage, someGame, withGame } from '@tambour/games';
import type { MatchRecord, Text, World } from '@tambour/kernel';
import { type Batch, type Range, type Runner, tracing } from '@tambour/lab';
import { playableOf } from '../engine/open-matches.ts';
import { gameId } from '../game-choice.ts';
import { say } from '../words/say.ts';
import { BotPair } from './bot-battle.ts';
import type { BotFailure } from './bot-fault.ts';
import type { BotLimits } from './limits.ts';
import { Slots } from './slots.ts';

/** A program that gives up so many battles in a row would give up the rest as well. */
export const MOST_IN_A_ROW = 3;

export interface BotRunnerChoice {
  readonly limits: BotLimits;
  /** So many battles at once, each with processes of its own. */
  readonly workers: number;
  /** Told of every battle that a program gave up. */
  readonly onForfeit?: (battle: number, failure: BotFailure) => void;
  /** Told in words why the rest is not played; `play` then resolves to the English of it. */
  readonly onGivenUp?: (why: Text) => void;
  /** Keeps the record of a battle that was fought to its end. */
  readonly keep?: (simulation: Simulation, battle: number, record: MatchRecord) => void;
}

/**
 * Plays battles in which programs take part, and leaves all others to `rest`. They are played here, not in threads: a thread that ends takes no
 * care of what it started. The programs think beside each other; players of ours take turns. No process plays twice on the same dice.
 */
export function botRunner(rest: Runner, { limits, workers, onForfeit, onGivenUp, keep }: BotRunnerChoice): Runner {
  const open = new Set<{ close(): Promise<void> }>();
  const slots = new Slots(workers);

  const playHere = async <W extends World, Field>(
    game: GamePackage<W, Field>,
    simulation: Simulation,
    { from, count }: Range,
    onBatch: (batch: Batch) => void,
    signal: AbortSignal,
  ): Promise<string | undefined> => {
    const { choice, levels, seed } = simulation;
    const playable = await playableOf(someGame(game));
    const { fighting } = await game.stage.study();
    const watch = tracing(game.stage, fighting);
    let next = from;
    let why: string | undefined;
    let inRow = 0;
    const seated = async (): Promise<void> => {
      const release = await slots.take();
      const pair = new BotPair(game, playable, levels, limits);
      open.add(pair);
      try {
        while (next < from + count && why === undefined && !signal.aborted) {
          const number = next++;
          const battle = pair.play(choice, branch(seed, number), watch());
          const { result, failure, record } = await raised(battle, signal);
          if (failure) onForfeit?.(number, failure);
          else keep?.(simulation, number, record);
          onBatch({ from: number, results: [result] });
          inRow = failure ? inRow + 1 : 0;
          if (!failure || inRow < MOST_IN_A_ROW || why !== undefined) continue;
          const told = say('bot.inARow', { why: failure.says, n: inRow });
          onGivenUp?.(told);
          why = told.en;
        }
      } catch (error) {
        if (!signal.aborted) throw error;
      } finally {
        open.delete(pair);
        await pair.close();
        release();
      }
    };
    await Promise.all(Array.from({ length: Math.min(workers, count) }, seated));
    return why;
  };

  return {
    async play(simulation, range, onBatch, signal) {
      if (!simulation.levels.some(isBotName)) return rest.play(simulation, range, onBatch, signal);
      return withGame(await gameId(simulation.game), (game) => playHere(game, simulation, range, onBatch, signal));
    },
    async close() {
      await Promise.all([rest.close(), ...[...open].map((pair) => pair.close())]);
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
