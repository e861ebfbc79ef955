import { type GameSpec, Position, type Verdict, type World } from '@tambour/kernel';
import { branch, chanceFrom } from './chance.ts';
import type { Player } from './player.ts';

export interface PlayedGame {
  readonly verdict: Verdict;
  readonly turn: number;
  readonly decisions: number;
  readonly tally: Readonly<Record<string, number>>;
}

/** A battle that is not over after so many decisions never will be. */
const MOST_DECISIONS = 100_000;

/** A whole battle between players, one a side. The same seed gives the same battle. `onOrder` is told of each order: whose it was, and on which turn. */
export function playGame<W extends World, Field>(
  spec: GameSpec<W, Field>,
  world: W,
  players: readonly Player<W, Field>[],
  seed: number,
  onOrder?: (position: Position<W, Field>, side: number, turn: number) => void,
): PlayedGame {
  const position = new Position(spec, world).begin(seed);
  const chances = players.map((_, side) => chanceFrom(branch(seed, side)));
  let decisions = 0;
  for (; !position.over; decisions++) {
    if (decisions === MOST_DECISIONS) throw new Error(`the battle with seed ${seed} does not end`);
    const { side } = position;
    const [player, chance] = [players[side], chances[side]];
    if (!player || !chance) throw new Error(`nobody plays side ${side}`);
    const { turn } = position.status;
    position.playAt(player.choose(position, chance).index);
    onOrder?.(position, side, turn);
  }
  const { verdict } = position;
  if (!verdict) throw new Error(`the battle with seed ${seed} ended without a verdict`);
  return { verdict, turn: position.status.turn, decisions, tally: spec.tally(position.field) };
}
