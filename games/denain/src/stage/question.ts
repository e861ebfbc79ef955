import { type Asked as AskedOf, askedIn, framesOf } from '@tambour/kernel';
import type { Field } from '../model/state.ts';
import { STEP_NAMES, type StepName } from '../model/step-id.ts';
import { FRENCH } from '../model/vocabulary.ts';
import { STEPS } from '../rules/steps.ts';

export type Asked = AskedOf<StepName>;
/** The question that waits for an answer. */
export const asked = (g: Field): Asked | undefined => askedIn(g.s, STEP_NAMES, STEPS, g);

/** Through whose eyes the field is seen: the side that must decide, the French when nobody must. */
export const beholder = (g: Field): number => asked(g)?.side ?? FRENCH;

/** Whether formations are being named: those named already have not been looked at for command yet. */
export const isNaming = (g: Field): boolean => asked(g)?.name === 'activate';

type Half = 'movement' | 'combat';
/** The half of the activation at hand, if a formation acts. */
export function half(g: Field): Half | undefined {
  const names = framesOf(g.s, STEP_NAMES).map(({ step }) => step);
  if (names.includes('move')) return 'movement';
  return names.includes('combat') ? 'combat' : undefined;
}
