import type { Entry } from '@tambour/kernel';
import type { KeptBattle } from './kept-battle.ts';

/** A row as it lies there: whatever was put in, by whomever. `value` is undefined where not even the browser can read it. */
export interface StoredRow {
  readonly key: unknown;
  readonly value: unknown;
}
export const TABLES = ['battles', 'entries'] as const;
export type TableName = (typeof TABLES)[number];
/** Rows of one battle or of all, in the order of their keys. */
export type StoredRows = Readonly<Record<TableName, readonly StoredRow[]>>;

/** One thing to be written. */
export type Change =
  | { readonly kind: 'battle'; readonly battle: KeptBattle }
  /** The n-th command, 1 for the first. */
  | { readonly kind: 'entry'; readonly id: string; readonly n: number; readonly entry: Entry }
  /** Every command beyond the first `count`. */
  | { readonly kind: 'cut'; readonly id: string; readonly count: number }
  /** The battle and everything filed under it, valid or not. */
  | { readonly kind: 'remove'; readonly id: string }
  /** A row as it is, valid or not. */
  | { readonly kind: 'row'; readonly table: TableName; readonly value: object }
  | { readonly kind: 'drop-row'; readonly table: TableName; readonly key: unknown };

/** What is found under a battle before it is written to, and whether there is any battle at all. */
export interface FoundRows extends StoredRows {
  readonly isEmpty: boolean;
}

/** Where battles are kept: the browser's database. Changes written together are all written or none. */
export interface Store {
  /** Every row there is. One that cannot be read hides no other. */
  rows(): Promise<StoredRows>;
  /** The rows of one battle. */
  rowsOf(id: string): Promise<StoredRows>;
  write(changes: readonly Change[]): Promise<void>;
  /** Looks at what lies under a battle and writes what `decide` answers; nobody else can write in between. */
  update(id: string, decide: (found: FoundRows) => readonly Change[]): Promise<void>;
}
