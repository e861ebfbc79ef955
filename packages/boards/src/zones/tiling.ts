import {
  alongOf,
  boundsOf,
  isOnSegment,
  isSame,
  type Point,
  type Polygon,
  type Segment,
  sides,
  turnOf,
  twiceArea,
} from './polygon.ts';
import { type ZoneId, zoneId } from './zone-graph.ts';
import type { ZoneMap } from './zone-map.ts';

/** The part that two segments of one line have in common: one piece, or none if it has no length. */
const overlap = ([a, b]: Segment, [c, d]: Segment): Segment[] => {
  if (turnOf(a, b, c) !== 0 || turnOf(a, b, d) !== 0) return [];
  const along = (p: Point): number => alongOf(a, b, p);
  const [low, high] = along(c) <= along(d) ? [c, d] : [d, c];
  const start = along(low) > 0 ? low : a;
  const end = along(high) < along(b) ? high : b;
  return along(start) < along(end) ? [[start, end]] : [];
};

const areApart = (one: Polygon, other: Polygon): boolean => {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  return a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
};

/** The pieces of line that two outlines share, in the order of the first. Touching at points is sharing nothing. */
export const sharedLine = (one: Polygon, other: Polygon): Segment[] =>
  areApart(one, other) ? [] : sides(one).flatMap((side) => sides(other).flatMap((facing) => overlap(side, facing)));

const segmentName = ([a, b]: Segment): string => [`${a}`, `${b}`].sort().join(' ');
/** Whether a line as drawn, point by point, is the one that two outlines share. */
export const isSharedLine = (line: readonly Point[], one: Polygon, other: Polygon): boolean => {
  const shared = new Set(sharedLine(one, other).map(segmentName));
  const drawn = line.slice(1).map((p, i) => segmentName([line[i]!, p]));
  return drawn.length === shared.size && drawn.every((segment) => shared.has(segment));
};

/** The edges of a map of this size that an outline lies on, clockwise from the north. */
export const edgesOf = (outline: Polygon, width: number, height: number): ('N' | 'E' | 'S' | 'W')[] => {
  const onEdge = {
    N: ([, y]: Point) => y === 0,
    E: ([x]: Point) => x === width,
    S: ([, y]: Point) => y === height,
    W: ([x]: Point) => x === 0,
  };
  return (['N', 'E', 'S', 'W'] as const).filter((edge) =>
    sides(outline).some(([a, b]) => onEdge[edge](a) && onEdge[edge](b)),
  );
};

/** Zones that share a line. */
export interface Contact {
  readonly zones: readonly [ZoneId, ZoneId];
  readonly line: readonly Segment[];
}

/** A point where zones touch that share no line. */
export interface Meeting {
  readonly at: Point;
  readonly zones: readonly ZoneId[];
  /** Which contacts end here, by number. */
  readonly contacts: readonly number[];
}

/** Who borders on whom, by the outlines alone, in the order of the zones. */
export const contactsOf = (outlines: readonly Polygon[]): Contact[] =>
  outlines.flatMap((one, a) =>
    outlines.slice(a + 1).flatMap((other, i) => {
      const line = sharedLine(one, other);
      return line.length > 0 ? [{ zones: [zoneId(a), zoneId(a + 1 + i)] as const, line }] : [];
    }),
  );

/** Whether a line ends at a point: one of its pieces does there, two where it only bends. */
const endsAt = (line: readonly Segment[], p: Point): boolean =>
  line.reduce((count, [a, b]) => count + (isSame(a, p) ? 1 : 0) + (isSame(b, p) ? 1 : 0), 0) === 1;

/** The points where zones touch that share no line, by the order of the outlines. */
export const meetingsOf = (outlines: readonly Polygon[], contacts: readonly Contact[]): Meeting[] => {
  const isJoined = (a: ZoneId, b: ZoneId): boolean => contacts.some(({ zones }) => zones[0] === a && zones[1] === b);
  const seen = new Set<string>();
  return outlines.flat().flatMap((at) => {
    if (seen.has(`${at}`)) return [];
    seen.add(`${at}`);
    const zones = outlines.flatMap((outline, zone) =>
      sides(outline).some(([a, b]) => isOnSegment(a, b, at)) ? [zoneId(zone)] : [],
    );
    if (zones.every((a, i) => zones.slice(i + 1).every((b) => isJoined(a, b)))) return [];
    return [{ at, zones, contacts: contacts.flatMap(({ line }, i) => (endsAt(line, at) ? [i] : [])) }];
  });
};

/** What is wrong with a covering of a frame by outlines: a side with nothing or too much beyond it, an area amiss. */
const coverFaults = (names: readonly string[], outlines: readonly Polygon[], frame: Polygon): string[] => {
  const faults: string[] = [];
  for (const [zone, outline] of outlines.entries()) {
    const others = [...outlines.filter((_, other) => other !== zone), frame].flatMap((one) => sides(one));
    for (const [a, b] of sides(outline)) {
      const covered = others
        .flatMap((side) => overlap([a, b], side))
        .reduce((sum, [start, end]) => sum + alongOf(a, b, end) - alongOf(a, b, start), 0);
      if (covered !== alongOf(a, b, b)) faults.push(`zone ${names[zone]}: the side from ${a} to ${b} is not matched`);
    }
  }
  const covered = outlines.reduce((sum, outline) => sum + Math.abs(twiceArea(outline)), 0);
  const whole = Math.abs(twiceArea(frame));
  if (covered !== whole) faults.push(`the zones cover ${covered / 2} of ${whole / 2}`);
  return faults;
};

const sameSet = (a: Iterable<string>, b: Iterable<string>): boolean => `${[...a].sort()}` === `${[...b].sort()}`;

/**
 * Where the drawing of a map and its graph disagree: zones must cover the frame without gap or overlap, borders be the
 * lines that zones share, junctions the points where zones touch that share none. Empty for a sound map.
 */
export const drawingFaults = (map: ZoneMap, width: number, height: number): string[] => {
  const bare = map.names.filter((_, zone) => map.outlines[zone] === undefined);
  if (bare.length > 0) return bare.map((name) => `zone ${name}: has no outline`);
  const outlines = map.outlines.filter((outline) => outline !== undefined);
  const frame: Polygon = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ];
  const faults = coverFaults(map.names, outlines, frame);
  const contacts = contactsOf(outlines);
  const named = (a: ZoneId, b: ZoneId): string => [map.names[a], map.names[b]].sort().join(' and ');
  const drawn = new Set(contacts.map(({ zones }) => named(...zones)));
  const listed = new Set(map.borders.map(({ zones }) => named(...zones)));
  for (const pair of drawn) if (!listed.has(pair)) faults.push(`${pair} share a line but no border`);
  for (const pair of listed) if (!drawn.has(pair)) faults.push(`${pair} have a border but share no line`);
  const meetings = meetingsOf(outlines, contacts);
  for (const { at, zones, contacts: ending } of meetings) {
    const junction = map.junctions.find((one) => one.at !== undefined && isSame(one.at, at));
    if (junction === undefined) faults.push(`no junction at ${at}, where ${zones.map((z) => map.names[z])} meet`);
    else if (
      !sameSet(junction.zones.map(String), zones.map(String)) ||
      !sameSet(
        junction.borders.map((border) => named(...map.borders[border]!.zones)),
        ending.map((contact) => named(...contacts[contact]!.zones)),
      )
    ) {
      faults.push(`junction ${junction.name}: other zones or borders meet at ${at}`);
    }
  }
  for (const { name, at } of map.junctions) {
    if (at === undefined || !meetings.some((meeting) => isSame(meeting.at, at)))
      faults.push(`junction ${name}: no such point`);
  }
  return faults;
};
