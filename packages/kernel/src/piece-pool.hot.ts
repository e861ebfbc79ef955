import { NO_PIECE } from './action.ts';

/** Pieces to draw from, each once, and with them "no piece": the orders that speak of none are drawn as if they were one piece's. */
export class PiecePool {
  #pieces = new Int32Array(1);
  #isIn = new Uint8Array(0);
  #count = 0;

  /** Only "no piece" is in it. `pieces` is how many the game has. */
  clear(pieces: number): void {
    if (this.#isIn.length === pieces) this.#isIn.fill(0);
    else {
      this.#isIn = new Uint8Array(pieces);
      this.#pieces = new Int32Array(pieces + 1);
    }
    this.#pieces[0] = NO_PIECE;
    this.#count = 1;
  }
  get count(): number {
    return this.#count;
  }
  /** A piece that is in it already is not put in twice. */
  add(piece: number): void {
    if (this.#isIn[piece] !== 0) return;
    this.#isIn[piece] = 1;
    this.#pieces[this.#count++] = piece;
  }
  addAll(): void {
    for (let piece = 0; piece < this.#isIn.length; piece++) this.add(piece);
  }
  has(piece: number): boolean {
    return this.#isIn[piece] === 1;
  }
  /** Takes one out, each as likely as the next. */
  take(below: (n: number) => number): number {
    const i = below(this.#count);
    const piece = this.#pieces[i]!;
    this.#pieces[i] = this.#pieces[--this.#count]!;
    return piece;
  }
}

/** The `pieces` of a question whose orders speak of no piece. */
export const ofNoPiece = (): void => undefined;
