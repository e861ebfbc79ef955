import type { Choice, GameSpec, Text, World } from '@tambour/kernel';
import { branch } from './chance.ts';
import { type Observer, type PlayedGame, playGame } from './play-game.ts';
import { builtIn, type PlayerName } from './player-name.ts';
import { playerOf } from './player-of.ts';
import type { Trace } from './trace.ts';

/** The same battle fought many times. All of it can be sent to another thread. */
export interface Simulation {
  readonly game: string;
  readonly choice: Choice;
  /** Who commands each side. */
  readonly levels: readonly [a: PlayerName, b: PlayerName];
  readonly seed: number;
}

/** How one battle of a simulation went. */
export interface Result {
  /** Index of the winning side; null for a draw. */
  readonly winner: number | null;
  readonly rule: string;
  readonly points: readonly number[];
  readonly turn: number;
  readonly decisions: number;
  readonly tally: Readonly<Record<string, number>>;
  /** How it went from turn to turn, where it was traced. */
  readonly trace?: Trace;
  /** Set where a program gave up its battle: that is no result, and is told apart. */
  readonly forfeit?: Forfeit;
}
export interface Forfeit {
  /** Index of the side whose player it was. */
  readonly side: number;
  /** What it did, in a sentence. */
  readonly why: Text;
}

/** How a battle went that was fought to its end, with how it went from turn to turn if somebody looked on. */
export const resultOf = (
  { verdict: { winner, rule, points }, turn, decisions, tally }: PlayedGame,
  tracer?: { trace(): Trace },
): Result => ({
  winner: winner ?? null,
  rule,
  points,
  turn,
  decisions,
  tally,
  ...(tracer && { trace: tracer.trace() }),
});

/** An observer that puts down how a battle goes. */
export interface Tracer<W extends World, Field> extends Observer<W, Field> {
  trace(): Trace;
}

/** Battles `from` to `from + count` of a simulation: each depends on its number alone, not on who fights it. */
export function playBatch<W extends World, Field>(
  spec: GameSpec<W, Field>,
  world: W,
  { levels, seed }: Pick<Simulation, 'levels' | 'seed'>,
  from: number,
  count: number,
  /** One for each battle, by its number. */
  watch?: (battle: number) => Tracer<W, Field>,
): Result[] {
  // A player keeps room to think in, so one serves the whole batch.
  const players = levels.map((level) => playerOf<W, Field>(builtIn(level)));
  return Array.from({ length: count }, (_, i) => {
    const own = branch(seed, from + i);
    try {
      const tracer = watch?.(from + i);
      return resultOf(playGame(spec, world, players, own, tracer), tracer);
    } catch (error) {
      throw new Error(`battle ${from + i + 1} (dice seed ${own}) broke down: ${String(error)}`, { cause: error });
    }
  });
}
