import type { Table } from './table-edge.ts';

/**
 * Pieces by where they are on a table, in square cells: who may be near is found without asking everyone. A piece is in
 * the cell of its centre; how far it reaches from there is kept with it.
 */
export class NearIndex {
  private readonly columns: number;
  private readonly rows: number;
  /** cell → its first piece; -1 if there is none. */
  private readonly heads: Int32Array;
  /** piece → the next and the one before in its cell; -1 at the ends. */
  private readonly nexts: Int32Array;
  private readonly lasts: Int32Array;
  /** piece → its cell; -1 off the table. */
  private readonly cells: Int32Array;
  private readonly xs: Int32Array;
  private readonly ys: Int32Array;
  private readonly reaches: Int32Array;
  /** piece → 1 while it is among those found. */
  private readonly isFound: Uint8Array;
  /** The farthest that a piece has reached since the index was cleared. */
  private farthest = 0;

  constructor(
    table: Table,
    pieces: number,
    readonly cell: number,
  ) {
    this.columns = Math.floor(table.width / cell) + 1;
    this.rows = Math.floor(table.height / cell) + 1;
    this.heads = new Int32Array(this.columns * this.rows).fill(-1);
    this.nexts = new Int32Array(pieces).fill(-1);
    this.lasts = new Int32Array(pieces).fill(-1);
    this.cells = new Int32Array(pieces).fill(-1);
    this.xs = new Int32Array(pieces);
    this.ys = new Int32Array(pieces);
    this.reaches = new Int32Array(pieces);
    this.isFound = new Uint8Array(pieces);
  }

  /** Takes every piece off. */
  clear(): void {
    this.heads.fill(-1);
    this.cells.fill(-1);
    this.farthest = 0;
  }

  /** Puts a piece where it is now: its centre and how far it reaches from there, in lengths, rounded up. */
  put(piece: number, x: number, y: number, reach: number): void {
    const cell = this.row(y) * this.columns + this.column(x);
    if (this.cells[piece] !== cell) {
      this.remove(piece);
      const head = this.heads[cell]!;
      this.nexts[piece] = head;
      this.lasts[piece] = -1;
      if (head >= 0) this.lasts[head] = piece;
      this.heads[cell] = piece;
      this.cells[piece] = cell;
    }
    this.xs[piece] = x;
    this.ys[piece] = y;
    this.reaches[piece] = reach;
    if (reach > this.farthest) this.farthest = reach;
  }

  /** Takes a piece off. */
  remove(piece: number): void {
    const cell = this.cells[piece]!;
    if (cell < 0) return;
    const next = this.nexts[piece]!;
    const last = this.lasts[piece]!;
    if (next >= 0) this.lasts[next] = last;
    if (last >= 0) this.nexts[last] = next;
    else this.heads[cell] = next;
    this.cells[piece] = -1;
  }

  /**
   * Writes every piece that may be within a distance of one that stands at a point and reaches so far from it, in the order
   * of their numbers, and says how many: all that are, and some that are not. Whoever asks is among them.
   */
  near(x: number, y: number, reach: number, distance: number, found: Int32Array): number {
    // One length more: reaches are rounded up, distances half up.
    const span = reach + distance + 1;
    const far = span + this.farthest;
    const right = this.column(x + far);
    const top = this.row(y + far);
    let lowest = this.isFound.length;
    let highest = -1;
    for (let row = this.row(y - far); row <= top; row++) {
      for (let column = this.column(x - far); column <= right; column++) {
        for (let piece = this.heads[row * this.columns + column]!; piece >= 0; piece = this.nexts[piece]!) {
          const dx = this.xs[piece]! - x;
          const dy = this.ys[piece]! - y;
          const most = span + this.reaches[piece]!;
          if (dx * dx + dy * dy > most * most) continue;
          this.isFound[piece] = 1;
          if (piece < lowest) lowest = piece;
          if (piece > highest) highest = piece;
        }
      }
    }
    let count = 0;
    for (let piece = lowest; piece <= highest; piece++) {
      if (this.isFound[piece] === 0) continue;
      this.isFound[piece] = 0;
      found[count++] = piece;
    }
    return count;
  }

  /** Cells at the rim hold what lies beyond it. */
  private column(x: number): number {
    return Math.min(this.columns - 1, Math.max(0, Math.floor(x / this.cell)));
  }

  private row(y: number): number {
    return Math.min(this.rows - 1, Math.max(0, Math.floor(y / this.cell)));
  }
}
