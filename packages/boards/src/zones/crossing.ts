import { numbered, numberOf } from './zone-data.ts';
import { type CrossingId, linkBetween, subgraph, type ZoneGraph, type ZoneId } from './zone-graph.ts';
import type { Border, ZoneMap } from './zone-map.ts';

/** How two zones touch, if they do. */
export const crossingBetween = (map: ZoneMap, a: ZoneId, b: ZoneId): CrossingId | undefined => {
  const link = linkBetween(map.graph, a, b);
  return link === undefined ? undefined : map.graph.crossing[link];
};

/** The border that a crossing is; nothing if the zones only touch. */
export const borderOf = (map: ZoneMap, crossing: CrossingId): Border | undefined => map.borders[crossing];

/** The borders concerned by a crossing: the one it is, or all that end at the least severe point it goes through. */
export const bordersOf = (map: ZoneMap, crossing: CrossingId): readonly Border[] => {
  const border = borderOf(map, crossing);
  if (border) return [border];
  const junction = map.junctions[map.crossingJunctions[crossing]![0]!]!;
  return junction.borders.map((one) => map.borders[one]!);
};

/** What may not be passed: kinds of border not to be crossed, kinds of zone not to be entered (leaving is free). */
export interface ClosedKinds {
  readonly borders?: readonly string[];
  readonly zones?: readonly string[];
}

/** The links left when some kinds are closed: where a piece may go, as against what it may see over. */
export const graphWithout = (map: ZoneMap, closed: ClosedKinds): ZoneGraph => {
  const borderKinds = numbered('borderKinds', map.borderKinds);
  const zoneKinds = numbered('zoneKinds', map.zoneKinds);
  const shutBorders = (closed.borders ?? []).map((kind, i) => numberOf(`closed.borders.${i}`, kind, borderKinds));
  const shutZones = (closed.zones ?? []).map((kind, i) => numberOf(`closed.zones.${i}`, kind, zoneKinds));
  return subgraph(
    map.graph,
    ({ to, crossing }) => !shutBorders.includes(map.crossingKind[crossing]!) && !shutZones.includes(map.kind[to]!),
  );
};

/** link → 1 if it follows a road of that kind, either way along. Roads that share a zone meet there. */
export const roadLinks = (map: ZoneMap, graph: ZoneGraph, kind: string): Uint8Array => {
  const marks = new Uint8Array(graph.links);
  const wanted = numberOf('kind', kind, numbered('roadKinds', map.roadKinds));
  for (const road of map.roads) {
    if (road.kind !== wanted) continue;
    for (let i = 1; i < road.zones.length; i++) {
      const [a, b] = [road.zones[i - 1]!, road.zones[i]!];
      for (const link of [linkBetween(graph, a, b), linkBetween(graph, b, a)]) if (link !== undefined) marks[link] = 1;
    }
  }
  return marks;
};
