import type { fire as en } from './fire.en.ts';

/** Le tir. */
export const fire: Readonly<Record<keyof typeof en, string>> = {
  'prompt.allocate':
    'Choisissez des cibles à l’insu de l’autre camp, puis ouvrez le feu : une unité sans cible tire sur l’ennemi le plus proche.',
  'why.notYours': 'Cette unité n’est pas de votre camp.',
  'why.aimDecided': 'Sa cible est déjà choisie.',
  'why.noSuchShot': 'Elle ne tire pas de cette façon.',
  'why.noTarget': 'Elle n’a aucun ennemi sur qui tirer.',
  'guess.aim': '{unit} tire sur {target}, la cible la plus proche.',
};
