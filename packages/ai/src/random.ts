import type { World } from '@tambour/kernel';
import { fairPlayer, type Player } from './player.ts';

/** Any legal order, each as likely as the next. */
export const randomPlayer = <W extends World, Field>(): Player<W, Field> =>
  fairPlayer(({ actions }, chance) => ({
    index: chance.below(actions.count),
    why: { en: `drawn by lot from ${actions.count} orders`, fr: `tiré au sort parmi ${actions.count} ordres` },
  }));
