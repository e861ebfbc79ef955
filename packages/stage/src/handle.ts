import type { Command, Text } from '@tambour/kernel';
import type { Stand } from './aim.ts';
import type { Place } from './place.ts';

export const HANDLE_KINDS = ['move', 'attack', 'place', 'choose', 'decline'] as const;
export type HandleKind = (typeof HANDLE_KINDS)[number];

/** A legal command as something to take hold of: who acts, where to click, what it is called. */
export interface Handle {
  readonly command: Command;
  readonly kind: HandleKind;
  /** The whole order in words: "Navarre to 1411, facing east". */
  readonly label: Text;
  /** Without the piece and the place, for a short list beside them: "shock", "withdraw", "fire". */
  readonly verb: Text;
  /** What it is about, where several orders of one piece are: "The vanguard, now: Reserve". */
  readonly heading?: Text;
  /** What it does, in a line, where its name does not say. */
  readonly note?: Text;
  /** The piece that acts, and those that act along with it. */
  readonly piece?: string;
  readonly along?: readonly string[];
  /** Where it goes, or what it strikes. */
  readonly place?: Place;
  /** Which way it will look, 0 to 5 clockwise from north-east for a vertex of a hex (as `facing` of a counter). */
  readonly facing?: number;
  /** On a measured table: where the piece will stand, and which way it will look. */
  readonly stand?: Stand;
  /** Points it takes, where there are any. */
  readonly cost?: number;
  /** A longer march by rules of its own: its places are shown apart from those of an ordinary one. */
  readonly isLong?: true;
  /** Whether dice decide it, at once or when the other side has answered: the page then shows the odds before it is given. */
  readonly isRolled: boolean;
}

/** The way a piece would take, place by place, with what is left after each. */
export interface Way {
  readonly legs: readonly { readonly place: Place; readonly left: number; readonly facing?: number }[];
  /** What befalls it on the way: a check, a stop, a bridge worn. Each with its rule. */
  readonly notes: readonly { readonly rule: string; readonly what: Text }[];
}
