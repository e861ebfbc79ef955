import type { SideInfo } from '@tambour/kernel';
import type { GameCard } from './protocol.ts';

/** The sides as a battle calls them: on the farm the Coalition are Austrians. */
export const sidesOf = (game: GameCard, scenario: string | undefined): readonly SideInfo[] => {
  const names = scenario === undefined ? undefined : game.cards[scenario]?.sides;
  return names ? game.sides.map((side, s) => ({ ...side, name: names[s] ?? side.name })) : game.sides;
};
