import { itemAt, type NamesIn, type Refusal, reasonsBy } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import type { en } from '../texts/en.ts';
import { say } from '../texts/say.ts';
import { VERB_FACTS, VERBS } from './verb.ts';

/** The reasons for a refusal, by the name of their text. */
export type Why = NamesIn<typeof en, 'why'>;
export const { refusal, must, mustFirst, orElse } = reasonsBy<RuleId, Why>((why) => say(`why.${why}`));

/** A command that answers another question than the one asked, under the rule of the one asked; and when it would be in place. */
export const wrongMoment = (rule: RuleId, verb: number): Refusal => ({
  rule,
  why: say(VERB_FACTS[itemAt(VERBS, verb)].when),
});
