import type { Text } from '@tambour/kernel';
import type { PieceFace } from '@tambour/press';

/** A table of the rules as it is printed. */
export interface ChartTable {
  readonly title: Text;
  readonly rule: string;
  readonly head: readonly Text[];
  readonly rows: readonly (readonly Text[])[];
  readonly note?: Text;
}

/** What a battle on paper needs beside its map and the fronts of its counters. */
export interface PrintMatter {
  /** The other faces of counters, by their ids; a unit without one is shown disorganised. */
  readonly backs: readonly PieceFace[];
  readonly charts: readonly ChartTable[];
}
