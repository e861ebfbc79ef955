import type { GameCard } from '../match/protocol.ts';

/** The colours of a game's sides, for the style of whatever shows them; none where the usual ones will do. */
export const tintsOf = ({ tints = [] }: GameCard): Readonly<Record<string, string>> =>
  Object.fromEntries(tints.map((tint, side) => [`--side-${side}`, `var(--tint-${tint})`]));
