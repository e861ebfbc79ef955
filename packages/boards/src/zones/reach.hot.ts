import { pathTo } from '../hex/path.ts';
import type { Search } from '../hex/search.hot.ts';
import { type ZoneGraph, type ZoneId, zoneId } from './zone-graph.ts';

/** In `toll`: a zone that may not be entered. */
export const NO_ENTRY = 255;

/** The ground of a move. The arrays are the caller's, one entry a link of the graph or a zone. */
export interface ZoneGround {
  /** link → cost of that step; 0 = barred. */
  readonly enter: Readonly<Uint8Array>;
  /** zone → what entering it costs besides, from whatever side; NO_ENTRY = not to be entered. */
  readonly toll: Readonly<Uint8Array>;
  /** zone → not 0 if entering it ends the move. The place a move starts from does not hold it. */
  readonly stop: Readonly<Uint8Array>;
}

export interface ZoneMove {
  readonly ground: ZoneGround;
  readonly start: ZoneId;
  /** What the piece has spent already, if its move is under way. */
  readonly spent: number;
  readonly budget: number;
}

/**
 * What a step does to a piece, by the flag it carries (a small number for its state), the sort of link, and the cost of
 * the step with its toll. Entry = (flag * sorts + sort) * costs + cost; dearer steps are judged as the dearest here.
 */
export interface StepLaw {
  readonly flags: number;
  readonly sorts: number;
  readonly costs: number;
  /** The most that may have been spent once this step is paid: the allowance of the state before it, or after it. */
  readonly limit: Readonly<Int16Array>;
  /** The flags it may carry afterwards, one bit each: several where dice decide. 0 = no such step. */
  readonly become: Readonly<Uint8Array>;
  /** The highest limit by flag, and of all, so that a search can be made large enough. */
  readonly mostOf: Readonly<Int16Array>;
  readonly most: number;
  /** By flag: those with which a piece gets wherever it gets with this one, and is no worse off there; one bit each. */
  readonly betters: Readonly<Uint8Array>;
}

export interface StateMove {
  readonly ground: ZoneGround;
  readonly law: StepLaw;
  /** link → its sort. */
  readonly sort: Readonly<Uint8Array>;
  /** zone → no step out of it costs less, whatever the toll. */
  readonly least: Readonly<Uint8Array>;
  /** Filled by the search. zone → the flags with which it was come to, one bit each. */
  readonly seen: Uint8Array;
  readonly start: ZoneId;
  readonly flag: number;
  readonly spent: number;
}

export const MOST_FLAGS = 8;

/**
 * Works out a law once. `judge` says what a step comes to; nothing if it may not be made. `bettersOf` says which flags leave nothing to be
 * gained by another: whoever has come to a zone with one of them for no more is not followed further with that.
 */
export const stepLaw = (
  flags: number,
  sorts: number,
  dearest: number,
  judge: (flag: number, sort: number, cost: number) => { limit: number; become: readonly number[] } | undefined,
  bettersOf: (flag: number) => number = () => 0,
): StepLaw => {
  if (!Number.isInteger(flags) || flags < 1 || flags > MOST_FLAGS) throw new RangeError(`${flags} flags do not fit`);
  const costs = dearest + 1;
  const limit = new Int16Array(flags * sorts * costs).fill(-1);
  const become = new Uint8Array(flags * sorts * costs);
  const mostOf = new Int16Array(flags).fill(-1);
  for (let entry = 0; entry < limit.length; entry++) {
    const state = Math.trunc(entry / costs);
    const before = Math.trunc(state / sorts);
    const verdict = judge(before, state % sorts, entry % costs);
    if (verdict === undefined) continue;
    limit[entry] = verdict.limit;
    mostOf[before] = Math.max(mostOf[before]!, verdict.limit);
    for (const flag of verdict.become) {
      if (!Number.isInteger(flag) || flag < 0 || flag >= flags) throw new RangeError(`no flag ${flag} of ${flags}`);
      become[entry]! |= 1 << flag;
    }
  }
  const betters = Uint8Array.from(mostOf, (_, flag) => bettersOf(flag));
  return { flags, sorts, costs, limit, become, mostOf, most: Math.max(0, ...mostOf), betters };
};

const prepare = (search: Search, nodes: number, most: number): void => {
  if (search.nodes < nodes || search.maxCost < most) {
    throw new RangeError(`a search of ${search.nodes} nodes to cost ${search.maxCost} cannot hold ${nodes} to ${most}`);
  }
  search.begin();
};

/** Every zone within budget. Nodes are zones; what was reached is read from the search. */
export const reachZones = (graph: ZoneGraph, search: Search, move: ZoneMove): void => {
  const { start, budget } = move;
  const { enter, toll, stop } = move.ground;
  const { first, to } = graph;
  prepare(search, graph.size, budget);
  search.seed(start, move.spent);
  for (let zone = search.next(); zone >= 0; zone = search.next()) {
    if (stop[zone] !== 0 && zone !== start) continue;
    const spent = search.at;
    const end = first[zone + 1]!;
    for (let link = first[zone]!; link < end; link++) {
      const price = enter[link]!;
      const there = to[link]!;
      const extra = toll[there]!;
      if (price === 0 || extra === NO_ENTRY) continue;
      const cost = spent + price + extra;
      if (cost <= budget) search.relax(there, cost, zone);
    }
  }
};

/**
 * Every zone and flag a piece may come to whose steps change what it can do: a dear step that throws it into disorder,
 * a road that pays as long as it is not left. Nodes are zone * law.flags + flag. Where dice decide, all that may come
 * of them is followed.
 */
export const reachStates = (graph: ZoneGraph, search: Search, move: StateMove): void => {
  const { law, sort, least, seen } = move;
  const { enter, toll, stop } = move.ground;
  const { flags, sorts, costs, limit, become, mostOf, betters } = law;
  const { first, to } = graph;
  prepare(search, graph.size * flags, law.most);
  seen.fill(0);
  const start = move.start * flags + move.flag;
  search.seed(start, move.spent);
  for (let node = search.next(); node >= 0; node = search.next()) {
    const zone = (node / flags) | 0;
    const flag = node - zone * flags;
    const before = seen[zone]!;
    seen[zone] = before | (1 << flag);
    const spent = search.at;
    // Most zones are the last of their ways, or were come to in a better way before.
    if (spent + least[zone]! > mostOf[flag]! || (before & betters[flag]!) !== 0) continue;
    if (stop[zone] !== 0 && node !== start) continue;
    const end = first[zone + 1]!;
    for (let link = first[zone]!; link < end; link++) {
      const price = enter[link]!;
      const there = to[link]!;
      const extra = toll[there]!;
      if (price === 0 || extra === NO_ENTRY) continue;
      const step = price + extra;
      const entry = (flag * sorts + sort[link]!) * costs + (step < costs ? step : costs - 1);
      if (spent + step > limit[entry]!) continue;
      for (let bits = become[entry]!; bits !== 0; bits &= bits - 1) {
        search.relax(there * flags + (31 - Math.clz32(bits & -bits)), spent + step, node);
      }
    }
  }
};
/** zone → the least that a step out of it costs by these prices; dearer than any where there is none. */
export const leastSteps = (graph: ZoneGraph, enter: Readonly<Uint8Array>): Uint8Array => {
  const least = new Uint8Array(graph.size).fill(NO_ENTRY);
  for (let link = 0; link < graph.links; link++) {
    const from = graph.from[link]!;
    if (enter[link] !== 0) least[from] = Math.min(least[from]!, enter[link]!);
  }
  return least;
};

/** The zones of the cheapest way to a node, start first; empty if not reached. `flags` is 1 after `reachZones`. */
export const wayTo = (search: Pick<Search, 'cost' | 'from'>, node: number, flags = 1): ZoneId[] =>
  pathTo(search, node).map((one) => zoneId(Math.trunc(one / flags)));
