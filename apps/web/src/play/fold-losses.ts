import type { Measures } from '@tambour/stage';

export type Loss = Measures['losses'][number];

/** So many lines without a loss are read over; more hide those that matter. */
const FEW = 3;

/** The lines to be told, and those without a loss where there are many. */
export function foldLosses(losses: readonly Loss[]): {
  readonly told: readonly Loss[];
  readonly folded: readonly Loss[];
} {
  const folded = losses.filter(({ lost }) => lost === 0);
  if (folded.length <= FEW) return { told: losses, folded: [] };
  return { told: losses.filter(({ lost }) => lost > 0), folded };
}
