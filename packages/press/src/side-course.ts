import { itemAt } from '@tambour/kernel';
import { noise } from './chance.ts';
import { distance, endsOf, heading, moved, parallel, spaced, spline } from './curve.ts';
import type { Hexside, SideWater } from './hex-sheet.ts';
import type { Point } from './ink.ts';
import { HEX, type Layout, sideEnds, sideMiddle, wayOut } from './layout.ts';

/** Waters on hexsides: any number of sides in any order, joined into as few lines as there are branches. */
export interface SideCourse {
  readonly name: string;
  readonly kind: SideWater['kind'];
  /** Corner to corner, then rounded; in the order in which the sides were given, as far as that goes. */
  readonly line: readonly Point[];
  /** Whether the line runs on at that end, out of the map or into another branch. */
  readonly isOpen: readonly [start: boolean, end: boolean];
}

interface Corner {
  readonly at: Point;
  readonly sides: number[];
}

const keyOf = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;

/** Lines through corners where exactly two sides meet; others end there. */
export const chainsOf = (ends: readonly (readonly [Point, Point])[]): Point[][] => {
  const corners = new Map<string, Corner>();
  const cornerAt = (at: Point): Corner => {
    const key = keyOf(at);
    const known = corners.get(key) ?? { at, sides: [] };
    corners.set(key, known);
    return known;
  };
  ends.forEach(([a, b], i) => {
    cornerAt(a).sides.push(i);
    cornerAt(b).sides.push(i);
  });
  const isUsed = ends.map(() => false);
  const walk = (first: number, from: Point): Point[] => {
    const path: Point[] = [from];
    let here = from;
    for (let side: number | undefined = first; side !== undefined; ) {
      isUsed[side] = true;
      const [a, b] = itemAt(ends, side);
      here = distance(a, here) < 1 ? b : a;
      path.push(here);
      const corner = cornerAt(here);
      side = corner.sides.length === 2 ? corner.sides.find((next) => !isUsed[next]) : undefined;
    }
    return path;
  };
  const chains: Point[][] = [];
  // From the ends and forks first; what is left after that goes in a ring.
  for (const isRing of [false, true])
    ends.forEach(([a, b], i) => {
      if (isUsed[i]) return;
      const end = [a, b].find((p) => isRing || cornerAt(p).sides.length !== 2);
      if (end !== undefined) chains.push(walk(i, end));
    });
  return chains;
};

/** How far a water wanders from its hexsides, and over what length; a canal is drawn with a ruler, as far as hexsides let it. */
const SWAY: Readonly<Record<SideWater['kind'], number>> = { river: 9, canal: 0, stream: 6, brook: 6 };
const WAVE = 74;

export const sideCourses = (
  layout: Layout,
  waters: readonly SideWater[],
  /** Sides where something goes over it. */
  crossed: readonly Hexside[],
): SideCourse[] => {
  const fixed = [...crossed, ...waters.flatMap((water) => water.fords)].map((side) => sideMiddle(layout, side));
  return waters.flatMap((water) => {
    const ends = water.sides.map((side: Hexside) => sideEnds(layout.center(side.hex), side.direction));
    const chains = chainsOf(ends);
    const tips = new Map<string, number>();
    for (const chain of chains) for (const tip of endsOf(chain)) tips.set(keyOf(tip), (tips.get(keyOf(tip)) ?? 0) + 1);
    return chains.map((chain): SideCourse => {
      const [start, end] = endsOf(chain);
      const isOut = [start, end].map((p) => isAtEdge(layout, p)) as [boolean, boolean];
      const isOpen: [boolean, boolean] = [
        isOut[0] || (tips.get(keyOf(start)) ?? 0) > 1,
        isOut[1] || (tips.get(keyOf(end)) ?? 0) > 1,
      ];
      const guides = [...chain];
      // Out of the picture, where the map ends.
      if (isOut[0]) guides.unshift(outward(layout, start));
      if (isOut[1]) guides.push(outward(layout, end));
      return { name: water.name, kind: water.kind, line: swayed(guides, SWAY[water.kind], fixed), isOpen };
    });
  });
};

/** Straight through where it is crossed, free elsewhere. */
const swayed = (guides: readonly Point[], by: number, fixed: readonly Point[]): Point[] => {
  const smooth = spaced(spline(guides, 6), 5);
  if (by === 0) return smooth;
  const sway = noise(0x1eaf);
  const last = smooth.length - 1;
  const v = itemAt(guides, 0)[0] / 50;
  return parallel(smooth, (i, p) => {
    const near = Math.min(i * 5, (last - i) * 5, ...fixed.map((q) => distance(p, q) - 12));
    const freedom = Math.max(0, Math.min(1, near / 50));
    const u = (i * 5) / WAVE;
    return freedom * by * (sway(u, v) + 0.4 * sway(2.6 * u, v + 7));
  });
};

const EDGE = HEX * 1.6;
const isAtEdge = ({ map }: Layout, [x, y]: Point): boolean =>
  x < map.x + EDGE || x > map.x + map.width - EDGE || y < map.y + EDGE || y > map.y + map.height - EDGE;

const outward = ({ map }: Layout, p: Point): Point => moved(p, wayOut(map, p), HEX * 1.2);

/** The point of a course nearest to the middle of a side, and its heading there. */
export const courseAt = (line: readonly Point[], p: Point): { readonly at: Point; readonly along: Point } => {
  let best = 0;
  line.forEach((q, i) => {
    if (distance(q, p) < distance(itemAt(line, best), p)) best = i;
  });
  const at = line[best] ?? p;
  return { at, along: heading(line[best - 1] ?? at, line[best + 1] ?? at) };
};
