import type { World } from '@tambour/kernel';
import type { Leaning } from './appraiser.hot.ts';
import { type Greed, greedyPlayer } from './greedy.ts';
import { fairPlayer, type Player } from './player.ts';
import { appraiserFor, valueBy } from './sergeant.ts';

/** How often a novice takes whatever is no worse than standing still. */
const WHIM_PERCENT = 30;
/** It sees what it can do and not what can be done to it, except to its leaders: whims cost it little where it has only to stand still. */
const CARELESS: Leaning = { chance: [1, 0], chief: [2, 1] };
/** Few throws, and not every order is looked at. */
const GLANCE: Partial<Greed> = { mostOrders: 60, samples: 2, finalists: 3, moreSamples: 2 };

/**
 * Plays plausibly and not well: looks one order ahead with few throws of the dice, overlooks what the enemy threatens, and often takes any order that
 * is no worse than standing still. What would cost as much as a chief is never such an order.
 */
export function novicePlayer<W extends World, Field>(how: Pick<Partial<Greed>, 'isLate'> = {}): Player<W, Field> {
  const value = valueBy(appraiserFor<W, Field>(CARELESS));
  const glance = greedyPlayer<W, Field>({ ...GLANCE, ...how }, value);
  const whim = greedyPlayer<W, Field>({ ...GLANCE, ...how, isWhim: true }, value);
  return fairPlayer((position, chance) =>
    (!position.isInside && chance.below(100) < WHIM_PERCENT ? whim : glance).choose(position, chance),
  );
}
