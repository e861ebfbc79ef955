import type { World } from '@tambour/kernel';
import { fairPlayer, type Player } from './player.ts';

/** Any legal order, each as likely as the next. */
export const randomPlayer = <W extends World, Field>(): Player<W, Field> =>
  fairPlayer(({ actions }, chance) => ({
    index: chance.below(actions.count),
    why: { en: 'Chosen at random.', fr: 'Choisi au hasard.' },
  }));
