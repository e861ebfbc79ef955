import type { Front } from '@tambour/stage';
import { SCENARIOS, SIDE_INFOS, TITLE } from './model/about.ts';
import { OPTIONS } from './model/options.ts';
import { CARDS } from './stage/card.ts';
import { LESSON_IDS } from './stage/lesson-ids.ts';
import { overlays } from './stage/overlay.ts';
import { sayFront } from './texts/say-front.ts';

type Standing = Front['standing'][number];
const standing = (
  id: 'reaction' | 'defender' | 'losses' | 'retreats' | 'leaders' | 'advance',
  ...answers: Standing['answers']
): Standing => ({ id, title: sayFront(`standing.${id}`), answers });

/** The five battles as a gallery shows them. `version` is raised by any change that alters the outcome of a golden record. */
export const FRONT: Front = {
  id: 'reiters',
  version: 2,
  title: TITLE,
  sides: SIDE_INFOS,
  options: OPTIONS,
  scenarios: SCENARIOS,
  standing: [
    standing('reaction', 'ask', 'never', 'chance'),
    standing('defender', 'ask', 'auto'),
    standing('losses', 'ask', 'auto', 'never'),
    standing('retreats', 'ask', 'auto'),
    standing('leaders', 'ask', 'auto'),
    standing('advance', 'ask', 'auto', 'never'),
  ],
  cards: CARDS,
  tints: ['red', 'blue'],
  overlays,
  lessons: LESSON_IDS,
};
