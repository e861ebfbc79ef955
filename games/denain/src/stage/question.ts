import type { Field } from '../state.ts';
import { STEP_NAMES, type StepName } from '../step-id.ts';
import { STEPS } from '../steps.ts';
import { F } from '../vocabulary.ts';

/** The question that waits for an answer, with the integers of its frame. */
export interface Asked {
  readonly name: StepName;
  readonly side: number;
  readonly a: number;
  readonly b: number;
  readonly frame: readonly [number, number, number, number];
}

export function asked(g: Field): Asked | undefined {
  const { stack, kernel } = g.s;
  const at = kernel.depth[0]! - 1;
  if (at < 0) return undefined;
  const number = stack.step[at]!;
  const step = STEPS[number]!;
  if (!('side' in step)) return undefined;
  const [a, b, c, d] = [stack.a[at]!, stack.b[at]!, stack.c[at]!, stack.d[at]!];
  return { name: STEP_NAMES[number]!, side: step.side(g, a, b, c, d), a, b, frame: [a, b, c, d] };
}

/** Through whose eyes the field is seen: the side that must decide, the French when nobody must. */
export const beholder = (g: Field): number => asked(g)?.side ?? F;

/** Whether formations are being named: those named already have not been looked at for command yet. */
export const isNaming = (g: Field): boolean => asked(g)?.name === 'activate';

export type Half = 'movement' | 'combat';
/** The half of the activation at hand, if a formation acts. */
export function half(g: Field): Half | undefined {
  const { stack, kernel } = g.s;
  const names = Array.from({ length: kernel.depth[0]! }, (_, i) => STEP_NAMES[stack.step[i]!]!);
  if (names.includes('move')) return 'movement';
  return names.includes('combat') ? 'combat' : undefined;
}
