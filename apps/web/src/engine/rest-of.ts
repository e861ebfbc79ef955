import type { GamePackage } from '@tambour/games';
import { LATER, type World } from '@tambour/kernel';
import { OWN_DICE } from './own-dice.ts';

/** Fetches what a battle is opened without, of the kernel, the engine and the game: before anything is done in it, it must be there. */
export const restOf = async <W extends World, Field>({ rest }: Pick<GamePackage<W, Field>, 'rest'>): Promise<void> => {
  await Promise.all([LATER.fetch(), OWN_DICE.fetch(), rest?.()]);
};
