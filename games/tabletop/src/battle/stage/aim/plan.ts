import type { Snapped } from '@tambour/stage';
import type { Command } from '../../../rules/moving/index.ts';

/** What is pointed at, in tenths of a millimetre and 0.01°. */
export interface Wish {
  readonly x: number;
  readonly y: number;
  readonly heading: number | undefined;
  readonly snap: number;
}
/** A command that would do, and what its end was moved for. */
export interface Try {
  readonly command: Command;
  readonly snapped?: readonly Snapped[];
}
/** What is tried for a wish, best first; what is told of if none of it may be; and what comes near. */
export interface Plan {
  readonly tries: readonly Try[];
  readonly wished: Command;
  readonly nearest: readonly (() => Command | null)[];
}
