import type { World } from '@tambour/kernel';
import { captainPlayer } from './captain.hot.ts';
import { type Greed, greedyPlayer } from './greedy.ts';
import { type OpponentId, opponentOf } from './level.ts';
import { novicePlayer } from './novice.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';
import { sergeantPlayer } from './sergeant.ts';
import { LEANINGS } from './temperament.ts';

/** What a player may be told besides its name. */
export interface PlayerSettings extends Pick<Partial<Greed>, 'isLate'> {
  /** Orders that a captain may try out in one search, in place of the number the game gives; a marshal tries out more of them. */
  readonly looks?: number;
}

export function playerOf<W extends World, Field>(
  id: OpponentId,
  { looks, ...how }: PlayerSettings = {},
): Player<W, Field> {
  const { level, temperament } = opponentOf(id);
  const leaning = LEANINGS[temperament];
  switch (level) {
    case 'random':
      return randomPlayer();
    case 'greedy':
      return greedyPlayer(how);
    case 'novice':
      return novicePlayer(how);
    case 'sergeant':
      return sergeantPlayer(how, leaning);
    case 'captain':
      return captainPlayer({ ...how, looks }, leaning);
    case 'marshal':
      return captainPlayer({ ...how, looks, times: 6 }, leaning);
  }
}
