import { battleWords, type Front, frontWords } from '@tambour/stage';
import type { RuleId } from '../data/rule-ids.ts';
import { FRONT_TEXTS, say } from './texts/say-front.ts';

/** Questions that a side may leave a standing order for. */
type StandingId =
  | 'influence'
  | 'waive'
  | 'react'
  | 'reach'
  | 'retreat-goal'
  | 'retreat-form'
  | 'go-along'
  | 'rally-offer'
  | 'form-up'
  | 'man-guns'
  | 'back-in-hand';
export type OverlayId = 'ranges' | 'arcs' | 'sight' | 'command' | 'near';
const { standing, overlay } = frontWords<StandingId, OverlayId, RuleId>((key) => say(key));

/** In the order they are offered; those of the tutorial's file. */
const LESSONS = [
  'command',
  'sisters',
  'brook',
  'firstFire',
  'fireLosses',
  'farm',
  'square',
  'charge',
  'rout',
  'rally',
] as const;
export type LessonId = (typeof LESSONS)[number];

export { FRONT_TEXTS };

type ScenarioId = 'tutorial-farm' | 'saalfeld-1806';
const { scenario, card: cardOf } = battleWords<ScenarioId>((key) => say(key));
type Facts = Parameters<typeof cardOf>[1];
const card = (id: ScenarioId, against: 'austrian' | 'prussian', of: Facts) =>
  cardOf(id, { ...of, sides: [say('side.french'), say(`side.${against}`)] });

/**
 * The two battles as a gallery shows them. `version` is raised by any change that alters the outcome of a golden record. In both the French are the
 * first side; whom they fight, each battle says itself.
 */
export const FRONT: Front = {
  id: 'tabletop',
  version: 3,
  title: say('title'),
  sides: (['french', 'coalition'] as const).map((id) => ({ id, name: say(`side.${id}`) })),
  options: [],
  scenarios: [scenario('tutorial-farm', '1805', 6), scenario('saalfeld-1806', '1806-10-10', 12)],
  standing: [
    standing('influence', 'ask', 'auto'),
    standing('waive', 'ask', 'auto', 'never'),
    standing('react', 'ask', 'auto'),
    standing('reach', 'ask', 'auto'),
    standing('retreat-goal', 'ask', 'auto'),
    standing('retreat-form', 'ask', 'never'),
    standing('go-along', 'ask', 'never'),
    standing('rally-offer', 'ask', 'never'),
    standing('form-up', 'ask', 'auto'),
    standing('man-guns', 'ask', 'auto', 'never'),
    standing('back-in-hand', 'ask', 'never'),
  ],
  cards: {
    'tutorial-farm': card('tutorial-farm', 'austrian', { complexity: 2, minutes: 75, recommended: 0, guide: 'farm' }),
    'saalfeld-1806': card('saalfeld-1806', 'prussian', { complexity: 5, minutes: 300, recommended: 0 }),
  },
  overlays: [
    overlay('ranges', 'C7a', true),
    overlay('arcs', 'C7b', true),
    overlay('sight', 'C6a', true),
    overlay('command', 'C12b'),
    overlay('near', '1.2-F13', true),
  ],
  lessons: LESSONS,
  isLaidOut: true,
  hasPeriods: true,
};
