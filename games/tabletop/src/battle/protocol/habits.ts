import { type ActionList, picker, type Text } from '@tambour/kernel';
import { say } from '../../texts/say-battle.ts';
import type { Field } from '../model/state.ts';
import { VERB, VERB_TABLE } from '../model/verb.ts';

/** The influence that gives the most; the first of equals. */
function mostPoints(actions: ActionList): number {
  let best = 0;
  for (let i = 1; i < actions.count; i++) if (actions.at(i).b > actions.at(best).b) best = i;
  return best;
}
/** A plain, stated way to answer every question: what is declined is declined, else the first thing listed is done. */
export function habit(_g: Field, question: string, _side: number, actions: ActionList): number {
  if (question === 'influence') return mostPoints(actions);
  const { first, verb, or } = picker(actions);
  return or(
    // A rallied crew beside its guns mans them.
    verb(VERB.man),
    first((o) => VERB_TABLE.declines(o.verb)),
  );
}
/** The same in words, for the questions asked inside a procedure. */
export const HABITS: Readonly<Record<string, Text>> = {
  influence: say('habit.influence'),
  waive: say('habit.waive'),
  react: say('habit.react'),
  reach: say('habit.reach'),
  follow: say('habit.follow'),
  pursue: say('habit.pursue'),
  occupy: say('habit.occupy'),
  surrender: say('habit.surrender'),
  escort: say('habit.escort'),
  'retreat-goal': say('habit.retreat-goal'),
  'retreat-form': say('habit.retreat-form'),
  'go-along': say('habit.go-along'),
  'rally-offer': say('habit.rally-offer'),
  'form-up': say('habit.form-up'),
  'man-guns': say('habit.man-guns'),
  'back-in-hand': say('habit.back-in-hand'),
};
