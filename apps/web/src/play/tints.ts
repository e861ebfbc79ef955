import type { GameCard } from '../match/protocol.ts';

/** The colours of a game's sides, on the page and on the map, for the style of whatever shows them; none where the usual ones will do. */
export const tintsOf = ({ tints = [] }: GameCard): Readonly<Record<string, string>> =>
  Object.fromEntries(
    tints.flatMap((tint, side) => [
      [`--side-${side}`, `var(--tint-${tint})`],
      [`--map-side-${side}`, `var(--map-tint-${tint})`],
    ]),
  );
