import { type Asked as AskedOf, askedIn } from '@tambour/kernel';
import type { Field } from '../state.ts';
import { STEP_NAMES, type StepName } from '../step-id.ts';
import { STEPS } from '../steps.ts';
import { CATHOLIC } from '../vocabulary.ts';

export type Asked = AskedOf<StepName>;
/** The question that waits for an answer. */
export const asked = (g: Field): Asked | undefined => askedIn(g.s, STEP_NAMES, STEPS, g);

/** Through whose eyes the field is seen: the side that must decide, the Catholics when nobody must. */
export const beholder = (g: Field): number => asked(g)?.side ?? CATHOLIC;
