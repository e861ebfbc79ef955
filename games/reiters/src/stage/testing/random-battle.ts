import { type Command, type GameEvent, Match } from '@tambour/kernel';
import { reiters } from '../../game.ts';
import { SWITCHES } from '../../model/options.ts';
import { SCENARIO_FILES } from '../../model/scenario-files.ts';
import type { Field } from '../../model/state.ts';
import type { ReitersWorld } from '../../model/world.ts';

export type ReitersMatch = Match<ReitersWorld, Field>;

export const BATTLES: readonly string[] = SCENARIO_FILES.map((file) => file.id);
export const LEVELS = ['off', 'on'] as const;
export type Level = (typeof LEVELS)[number];
/** All the advanced and optional rules, or none. */
export const optionsAt = (level: Level): Record<string, string> =>
  Object.fromEntries(SWITCHES.map((name) => [name, level]));

/**
 * Plays a battle at random, and shows every question before it is answered and every command with its events. Ends of
 * sequences are put off while there is something else to do, so that much happens.
 */
export function atRandom(
  scenario: string,
  level: Level,
  seed: number,
  most: number,
  see: (match: ReitersMatch, command: Command, events: readonly GameEvent[]) => void,
  before: (match: ReitersMatch) => void = () => {},
): void {
  const match = Match.begin(reiters, { scenario, options: optionsAt(level) }, seed);
  let dice = seed;
  const next = (): number => {
    dice = (dice * 48271) % 2147483647;
    return dice;
  };
  for (let i = 0; i < most && match.sideId !== undefined; i++) {
    before(match);
    const { actions } = match.position;
    const pick = (): Command => match.position.decode(actions.at(next() % actions.count));
    let command = pick();
    if (command.type === 'done' && next() % 4 > 0) command = pick();
    const done = match.apply(command);
    if (!done.ok) throw new Error(`${scenario} ${JSON.stringify(command)}: ${JSON.stringify(done)}`);
    see(match, command, done.events);
  }
}
