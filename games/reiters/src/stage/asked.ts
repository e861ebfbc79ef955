import type { Field } from '../state.ts';
import { STEP_NAMES, type StepName } from '../step-id.ts';
import { STEPS } from '../steps.ts';
import { CATHOLIC } from '../vocabulary.ts';

/** The question that waits for an answer, with the integers of its frame. */
export interface Asked {
  readonly name: StepName;
  readonly side: number;
  readonly frame: readonly [number, number, number, number];
}

export function asked(g: Field): Asked | undefined {
  const { stack, kernel } = g.s;
  const at = kernel.depth[0]! - 1;
  if (at < 0) return undefined;
  const number = stack.step[at]!;
  const step = STEPS[number]!;
  if (!('side' in step)) return undefined;
  const frame = [stack.a[at]!, stack.b[at]!, stack.c[at]!, stack.d[at]!] as const;
  return { name: STEP_NAMES[number]!, side: step.side(g, ...frame), frame };
}

/** Through whose eyes the field is seen: the side that must decide, the Catholics when nobody must. */
export const beholder = (g: Field): number => asked(g)?.side ?? CATHOLIC;
