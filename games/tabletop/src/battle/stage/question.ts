import { type Asked as AskedOf, askedIn } from '@tambour/kernel';
import type { Field } from '../model/state.ts';
import { STEP_NAMES, type StepName } from '../model/step-id.ts';
import { STEPS } from '../steps.ts';

export type Asked = AskedOf<StepName>;
/** The question that waits for an answer. */
export const asked = (g: Field): Asked | undefined => askedIn(g.s, STEP_NAMES, STEPS, g);
