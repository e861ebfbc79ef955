import { type Id, type IdTable, idTable } from '../id.ts';

export type ZoneId = Id<'Zone'>;
/** A number that is known to be that of a zone: from a loop over the map, or a packed array. */
export const zoneId = (index: number): ZoneId => index as ZoneId;

/** Two zones that touch, by a border or by a point. Either way across is the same crossing. */
export type CrossingId = Id<'Crossing'>;
/** No crossing, no link: what a search for one may give. */
export const NO_CROSSING = -1 as CrossingId;

/** A step from a zone into a neighbour, one way. A link belongs to its graph: another graph numbers it otherwise. */
export type LinkId = Id<'Link'>;
export const NO_LINK = -1 as LinkId;

/**
 * Who is next to whom, for one purpose (passage, sight). The links out of a zone are `first[zone]` to
 * `first[zone + 1]`, in the order of the zones they lead to, so that anything known per step fits a typed array.
 */
export interface ZoneGraph {
  readonly size: number;
  readonly links: number;
  readonly first: IdTable<LinkId>;
  readonly from: IdTable<ZoneId>;
  readonly to: IdTable<ZoneId>;
  readonly crossing: IdTable<CrossingId>;
}

export interface Link {
  readonly from: ZoneId;
  readonly to: ZoneId;
  readonly crossing: CrossingId;
}

export const zoneGraph = (size: number, links: Iterable<Link>): ZoneGraph => {
  const sorted = [...links].sort((a, b) => a.from - b.from || a.to - b.to);
  const first = new Int32Array(size + 1);
  for (const { from } of sorted) first[from + 1]!++;
  for (let zone = 0; zone < size; zone++) first[zone + 1]! += first[zone]!;
  return Object.freeze({
    size,
    links: sorted.length,
    first: idTable(first as Iterable<LinkId>),
    from: idTable(sorted.map(({ from }) => from)),
    to: idTable(sorted.map(({ to }) => to)),
    crossing: idTable(sorted.map(({ crossing }) => crossing)),
  });
};

/** The links out of a zone. */
export function linksFrom(graph: ZoneGraph, zone: ZoneId): LinkId[] {
  const out: LinkId[] = [];
  for (let link = graph.first[zone]!; link < graph.first[zone + 1]!; link++) out.push(link);
  return out;
}

export const linksOf = (graph: ZoneGraph): Link[] =>
  Array.from({ length: graph.links }, (_, link) => ({
    from: graph.from[link]!,
    to: graph.to[link]!,
    crossing: graph.crossing[link]!,
  }));

/** The graph of those links that `canPass` lets through. */
export const subgraph = (graph: ZoneGraph, canPass: (link: Link) => boolean): ZoneGraph =>
  zoneGraph(graph.size, linksOf(graph).filter(canPass));

/** The same links the other way: a distance *to* zones is the distance *from* them here, where a way may be one-way. */
export const reversedGraph = (graph: ZoneGraph): ZoneGraph =>
  zoneGraph(
    graph.size,
    linksOf(graph).map(({ from, to, crossing }) => ({ from: to, to: from, crossing })),
  );

/** The link from zone to zone, if the graph has one. */
export const linkBetween = (graph: ZoneGraph, from: ZoneId, to: ZoneId): LinkId | undefined => {
  const end = graph.first[from + 1]!;
  for (let link = graph.first[from]!; link < end; link++) if (graph.to[link] === to) return link;
  return undefined;
};

export const isNext = (graph: ZoneGraph, from: ZoneId, to: ZoneId): boolean =>
  linkBetween(graph, from, to) !== undefined;

/** The zones one step away, in the order of their numbers. */
export const neighboursOf = (graph: ZoneGraph, zone: ZoneId): ZoneId[] => neighboursWhere(graph, zone, () => true);

/** Of the zones one step away those that fit, in the order of their numbers; the link is the step there. */
export function neighboursWhere(graph: ZoneGraph, zone: ZoneId, fits: (to: ZoneId, link: LinkId) => boolean): ZoneId[] {
  const out: ZoneId[] = [];
  const end = graph.first[zone + 1]!;
  for (let link = graph.first[zone]!; link < end; link++) {
    const to = graph.to[link]!;
    if (fits(to, link)) out.push(to);
  }
  return out;
}
/** Whether any of the zones one step away fits. */
export function hasNeighbour(graph: ZoneGraph, zone: ZoneId, fits: (to: ZoneId, link: LinkId) => boolean): boolean {
  const end = graph.first[zone + 1]!;
  for (let link = graph.first[zone]!; link < end; link++) if (fits(graph.to[link]!, link)) return true;
  return false;
}
