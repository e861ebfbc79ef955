import type { World } from '@tambour/kernel';
import { type Greed, greedyPlayer } from './greedy.ts';
import type { Player } from './player.ts';
import { randomPlayer } from './random.ts';

/** Players by how well they play, weakest first. */
export const LEVELS = ['random', 'greedy'] as const;
export type Level = (typeof LEVELS)[number];

export function playerOf<W extends World, Field>(
  level: Level,
  how: Pick<Partial<Greed>, 'isLate'> = {},
): Player<W, Field> {
  switch (level) {
    case 'random':
      return randomPlayer();
    case 'greedy':
      return greedyPlayer(how);
  }
}
