import { type GameSpec, Position, type Verdict, type World } from '@tambour/kernel';
import { branch, type Chance, chanceFrom } from './chance.ts';
import type { Player } from './player.ts';

export interface PlayedGame {
  readonly verdict: Verdict;
  readonly turn: number;
  readonly decisions: number;
  readonly tally: Readonly<Record<string, number>>;
}

/** Who looks on at a battle and changes nothing: at its first question, before each order is carried out, and after it. */
export interface Observer<W extends World, Field> {
  begun(position: Position<W, Field>): void;
  /** The order is number `index` of the position's list. */
  ordered(position: Position<W, Field>, index: number): void;
  /** What it led to is in the position's events. */
  played(position: Position<W, Field>): void;
}

/** A battle that is not over after so many decisions never will be. */
export const MOST_DECISIONS = 100_000;

/** What the players of a battle draw by, one each. */
export const chancesFor = (players: number, seed: number): readonly Chance[] =>
  Array.from({ length: players }, (_, side) => chanceFrom(branch(seed, side)));
export const endless = (seed: number): Error => new Error(`the battle with seed ${seed} does not end`);

/** What is told of a battle that is over. */
export function playedGame<W extends World, Field>(
  position: Position<W, Field>,
  decisions: number,
  seed: number,
): PlayedGame {
  const { verdict, spec } = position;
  if (!verdict) throw new Error(`the battle with seed ${seed} ended without a verdict`);
  return { verdict, turn: position.status.turn, decisions, tally: spec.tally(position.field) };
}

/** A whole battle between players, one a side. The same seed gives the same battle. */
export function playGame<W extends World, Field>(
  spec: GameSpec<W, Field>,
  world: W,
  players: readonly Player<W, Field>[],
  seed: number,
  observer?: Observer<W, Field>,
): PlayedGame {
  const position = new Position(spec, world).begin(seed);
  const chances = chancesFor(players.length, seed);
  observer?.begun(position);
  let decisions = 0;
  for (; !position.over; decisions++) {
    if (decisions === MOST_DECISIONS) throw endless(seed);
    const { side } = position;
    const [player, chance] = [players[side], chances[side]];
    if (!player || !chance) throw new Error(`nobody plays side ${side}`);
    const { index } = player.choose(position, chance);
    observer?.ordered(position, index);
    position.playAt(index);
    observer?.played(position);
  }
  return playedGame(position, decisions, seed);
}
