import type { fire as en } from './fire.en.ts';

/** Le tir. */
export const fire: Readonly<Record<keyof typeof en, string>> = {
  'prompt.allocate': 'Choisissez une cible pour chaque unité qui peut tirer ; l’autre camp ne la voit pas.',
  'why.notYours': 'Cette unité n’est pas de votre camp.',
  'why.aimDecided': 'Sa cible est déjà choisie.',
  'why.noSuchShot': 'Elle ne tire pas de cette façon.',
  'why.noTarget': 'Elle n’a aucun ennemi sur qui tirer.',
  'guess.aim': '{unit} tire sur {target}, la cible la plus proche.',
};
