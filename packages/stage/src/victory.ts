import type { Text } from '@tambour/kernel';
import type { Place } from './place.ts';

/** A way to win, in a sentence, and the rule that says so; none where the battle’s own figures do. */
export interface Goal {
  readonly text: Text;
  readonly rule?: string;
}

/** Something that brings points: a place to hold, losses of the enemy, units led off the map. */
export interface PointSource {
  /** The only side that can score it; both where absent. */
  readonly side?: number;
  readonly what: Text;
  readonly place?: Place;
  /** For one of it. */
  readonly points: number;
  /** It can be scored more than once. */
  readonly isEach?: true;
  /** Who has it now, where it is something to have. */
  readonly holder?: number;
  /** What it brings each side now: over all sources this adds up to the score. */
  readonly scored: readonly number[];
  readonly rule?: string | undefined;
}

/** How a battle is won, as it stands: what a person should know before the first order, and any time after it. */
export interface Victory {
  /** By side. */
  readonly goals: readonly (readonly Goal[])[];
  /** By side: how to go about it, in a sentence or two. */
  readonly advice?: readonly Text[];
  readonly sources: readonly PointSource[];
  /** By side; empty where points do not decide. */
  readonly scores: readonly number[];
  /** How much time is left. */
  readonly time: Text;
  /** Who would win if the battle ended now; absent where that is no question of points. */
  readonly outlook?: Text;
}

export const MAP_EDGES = ['N', 'E', 'S', 'W'] as const;
export type MapEdge = (typeof MAP_EDGES)[number];

/** A place worth points, shown as a seal on the map. One place may be worth something else to each side. */
export interface Objective {
  readonly place: Place;
  readonly title: Text;
  readonly points: number;
  /** The only side it counts for; absent where it counts for whoever holds it. */
  readonly side?: number;
  /** It is nothing to hold: the points are for each unit led off the map here, over this edge; the most that one brings. */
  readonly exit?: MapEdge;
  /** Who holds it now. */
  readonly holder: number | undefined;
  readonly rule?: string;
}

/** A short fact in the strip over the field: what it means, or the rule that says it. */
export interface StatusChip {
  readonly text: Text;
  readonly side?: number;
  readonly note?: Text;
  readonly rule?: string;
}

/** What is always in sight while a battle is played. Whose move it is, the page knows. */
export interface Status {
  /** Turn and hour: "Turn 3 of 10 · 11:00". */
  readonly time: Text;
  /** What is being done: "Movement of the right wing". */
  readonly phase: Text;
  /** By side; empty where points do not decide. */
  readonly scores: readonly number[];
  /** Who has the initiative, orders, the weather. */
  readonly chips: readonly StatusChip[];
}
