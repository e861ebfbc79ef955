import { type Command, type GameEvent, Match } from '@tambour/kernel';
import { choose, RANDOM_STYLES, SeededRandom } from '@tambour/kernel/testing';
import type { RisorgimentoWorld } from '../../model/world.ts';
import { risorgimentoPlay } from '../../play.ts';

type RisorgimentoMatch = Match<RisorgimentoWorld>;
/** Plays a battle at random, and shows every question with its orders and every command with its events. */
export function atRandom(
  scenario: string,
  seed: number,
  most: number,
  see: (match: RisorgimentoMatch, command: Command, events: readonly GameEvent[]) => void,
  before: (match: RisorgimentoMatch) => void = () => {},
): void {
  const match = Match.begin(risorgimentoPlay, { scenario }, seed) as RisorgimentoMatch;
  const random = new SeededRandom(seed);
  for (let i = 0; i < most && match.sideId !== undefined; i++) {
    before(match);
    const { position } = match;
    const command = position.decode(position.actions.at(choose(position, random, RANDOM_STYLES[2])));
    const done = match.apply(command);
    if (!done.ok) throw new Error(JSON.stringify(done));
    see(match, command, done.events);
  }
}
