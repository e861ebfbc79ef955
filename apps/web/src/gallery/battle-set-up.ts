import type { Seat } from '../play/battle-store.ts';

/** Who plays, by which rules, with which dice. */
export interface BattleSetUp {
  /** Figures of one's own in place of the game's charts. */
  readonly charts?: unknown;
  /** A battle of one's own in place of the game's. */
  readonly scenarioData?: unknown;
  readonly seats: readonly Seat[];
  readonly options: Readonly<Record<string, string>>;
  readonly seed: number;
  /** The troops stand as the scenario has them, and play begins with the first turn. */
  readonly isSetUp?: boolean;
}
export const freshSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
