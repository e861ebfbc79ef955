import type { Entry } from '@tambour/kernel';
import type { KeptBattle } from './kept-battle.ts';

/** One thing to be written. */
export type Change =
  | { readonly kind: 'battle'; readonly battle: KeptBattle }
  /** The n-th command, 1 for the first. */
  | { readonly kind: 'entry'; readonly id: string; readonly n: number; readonly entry: Entry }
  /** Every command beyond the first `count`. */
  | { readonly kind: 'cut'; readonly id: string; readonly count: number }
  | { readonly kind: 'remove'; readonly id: string };

/** Where battles are kept: the browser's database, or memory. Changes written together are all written or none. */
export interface Store {
  battles(): Promise<readonly KeptBattle[]>;
  battle(id: string): Promise<KeptBattle | undefined>;
  /** The commands of a battle in order, as far as there is no gap. */
  entries(id: string): Promise<readonly Entry[]>;
  write(changes: readonly Change[]): Promise<void>;
}
