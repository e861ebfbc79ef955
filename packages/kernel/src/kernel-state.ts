import type { Layout, State } from './buffer.ts';

export const STACK_DEPTH = 64;
/** Frames kept free when a position is loaded: more than play ever puts on top of a question before the next. */
export const STACK_ROOM = 24;
export const STANDING_SLOTS = 16;

/**
 * The kernel's own columns, beside a game's: the stack of steps (hashed as far as it is filled, apart from the rest),
 * standing orders, and the dice (outside the hash).
 */
export const KERNEL = {
  stack: { rows: STACK_DEPTH, columns: { step: 'u8', a: 'i32', b: 'i32', c: 'i32', d: 'i32' }, unhashed: true },
  kernel: { rows: 1, columns: { depth: 'u8' } },
  standing: { rows: 2 * STANDING_SLOTS, columns: { answer: 'u8', percent: 'u8' } },
  dice: { rows: 4, columns: { word: 'u32' }, unhashed: true },
} as const satisfies Layout;
export type KernelLayout = typeof KERNEL;

/** Takes every step off the stack: what was still to be done is not done. For a game that ends in the middle of something. */
export function emptyStack({ kernel, stack }: State<KernelLayout>): void {
  kernel.depth[0] = 0;
  for (const column of [stack.step, stack.a, stack.b, stack.c, stack.d]) column.fill(0);
}
