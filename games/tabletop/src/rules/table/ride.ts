import {
  FINE,
  FULL_TURN,
  fineStepX,
  fineStepY,
  lineShape,
  overlaps,
  pointDistance,
  type Shape,
  type Spot,
} from '@tambour/boards';

/** Turning points about a corner: those of an eight-sided figure around the disc that may not touch it. */
const TURNS = 8;
/** 1000 over the cosine of half the angle between two of them, rounded up; and what rounding may cost. */
const WIDER = 1083;
const SPARE = 2;

const leg: Shape = lineShape([
  [0, 0],
  [1, 0],
]);
/** Sets the leg to what a disc passes over on its straight way; everything fine. */
function setLeg(ax: number, ay: number, bx: number, by: number, radius: number): void {
  leg.xs[0] = ax;
  leg.ys[0] = ay;
  leg.xs[1] = bx;
  leg.ys[1] = by;
  leg.radius = radius;
  leg.left = Math.min(ax, bx) - radius;
  leg.right = Math.max(ax, bx) + radius;
  leg.bottom = Math.min(ay, by) - radius;
  leg.top = Math.max(ay, by) + radius;
}
interface Node {
  readonly x: number;
  readonly y: number;
}
/** The straight distance of two points, in lengths, rounded half up. */
const between = (a: Node, b: Node): number => pointDistance(a.x, a.y, b.x, b.y);
/** The barriers that a straight way meets. */
function metBy(a: Node, b: Node, radius: number, barriers: readonly Shape[]): Shape | undefined {
  if (a.x === b.x && a.y === b.y) return undefined;
  setLeg(a.x, a.y, b.x, b.y, radius);
  return barriers.find((barrier) => overlaps(leg, barrier));
}

/** What is asked of a ride. Lengths in tenths of a millimetre. */
export interface Ride {
  readonly from: Spot;
  readonly to: Spot;
  /** Of his base: no part of it passes over a barrier. */
  readonly radius: number;
  /** Rivers, marshes, enemy units. */
  readonly barriers: readonly Shape[];
  /** No longer way is looked for. */
  readonly most: number;
  readonly table: { readonly width: number; readonly height: number };
}

/**
 * C12h C1d How far a general or aide rides to a point: the straight distance if nothing he may not ride over lies on it, else the shortest way round by
 * straight legs, which turn at eight points about each corner of what is in the way, as near as his base passes it. Each leg is measured in tenths of a
 * millimetre, rounded half up; nothing if there is no way that long.
 */
export const rideLength = (c: Ride): number | undefined => rideWay(c)?.length;

/** How he rides: how far, and over which points, fine, the first and the last among them. */
export interface RideWay {
  readonly length: number;
  readonly nodes: readonly Readonly<Spot>[];
}
export function rideWay(c: Ride): RideWay | undefined {
  const radius = c.radius * FINE;
  const from = { x: c.from.x * FINE, y: c.from.y * FINE };
  const to = { x: c.to.x * FINE, y: c.to.y * FINE };
  const { most } = c;
  if (between(from, to) > most) return undefined;
  const inTheWay: Shape[] = [];
  let added = metBy(from, to, radius, c.barriers);
  if (!added) return { length: between(from, to), nodes: [from, to] };
  // The shortest way round what is known to be in the way; if it meets something else, that is in the way too.
  while (added) {
    inTheWay.push(added);
    const way = shortest(from, to, nodesAbout(inTheWay, c), radius, inTheWay, most);
    if (!way) return undefined;
    added = undefined;
    for (let i = 1; i < way.nodes.length && !added; i++)
      added = metBy(way.nodes[i - 1] ?? from, way.nodes[i] ?? to, radius, c.barriers);
    if (!added) return way;
  }
  return undefined;
}
/** Where a way may turn: about every corner of what is in the way, on the table. */
function nodesAbout(shapes: readonly Shape[], { radius, table }: Ride): readonly Node[] {
  const off = Math.ceil((radius * WIDER) / 1000) + SPARE;
  const nodes: Node[] = [];
  for (const { outline } of shapes)
    for (let i = 0; i < outline.xs.length; i++)
      for (let turn = 0; turn < TURNS; turn++) {
        const heading = (turn * FULL_TURN) / TURNS;
        const x = (outline.xs[i] ?? 0) + fineStepX(heading, off);
        const y = (outline.ys[i] ?? 0) + fineStepY(heading, off);
        const edge = radius * FINE;
        if (x >= edge && y >= edge && x <= table.width * FINE - edge && y <= table.height * FINE - edge)
          nodes.push({ x, y });
      }
  return nodes;
}
/** The shortest way over turning points, by Dijkstra; ties go to the point named first. */
function shortest(
  from: Node,
  to: Node,
  turns: readonly Node[],
  radius: number,
  barriers: readonly Shape[],
  most: number,
): RideWay | undefined {
  const nodes = [from, ...turns.filter((at) => between(from, at) + between(at, to) <= most), to];
  const far = nodes.map(() => Number.POSITIVE_INFINITY);
  const before = nodes.map(() => -1);
  const isDone = nodes.map(() => false);
  far[0] = 0;
  for (;;) {
    let at = -1;
    for (let i = 0; i < nodes.length; i++)
      if (!isDone[i] && (far[i] ?? 0) <= most && (at < 0 || (far[i] ?? 0) < (far[at] ?? 0))) at = i;
    if (at < 0) return undefined;
    const node = nodes[at] ?? to;
    if (at === nodes.length - 1) {
      const way: Node[] = [];
      for (let i = at; i >= 0; i = before[i] ?? -1) way.unshift(nodes[i] ?? to);
      return { length: far[at] ?? 0, nodes: way };
    }
    isDone[at] = true;
    for (let i = 1; i < nodes.length; i++) {
      const next = nodes[i] ?? to;
      const length = (far[at] ?? 0) + between(node, next);
      if (isDone[i] || length >= (far[i] ?? 0) || length + between(next, to) > most) continue;
      if (metBy(node, next, radius, barriers)) continue;
      far[i] = length;
      before[i] = at;
    }
  }
}
