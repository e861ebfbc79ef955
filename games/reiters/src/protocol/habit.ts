import { habitBy, type Text, takes } from '@tambour/kernel';
import { actionUnit, actionZone, engagedRounds, isChargeSpent, OFF } from '../model/action-view.ts';
import * as FIGHT from '../model/fight.ts';
import type { Field } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { faceOf, stepsOf } from '../model/unit.ts';
import { VERB, VERB_TABLE } from '../model/verb.ts';
import { say } from '../texts/say.ts';

/**
 * The stated policy behind "odds of the whole assault" and behind "auto" in standing orders: the strongest unit defends,
 * a loss is replaced by a retreat when that saves the unit, supports stay, leaders go along, the charge is spent, pikes
 * push twice, the second attack of a caracole is tried, winners advance. Between procedures it ends the sequence.
 */
export const habit = habitBy<Field, StepName>(VERB_TABLE, {
  defender: ({ best }, g) => best((o) => faceOf(g, actionUnit(o)).fc),
  substitution({ first, or, verb }, g) {
    const isLast = stepsOf(g, FIGHT.defender(g)) === 1;
    const away = first((o) => o.verb === VERB.retreat && actionZone(o) !== OFF);
    return isLast ? or(away, verb(VERB.lose)) : or(verb(VERB.lose));
  },
  engagement: ({ best }) => best((o) => Number(isChargeSpent(o)) + engagedRounds(o)),
  'give-way': takes(VERB['fall-back']),
  'leaders-follow': takes(VERB.follow),
  'second-attack': takes(VERB.again),
  advance: takes(VERB.advance),
  replacement: takes(VERB.replace),
});

/** The same in words: what the side does at each question of a procedure. */
export const HABITS: Readonly<Record<string, Text>> = {
  defender: say('habit.defender'),
  engagement: say('habit.engagement'),
  substitution: say('habit.substitution'),
  'support-retreats': say('habit.supportRetreats'),
  'leaders-follow': say('habit.leadersFollow'),
  'give-way': say('habit.giveWay'),
  'second-attack': say('habit.secondAttack'),
  advance: say('habit.advance'),
  replacement: say('habit.replacement'),
};
