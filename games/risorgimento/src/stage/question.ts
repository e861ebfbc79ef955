import { type Asked as AskedOf, askedIn, itemAt } from '@tambour/kernel';
import type { Field } from '../model/state.ts';
import { STEP_NAMES, type StepName } from '../model/step-id.ts';
import { ALLIED } from '../model/vocabulary.ts';
import { STEPS } from '../rules/steps.ts';

export type Asked = AskedOf<StepName>;
/** The question that waits for an answer. */
export const asked = (g: Field): Asked | undefined => askedIn(g.s, STEP_NAMES, STEPS, g);

/** Through whose eyes the field is seen: the side that must decide, the Allies when nobody must. */
export const beholder = (g: Field): number => asked(g)?.side ?? ALLIED;

const PARTS = ['act', 'small-arms', 'assault', 'rally'] as const;
export type StepPart = (typeof PARTS)[number];
/** The part of its step that the formation at work is in, whatever is being asked inside it. */
export function stepPart(g: Field): StepPart | undefined {
  const { stack, kernel } = g.s;
  // The stack still holds the parts to come below the one under way: the topmost counts.
  for (let i = itemAt(kernel.depth, 0) - 1; i >= 0; i--) {
    const name = STEP_NAMES[itemAt(stack.step, i)];
    const part = PARTS.find((known) => known === name);
    if (part) return part;
  }
  return undefined;
}
