import type { World } from '@tambour/kernel';
import type { MatchHistory } from './match-history.ts';

/** Leaves both sides as the scenario has them, by the commands that a person would give; says how many there were. */
export function setUp<W extends World, Field>(history: MatchHistory<W, Field>): number {
  const { game, match } = history;
  for (;;) {
    const command = match.position.over ? undefined : game.stage.setUp?.(match.position.field);
    if (command === undefined || !history.submit(command, { side: match.sideId }).ok) return history.count;
  }
}
