/** What the bench uses of chessops 0.15. */
export interface SquareSet extends Iterable<number> {
  has(square: number): boolean;
}
export interface Move {
  readonly from: number;
  readonly to: number;
  readonly promotion?: 'knight' | 'bishop' | 'rook' | 'queen' | 'king';
}
export class Chess {
  static default(): Chess;
  readonly board: { readonly pawn: SquareSet };
  readonly halfmoves: number;
  allDests(): Map<number, SquareSet>;
  isInsufficientMaterial(): boolean;
  play(move: Move): void;
}
