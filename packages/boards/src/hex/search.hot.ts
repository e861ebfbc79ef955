/** What `next` gives at the end, `cost` for a node not reached, `from` for a seed. */
export const NONE = -1;

const UNTOUCHED = 0x7fffffff;

/**
 * Cheapest ways over whole-number costs, for nodes the caller numbers as it likes. The caller drives:
 *
 *     search.begin();
 *     search.seed(start);
 *     let node: number;
 *     while ((node = search.next()) >= 0) for (each edge) search.relax(to, search.at + length, node);
 *
 * One bucket a cost, each a row of entries in the order they were made, linked one to the next. A cheaper way makes a new entry; the old one
 * is passed over when it comes up, since its node is known for less by then. Within a bucket nodes come out in the order they got there, and
 * of equally cheap ways the first found is kept: the same calls give the same order on every machine. Once the entries have room for the
 * busiest search nothing is allocated.
 */
export class Search {
  readonly nodes: number;
  readonly maxCost: number;
  /** Nodes in the order they were settled; the first `count` are of this search. */
  readonly settled: Int32Array;
  count = 0;
  /** Cost of the node that `next` gave last. */
  at = 0;

  /**
   * Two words a node. First its mark: `base` + cost. Each search has a base lower than all marks of the one before, so that an old mark counts as
   * a dear one and "not reached" and "reached dearer" are the same single comparison: arrays need no clearing. Then the node before it.
   */
  readonly #known: Int32Array;
  /** Two words an entry: its node, and the entry after it in its bucket. */
  #entries: Int32Array;
  #made = 0;
  /** By cost: the entry that comes up next, NONE in an empty bucket; and the one made last. */
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  #base = UNTOUCHED;
  #top = 0;

  constructor(nodes: number, maxCost: number) {
    this.nodes = nodes;
    this.maxCost = maxCost;
    this.settled = new Int32Array(nodes);
    this.#known = new Int32Array(nodes * 2).fill(UNTOUCHED);
    this.#entries = new Int32Array(nodes * 2);
    this.#first = new Int32Array(maxCost + 1).fill(NONE);
    this.#last = new Int32Array(maxCost + 1);
    this.begin();
  }

  /** Starts afresh. Only buckets that an abandoned search left full are emptied. */
  begin(): void {
    for (let cost = this.at; cost <= this.#top; cost++) this.#first[cost] = NONE;
    this.at = 0;
    this.#top = 0;
    this.#made = 0;
    this.count = 0;
    this.#base -= this.maxCost + 1;
    if (this.#base < 0) {
      this.#known.fill(UNTOUCHED);
      this.#base = UNTOUCHED - this.maxCost - 1;
    }
  }

  /** The i-th node in the order they were settled. */
  node(i: number): number {
    return this.settled[i]!;
  }

  seed(node: number, cost = 0): void {
    this.relax(node, cost, NONE);
  }

  /** Offers a way to `node`. Kept if it is the first or cheaper than the one known, and not above `maxCost`. */
  relax(node: number, cost: number, from: number): void {
    const mark = this.#base + cost;
    const known = this.#known;
    const at = node * 2;
    if (mark >= known[at]! || cost > this.maxCost) return;
    if (cost < this.at) throw new RangeError(`a way of cost ${cost} was offered after ${this.at} was settled`);
    known[at] = mark;
    known[at + 1] = from;
    const entry = this.#made;
    this.#made = entry + 2;
    if (entry === this.#entries.length) this.#grow();
    const entries = this.#entries;
    entries[entry] = node;
    entries[entry + 1] = NONE;
    if (this.#first[cost]! < 0) this.#first[cost] = entry;
    else entries[this.#last[cost]! + 1] = entry;
    this.#last[cost] = entry;
    if (cost > this.#top) this.#top = cost;
  }

  /** The cheapest node not yet given, now settled for good, or NONE. */
  next(): number {
    const first = this.#first;
    const entries = this.#entries;
    const known = this.#known;
    for (let cost = this.at; cost <= this.#top; cost++) {
      const mark = this.#base + cost;
      for (let entry = first[cost]!; entry >= 0; entry = first[cost]!) {
        const node = entries[entry]!;
        first[cost] = entries[entry + 1]!;
        if (known[node * 2] !== mark) continue;
        this.at = cost;
        this.settled[this.count++] = node;
        return node;
      }
    }
    return NONE;
  }

  /** Cheapest cost known to `node`, final once it is settled; NONE if it was not reached. */
  cost(node: number): number {
    const cost = this.#known[node * 2]! - this.#base;
    return cost <= this.maxCost ? cost : NONE;
  }

  /** Whether a way to `node` is known that costs no more than this. */
  isWithin(node: number, cost: number): boolean {
    return this.#known[node * 2]! <= this.#base + cost;
  }

  /**
   * Notes a cost for a node that is never offered a way and so never given: a caller that numbers several nodes for one place may keep
   * there what all of them are known for, and ask `isWithin` once.
   */
  note(node: number, cost: number): void {
    const mark = this.#base + cost;
    if (mark < this.#known[node * 2]!) this.#known[node * 2] = mark;
  }

  /** The node before `node` on its cheapest way; NONE for a seed and for a node not reached. */
  from(node: number): number {
    return this.#known[node * 2]! - this.#base <= this.maxCost ? this.#known[node * 2 + 1]! : NONE;
  }

  #grow(): void {
    const more = new Int32Array(this.#entries.length * 2);
    more.set(this.#entries);
    this.#entries = more;
  }
}
