import { fetchedSteps } from '@tambour/kernel';
import type { Field } from '../model/state.ts';
import { STEP_NAMES } from '../model/step-id.ts';
import { activated, choose, hand } from './4-hand.ts';
import { reserveIn } from './4-reserve-in.ts';
import { phase, turn } from './4-sequence.ts';

/** The steps of play: a battle opens with these, the others come with the first thing done. */
export const FETCHED_STEPS = await fetchedSteps<Field>(
  STEP_NAMES,
  [turn, phase, reserveIn, hand, choose, activated],
  async () => (await import('./later-steps.ts')).LATER_STEPS,
);
/** In the order of their numbers. */
export const STEPS = FETCHED_STEPS.steps;
