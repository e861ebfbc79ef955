import type { move as en } from './move.en.ts';

/** Demi-mouvements. */
export const move: Readonly<Record<keyof typeof en, string>> = {
  'prompt.move': 'Déplacez vos unités : chacune a deux quarts de temps dans ce demi-mouvement. Puis terminez-le.',
};
