import type { State } from './buffer.ts';
import type { Step } from './game.ts';
import type { KernelLayout } from './kernel-state.ts';
import { itemAt } from './present.ts';

/** The question that waits for an answer, with the integers of its frame. */
export interface Asked<Name extends string> {
  readonly name: Name;
  readonly side: number;
  readonly frame: readonly [number, number, number, number];
}

/** What is asked in a state, if anything, found without a `Position`: for those who are given the field of a game alone. */
export function askedIn<Field, Name extends string>(
  state: Pick<State<KernelLayout>, 'kernel' | 'stack'>,
  names: readonly Name[],
  steps: readonly Step<Field>[],
  f: Field,
): Asked<Name> | undefined {
  const { stack, kernel } = state;
  const at = itemAt(kernel.depth, 0) - 1;
  if (at < 0) return undefined;
  const number = itemAt(stack.step, at);
  const step = itemAt(steps, number);
  if (!('side' in step)) return undefined;
  const frame = [itemAt(stack.a, at), itemAt(stack.b, at), itemAt(stack.c, at), itemAt(stack.d, at)] as const;
  return { name: itemAt(names, number), side: step.side(f, ...frame), frame };
}
