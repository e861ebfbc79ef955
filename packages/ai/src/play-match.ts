import { type Command, isStanding, type Match, type World } from '@tambour/kernel';
import { chancesFor, endless, MOST_DECISIONS, type Observer, type PlayedGame, playedGame } from './play-game.ts';
import type { Player } from './player.ts';

/** Someone who has to be waited for: a program of its own. */
export interface SlowPlayer {
  /** The order it gives, which is legal. */
  decide(): Promise<Command>;
}
export type AnyPlayer<W extends World, Field> = Player<W, Field> | SlowPlayer;
const isSlow = <W extends World, Field>(player: AnyPlayer<W, Field>): player is SlowPlayer => 'decide' in player;

/**
 * `playGame` for battles in which someone has to be waited for. `match` is at its beginning; with the same seed and only players of ours it
 * goes as there. `onApplied` is called after every order. An order that no list shows (a way of its own to a listed place) has the index -1 for the observer.
 */
export async function playMatch<W extends World, Field>(
  match: Match<W, Field>,
  players: readonly AnyPlayer<W, Field>[],
  seed: number,
  onApplied: () => void = () => {},
  observer?: Observer<W, Field>,
): Promise<PlayedGame> {
  const { position } = match;
  const chances = chancesFor(players.length, seed);
  observer?.begun(position);
  let decisions = 0;
  while (!position.over) {
    if (decisions === MOST_DECISIONS) throw endless(seed);
    const { side } = position;
    const [player, chance] = [players[side], chances[side]];
    if (!player || !chance) throw new Error(`nobody plays side ${side}`);
    const command = isSlow(player)
      ? await player.decide()
      : position.decode(position.actions.at(player.choose(position, chance).index));
    if (observer && !isStanding(command)) observer.ordered(position, position.actions.find(position.encode(command)));
    const applied = match.apply(command, { side: match.sideId });
    if (!applied.ok) throw new Error(`an order was not carried out: ${applied.code} ${JSON.stringify(command)}`);
    // A standing order answers no question.
    if (!isStanding(command)) decisions++;
    observer?.played(position);
    onApplied();
  }
  return playedGame(position, decisions, seed);
}
