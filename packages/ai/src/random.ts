import type { World } from '@tambour/kernel';
import { fairPlayer, type Player } from './player.ts';

/** Any legal order, each as likely as the next. */
export const randomPlayer = <W extends World, F>(): Player<W, F> =>
  fairPlayer(({ orders }, chance) => ({
    index: chance.below(orders.count),
    why: { en: `drawn by lot from ${orders.count} orders`, fr: `tiré au sort parmi ${orders.count} ordres` },
  }));
