import type { World } from '@tambour/kernel';
import type { Front } from './front.ts';
import type { Stage } from './stage.ts';

/** A stage is what the front says of a game already, and the rest. */
export const stageOf = <W extends World, Field>(
  { cards, tints, overlays, lessons, hasPeriods }: Front,
  rest: Omit<Stage<W, Field>, 'cards' | 'tints' | 'overlays' | 'lessons'>,
): Stage<W, Field> => ({
  cards,
  ...(tints && { tints }),
  ...(hasPeriods && { hasPeriods }),
  overlays,
  lessons,
  ...rest,
});
