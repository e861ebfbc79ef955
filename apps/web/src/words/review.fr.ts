import type { ReviewWords } from './review.en.ts';

export const review: ReviewWords = {
  yours: 'Vos trois pires décisions',
  title: 'Les trois pires décisions',
  whose: 'Camp à examiner',
  hint: 'L’ordinateur reprend chaque décision avec ce qu’on savait alors et en cherche une meilleure. Cela peut prendre quelques minutes.',
  begin: 'Les chercher',
  searching: 'Examen de la bataille…',
  none: 'Aucune décision n’a coûté quoi que ce soit de notable.',
  choose: 'Choisissez-en une pour la voir sur la carte, avec le meilleur plan.',
  better: (order, more) =>
    `Mieux : ${order}${more === 0 ? '' : more === 1 ? ', et 1 autre ordre' : `, et ${more} autres ordres`}.`,
  cost: (points) => `Coût : environ ${points} ${/^[01](,|$)/.test(points) ? 'point' : 'points'}.`,
  was: 'Ce qui a été ordonné',
  instead: 'Ce qui aurait été mieux',
};
