import type { World } from '@tambour/kernel';
import { captainPlayer } from './captain.hot.ts';
import { type Greed, greedyPlayer } from './greedy.ts';
import type { Level } from './level.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';
import { sergeantPlayer } from './sergeant.ts';

export function playerOf<W extends World, Field>(
  level: Level,
  how: Pick<Partial<Greed>, 'isLate'> = {},
): Player<W, Field> {
  switch (level) {
    case 'random':
      return randomPlayer();
    case 'greedy':
      return greedyPlayer(how);
    case 'sergeant':
      return sergeantPlayer(how);
    case 'captain':
      return captainPlayer(how);
  }
}
