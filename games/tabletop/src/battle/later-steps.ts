import type { Step } from '@tambour/kernel';
import type { Field } from './model/state.ts';
import { CHARGE_STEPS } from './phases/charge.ts';
import { COMPULSORY_STEPS } from './phases/compulsory/index.ts';
import { END_STEPS } from './phases/end.ts';
import { FIRE_STEPS } from './phases/fire.ts';
import { MELEE_STEPS } from './phases/melee.ts';
import { MOVE_STEPS } from './phases/move.ts';
import { TEST_STEPS } from './tests/steps.ts';

/** The phases after that of command, and the tests of morale: no battle opens with any of them. */
export const LATER_STEPS: readonly Step<Field>[] = [
  ...TEST_STEPS,
  ...COMPULSORY_STEPS,
  ...CHARGE_STEPS,
  ...MOVE_STEPS,
  ...FIRE_STEPS,
  ...MELEE_STEPS,
  ...END_STEPS,
];
