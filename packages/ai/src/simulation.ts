import type { Choice, GameSpec, World } from '@tambour/kernel';
import { branch } from './chance.ts';
import type { OpponentId } from './level.ts';
import { playGame } from './play-game.ts';
import { playerOf } from './player-of.ts';

/** The same battle fought many times. All of it can be sent to another thread. */
export interface Simulation {
  readonly game: string;
  readonly choice: Choice;
  /** Who commands each side. */
  readonly levels: readonly [a: OpponentId, b: OpponentId];
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
}

/** Battles `from` to `from + count` of a simulation: each depends on its number alone, not on who fights it. */
export function playBatch<W extends World, Field>(
  spec: GameSpec<W, Field>,
  world: W,
  { levels, seed }: Pick<Simulation, 'levels' | 'seed'>,
  from: number,
  count: number,
): Result[] {
  // A player keeps room to think in, so one serves the whole batch.
  const players = levels.map((level) => playerOf<W, Field>(level));
  return Array.from({ length: count }, (_, i) => {
    const own = branch(seed, from + i);
    try {
      const { verdict, turn, decisions, tally } = playGame(spec, world, players, own);
      const { winner, rule, points } = verdict;
      return { winner: winner ?? null, rule, points, turn, decisions, tally };
    } catch (error) {
      throw new Error(`battle ${from + i + 1} (dice seed ${own}) broke down: ${String(error)}`, { cause: error });
    }
  });
}
