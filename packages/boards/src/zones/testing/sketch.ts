import type { Point, Polygon } from '../polygon.ts';
import type { BorderData, JunctionData, RoadData, ZoneData, ZoneMapData } from '../zone-data.ts';
import type { ZoneId } from '../zone-graph.ts';
import { parseZone, type ZoneMap, zoneMap } from '../zone-map.ts';

/** The words of Reiters, as an example of a game's own kinds. */
export const WORDS = {
  zoneKinds: ['I', 'II', 'III', 'X'],
  borderKinds: ['dotted', 'plain', 'double', 'impassable'],
  roadKinds: ['road', 'path'],
} as const;

export interface Sketch {
  readonly data: ZoneMapData;
  readonly frame: Point;
  /** Named lists of zones, such as the edge a side comes from. */
  readonly edges: Readonly<Record<string, readonly string[]>>;
}

const point = (text: string): Point => {
  const [x, y] = text.split(',').map(Number);
  return [x!, y!];
};

/**
 * For tests: a map in a few lines. `zone 103 1 II! 0,0 9,0 9,9` is altitude, kind, ! if it blocks, outline (optional);
 * `borders A-B B-C:plain C-D:dotted:opaque`; `junction J1 9,9 A-B B-C …` names its borders, the zones follow;
 * `road R1 A B C`; `edge N A B`; `frame 9,9`.
 */
export const sketch = (text: string): Sketch => {
  const zones: ZoneData[] = [];
  const borders: BorderData[] = [];
  const junctions: JunctionData[] = [];
  const roads: RoadData[] = [];
  const edges: Record<string, string[]> = {};
  let frame: Point = [0, 0];
  for (const line of text.trim().split('\n')) {
    const [what, ...words] = line.trim().split(/\s+/);
    const [id, ...rest] = words as [string, ...string[]];
    if (what === 'frame') frame = point(id);
    else if (what === 'zone') {
      const [altitude, kind, ...corners] = rest as [string, string, ...string[]];
      const outline: Polygon = corners.map(point);
      zones.push({
        id,
        altitude: Number(altitude),
        kind: kind.replace('!', ''),
        isBlocking: kind.endsWith('!'),
        ...(corners.length > 0 && { outline }),
      });
    } else if (what === 'borders') {
      for (const word of words) {
        const [pair, ...marks] = word.split(':') as [string, ...string[]];
        const [a, b] = pair.split('-') as [string, string];
        const kind = marks.find((mark) => mark !== 'opaque') ?? 'dotted';
        borders.push({ zones: [a, b], kind, isOpaque: marks.includes('opaque') });
      }
    } else if (what === 'junction') {
      const [at, ...ending] = rest as [string, ...string[]];
      junctions.push({
        id,
        at: point(at),
        zones: [...new Set(ending.flatMap((border) => border.split('-')))],
        borders: ending,
      });
    } else if (what === 'road' || what === 'path') roads.push({ id, kind: what, zones: rest });
    else if (what === 'edge') edges[id] = rest;
    else throw new Error(`a sketch has no line ${line}`);
  }
  return { data: { ...WORDS, zones, borders, junctions, roads }, frame, edges };
};

export const mapOf = (text: string): ZoneMap => zoneMap(sketch(text).data);

export const zoneOf = (map: ZoneMap, name: string): ZoneId => {
  const zone = parseZone(map, name);
  if (zone === undefined) throw new Error(`no zone ${name} on the map`);
  return zone;
};

export const zonesOf = (map: ZoneMap, names: string): ZoneId[] => names.split(' ').map((name) => zoneOf(map, name));

export const namesOf = (map: ZoneMap, zones: Iterable<ZoneId>): string =>
  Array.from(zones, (zone) => map.names[zone]).join(' ');

/** zone → 1 for the zones named. */
export const marks = (map: ZoneMap, names: string): Uint8Array => {
  const marked = new Uint8Array(map.size);
  if (names !== '') for (const zone of zonesOf(map, names)) marked[zone] = 1;
  return marked;
};
