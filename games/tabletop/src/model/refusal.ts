import { type NamesIn, reasonsBy } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import type { morale } from '../texts/morale.en.ts';
import { say } from '../texts/say.ts';

/** The reasons for a refusal, by the name of their text. */
export type Why = NamesIn<typeof morale, 'why'>;
export const { refusal, must, mustFirst } = reasonsBy<RuleId, Why>((why) => say(`why.${why}`));
