import type { TableWords } from './words.en.ts';

export const fr: TableWords = {
  ruler: 'Mesurer (M)',
  rulerFrom: 'Mesurer depuis : touchez une unité ou un point.',
  rulerTo: 'Mesurer jusqu’à : touchez une unité ou un point.',
  rulerNot: 'Rien à mesurer ici.',
  turnLeft: 'Tourner de 5° à gauche',
  turnRight: 'Tourner de 5° à droite',
  face: 'Faire face…',
  faceHint: 'Touchez le point auquel faire face.',
  order: 'Donner l’ordre',
  aimed: 'Visée',
  aim: 'Choisissez l’endroit voulu, ou faites glisser l’unité jusque-là.',
  aimKeys: 'Les flèches déplacent de 1 cm, Maj avec gauche ou droite tourne de 5°, Entrée donne l’ordre.',
  nothing: 'Aucun ordre n’est possible ici.',
  short: 'Elle ne va pas jusque-là :',
  others: 'Ou bien :',
  takes: (share: string) => `${share} du temps restant`,
};
