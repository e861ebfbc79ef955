import { Search } from '@tambour/boards';

/** Movement points that no search of this game goes beyond. */
export const MOST_POINTS = 127;

/** Room to work in, so that searches allocate nothing. Whoever fills a part of it uses it up before anyone else can. */
export class Scratch {
  readonly line = new Int32Array(64);
  /** By hex: leaders, command, retreats. */
  readonly ride: Search;
  /** By hex and facing: marches. */
  readonly march: Search;
  constructor(readonly size: number) {
    this.ride = new Search(size, MOST_POINTS);
    this.march = new Search(size * 6, MOST_POINTS);
  }
}
