import type { ChoosingWords } from './choosing.en.ts';

/** The same in French. */
export const choosing: ChoosingWords = {
  title: 'Votre choix',
  pick: 'Choisissez un pion à bord doré, ou une réponse.',
  answer: 'Choisissez une réponse.',
  order: 'Choisissez un ordre.',
  place: 'Choisissez une case en surbrillance.',
  answerOrPlace: 'Choisissez une réponse ou une case.',
  point: 'Choisissez un point de la table.',
  several: 'Quel ordre\u202f?',
  canAct: 'Peuvent agir',
  orders: 'Ordres actuels',
  cost: 'coût en points de mouvement',
  left: 'points restants en cours de route',
};
