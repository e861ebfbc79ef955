import { type ZoneId, zoneId } from '@tambour/boards';
import type { Action } from '@tambour/kernel';
import { actionUnit, actionZone } from '../model/action-view.ts';
import type { Field } from '../model/state.ts';
import { linkOf } from '../model/world.ts';
import { zoneToll } from '../rules/4-toll.ts';
import { asked } from './question.ts';

/** 6.4b R50 What giving way to a zone costs, whatever the order says of marches. */
export const backCost = (g: Field, o: Action): number =>
  g.w.linkCost[linkOf(g.w, g.s.unit.zone[actionUnit(o)]!, actionZone(o))]! + zoneToll(g, actionUnit(o), actionZone(o));

/** The zone the winners may go into: it stands in the question, not in the order. */
export function advanceZone(g: Field): ZoneId | undefined {
  const question = asked(g);
  return question?.name === 'advance' ? zoneId(question.frame[2]) : undefined;
}
