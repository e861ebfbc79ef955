import type { Refusal } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { say } from '../texts/say.ts';
import { VERB_FACTS, VERBS } from './verb.ts';

/** A command that answers another question than the one asked, under the rule of the one asked; and when it would be in place. */
export const wrongMoment = (rule: RuleId, verb: number): Refusal => ({ rule, why: say(VERB_FACTS[VERBS[verb]!].when) });
