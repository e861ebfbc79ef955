import { type ZoneId, zoneId } from '@tambour/boards';
import type { Field } from '../model/state.ts';
import { asked } from './question.ts';

/** The zone the winners may go into: it stands in the question, not in the order. */
export function advanceZone(g: Field): ZoneId | undefined {
  const question = asked(g);
  return question?.name === 'advance' ? zoneId(question.frame[2]) : undefined;
}
