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
  isLast: false,
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

/** 7.1a How many movement points are missing, where that can be worked out; `isLeast` where a way without obstacles would take so many. */
export const lacksPoints = (rule: RuleId, needs: number, has: number, isLeast = false): Refusal => ({
  rule,
  why: say('points.lacking', { needs, has, isLeast }),
});

/** A command that answers another question than the one asked, under the rule of the one asked; and when it would be in place. */
export const wrongMoment = (rule: RuleId, verb: number): Refusal => ({ rule, why: say(VERB_FACTS[VERBS[verb]!].when) });

/** Reasons without repetition, in the order found. */
export const once = (reasons: readonly Refusal[]): Refusal[] =>
  reasons.filter((r, i) => reasons.findIndex((other) => other.rule === r.rule && other.why.en === r.why.en) === i);
