import { fetchedSteps, stepsNamed } from '@tambour/kernel';
import type { Field } from '../model/state.ts';
import { STEP_NAMES } from '../model/step-id.ts';
import { activate, check, endActivation, hand, order, reset, segment, turn } from './4-sequence.ts';
import { barrage } from './10-barrage.ts';
import { setUpQuestion } from './13-set-up.ts';
// What the part needs is waited for first (tools/awaits.ts).
import './named-rides.ts';
import './why-not.ts';

/** The steps of play: a battle opens with these, the others come with the first thing done. */
export const FETCHED_STEPS = await fetchedSteps<Field>(
  STEP_NAMES,
  stepsNamed<Field>({
    'set-up': setUpQuestion,
    turn,
    barrage,
    segment,
    order,
    hand,
    activate,
    check,
    'end-activation': endActivation,
    reset,
  }),
  async () => stepsNamed<Field>((await import('./later-steps.ts')).LATER_STEPS),
);
/** In the order of their numbers. */
export const STEPS = FETCHED_STEPS.steps;
