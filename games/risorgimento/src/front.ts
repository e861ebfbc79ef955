import type { OptionInfo } from '@tambour/kernel';
import { battleWords, type Front, frontWords } from '@tambour/stage';
import type { RuleId } from '../data/rule-ids.ts';
import { FRONT_TEXTS, say } from './texts/say-front.ts';

type StandingId =
  | 'withdraw'
  | 'entry-fire'
  | 'defensive-fire'
  | 'return-fire'
  | 'guns-first'
  | 'losses'
  | 'retreat'
  | 'continue';
export type OverlayId = 'zoc' | 'command' | 'orders' | 'sight' | 'terrain';
const { standing, overlay } = frontWords<StandingId, OverlayId, RuleId>((key) => say(key));

const OPTIONS: readonly OptionInfo[] = [
  {
    id: 'designerErrata',
    title: say('option.designerErrata'),
    values: (['no', 'yes'] as const).map((id) => ({ id, title: say(`option.designerErrata.${id}`) })),
    otherwise: 'no',
  },
  {
    id: 'frenchDemoralizationLevel',
    title: say('option.frenchDemoralizationLevel'),
    values: (['7', '6', '5'] as const).map((id) => ({ id, title: say(`option.frenchDemoralizationLevel.${id}`) })),
    otherwise: '7',
  },
  {
    id: 'hitsTwiceInEngagement',
    title: say('option.hitsTwiceInEngagement'),
    values: (['yes', 'no'] as const).map((id) => ({ id, title: say(`option.hitsTwiceInEngagement.${id}`) })),
    otherwise: 'yes',
  },
];

const LESSON_IDS = ['orders', 'zones', 'hand', 'reactions', 'assault', 'reserve'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

export { FRONT_TEXTS };

type ScenarioId = 'san-martino' | 'magenta';
const { scenario, card } = battleWords<ScenarioId>((key) => say(key));

/** The two battles as a gallery shows them. `version` is raised by any change that alters the outcome of a golden record. */
export const FRONT: Front = {
  id: 'risorgimento',
  version: 4,
  title: say('title'),
  sides: (['allied', 'austrian'] as const).map((id) => ({ id, name: say(`side.${id}`) })),
  options: OPTIONS,
  scenarios: [scenario('san-martino', '1859-06-24', 12), scenario('magenta', '1859-06-04', 10)],
  standing: [
    standing('withdraw', 'ask', 'auto', 'never'),
    standing('entry-fire', 'ask', 'always', 'never', 'chance'),
    standing('defensive-fire', 'ask', 'always', 'never', 'chance'),
    standing('return-fire', 'ask', 'always', 'never', 'chance'),
    standing('guns-first', 'ask', 'always', 'never', 'chance'),
    standing('losses', 'ask', 'auto'),
    standing('retreat', 'ask', 'auto'),
    standing('continue', 'ask', 'auto', 'never'),
  ],
  cards: {
    'san-martino': card('san-martino', { complexity: 4, minutes: 180, recommended: 1, guide: 'hill' }),
    magenta: card('magenta', { complexity: 5, minutes: 420, recommended: 0 }),
  },
  overlays: [
    overlay('zoc', '6.21a'),
    overlay('command', '4.11c'),
    overlay('orders', '4.21a'),
    overlay('sight', '7.13a', true),
    overlay('terrain', '5.2a'),
  ],
  lessons: LESSON_IDS,
  isLaidOut: true,
};
