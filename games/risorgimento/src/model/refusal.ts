import type { Condition, Refusal } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import type { en } from '../texts/en.ts';
import { say } from '../texts/say.ts';
import { VERB_FACTS, VERBS } from './verb.ts';

type Named<Group extends string, Key = keyof typeof en> = Key extends `${Group}.${infer Name}` ? Name : never;

/** The reasons for a refusal, by the name of their text. */
export type Why = Named<'why'>;
export const refusal = (rule: RuleId, why: Why): Refusal => ({ rule, why: say(`why.${why}`) });

type Rule<Case> = RuleId | ((c: Case) => RuleId);
/** What a rule asks for, and the reason given where it does not hold. */
export const must = <Case>(rule: Rule<Case>, why: Why, holds: (c: Case) => boolean): Condition<Case> => ({
  rule,
  why: () => say(`why.${why}`),
  holds,
});
/** What a rule asks for before anything else: where it does not hold, nothing after it is asked. */
export const mustFirst = <Case>(rule: Rule<Case>, why: Why, holds: (c: Case) => boolean): Condition<Case> => ({
  ...must(rule, why, holds),
  isLast: true,
});
/** The reasons found, or else this one: a refusal always has a rule. */
export const orElse = (reasons: readonly Refusal[], otherwise: Refusal): readonly Refusal[] =>
  reasons.length > 0 ? reasons : [otherwise];

/** A command that answers another question than the one asked, under the rule of the one asked; and when it would be in place. */
export const wrongMoment = (rule: RuleId, verb: number): Refusal => ({ rule, why: say(VERB_FACTS[VERBS[verb]!].when) });
