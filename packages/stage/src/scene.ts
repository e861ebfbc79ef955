import type { Text } from '@tambour/kernel';
import type { PieceFace } from '@tambour/press';
import type { Place } from './place.ts';
import type { TableBase } from './table-base.ts';
import type { Objective, Status } from './victory.ts';

/** A counter where it lies. */
export interface ScenePiece extends PieceFace {
  /** Index of the side it belongs to. */
  readonly owner: number;
  /** Absent when it is off the board: lost, or not yet come. */
  readonly place?: Place;
  /** On a measured table: the base it is drawn as there, in the place of a counter. Its `place` is the point of its middle. */
  readonly base?: TableBase;
  /** In full, as the log would name it. */
  readonly title: Text;
  /** What is to be said of it now beyond its face: disorganised, out of command, two points lost. */
  readonly states: readonly Text[];
}

/** Turns and phases: a row of steps with one of them now. */
export interface StepsTrack {
  readonly kind: 'steps';
  readonly id: string;
  readonly title: Text;
  readonly steps: readonly Text[];
  readonly at: number;
}
/** Points: a figure a side, and what it is made of. */
export interface ScoresTrack {
  readonly kind: 'scores';
  readonly id: string;
  readonly title: Text;
  readonly rule: string;
  readonly scores: readonly {
    readonly side: number;
    readonly value: number;
    readonly parts: readonly { readonly what: Text; readonly value: number; readonly rule: string }[];
  }[];
}
export const TOKEN_STATES = ['waiting', 'now', 'done', 'out'] as const;
export type TokenState = (typeof TOKEN_STATES)[number];
/** Formations, initiative, aides: small markers that are waiting, at work, done, or out of it. */
export interface TokensTrack {
  readonly kind: 'tokens';
  readonly id: string;
  readonly title: Text;
  readonly tokens: readonly {
    readonly name: Text;
    readonly side: number;
    readonly state: TokenState;
    /** What the state is called here, in place of the page's own word. */
    readonly says?: Text;
  }[];
}
/** What stands in a row of a table under one of its columns. */
export interface TableCell {
  readonly text: Text;
  /** So many of so many, drawn as filled and open dots; what goes beyond is drawn as a ring. */
  readonly dots?: { readonly filled: number; readonly of: number };
  /** It matters: it is set off from the rest. */
  readonly isMarked?: boolean;
}
export interface TableColumn {
  /** Short enough to head a narrow column, and in full. */
  readonly name: Text;
  readonly title: Text;
  readonly side: number;
  /** None where the column is all that its side has: then it needs no head. */
  readonly state?: TokenState;
}
/** A sheet of what acts in columns, with what is to be known of each in rows: corps and their activations. */
export interface TableTrack {
  readonly kind: 'table';
  readonly id: string;
  readonly title: Text;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly {
    readonly name: Text;
    readonly rule: string;
    /** One a column. */
    readonly cells: readonly TableCell[];
  }[];
}
export type Track = StepsTrack | ScoresTrack | TokensTrack | TableTrack;

/** Everything that changes and shows: the page draws it and knows no more. */
export interface Scene {
  /** Changes whenever the ground must be drawn anew: a work breached, a bridge gone. */
  readonly ground: string;
  readonly pieces: readonly ScenePiece[];
  readonly tracks: readonly Track[];
  /** Where in the sequence of play we are: turn, hour, phase. */
  readonly headline: Text;
  /** Places worth points, drawn as seals. */
  readonly objectives: readonly Objective[];
  /** For the strip over the field. */
  readonly status: Status;
}

/** Figures of one moment, for the charts of the closing screen. */
export interface Measures {
  /** Fighting strength and victory points, by side. */
  readonly strength: readonly number[];
  readonly points: readonly number[];
  /** What the game calls the parts of an army that losses are counted by, inside a sentence; a formation unless told. */
  readonly lossesBy?: Text;
  /** Strength lost so far by formation, in the order of battle. */
  readonly losses: readonly {
    readonly side: number;
    readonly formation: Text;
    readonly lost: number;
    readonly of: number;
  }[];
}
