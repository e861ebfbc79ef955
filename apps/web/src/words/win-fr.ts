import type { win as en } from './win-en.ts';

/** Les mêmes mots en français. */
export const win: typeof en = {
  title: 'Comment gagner',
  begin: 'Commencer',
  setUp: 'Modifier la mise en place',
  you: 'vous',
  time: 'Temps',
  points: 'Points de victoire',
  from: 'D’où viennent les points',
  pointsHint: 'Points acquis maintenant, sur ceux qu’on peut obtenir.',
  of: (scored, points) => `${scored} sur ${points}`,
  each: (scored, points) => `${scored} (${points} chacun)`,
  show: 'Montrer sur la carte',
  worth: (points) => `vaut ${points} points`,
  worthTo: (points, side) => `vaut ${points} points pour le ${side.charAt(0).toLowerCase()}${side.slice(1)}`,
  heldBy: (side) => `tenu par le ${side.charAt(0).toLowerCase()}${side.slice(1)}`,
  heldByNobody: 'tenu par personne',
  seal: (what, worth, held) => `${what} : ${worth}, ${held}.`,
  strip: 'La bataille en ce moment',
  score: 'Score',
  yourMove: 'À vous de jouer',
  theirMove: (side) => `${side} : à jouer`,
  thinking: (side) => `${side} : réflexion…`,
  over: 'Bataille terminée',
};
