import type { Assumption, Sum, Text } from '@tambour/kernel';

export interface OutcomeView {
  readonly chance: number;
  /** The chance lies between these, whatever is hidden. */
  readonly least: number;
  readonly most: number;
  readonly facts: readonly Text[];
}
/** How likely something is to befall a side, told to the side that decides. */
export interface ChanceView {
  readonly side: number;
  readonly what: string;
  /** Whether it is good for the side that decides. */
  readonly isGain: boolean;
  readonly gravity: number;
  /** Of its happening at all, however much of it. */
  readonly chance: number;
  /** Where it can be counted, and more than the text says may happen: so many or more, and how likely that is. */
  readonly more?: { readonly amount: number; readonly chance: number };
  /** "they are driven back" */
  readonly text: Text;
  /** "driven back", for the head of a table. */
  readonly short: Text;
}
export interface PieceChances {
  readonly piece: string;
  readonly chances: readonly ChanceView[];
}
/** Faces of the first die, from one to another, and what they lead to. */
export interface BandView {
  readonly from: number;
  readonly to: number;
  readonly chances: readonly ChanceView[];
}
/** A question that is answered before the die falls. */
export interface AnswerBefore {
  /** "defend with the strongest unit" */
  readonly does: Text;
  readonly others: readonly (readonly BandView[] | undefined)[];
}
export interface OddsView {
  readonly outcomes: readonly OutcomeView[];
  /** The same added up: what befalls whom, over all outcomes; and piece by piece. */
  readonly chances: readonly ChanceView[];
  readonly pieces: readonly PieceChances[];
  /** Of nothing befalling anyone. */
  readonly nothing: number;
  /** Every path was walked, and nothing hidden can change the figures. */
  readonly exact: boolean;
  readonly unresolved: number;
  /** Figures of so many trials with random dice: there were too many ways to follow them all. */
  readonly trials: number | undefined;
  readonly assumptions: readonly Assumption[];
}
export interface Forecast {
  readonly label: Text;
  /** What goes on the die and on the column of the table, item by item. */
  readonly sums: readonly Sum[];
  /** What each face of the first die leads to; undefined where none falls, or there are too many ways to follow. */
  readonly roll: readonly BandView[] | undefined;
  /** The questions before that die, each taken to be answered as it says; and the same for the other answers, as far as known. */
  readonly rollAfter: readonly AnswerBefore[];
  /** To the next decision. */
  readonly next: OddsView;
  /** To the end of the combat, both sides answering by habit; undefined where that is the same thing. */
  readonly whole: OddsView | undefined;
}
