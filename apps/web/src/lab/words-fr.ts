import type { LabWords } from './words-en.ts';

/** The words of the lab in French. */
export const fr: LabWords = {
  title: (battle) => `Laboratoire : ${battle}`,
  about:
    'L’ordinateur livre cette bataille contre lui-même un grand nombre de fois, avec les valeurs que vous choisissez, et raconte le résultat.',
  battle: 'Bataille',
  player: (side) => `Joueur du camp : ${side}`,
  games: 'Nombre de batailles',
  gamesHint: 'De 50 à 500. Meilleurs sont les joueurs, plus une bataille dure.',
  figures: 'Changer des valeurs',
  turns: 'Tours',
  strength: 'Force des unités',
  others: 'Autres valeurs, une par ligne',
  othersHint:
    'Comme après --set de « tambour simulate » : CLÉ=VALEUR, CLÉ+=1, CLÉ*=2 ; par exemple des points de victoire sous scenario.…',
  seed: 'Graine',
  run: 'Lancer',
  stop: 'Arrêter',
  done: (done, of) => `${done} batailles sur ${of}`,
  left: (minutes, seconds) => (minutes > 0 ? `encore ${minutes} min environ` : `encore ${seconds} s environ`),
  drawing: 'Le rapport se dessine…',
  opening: (battle) => `La bataille ${battle} est rejouée pour l’ouvrir…`,
  hint: 'Choisissez une figure ou un lien pour ouvrir la bataille qui la montre.',
  fault: (field, reason) => (field === '' ? reason : `${field} : ${reason}`),
  badNumber: 'Le nombre de batailles doit être entre 50 et 500.',
};
