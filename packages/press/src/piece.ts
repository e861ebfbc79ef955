import type { HexId, Vertex } from '@tambour/boards';
import type { Pigment } from './palette.ts';

/** A counter as words: what is printed on it, where it lies, which way it looks. */
export const ARMS = ['infantry', 'cavalry', 'dragoons', 'artillery', 'baggage', 'leader'] as const;
export type Arm = (typeof ARMS)[number];

export const EMBLEMS = ['lily', 'eagle', 'lion', 'cross'] as const;
export type Emblem = (typeof EMBLEMS)[number];

export const PIECE_MARKERS = ['disorganised', 'routed', 'outOfCommand', 'fired', 'activated'] as const;
export type PieceMarker = (typeof PIECE_MARKERS)[number];

/** The card and ink of one army; the emblem says the same without colour. */
export interface Livery {
  readonly paper: string;
  readonly ink: string;
  readonly emblem: Emblem;
}

export interface PieceFace {
  readonly id: string;
  readonly side: Livery;
  readonly arm: Arm;
  readonly name: string;
  readonly band: Pigment;
  /** One to three letters for the formation, so that the band's colour never stands alone. */
  readonly formation?: string;
  readonly strength?: string;
  readonly movement?: string;
  readonly morale?: string;
  /** Stars of rank, for leaders. */
  readonly stars?: number;
  /** Absent for pieces that look every way. */
  readonly facing?: Vertex;
  readonly markers?: readonly PieceMarker[];
  /** Higher lies on top of the stack; equals keep the order given. */
  readonly order?: number;
  readonly isSelected?: boolean;
}

/** On a hex of the map, or in a box beside it. */
export type Piece = PieceFace & ({ readonly hex: HexId } | { readonly box: string });
