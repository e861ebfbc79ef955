import type { ScenarioInfo } from '@tambour/kernel';
import { type Front, frontWords } from '@tambour/stage';
import type { RuleId } from '../data/rule-ids.ts';
import { FRONT_TEXTS, say } from './texts/say-front.ts';

type EditionId = 'fr' | 'en';
const edition = (id: EditionId) => ({ id, title: say(`option.edition.${id}`) });

type StandingId = 'reaction-fire' | 'losses' | 'retreat' | 'rout' | 'leaders' | 'advance';
export type OverlayId = 'zoc' | 'command' | 'lines' | 'sight' | 'terrain';
const { standing, overlay } = frontWords<StandingId, OverlayId, RuleId>((key) => say(key));

/** The lessons in their order. */
const LESSON_IDS = ['moving', 'facing', 'zones', 'fire', 'shock', 'aftermath', 'rally', 'command'] as const;

export { FRONT_TEXTS };

const ABOUT: ScenarioInfo = {
  id: 'denain-1712-historical',
  title: say('scenario.title'),
  date: '1712-07-24',
  turns: 10,
  about: say('scenario.about'),
};

/** Denain as a gallery shows it. `version` is raised by any change that alters the outcome of a golden record. */
export const FRONT: Front = {
  id: 'denain',
  version: 2,
  title: say('title'),
  sides: [
    { id: 'F', name: say('side.F') },
    { id: 'C', name: say('side.C') },
  ],
  options: [{ id: 'edition', title: say('option.edition'), values: [edition('fr'), edition('en')], otherwise: 'fr' }],
  scenarios: [ABOUT],
  standing: [
    standing('reaction-fire', 'ask', 'always', 'never', 'chance'),
    standing('losses', 'ask', 'auto'),
    standing('retreat', 'ask', 'auto'),
    standing('rout', 'ask', 'auto'),
    standing('leaders', 'ask', 'auto'),
    standing('advance', 'ask', 'auto', 'never'),
  ],
  cards: {
    [ABOUT.id]: {
      place: say('card.place'),
      complexity: 3,
      minutes: 180,
      recommended: 0,
      guide: 'works',
      history: say('card.history'),
      sources: say('card.sources'),
      uneven: { favours: 0, why: say('card.uneven') },
    },
  },
  overlays: [
    overlay('zoc', '6a'),
    overlay('command', '8.2b'),
    overlay('lines', '9.1c'),
    overlay('sight', '10.2c', true),
    overlay('terrain', '7.1b'),
  ],
  lessons: LESSON_IDS,
};
