import type { Refusal } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { say } from '../texts/say.ts';
import { VERBS, type Verb } from './verb.ts';

/** When each thing may be done. */
const MOMENTS = {
  setUp: ['place', 'exchange', 'post', 'ready'],
  orders: ['order'],
  movement: ['move', 'enter', 'leave', 'mount', 'dismount', 'detach', 'absorb', 'caracole'],
  reaction: ['fire', 'charge', 'give-way', 'slip-away', 'ride-off', 'fall-back'],
  combat: ['attack', 'bombard'],
  fight: ['defend', 'engage', 'lose', 'retreat', 'follow', 'again', 'halt', 'advance', 'replace'],
  reorganisation: ['reorganise'],
  other: ['done'],
} as const satisfies Readonly<Record<string, readonly Verb[]>>;

const momentOf = (verb: Verb): keyof typeof MOMENTS => {
  for (const [moment, verbs] of Object.entries(MOMENTS))
    if (verbs.some((v) => v === verb)) return moment as keyof typeof MOMENTS;
  return 'other';
};

/** A command that answers another question than the one asked, under the rule of the one asked; and when it would be in place. */
export const wrongMoment = (rule: RuleId, verb: number): Refusal => ({
  rule,
  why: say(`when.${momentOf(VERBS[verb]!)}`),
});
