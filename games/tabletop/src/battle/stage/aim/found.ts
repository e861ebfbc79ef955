import type { Action, Refusal } from '@tambour/kernel';
import type { Aim, Hindrance, TablePoint } from '@tambour/stage';
import type { Field } from '../../model/state.ts';
import { STEP } from '../../model/step-id.ts';
import { STEPS } from '../../steps.ts';
import type { Asked } from '../question.ts';

/** What an aim comes to, as the rules count: its order as an action. */
export interface Found extends Pick<Aim, 'isMet' | 'stops' | 'snapped' | 'others'> {
  readonly o?: Action;
}
/** Reasons against what was aimed at, each where it stands in the way. */
export const hindrances = (
  reasons: readonly Refusal[],
  at?: (rule: string) => TablePoint | undefined,
): readonly Hindrance[] =>
  reasons.map(({ rule, why }) => {
    const point = at?.(rule);
    return { rule, what: why, ...(point && { at: point }) };
  });
export const stopped = (stops: readonly Hindrance[]): Found => ({ isMet: false, stops, snapped: [], others: [] });
export const met = (o: Action, more: Partial<Found> = {}): Found => ({
  isMet: true,
  stops: [],
  snapped: [],
  others: [],
  ...more,
  o,
});
/** Why the question at hand does not allow an order. */
export function reasonsIn(g: Field, { name, frame }: Asked, o: Action): readonly Refusal[] {
  const question = STEPS[STEP[name]];
  return question && 'refuse' in question ? question.refuse(g, o, ...frame) : [];
}
