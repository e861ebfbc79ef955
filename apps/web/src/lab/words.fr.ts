import type { LabWords } from './words.en.ts';

/** The words of the lab in French. */
export const fr: LabWords = {
  title: (battle) => `Laboratoire : ${battle}`,
  about:
    'L’ordinateur joue cette bataille contre lui-même un grand nombre de fois, avec les valeurs que vous choisissez, et donne les résultats.',
  battle: 'Bataille',
  player: (side) => `Qui joue : ${side}`,
  games: 'Nombre de batailles',
  gamesHint: 'De 50 à 500. Plus les joueurs sont forts, plus une bataille prend de temps.',
  figures: 'Changer des valeurs',
  turns: 'Tours',
  strength: (side) => `Force des unités : ${side}`,
  others: 'Autres valeurs, une par ligne',
  othersHint:
    'Comme pour --set dans « tambour simulate » : CLÉ=VALEUR, CLÉ+=1, CLÉ*=2 ; les points de victoire, par exemple, sont sous scenario.…',
  seed: 'Graine aléatoire',
  run: 'Lancer',
  stop: 'Arrêter',
  done: (done, of) => `${done} batailles sur ${of}`,
  left: (minutes, seconds) => (minutes > 0 ? `encore ${minutes} min environ` : `encore ${seconds} s environ`),
  drawing: 'Préparation du rapport…',
  opening: (battle) => `Ouverture de la bataille ${battle}…`,
  hint: 'Choisissez un chiffre ou un lien du rapport pour ouvrir une bataille qui le montre.',
  fault: (field, reason) => (field === '' ? reason : `${field} : ${reason}`),
  badNumber: 'Le nombre de batailles doit être compris entre 50 et 500.',
};
