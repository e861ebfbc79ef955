import type { WhoseDice } from '@tambour/kernel';
import type { GameCard } from '../match/protocol.ts';
import { PERSON, type Seat } from '../play/battle-store.ts';
import { USUAL_OPPONENT } from '../play/opponents.ts';

/** Who plays, by which rules, with which dice. */
export interface BattleSetUp {
  /** Figures of one's own in place of the game's charts. */
  readonly charts?: unknown;
  /** A battle of one's own in place of the game's. */
  readonly scenarioData?: unknown;
  /** The players throw dice of their own and enter them. */
  readonly dice?: WhoseDice | undefined;
  readonly seats: readonly Seat[];
  readonly options: Readonly<Record<string, string>>;
  readonly seed: number;
  /** The troops stand as the scenario has them, and play begins with the first turn. */
  readonly isSetUp?: boolean;
}
export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;

/** By the usual rules, on the recommended side against the usual computer player, with the troops as the scenario has them. */
export function usualSetUp(game: GameCard, scenario: string): BattleSetUp {
  const own = game.cards[scenario]?.recommended ?? 0;
  return {
    seats: game.sides.map((_, side) => (side === own ? PERSON : USUAL_OPPONENT)),
    options: Object.fromEntries(game.options.map(({ id, otherwise }) => [id, otherwise])),
    seed: freshSeed(),
    isSetUp: true,
  };
}
