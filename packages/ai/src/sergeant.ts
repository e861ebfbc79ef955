import type { GameSpec, Weights, World } from '@tambour/kernel';
import { type Appraiser, appraiserOf, type Leaning } from './appraiser.hot.ts';
import { type Greed, greedyPlayer, type ValueOf } from './greedy.ts';
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

/** Values by the weights of the time at which one thinks: what an order postpones is not avoided. */
export const valueBy =
  <W extends World, Field>(appraiser: (spec: GameSpec<W, Field>) => Appraiser<W, Field>): ValueOf<W, Field> =>
  (p, side, now) => {
    const { appraisal, value } = appraiser(p.spec);
    return value(p, side, appraisal.timeLeft(now.field));
  };

/** Looks one order ahead, as `greedy` does, but judges by the named terms of the game. */
export function sergeantPlayer<W extends World, Field>(
  how: Partial<Greed> = {},
  leaning: Leaning = {},
  by: WeightsBy = 'fitted',
): Player<W, Field> {
  const appraiser = appraiserFor<W, Field>(leaning, by);
  return greedyPlayer({ isCalm: true, ...how }, valueBy(appraiser));
}
