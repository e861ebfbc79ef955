import type { World } from '@tambour/kernel';
import type { Front } from './front.ts';
import type { Stage } from './stage.ts';

/** A stage made of what the front of the game says already, and the rest. */
export const stageFrom = <W extends World, Field>(
  { cards, tints, overlays, lessons }: Front,
  rest: Omit<Stage<W, Field>, 'cards' | 'tints' | 'overlays' | 'lessons'>,
): Stage<W, Field> => ({ cards, ...(tints && { tints }), overlays, lessons, ...rest });
