/** What befell one unit: strength lost over the battle, and the turn in which it was gone; 0 if something of it was left. */
export type TraceLoss = readonly [unit: string, lost: number, goneIn: number];

/** A place with how often it was attacked or attacked from, and the strength that each side lost there. */
export type TracePlace = readonly [place: string, fought: number, ...lost: number[]];

/** Where an objective's holder stands, a letter a turn: a side is its number, and this is nobody. */
export const NOBODY = '-';

/** How one battle went, as small plain JSON. Lists by turn begin with the first turn; those by side go by its number. */
export interface Trace {
  /** Victory points at the end of each turn, by side. */
  readonly points: readonly (readonly number[])[];
  /** Strength left at the end of each turn, by side. */
  readonly strength: readonly (readonly number[])[];
  /** Attacks made in each turn, by side. */
  readonly attacks: readonly (readonly number[])[];
  /** Units that lost something. */
  readonly losses: readonly TraceLoss[];
  readonly places: readonly TracePlace[];
  /** Who held each at the end of each turn, a letter a turn. Called by its place, the side it counts for if only one does, and its number where one place has several: `2112`, `123/0`, `2112#2`. */
  readonly objectives: Readonly<Record<string, string>>;
  /** How often each rule was named by what happened. */
  readonly rules: Readonly<Record<string, number>>;
}
