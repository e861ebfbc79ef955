import type { move as en } from './move.en.ts';

/** Demi-mouvements. */
export const move: Readonly<Record<keyof typeof en, string>> = {
  'prompt.move': 'Déplacez vos unités, ou terminez',
};
