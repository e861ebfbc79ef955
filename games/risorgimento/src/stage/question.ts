import { type Asked as AskedOf, askedIn } from '@tambour/kernel';
import type { Field } from '../model/state.ts';
import { STEP_NAMES, type StepName } from '../model/step-id.ts';
import { ALLIED } from '../model/vocabulary.ts';
import { STEPS } from '../rules/steps.ts';

export type Asked = AskedOf<StepName>;
/** The question that waits for an answer. */
export const asked = (g: Field): Asked | undefined => askedIn(g.s, STEP_NAMES, STEPS, g);

/** Through whose eyes the field is seen: the side that must decide, the Allies when nobody must. */
export const beholder = (g: Field): number => asked(g)?.side ?? ALLIED;
