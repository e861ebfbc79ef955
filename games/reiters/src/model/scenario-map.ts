import { read } from '@tambour/kernel';
import { TEXTS } from '../texts/say.ts';
import {
  BORDER_KINDS,
  type BorderTerrain,
  MAP_EDGES,
  ROAD_KINDS,
  SIDES,
  SIGHT_COLOURS,
  ZONE_TYPES,
  type ZoneTerrain,
} from './vocabulary.ts';

const { boolean, integer, list, oneOf, pair } = read;
/** Numbers of things that one byte of a column must hold. */
const MOST = 250;
const coordinate = integer(0, 20_000);
const point = pair(coordinate);
export type Point = read.Read<typeof point>;
export const zoneLabel = read.matching(/^\d{3}$/, 'three digits such as 125', 3);
const borderLabel = read.matching(/^\d{3}-\d{3}$/, 'two zones such as 025-032', 7);
/** A word of a group that the texts have. */
const worded = <Word extends string>(group: string) =>
  read.mapped(read.string(60), (word, path) => {
    read.must(TEXTS.has(`${group}.${word}`), path, `${JSON.stringify(word)} is not a word that the texts have`);
    return word as Word;
  });
export const textReader = (most: number) => read.object({ en: read.string(most), fr: read.string(most) });

/** 4.1Za A zone by its label: altitude, number, type, and whether its rectangle is brown. */
const zone = read.mapped(
  read.renamed(
    read.object({
      id: zoneLabel,
      number: integer(0, 99),
      altitude: integer(0, 9),
      type: oneOf(...ZONE_TYPES),
      blocking: boolean,
      terrain: worded<ZoneTerrain>('zoneTerrain'),
      /** Where its counters lie. */
      x: coordinate,
      y: coordinate,
      polygon: list(point, 100),
      /** Which edges of the map it lies on. */
      edges: list(oneOf(...MAP_EDGES), 4),
      road: boolean,
      name: read.maybe(textReader(60)),
    }),
    { type: 'kind', blocking: 'isBlocking', polygon: 'outline', road: 'hasRoad' },
  ),
  ({ number, x, y, ...z }, path) => {
    const label = `${z.altitude}${String(number).padStart(2, '0')}`;
    read.must(z.id === label, `${path}.id`, `must be ${label}, its altitude and number, not ${z.id}`);
    return { ...z, at: [x, y] as const };
  },
);
export type ZonePlan = read.Read<typeof zone>;

/** 4.1.2a 4.1.5.1a */
const border = read.mapped(
  read.renamed(
    read.object({
      id: borderLabel,
      zones: pair(zoneLabel),
      kind: oneOf(...BORDER_KINDS),
      los: read.mapped(oneOf(...SIGHT_COLOURS), (colour) => colour === 'brown'),
      line: list(point, 100),
      terrain: read.maybe(worded<BorderTerrain>('borderTerrain')),
      /** 7.4.6c Index of the side that an owned work serves. */
      fortOwner: read.maybe(read.numberOf(SIDES)),
    }),
    { los: 'isOpaque' },
  ),
  (b, path) => {
    const isNamed = b.id === b.zones.join('-') && b.zones[0] < b.zones[1];
    read.must(isNamed, `${path}.id`, 'must name its two zones, the lower label first');
    return b;
  },
);
export type BorderPlan = read.Read<typeof border>;

/** 4.1.3a A point where four zones or more meet, with the pairs that share no border. */
const junction = read.object({
  id: read.string(8),
  at: point,
  zones: list(zoneLabel, 20),
  borders: list(borderLabel, 20),
  pairs: list(pair(zoneLabel), 100),
});
export type JunctionPlan = read.Read<typeof junction>;
const road = read.object({ id: read.string(8), kind: oneOf(...ROAD_KINDS), zones: list(zoneLabel, MOST) });
export type RoadPlan = read.Read<typeof road>;

/**
 * 1.1c The ground of a battle by name, in the shape that `boards` makes its graph of. Zones count in the order listed. That its parts
 * fit together is the business of `checkMap`.
 */
export const mapPlan = read.mapped(
  read.object({
    width: integer(1, 20_000),
    height: integer(1, 20_000),
    zones: list(zone, MOST),
    borders: list(border, 1000),
    junctions: list(junction, MOST),
    roads: list(road, MOST),
  }),
  (plan) => ({ ...plan, zoneKinds: ZONE_TYPES, borderKinds: BORDER_KINDS, roadKinds: ROAD_KINDS }),
);
export type MapPlan = read.Read<typeof mapPlan>;
