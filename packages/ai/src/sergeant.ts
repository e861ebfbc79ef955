import type { GameSpec, Position, Weights, World } from '@tambour/kernel';
import { type Appraiser, appraiserOf, type Leaning } from './appraiser.hot.ts';
import { type Greed, greedyPlayer } from './greedy.ts';
import type { Player } from './player.ts';

/** By which weights a player judges: those fitted to play, or those set by hand. */
export type WeightsBy = 'fitted' | 'hand';

/** An appraiser for whatever game is put before it. */
export function appraiserFor<W extends World, Field>(
  leaning: Leaning = {},
  by: WeightsBy = 'fitted',
): (spec: GameSpec<W, Field>) => Appraiser<W, Field> {
  let known: { readonly spec: GameSpec<W, Field>; readonly appraiser: Appraiser<W, Field> } | undefined;
  return (spec) => {
    if (known?.spec !== spec) {
      const weights: Weights | undefined = by === 'hand' ? spec.appraisal?.().hand : undefined;
      known = { spec, appraiser: appraiserOf(spec, weights, leaning) };
    }
    return known.appraiser;
  };
}

/** Looks one order ahead, as `greedy` does, but judges by the named terms of the game. */
export function sergeantPlayer<W extends World, Field>(
  how: Partial<Greed> = {},
  leaning: Leaning = {},
  by: WeightsBy = 'fitted',
): Player<W, Field> {
  const appraiser = appraiserFor<W, Field>(leaning, by);
  return greedyPlayer(how, (p: Position<W, Field>, side) => appraiser(p.spec).value(p, side));
}
