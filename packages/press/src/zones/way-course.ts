import { itemAt, lastOf, present } from '@tambour/kernel';
import { between, distance, endsOf, heading, moved, spaced, through } from '../curve.ts';
import type { Point } from '../ink.ts';
import type { BorderCourse } from './border-course.ts';
import type { Plot } from './plot.ts';
import type { ZoneLayout } from './zone-layout.ts';
import type { ZoneSheet, ZoneWay } from './zone-sheet.ts';

/** Roads pass beside the middle of a zone, where counters will lie, and meet in one point of a zone they share. */
const ASIDE = 44;
const BEYOND = 30;

export interface WayCourse {
  readonly way: ZoneWay;
  readonly line: readonly Point[];
}

export interface WayPlan {
  readonly courses: readonly WayCourse[];
  /** Where a way crosses a border, and the way it goes there. */
  readonly crossings: ReadonlyMap<string, { readonly at: Point; readonly along: Point }>;
}

const borderKey = (a: string, b: string): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

/** The middle of the zone's stretch of the map's edge that lies most nearly ahead. */
const wayOut = (plot: Plot, { map }: ZoneLayout, from: Point | undefined): Point | undefined => {
  const sides: readonly { readonly out: Point; readonly isOn: (p: Point) => boolean }[] = [
    { out: [-1, 0], isOn: ([x]) => x < map.x + 1 },
    { out: [1, 0], isOn: ([x]) => x > map.x + map.width - 1 },
    { out: [0, -1], isOn: ([, y]) => y < map.y + 1 },
    { out: [0, 1], isOn: ([, y]) => y > map.y + map.height - 1 },
  ];
  const ahead = from === undefined ? undefined : heading(from, plot.middle);
  const found = sides
    .map(({ out, isOn }) => ({ out, points: plot.outline.filter(isOn) }))
    .filter(({ points }) => points.length > 2)
    .map(({ out, points }) => ({
      at: moved(between(...endsOf(points), 0.5), out, BEYOND),
      fit: ahead === undefined ? 0 : ahead[0] * out[0] + ahead[1] * out[1],
    }))
    .sort((a, b) => b.fit - a.fit);
  return found[0]?.at;
};

const isBuilt = ({ zone }: Plot): boolean =>
  zone.covers.some(
    (cover) =>
      cover === 'hamlet' || cover === 'faubourg' || cover === 'village' || cover === 'town' || cover === 'castle',
  );

/** Beside the middle, on the side to which the ways lean already. */
const hubOf = (plot: Plot, gates: readonly Point[]): Point => {
  const sum = gates.reduce<Point>((total, p) => moved(total, p), [0, 0]);
  const mean: Point = [sum[0] / gates.length, sum[1] / gates.length];
  const lean = distance(plot.middle, mean);
  const reach = Math.min(ASIDE, plot.room * 0.62);
  if (gates.length === 1 || lean > reach) {
    return moved(plot.middle, heading(plot.middle, mean), gates.length === 1 ? reach : Math.min(lean, plot.room * 0.7));
  }
  const [dx, dy] = heading(itemAt(gates, 0), itemAt(gates, 1));
  // Below a counter, or to the right of it, the road is seen; the shadow falls there in any case.
  const across: Point =
    Math.abs(dx) > Math.abs(dy) ? [-dy * Math.sign(dx), Math.abs(dx)] : [Math.abs(dy), -dx * Math.sign(dy)];
  const leans = (mean[0] - plot.middle[0]) * across[0] + (mean[1] - plot.middle[1]) * across[1];
  return moved(plot.middle, across, leans < -8 ? -reach : reach);
};

export const wayPlan = (
  sheet: ZoneSheet,
  layout: ZoneLayout,
  plots: ReadonlyMap<string, Plot>,
  borders: readonly BorderCourse[],
): WayPlan => {
  const byPair = new Map(borders.map((course) => [borderKey(...course.border.zones), course]));
  const gates = new Map<string, Point>();
  const doors = new Map<string, Point[]>();
  const add = (zone: string, p: Point): void => void doors.set(zone, [...(doors.get(zone) ?? []), p]);
  const uses = new Map<string, number>();
  for (const way of sheet.ways) for (const zone of way.zones) uses.set(zone, (uses.get(zone) ?? 0) + 1);

  const exits = sheet.ways.map((way) =>
    [way.zones, [...way.zones].reverse()].map((zones) => {
      const [last, before] = [lastOf(zones), zones[zones.length - 2]];
      const plot = present(plots.get(last));
      // A path ends where it meets a road, or among the houses.
      if (way.kind === 'path' && ((uses.get(last) ?? 0) > 1 || isBuilt(plot))) return undefined;
      return wayOut(plot, layout, before === undefined ? undefined : plots.get(before)?.middle);
    }),
  );
  sheet.ways.forEach((way, w) => {
    way.zones.forEach((zone, i) => {
      const next = way.zones[i + 1];
      if (next === undefined) return;
      const key = borderKey(zone, next);
      const gate = byPair.get(key)?.middle;
      if (gate === undefined) throw new Error(`${sheet.id}: no border for the way from ${zone} to ${next}`);
      if (gates.has(key)) return;
      gates.set(key, gate);
      add(zone, gate);
      add(next, gate);
    });
    const [end, start] = itemAt(exits, w);
    if (end !== undefined) add(lastOf(way.zones), end);
    if (start !== undefined) add(itemAt(way.zones, 0), start);
  });
  const hubs = new Map([...doors].map(([zone, points]) => [zone, hubOf(present(plots.get(zone)), points)]));
  const hubAt = (zone: string): Point => present(hubs.get(zone));

  // Each crossing slides along its border to where the way from hub to hub is shortest.
  const crossings = new Map<string, { at: Point; along: Point }>();
  for (const key of gates.keys()) {
    const course = present(byPair.get(key));
    const [a, b] = [hubAt(course.border.zones[0]), hubAt(course.border.zones[1])];
    const { path } = course;
    const free = path.slice(Math.ceil(path.length * 0.24), Math.floor(path.length * 0.76) + 1);
    const byLength = [...(free.length > 0 ? free : path)].sort(
      (p, q) => distance(a, p) + distance(p, b) - distance(a, q) - distance(q, b),
    );
    const at = itemAt(byLength, 0);
    crossings.set(course.border.id, { at, along: heading(a, b) });
  }
  const courses = sheet.ways.map((way, w): WayCourse => {
    const stages: Point[] = [];
    way.zones.forEach((zone, i) => {
      stages.push(hubAt(zone));
      const next = way.zones[i + 1];
      if (next === undefined) return;
      const { border } = present(byPair.get(borderKey(zone, next)));
      stages.push(present(crossings.get(border.id)).at);
    });
    const [end, start] = itemAt(exits, w);
    if (start !== undefined) stages.unshift(start);
    if (end !== undefined) stages.push(end);
    return { way, line: spaced(through(stages), 6) };
  });
  return { courses, crossings };
};
