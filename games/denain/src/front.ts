import type { Front } from '@tambour/stage';
import { CARD } from './stage/card.ts';
import { LESSON_IDS, overlays } from './stage/contents.ts';
import { ABOUT } from './texts/about.ts';

/** Denain as a gallery shows it. `version` is raised by any change that alters the outcome of a golden record. */
export const FRONT: Front = {
  id: 'denain',
  version: 2,
  title: { en: 'Denain 1712', fr: 'Denain 1712' },
  sides: [
    { id: 'F', name: { en: 'French', fr: 'français' } },
    { id: 'C', name: { en: 'Coalition', fr: 'coalisé' } },
  ],
  options: [
    {
      id: 'edition',
      title: { en: 'Edition of the rules', fr: 'Édition des règles' },
      values: [
        { id: 'fr', title: { en: 'Earlier, French text', fr: 'Première édition, en français' } },
        { id: 'en', title: { en: 'Later, English text', fr: 'Seconde édition, en anglais' } },
      ],
      otherwise: 'fr',
    },
  ],
  scenarios: [ABOUT],
  standing: [
    {
      id: 'reaction-fire',
      title: { en: 'Reaction fire', fr: 'Tir de réaction' },
      answers: ['ask', 'always', 'never', 'chance'],
    },
    { id: 'losses', title: { en: 'Sharing losses', fr: 'Répartition des pertes' }, answers: ['ask', 'auto'] },
    {
      id: 'retreat',
      title: { en: 'Retreats and units pushed aside', fr: 'Retraites et unités bousculées' },
      answers: ['ask', 'auto'],
    },
    { id: 'rout', title: { en: 'Routs', fr: 'Déroutes' }, answers: ['ask', 'auto'] },
    {
      id: 'leaders',
      title: { en: 'Leaders of units that give way', fr: 'Chefs des unités qui cèdent' },
      answers: ['ask', 'auto'],
    },
    {
      id: 'advance',
      title: { en: 'Advance after combat', fr: 'Avance après combat' },
      answers: ['ask', 'auto', 'never'],
    },
  ],
  cards: { [ABOUT.id]: CARD },
  overlays,
  lessons: LESSON_IDS,
};
