import type { Modifier, Sum, Text } from '@tambour/kernel';
import type { Stand } from './aim.ts';
import type { Place } from './place.ts';

/** How an event shows on the board. Absent for what is only said. */
export type Motion =
  | { readonly kind: 'go'; readonly piece: string; readonly from: Place; readonly to: Place }
  /** Of a piece with a base: where its middle was and how it looked, from beginning to end. */
  | { readonly kind: 'march'; readonly piece: string; readonly way: readonly Stand[] }
  | { readonly kind: 'turn'; readonly piece: string; readonly facing: number }
  | { readonly kind: 'shot'; readonly from: Place; readonly to: Place }
  | { readonly kind: 'clash'; readonly from: readonly Place[]; readonly to: readonly Place[] }
  | { readonly kind: 'loss'; readonly place: Place; readonly piece: string }
  | { readonly kind: 'mark'; readonly place: Place };

export const EVENT_WEIGHTS = ['step', 'minor', 'major'] as const;
/** A heading of the log (turn, phase), a detail, or what one would tell at dinner. */
export type EventWeight = (typeof EVENT_WEIGHTS)[number];

/** An event in a plain sentence, with its rule, where it was and how it shows. */
export interface EventText {
  readonly text: Text;
  readonly rule: string;
  readonly weight: EventWeight;
  readonly places: readonly Place[];
  readonly dice?: readonly number[];
  /** What the dice are thrown for, as it is said before they fall: who, and what is needed. Wherever there are dice. */
  readonly roll?: Text;
  /** The sum behind the dice, item by item. */
  readonly sum?: readonly Modifier[];
  /** What the sum goes on: the die, unless told. */
  readonly on?: Sum['on'];
  readonly motion?: Motion;
}

/** Where a piece stood when the event happened, as far as one could see. */
export type PlaceOfPiece = (piece: string) => Place | undefined;
