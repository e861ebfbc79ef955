import { Search } from '@tambour/boards';

/** Movement points that no search of this game goes beyond. */
export const MOST_POINTS = 127;

/** Room to work in, so that searches allocate nothing. Whoever fills a part of it uses it up before anyone else can. */
export class Scratch {
  /** What the enemies of a side do to each hex (`readEnemies`), by side. */
  readonly enemies: readonly [Uint8Array, Uint8Array];
  /** Hexes that a side keeps out of: 5.34; and in strategic movement 5.11 too. */
  readonly kept: Uint8Array;
  readonly keptStrategic: Uint8Array;
  /** What a mover finds in each hex, whichever way it comes: closed or open, and the price of contact. */
  readonly closed: Uint8Array;
  readonly contact: Uint8Array;
  readonly line = new Int32Array(64);
  /** By hex: leaders, command, retreats. */
  readonly ride: Search;
  /** By hex and facing: marches. */
  readonly march: Search;
  constructor(readonly size: number) {
    this.enemies = [new Uint8Array(size), new Uint8Array(size)];
    this.kept = new Uint8Array(size);
    this.keptStrategic = new Uint8Array(size);
    this.closed = new Uint8Array(size);
    this.contact = new Uint8Array(size);
    this.ride = new Search(size, MOST_POINTS);
    this.march = new Search(size * 6, MOST_POINTS);
  }
}
