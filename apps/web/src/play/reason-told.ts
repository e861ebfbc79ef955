import type { Text } from '@tambour/kernel';
import type { Chosen } from '../match/plan-view.ts';

/** Why the computer gave an order, told once for each plan: not again with every order of it. */
export const reasonTold = ({ why, isGoingOn }: Chosen): Text | undefined =>
  isGoingOn || why.en === '' ? undefined : why;
