import { IN_HAND_STEPS } from './back-in-hand.ts';
import { FORMING_STEPS } from './forming-up.ts';
import { LOOP_STEPS } from './loop.ts';
import { QUARTER_END_STEPS } from './quarter-end.ts';
import { QUESTION_STEPS } from './questions.ts';
import { RALLY_STEPS } from './rallying.ts';

/** COMPULSORY: flights, routs, retreats, pursuits, uncontrolled advances, quarter by quarter (C14d, C15); rallying. */
export const COMPULSORY_STEPS = [
  ...LOOP_STEPS,
  ...QUESTION_STEPS,
  ...QUARTER_END_STEPS,
  ...RALLY_STEPS,
  ...FORMING_STEPS,
  ...IN_HAND_STEPS,
] as const;
