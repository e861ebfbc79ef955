import type { Action } from './action.ts';
import type { Text } from './id.ts';

/** What a term speaks of; temperaments of computer players weigh by it. */
export const TERM_KINDS = ['points', 'force', 'order', 'goal', 'chance', 'guns', 'command', 'chief', 'time'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** One named part of what a position is worth to a side. More of it is never worse. */
export interface Term {
  readonly id: string;
  readonly kind: TermKind;
  /** As it stands in a sentence: "strength of the troops". */
  readonly name: Text;
}

/** What one unit of each term is worth, in victory points, in the order of the terms: as a battle begins, and as it ends. */
export interface Weights {
  readonly early: readonly number[];
  readonly late: readonly number[];
}

export interface Way<Field> {
  from(f: Field, order: Action): number;
  to(f: Field, order: Action): number;
}

/**
 * How computer players see a game: what to look at, what it is worth, and how far to look. The value of a position to a side is the sum of
 * its terms, each less the enemy's, by weights that pass from early to late as the time runs out.
 */
export interface Appraisal<Field> {
  readonly terms: readonly Term[];
  /** Set by hand, and as fitted to battles played on (`npm run tune`). */
  readonly hand: Weights;
  readonly weights: Weights;
  /** What a side has of each term, in their order, into `out`. It may read everything: players are only ever given what their side sees. */
  measure(f: Field, side: number, out: Float64Array): void;
  /** How much of the battle is still to come: 1 as it begins, 0 as it ends. */
  timeLeft(f: Field): number;
  /**
   * A number that changes whenever one activation or phase gives way to the next: plans reach from one change to the next. Below 0 while the
   * troops are set up, when one look at each order is enough.
   */
  moment(f: Field): number;
  /**
   * The place that an order would take a piece from, and to: numbers that differ where the piece or the place does, -1 where it takes none
   * anywhere. Who plans brings no piece back to where it has been in the same moment.
   */
  readonly way?: Way<Field>;
  /** How many moments a plan is followed up before it is judged: far enough for the enemy to reply. */
  readonly horizon: number;
  /** With so much of the battle left or less, a plan is followed to its end, where the verdict is known. Left out, the horizon holds to the last. */
  readonly closing?: number;
  /** What winning is worth beyond the points. */
  readonly winning: number;
  /** Orders that a captain may try out in one search: what costs a fifth of a second at most. */
  readonly looks: number;
}
