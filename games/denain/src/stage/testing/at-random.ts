import { type Command, type GameEvent, Match } from '@tambour/kernel';
import { denain } from '../../game.ts';
import type { DenainWorld } from '../../model/world.ts';

export const EDITIONS = ['fr', 'en'] as const;

/** Plays a battle at random, and shows every question with its orders and every command with its events. */
export function atRandom(
  edition: 'fr' | 'en',
  seed: number,
  most: number,
  see: (match: Match<DenainWorld>, command: Command, events: readonly GameEvent[]) => void,
  before: (match: Match<DenainWorld>) => void = () => {},
): void {
  const match = Match.begin(denain, { options: { edition } }, seed) as Match<DenainWorld>;
  let dice = seed;
  for (let i = 0; i < most && match.sideId !== undefined; i++) {
    before(match);
    const { actions } = match.position;
    dice = (dice * 48271) % 2147483647;
    const command = match.position.decode(actions.at(dice % actions.count));
    const done = match.apply(command);
    if (!done.ok) throw new Error(JSON.stringify(done));
    see(match, command, done.events);
  }
}
