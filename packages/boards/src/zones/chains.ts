import { allIds, type IdTable, idTable } from '../id.ts';
import { FAR, StepField } from './steps.hot.ts';
import { type LinkId, NO_LINK, type ZoneGraph, type ZoneId } from './zone-graph.ts';

/**
 * All shortest chains of zones up to a range, worked out once. The chains of a pair, from * size + to, are
 * `first[pair]` to `first[pair + 1]`, in the order of the zones they go through; chain c has its links, the first out
 * of the start and the last into the target, at `links[c * range]` and on.
 */
export interface ChainTable {
  readonly graph: ZoneGraph;
  readonly range: number;
  readonly count: number;
  /** pair → steps; FAR beyond the range. */
  readonly steps: Readonly<Uint8Array>;
  readonly first: Readonly<Int32Array>;
  readonly links: IdTable<LinkId>;
}

/** No range needs more, and the number of shortest chains grows with every step. */
export const MOST_RANGE = 8;

export const chainTable = (graph: ZoneGraph, range: number): ChainTable => {
  if (!Number.isInteger(range) || range < 1 || range > MOST_RANGE) {
    throw new RangeError(`chains reach 1 to ${MOST_RANGE} steps, not ${range}`);
  }
  const { size } = graph;
  const steps = new Uint8Array(size * size);
  const first = new Int32Array(size * size + 1);
  const links: LinkId[] = [];
  const field = new StepField(size);
  for (const from of allIds<ZoneId>(size)) {
    field.from(graph, from, undefined, range);
    steps.set(field.steps, from * size);
    const chains = chainsFrom(graph, from, field.steps);
    for (let to = 0; to < size; to++) {
      for (const chain of chains[to]!) for (let i = 0; i < range; i++) links.push(chain[i] ?? NO_LINK);
      first[from * size + to + 1] = links.length / range;
    }
  }
  return Object.freeze({ graph, range, count: links.length / range, steps, first, links: idTable(links) });
};

/** zone → the shortest chains to it, as links; none to the start itself. */
const chainsFrom = (graph: ZoneGraph, start: ZoneId, steps: Readonly<Uint8Array>): LinkId[][][] => {
  const chains = Array.from({ length: graph.size }, (): LinkId[][] => []);
  const grow = (zone: ZoneId, chain: readonly LinkId[]): void => {
    for (let link = graph.first[zone]!; link < graph.first[zone + 1]!; link++) {
      const there = graph.to[link]!;
      if (steps[there] === FAR || steps[there] !== chain.length + 1) continue;
      chains[there]!.push([...chain, link]);
      grow(there, [...chain, link]);
    }
  };
  grow(start, []);
  return chains;
};

/** Steps from zone to zone; FAR beyond the range of the table. */
export const stepsBetween = (table: ChainTable, from: ZoneId, to: ZoneId): number =>
  table.steps[from * table.graph.size + to]!;

/** The chains from zone to zone, by number; none to itself or beyond the range. */
export const chainsBetween = (table: ChainTable, from: ZoneId, to: ZoneId): number[] => {
  const pair = from * table.graph.size + to;
  const start = table.first[pair]!;
  return Array.from({ length: table.first[pair + 1]! - start }, (_, i) => start + i);
};

/** The links of a chain, start to target. */
export const chainLinks = (table: ChainTable, chain: number): LinkId[] =>
  Array.from({ length: table.range }, (_, i) => table.links[chain * table.range + i]!).filter((link) => link >= 0);

/** The zones of a chain, both ends with them. */
export const chainZones = (table: ChainTable, chain: number): ZoneId[] => {
  const links = chainLinks(table, chain);
  return [table.graph.from[links[0]!]!, ...links.map((link) => table.graph.to[link]!)];
};

/** The link by which a chain enters its target. */
export const lastLink = (table: ChainTable, chain: number): LinkId => chainLinks(table, chain).at(-1)!;
