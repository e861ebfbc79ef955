import type { World } from '@tambour/kernel';
import { captainPlayer } from './captain.hot.ts';
import { type Greed, greedyPlayer } from './greedy.ts';
import { type OpponentId, opponentOf } from './level.ts';
import { novicePlayer } from './novice.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';
import { sergeantPlayer } from './sergeant.ts';
import { LEANINGS } from './temperament.ts';

export function playerOf<W extends World, Field>(
  id: OpponentId,
  how: Pick<Partial<Greed>, 'isLate'> = {},
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
      return captainPlayer(how, leaning);
    case 'marshal':
      return captainPlayer({ ...how, times: 6, plans: 32 }, leaning);
  }
}
