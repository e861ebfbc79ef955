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
 * One bucket a cost, each a ring of nodes linked through `after` and `before`, closed by a head of its own (node number
 * `nodes + cost`). A node sits in one bucket at most, so a cheaper way moves it, no stale entry ever comes up, and
 * nothing is allocated after the constructor. Within a bucket nodes come out in the order they got there, and of equally
 * cheap ways the first found is kept: the same calls give the same order on every machine.
 */
export class Search {
  readonly nodes: number;
  readonly maxCost: number;
  /** Nodes in the order they were settled; the first `count` are of this search. */
  readonly settled: Int32Array;
  count = 0;
  /** Cost of the node that `next` gave last. */
  at = 0;

  readonly #after: Int32Array;
  readonly #before: Int32Array;
  readonly #origin: Int32Array;
  /**
   * `base` + cost. Each search has a base lower than all marks of the one before, so that an old mark counts as a dear
   * one and "not reached" and "reached dearer" are the same single comparison: arrays need no clearing.
   */
  readonly #mark: Int32Array;
  #base = UNTOUCHED;
  #top = 0;

  constructor(nodes: number, maxCost: number) {
    this.nodes = nodes;
    this.maxCost = maxCost;
    this.settled = new Int32Array(nodes);
    this.#after = new Int32Array(nodes + maxCost + 1);
    this.#before = new Int32Array(nodes + maxCost + 1);
    this.#origin = new Int32Array(nodes);
    this.#mark = new Int32Array(nodes).fill(UNTOUCHED);
    this.#empty(0, maxCost);
    this.begin();
  }

  /** Starts afresh. Only buckets that an abandoned search left full are emptied. */
  begin(): void {
    this.#empty(this.at, this.#top);
    this.at = 0;
    this.#top = 0;
    this.count = 0;
    this.#base -= this.maxCost + 1;
    if (this.#base < 0) {
      this.#mark.fill(UNTOUCHED);
      this.#base = UNTOUCHED - this.maxCost - 1;
    }
  }

  seed(node: number, cost = 0): void {
    this.relax(node, cost, NONE);
  }

  /** Offers a way to `node`. Kept if it is the first or cheaper than the one known, and not above `maxCost`. */
  relax(node: number, cost: number, from: number): void {
    const mark = this.#base + cost;
    const known = this.#mark[node]!;
    if (mark >= known || cost > this.maxCost) return;
    if (cost < this.at) throw new RangeError(`a way of cost ${cost} was offered after ${this.at} was settled`);
    const after = this.#after;
    const before = this.#before;
    if (known <= this.#base + this.maxCost) {
      const previous = before[node]!;
      const following = after[node]!;
      after[previous] = following;
      before[following] = previous;
    }
    this.#mark[node] = mark;
    this.#origin[node] = from;
    const head = this.nodes + cost;
    const last = before[head]!;
    after[last] = node;
    before[node] = last;
    after[node] = head;
    before[head] = node;
    if (cost > this.#top) this.#top = cost;
  }

  /** The cheapest node not yet given, now settled for good, or NONE. */
  next(): number {
    const after = this.#after;
    for (let cost = this.at; cost <= this.#top; cost++) {
      const head = this.nodes + cost;
      const node = after[head]!;
      if (node === head) continue;
      const following = after[node]!;
      after[head] = following;
      this.#before[following] = head;
      this.at = cost;
      this.settled[this.count++] = node;
      return node;
    }
    return NONE;
  }

  /** Cheapest cost known to `node`, final once it is settled; NONE if it was not reached. */
  cost(node: number): number {
    const cost = this.#mark[node]! - this.#base;
    return cost <= this.maxCost ? cost : NONE;
  }

  /** The node before `node` on its cheapest way; NONE for a seed and for a node not reached. */
  from(node: number): number {
    return this.#mark[node]! - this.#base <= this.maxCost ? this.#origin[node]! : NONE;
  }

  #empty(low: number, high: number): void {
    for (let head = this.nodes + low; head <= this.nodes + high; head++) {
      this.#after[head] = head;
      this.#before[head] = head;
    }
  }
}
