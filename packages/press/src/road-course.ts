import { directionTo, type HexId, type HexsideId, hexside, neighbour } from '@tambour/boards';
import { itemAt, lastOf } from '@tambour/kernel';
import { between, heading, moved, spaced, through } from './curve.ts';
import type { HexSheet, Road } from './hex-sheet.ts';
import type { Point } from './ink.ts';
import { directionAngle, HEX, type Layout, polar, wayOut } from './layout.ts';

export interface RoadCourse {
  readonly surface: Road['surface'];
  readonly line: readonly Point[];
}

interface Stage {
  readonly place: Point;
  /** Junctions, streets, bridges and gaps are where the road must pass; elsewhere it may ease its corners. */
  readonly isFixed: boolean;
}

const ease = (stages: readonly Stage[]): Stage[] =>
  stages.map((stage, i) => {
    const before = stages[i - 1];
    const after = stages[i + 1];
    if (stage.isFixed || before === undefined || after === undefined) return stage;
    return { ...stage, place: between(stage.place, between(before.place, after.place, 0.5), 0.5) };
  });

export const roadCourses = (sheet: HexSheet, layout: Layout): RoadCourse[] => {
  const uses = new Map<HexId, number>();
  for (const road of sheet.roads) {
    road.hexes.forEach((hex, i) => {
      const ways = i === 0 || i === road.hexes.length - 1 ? 1 : 2;
      uses.set(hex, (uses.get(hex) ?? 0) + ways);
    });
  }
  const crossed = new Set<HexsideId>();
  const waters = (sheet.waters ?? []).flatMap((water) => water.sides);
  for (const side of [...sheet.works, ...waters, ...sheet.streams.flatMap((stream) => stream.sides)]) {
    crossed.add(hexside(sheet.grid, side.hex, side.direction));
  }
  const bridged = new Set(sheet.bridges.map((bridge) => bridge.hex));
  const isFixed = (hex: HexId): boolean =>
    (uses.get(hex) ?? 0) !== 2 || bridged.has(hex) || sheet.terrain[hex] === 'town';

  const shared = sharedWays(sheet);
  return sheet.roads.map((road) => {
    const stages: Stage[] = [];
    road.hexes.forEach((hex, i) => {
      const apart = shared.apart(road, i);
      stages.push({ place: moved(layout.center(hex), apart), isFixed: isFixed(hex) });
      const next = road.hexes[i + 1];
      const direction = next === undefined ? undefined : directionTo(sheet.grid, hex, next);
      if (next === undefined || direction === undefined) return;
      if (crossed.has(hexside(sheet.grid, hex, direction)) || bridged.has(hex) || bridged.has(next)) {
        const middle = between(layout.center(hex), layout.center(next), 0.5);
        stages.push({ place: moved(middle, shared.side(road, hex, next)), isFixed: true });
      }
    });
    const eased = ease(ease(stages)).map((stage) => stage.place);
    return { surface: road.surface, line: spaced(through(withExits(sheet, layout, road, eased)), 6) };
  });
};

/** How far a railway and the road that goes the same way keep from where one alone would run. */
export const APART = 6.5;

/** Where a railway goes beside a road, each keeps to its own hand; nobody else gives way. */
const sharedWays = (sheet: HexSheet) => {
  const kinds = new Map<number, number>();
  const step = (a: HexId, b: HexId): number => Math.min(a, b) * sheet.grid.size + Math.max(a, b);
  for (const road of sheet.roads)
    for (let i = 1; i < road.hexes.length; i++) {
      const key = step(itemAt(road.hexes, i - 1), itemAt(road.hexes, i));
      kinds.set(key, (kinds.get(key) ?? 0) | (road.surface === 'rail' ? 1 : 2));
    }
  const side = (road: Road, a: HexId | undefined, b: HexId | undefined): Point => {
    if (a === undefined || b === undefined || kinds.get(step(a, b)) !== 3) return [0, 0];
    const direction = directionTo(sheet.grid, a < b ? a : b, a < b ? b : a) ?? 0;
    const [x, y] = polar(directionAngle(direction) + 90, road.surface === 'rail' ? APART : -APART);
    return [x, y];
  };
  return {
    side,
    /** In a hex: as on the way in or out, whichever is shared. */
    apart(road: Road, i: number): Point {
      const before = side(road, road.hexes[i - 1], road.hexes[i]);
      const after = side(road, road.hexes[i], road.hexes[i + 1]);
      if (before[0] === 0 && before[1] === 0) return after;
      if (after[0] === 0 && after[1] === 0) return before;
      return between(before, after, 0.5);
    },
  };
};

/** A road that ends on a hex at the edge runs on out of the picture. */
const withExits = (sheet: HexSheet, layout: Layout, road: Road, places: readonly Point[]): Point[] => {
  const isEdge = (hex: HexId): boolean =>
    [0, 1, 2, 3, 4, 5].some((direction) => neighbour(sheet.grid, hex, direction) === undefined);
  const outward = (hex: HexId, from: Point, to: Point): Point => {
    const out = wayOut(layout.map, layout.center(hex));
    const way = heading(from, to);
    return moved(to, [out[0] + way[0] * 0.5, out[1] + way[1] * 0.5], HEX * 2);
  };
  const result = [...places];
  const [first, last] = [itemAt(road.hexes, 0), lastOf(road.hexes)];
  if (isEdge(first)) result.unshift(outward(first, itemAt(places, 1), itemAt(places, 0)));
  if (isEdge(last)) result.push(outward(last, itemAt(places, places.length - 2), lastOf(places)));
  return result;
};
