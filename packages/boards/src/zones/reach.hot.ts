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
  readonly become: Readonly<Uint32Array>;
  /** The highest limit, so that a search can be made large enough. */
  readonly most: number;
}

export interface StateMove {
  readonly ground: ZoneGround;
  readonly law: StepLaw;
  /** link → its sort. */
  readonly sort: Readonly<Uint8Array>;
  readonly start: ZoneId;
  readonly flag: number;
  readonly spent: number;
}

export const MOST_FLAGS = 31;

/** Works out a law once. `judge` says what a step comes to; nothing if it may not be made. */
export const stepLaw = (
  flags: number,
  sorts: number,
  dearest: number,
  judge: (flag: number, sort: number, cost: number) => { limit: number; become: readonly number[] } | undefined,
): StepLaw => {
  if (!Number.isInteger(flags) || flags < 1 || flags > MOST_FLAGS) throw new RangeError(`${flags} flags do not fit`);
  const costs = dearest + 1;
  const limit = new Int16Array(flags * sorts * costs).fill(-1);
  const become = new Uint32Array(flags * sorts * costs);
  for (let entry = 0; entry < limit.length; entry++) {
    const state = Math.trunc(entry / costs);
    const verdict = judge(Math.trunc(state / sorts), state % sorts, entry % costs);
    if (verdict === undefined) continue;
    limit[entry] = verdict.limit;
    for (const flag of verdict.become) {
      if (!Number.isInteger(flag) || flag < 0 || flag >= flags) throw new RangeError(`no flag ${flag} of ${flags}`);
      become[entry]! |= 1 << flag;
    }
  }
  return { flags, sorts, costs, limit, become, most: limit.reduce((most, one) => Math.max(most, one), 0) };
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
  const { law, sort } = move;
  const { enter, toll, stop } = move.ground;
  const { flags, sorts, costs, limit, become } = law;
  const { first, to } = graph;
  prepare(search, graph.size * flags, law.most);
  const start = move.start * flags + move.flag;
  search.seed(start, move.spent);
  for (let node = search.next(); node >= 0; node = search.next()) {
    const zone = (node / flags) | 0;
    if (stop[zone] !== 0 && node !== start) continue;
    const flag = node - zone * flags;
    const spent = search.at;
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

/** The zones of the cheapest way to a node, start first; empty if not reached. `flags` is 1 after `reachZones`. */
export const wayTo = (search: Pick<Search, 'cost' | 'from'>, node: number, flags = 1): ZoneId[] =>
  pathTo(search, node).map((one) => zoneId(Math.trunc(one / flags)));
