import { fetchedSteps, stepsNamed } from '@tambour/kernel';
import type { Field } from '../model/state.ts';
import { STEP_NAMES } from '../model/step-id.ts';
import { setUpOver, setUpQuestion } from './2-set-up.ts';
import { afterReaction, closing, movementOver, phase, phaseOver, turn } from './3-sequence.ts';
import { march } from './4-march.ts';
import { movement } from './4-movement.ts';
import { orders } from './10-orders.ts';

/** The steps of play: a battle opens with these, the others come with the first thing done. */
export const FETCHED_STEPS = await fetchedSteps<Field>(
  STEP_NAMES,
  [
    setUpQuestion,
    orders,
    movement,
    ...stepsNamed<Field>({ 'set-up-over': setUpOver, turn, phase, march, 'movement-over': movementOver }),
    ...stepsNamed<Field>({ 'after-reaction': afterReaction, 'phase-over': phaseOver, closing }),
  ],
  async () => (await import('./later-steps.ts')).LATER_STEPS,
);
/** In the order of their numbers. */
export const STEPS = FETCHED_STEPS.steps;
