import type { Front } from '@tambour/stage';
import { SCENARIOS, SIDE_INFOS, TITLE } from './model/about.ts';
import { OPTIONS } from './model/options.ts';
import { CARDS } from './stage/card.ts';
import { LESSON_IDS } from './stage/lesson-ids.ts';
import { overlays } from './stage/overlay.ts';

/** The five battles as a gallery shows them. `version` is raised by any change that alters the outcome of a golden record. */
export const FRONT: Front = {
  id: 'reiters',
  version: 2,
  title: TITLE,
  sides: SIDE_INFOS,
  options: OPTIONS,
  scenarios: SCENARIOS,
  standing: [
    { id: 'reaction', title: { en: 'Reactions', fr: 'Réactions' }, answers: ['ask', 'never', 'chance'] },
    { id: 'defender', title: { en: 'Naming the defender', fr: 'Désignation du défenseur' }, answers: ['ask', 'auto'] },
    { id: 'losses', title: { en: 'Loss or retreat', fr: 'Perte ou retraite' }, answers: ['ask', 'auto', 'never'] },
    { id: 'retreats', title: { en: 'Where to retreat', fr: 'Où se retirer' }, answers: ['ask', 'auto'] },
    {
      id: 'leaders',
      title: { en: 'Leaders who follow or take over', fr: 'Chefs qui suivent ou remplacent' },
      answers: ['ask', 'auto'],
    },
    { id: 'advance', title: { en: 'Advance', fr: 'Avance' }, answers: ['ask', 'auto', 'never'] },
  ],
  cards: CARDS,
  tints: ['red', 'blue'],
  overlays,
  lessons: LESSON_IDS,
};
