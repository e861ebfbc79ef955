import { Search } from '@tambour/boards';

/** Movement points that no search of this game goes beyond. */
export const MOST_POINTS = 127;
/** Nodes that a search for marches has for each hex: itself, and itself with each facing. */
export const MARCH_NODES = 7;

/** More units than change between two looks at the field, set-ups aside. */
const MOST_TOUCHED = 64;

/**
 * Units whose place, facing or marks were written since somebody last looked, so that who keeps what it read of the field looks at these alone.
 * It holds for one field at a time: another, or one rewritten from outside, is looked at whole.
 */
export class Touched {
  readonly units = new Int32Array(MOST_TOUCHED);
  count = 0;
  #field: unknown;
  #rewritten = -1;

  add(u: number): void {
    if (this.count < MOST_TOUCHED) this.units[this.count] = u;
    this.count++;
  }
  /** Something other than a unit has changed: everything is to be looked at again. */
  addAll(): void {
    this.count = MOST_TOUCHED + 1;
  }
  /** Whether these are all that changed since the last look. */
  isAll(field: unknown, rewritten: number): boolean {
    return this.#field === field && this.#rewritten === rewritten && this.count <= MOST_TOUCHED;
  }
  looked(field: unknown, rewritten: number): void {
    this.#field = field;
    this.#rewritten = rewritten;
    this.count = 0;
  }
}

/** Room to work in, so that searches allocate nothing. Whoever fills a part of it uses it up before anyone else can. */
export class Scratch {
  readonly touched = new Touched();
  readonly line = new Int32Array(64);
  /** A set of hexes, one bit each. */
  readonly hexes: Uint32Array;
  /** By hex: leaders, command, retreats. */
  readonly ride: Search;
  /** Marches, see `nodeOf`. */
  readonly march: Search;
  constructor(readonly size: number) {
    this.hexes = new Uint32Array((size + 31) >> 5);
    this.ride = new Search(size, MOST_POINTS);
    this.march = new Search(size * MARCH_NODES, MOST_POINTS);
  }
}
