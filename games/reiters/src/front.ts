import { type Front, frontWords } from '@tambour/stage';
import type { RuleId } from '../data/rule-ids.ts';
import { SCENARIOS, SIDE_INFOS, TITLE } from './model/about.ts';
import { OPTIONS } from './model/options.ts';
import { CARDS } from './stage/card.ts';
import { FRONT_TEXTS, sayFront } from './texts/say-front.ts';

type StandingId = 'reaction' | 'defender' | 'losses' | 'retreats' | 'leaders' | 'advance';
export type OverlayId = 'control' | 'command' | 'aims' | 'sight' | 'reaction';
const { standing, overlay } = frontWords<StandingId, OverlayId, RuleId>((key) => sayFront(key));

/** The lessons in their order. */
const LESSON_IDS = ['marching', 'command', 'reactions', 'assault', 'defence', 'guns', 'orders'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export { FRONT_TEXTS };

/** The five battles as a gallery shows them. `version` is raised by any change that alters the outcome of a golden record. */
export const FRONT: Front = {
  id: 'reiters',
  version: 3,
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
  overlays: [
    overlay('control', '4.2a'),
    overlay('command', '5.2c'),
    overlay('aims', '9.0a'),
    overlay('sight', '4.1.5a', true),
    overlay('reaction', '6.1b'),
  ],
  lessons: LESSON_IDS,
};
