import type { Id } from '../id.ts';
import type { Point, Polygon } from './polygon.ts';
import {
  altitudeOf,
  BadZoneMap,
  type BorderData,
  borderName,
  type JunctionData,
  numbered,
  numberOf,
  outlineOf,
  pointsOf,
  type RoadData,
  type ZoneMapData,
} from './zone-data.ts';
import { type CrossingId, type ZoneGraph, type ZoneId, zoneGraph, zoneId } from './zone-graph.ts';

export type BorderId = Id<'Border'>;
export type JunctionId = Id<'Junction'>;

export interface Border {
  readonly name: string;
  readonly zones: readonly [ZoneId, ZoneId];
  readonly kind: number;
  readonly isOpaque: boolean;
  readonly line: readonly Point[];
}

export interface Junction {
  readonly name: string;
  readonly at: Point | undefined;
  readonly zones: readonly ZoneId[];
  readonly borders: readonly BorderId[];
  /** That of its worst border. */
  readonly kind: number;
  /** One opaque border is enough. */
  readonly isOpaque: boolean;
}

export interface Road {
  readonly name: string;
  readonly kind: number;
  readonly zones: readonly ZoneId[];
}

/**
 * A map of drawn zones. Two zones have to do with each other through their border if they share one, else through the
 * points where they touch, else not at all. Crossings count both: the first are the borders by their own numbers, then
 * come the pairs that only touch.
 */
export interface ZoneMap {
  readonly size: number;
  readonly names: readonly string[];
  readonly zoneKinds: readonly string[];
  readonly borderKinds: readonly string[];
  readonly roadKinds: readonly string[];
  /** zone → its place in `zoneKinds`, altitude, 1 if it blocks sight. */
  readonly kind: Readonly<Uint8Array>;
  readonly altitude: Readonly<Int16Array>;
  readonly blocking: Readonly<Uint8Array>;
  readonly outlines: readonly (Polygon | undefined)[];
  readonly borders: readonly Border[];
  readonly junctions: readonly Junction[];
  readonly roads: readonly Road[];
  readonly crossings: number;
  /** crossing → its place in `borderKinds`: of several points the least severe counts, whoever crosses may choose. */
  readonly crossingKind: Readonly<Uint8Array>;
  /** crossing → 1 if sight does not pass: of several points one that lets it through is enough. */
  readonly crossingOpaque: Readonly<Uint8Array>;
  /** crossing → the points it may go through, least severe first; none for a border. */
  readonly crossingJunctions: readonly (readonly JunctionId[])[];
  /** Every link there is, whatever its kind. */
  readonly graph: ZoneGraph;
}

/** Two zones in either order, as one number. */
const pairOf = (size: number, a: ZoneId, b: ZoneId): number => (a < b ? a * size + b : b * size + a);
const zonesOfPair = (size: number, pair: number) => [zoneId(Math.trunc(pair / size)), zoneId(pair % size)] as const;

export const zoneMap = (data: ZoneMapData): ZoneMap => {
  const zoneKinds = numbered('zoneKinds', data.zoneKinds);
  const names = numbered<ZoneId>(
    'zones',
    data.zones.map(({ id }) => id),
    10_000,
  );
  if (names.size === 0) throw new BadZoneMap('zones', 'has no entries');
  const borders = readBorders(data, names);
  const joined = new Map(borders.map(({ zones }, border) => [pairOf(names.size, ...zones), border as BorderId]));
  const junctions = readJunctions(data.junctions ?? [], borders, names, joined);
  const touching = touchingPairs(junctions, names.size, joined);
  const points = [...touching.values()].map((meeting) =>
    meeting.toSorted((a, b) => severity(junctions[a]!) - severity(junctions[b]!)),
  );
  const pairs = [
    ...borders.map(({ zones }) => zones),
    ...[...touching.keys()].map((pair) => zonesOfPair(names.size, pair)),
  ];
  return Object.freeze({
    size: names.size,
    names: Object.freeze([...names.keys()]),
    zoneKinds: Object.freeze([...data.zoneKinds]),
    borderKinds: Object.freeze([...data.borderKinds]),
    roadKinds: Object.freeze([...(data.roadKinds ?? [])]),
    kind: Uint8Array.from(data.zones, ({ kind }, i) => numberOf(`zones.${i}.kind`, kind, zoneKinds)),
    altitude: Int16Array.from(data.zones, ({ altitude }, i) => altitudeOf(`zones.${i}.altitude`, altitude ?? 0)),
    blocking: Uint8Array.from(data.zones, ({ isBlocking }) => (isBlocking ? 1 : 0)),
    outlines: Object.freeze(data.zones.map(({ outline }, i) => outlineOf(`zones.${i}.outline`, outline))),
    borders: Object.freeze(borders),
    junctions: Object.freeze(junctions),
    roads: Object.freeze(readRoads(data, names, joined)),
    crossings: pairs.length,
    crossingKind: Uint8Array.from([
      ...borders.map(({ kind }) => kind),
      ...points.map((at) => Math.min(...at.map((junction) => junctions[junction]!.kind))),
    ]),
    crossingOpaque: Uint8Array.from([
      ...borders.map(({ isOpaque }) => (isOpaque ? 1 : 0)),
      ...points.map((at) => (at.every((junction) => junctions[junction]!.isOpaque) ? 1 : 0)),
    ]),
    crossingJunctions: Object.freeze([...borders.map(() => []), ...points]),
    graph: zoneGraph(
      names.size,
      pairs.flatMap(([a, b], i) => {
        const crossing = i as CrossingId;
        return [
          { from: a, to: b, crossing },
          { from: b, to: a, crossing },
        ];
      }),
    ),
  });
};

type Names = ReadonlyMap<string, ZoneId>;

const readBorders = (data: ZoneMapData, names: Names): Border[] => {
  const kinds = numbered('borderKinds', data.borderKinds);
  numbered('borders', data.borders.map(borderName), 100_000);
  const seen = new Map<number, number>();
  return data.borders.map((border: BorderData, i) => {
    const a = numberOf(`borders.${i}.zones.0`, border.zones[0], names);
    const b = numberOf(`borders.${i}.zones.1`, border.zones[1], names);
    if (a === b) throw new BadZoneMap(`borders.${i}.zones`, `joins ${border.zones[0]} to itself`);
    const pair = pairOf(names.size, a, b);
    const other = seen.get(pair);
    if (other !== undefined) throw new BadZoneMap(`borders.${i}.zones`, `joins the zones that borders.${other} joins`);
    seen.set(pair, i);
    return Object.freeze({
      name: borderName(border),
      zones: [a, b] as const,
      kind: numberOf(`borders.${i}.kind`, border.kind, kinds),
      isOpaque: border.isOpaque ?? false,
      line: pointsOf(`borders.${i}.line`, border.line ?? []),
    });
  });
};

const readJunctions = (
  given: readonly JunctionData[],
  borders: readonly Border[],
  names: Names,
  joined: ReadonlyMap<number, BorderId>,
): Junction[] => {
  const borderNames = new Map(borders.map(({ name }, border) => [name, border as BorderId]));
  numbered(
    'junctions',
    given.map(({ id }) => id),
    100_000,
  );
  return given.map((junction, i) => {
    const field = `junctions.${i}`;
    numbered(`${field}.zones`, junction.zones);
    numbered(`${field}.borders`, junction.borders);
    const zones = junction.zones.map((zone, j) => numberOf(`${field}.zones.${j}`, zone, names));
    const ending = junction.borders.map((border, j) => numberOf(`${field}.borders.${j}`, border, borderNames));
    for (const [j, border] of ending.entries()) {
      if (borders[border]!.zones.every((zone) => zones.includes(zone))) continue;
      throw new BadZoneMap(`${field}.borders.${j}`, `${junction.borders[j]} does not part two zones of the junction`);
    }
    for (const [j, zone] of zones.entries()) {
      if (ending.some((border) => borders[border]!.zones.includes(zone))) continue;
      throw new BadZoneMap(`${field}.zones.${j}`, `no border of ${junction.zones[j]} ends here`);
    }
    if (junction.pairs) checkPairs(`${field}.pairs`, junction.pairs, zones, names, joined);
    return Object.freeze({
      name: junction.id,
      at: junction.at && pointsOf(`${field}.at`, [junction.at])[0],
      zones,
      borders: ending,
      kind: Math.max(...ending.map((border) => borders[border]!.kind)),
      isOpaque: ending.some((border) => borders[border]!.isOpaque),
    });
  });
};

/** The pairs among the zones of a point that share no border anywhere. */
const unjoined = (zones: readonly ZoneId[], size: number, joined: ReadonlyMap<number, BorderId>): number[] =>
  zones
    .flatMap((a, i) => zones.slice(i + 1).map((b) => pairOf(size, a, b)))
    .filter((pair) => !joined.has(pair))
    .sort((a, b) => a - b);

const checkPairs = (
  field: string,
  given: readonly (readonly [string, string])[],
  zones: readonly ZoneId[],
  names: Names,
  joined: ReadonlyMap<number, BorderId>,
): void => {
  const pairs = given.map(([a, b], i) =>
    pairOf(names.size, numberOf(`${field}.${i}.0`, a, names), numberOf(`${field}.${i}.1`, b, names)),
  );
  const expected = unjoined(zones, names.size, joined);
  if (`${pairs.sort((a, b) => a - b)}` === `${expected}`) return;
  const all = [...names.keys()];
  const named = (pair: number) => zonesOfPair(names.size, pair).map((zone) => all[zone]);
  const text = expected.map((pair) => named(pair).join(' and ')).join(', ');
  throw new BadZoneMap(field, `the zones that touch here and share no border are ${text || 'none'}`);
};

const touchingPairs = (
  junctions: readonly Junction[],
  size: number,
  joined: ReadonlyMap<number, BorderId>,
): ReadonlyMap<number, JunctionId[]> => {
  const touching = new Map<number, JunctionId[]>();
  for (const [junction, { zones }] of junctions.entries()) {
    for (const pair of unjoined(zones, size, joined))
      touching.set(pair, [...(touching.get(pair) ?? []), junction as JunctionId]);
  }
  return touching;
};

/** By kind; of two points of one kind, the one that can be seen through. */
const severity = ({ kind, isOpaque }: Junction): number => 2 * kind + (isOpaque ? 1 : 0);

const readRoads = (data: ZoneMapData, names: Names, joined: ReadonlyMap<number, BorderId>): Road[] => {
  const kinds = numbered('roadKinds', data.roadKinds ?? []);
  const roads: readonly RoadData[] = data.roads ?? [];
  numbered(
    'roads',
    roads.map(({ id }) => id),
  );
  return roads.map(({ id, kind, zones }, i) => {
    const along = zones.map((zone, j) => numberOf(`roads.${i}.zones.${j}`, zone, names));
    for (let j = 1; j < along.length; j++) {
      if (joined.has(pairOf(names.size, along[j - 1]!, along[j]!))) continue;
      throw new BadZoneMap(`roads.${i}.zones.${j}`, `${zones[j]} shares no border with ${zones[j - 1]}`);
    }
    return Object.freeze({ name: id, kind: numberOf(`roads.${i}.kind`, kind, kinds), zones: along });
  });
};

/** The zone of that name. */
export const parseZone = (map: ZoneMap, name: string): ZoneId | undefined => {
  const zone = map.names.indexOf(name);
  return zone < 0 ? undefined : zoneId(zone);
};
