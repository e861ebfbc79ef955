import { BadInput, read, type Text } from '@tambour/kernel';
import {
  BORDER_KINDS,
  BORDER_TERRAINS,
  type BorderKind,
  type BorderTerrain,
  MAP_EDGES,
  type MapEdge,
  ROAD_KINDS,
  type RoadKind,
  SIDES,
  SIGHT_COLOURS,
  ZONE_TERRAINS,
  ZONE_TYPES,
  type ZoneTerrain,
  type ZoneType,
} from './vocabulary.ts';

export type Point = readonly [number, number];

/** 4.1Za A zone by its label: altitude, number, type, and whether its rectangle is brown. */
export interface ZonePlan {
  readonly id: string;
  readonly kind: ZoneType;
  readonly altitude: number;
  readonly isBlocking: boolean;
  readonly outline: readonly Point[];
  readonly name: Text | undefined;
  readonly terrain: ZoneTerrain;
  /** Where its counters lie. */
  readonly at: Point;
  /** Which edges of the map it lies on. */
  readonly edges: readonly MapEdge[];
  readonly hasRoad: boolean;
}
/** 4.1.2a 4.1.5.1a */
export interface BorderPlan {
  readonly id: string;
  readonly zones: readonly [string, string];
  readonly kind: BorderKind;
  readonly isOpaque: boolean;
  readonly line: readonly Point[];
  readonly terrain: BorderTerrain | undefined;
  /** 7.4.6c Index of the side that an owned work serves. */
  readonly fortOwner: number | undefined;
}
/** 4.1.3a A point where four zones or more meet, with the pairs that share no border. */
export interface JunctionPlan {
  readonly id: string;
  readonly at: Point;
  readonly zones: readonly string[];
  readonly borders: readonly string[];
  readonly pairs: readonly (readonly [string, string])[];
}
export interface RoadPlan {
  readonly id: string;
  readonly kind: RoadKind;
  readonly zones: readonly string[];
}
/** 1.1c The ground of a battle by name, in the shape that `boards` makes its graph of. Zones count in the order listed. */
export interface MapPlan {
  readonly width: number;
  readonly height: number;
  readonly zoneKinds: readonly ZoneType[];
  readonly borderKinds: readonly BorderKind[];
  readonly roadKinds: readonly RoadKind[];
  readonly zones: readonly ZonePlan[];
  readonly borders: readonly BorderPlan[];
  readonly junctions: readonly JunctionPlan[];
  readonly roads: readonly RoadPlan[];
}

/** Numbers of things that one byte of a column must hold. */
const MOST = 250;
const coordinate = read.integer(0, 20_000);
const pairOf =
  <T>(inner: read.Reader<T>): read.Reader<readonly [T, T]> =>
  (v, path) => {
    const [a, b, rest] = read.list(inner, 3)(v, path);
    if (a === undefined || b === undefined || rest !== undefined) throw new BadInput(path, 'must be two entries');
    return [a, b];
  };
const point = pairOf(coordinate);
export const zoneLabel: read.Reader<string> = (v, path) => {
  const label = read.string(3)(v, path);
  if (!/^\d{3}$/.test(label))
    throw new BadInput(path, `must be three digits such as 125, not ${JSON.stringify(label)}`);
  return label;
};
const borderLabel: read.Reader<string> = (v, path) => {
  const label = read.string(7)(v, path);
  if (!/^\d{3}-\d{3}$/.test(label)) throw new BadInput(path, `must be two zones such as 025-032`);
  return label;
};
export const textReader = (most: number) => read.object({ en: read.string(most), fr: read.string(most) });

const zone = read.object(
  {
    id: zoneLabel,
    number: read.integer(0, 99),
    altitude: read.integer(0, 9),
    type: read.oneOf(...ZONE_TYPES),
    blocking: read.boolean,
    terrain: read.oneOf(...ZONE_TERRAINS),
    x: coordinate,
    y: coordinate,
    polygon: read.list(point, 100),
    edges: read.list(read.oneOf(...MAP_EDGES), 4),
    road: read.boolean,
  },
  { name: textReader(60) },
);
const border = read.object(
  {
    id: borderLabel,
    zones: pairOf(zoneLabel),
    kind: read.oneOf(...BORDER_KINDS),
    los: read.oneOf(...SIGHT_COLOURS),
    line: read.list(point, 100),
  },
  { terrain: read.oneOf(...BORDER_TERRAINS), fortOwner: read.oneOf(...SIDES) },
);
const map = read.object({
  width: read.integer(1, 20_000),
  height: read.integer(1, 20_000),
  zones: read.list(zone, MOST),
  borders: read.list(border, 1000),
  junctions: read.list(
    read.object({
      id: read.string(8),
      at: point,
      zones: read.list(zoneLabel, 20),
      borders: read.list(borderLabel, 20),
      pairs: read.list(pairOf(zoneLabel), 100),
    }),
    MOST,
  ),
  roads: read.list(
    read.object({ id: read.string(8), kind: read.oneOf(...ROAD_KINDS), zones: read.list(zoneLabel, MOST) }),
    MOST,
  ),
});

/** The map of a scenario file; that its parts fit together is the business of `checkMap`. */
export function readMap(json: unknown, path: string): MapPlan {
  const m = map(json, path);
  return {
    width: m.width,
    height: m.height,
    zoneKinds: ZONE_TYPES,
    borderKinds: BORDER_KINDS,
    roadKinds: ROAD_KINDS,
    zones: m.zones.map((z, i): ZonePlan => {
      const label = `${z.altitude}${String(z.number).padStart(2, '0')}`;
      if (z.id !== label)
        throw new BadInput(`${path}.zones.${i}.id`, `must be ${label}, its altitude and number, not ${z.id}`);
      return {
        id: z.id,
        kind: z.type,
        altitude: z.altitude,
        isBlocking: z.blocking,
        outline: z.polygon,
        name: z.name,
        terrain: z.terrain,
        at: [z.x, z.y],
        edges: z.edges,
        hasRoad: z.road,
      };
    }),
    borders: m.borders.map((b, i): BorderPlan => {
      const label = b.zones.join('-');
      if (b.id !== label || b.zones[0] >= b.zones[1])
        throw new BadInput(`${path}.borders.${i}.id`, 'must name its two zones, the lower label first');
      return {
        id: b.id,
        zones: b.zones,
        kind: b.kind,
        isOpaque: b.los === 'brown',
        line: b.line,
        terrain: b.terrain,
        fortOwner: b.fortOwner === undefined ? undefined : SIDES.indexOf(b.fortOwner),
      };
    }),
    junctions: m.junctions,
    roads: m.roads,
  };
}
