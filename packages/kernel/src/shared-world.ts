import { checkChoice } from './choice.ts';
import type { Choice, GameSpec, World } from './game.ts';

const MOST_WORLDS = 16;

/**
 * The same game with worlds kept: a world is frozen and takes long to lay out, so battles that chose the same share one.
 * Figures of one's own are part of the choice; the oldest world is let go when there are too many.
 */
export function sharingWorlds<W extends World, Field>(spec: GameSpec<W, Field>): GameSpec<W, Field> {
  const kept = new Map<string, W>();
  return {
    ...spec,
    world(choice: Choice): W {
      const { scenario, options, charts, scenarioData } = checkChoice(choice);
      const key = JSON.stringify([scenario, options, charts, scenarioData]);
      const world = kept.get(key) ?? spec.world(choice);
      kept.delete(key);
      kept.set(key, world);
      const [oldest] = kept.keys();
      if (oldest !== undefined && kept.size > MOST_WORLDS) kept.delete(oldest);
      return world;
    },
  };
}
