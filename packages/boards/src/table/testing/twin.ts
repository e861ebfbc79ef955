import type { Base } from '../measure.ts';
import {
  cosineTwin,
  Fraction,
  HALF,
  least,
  most,
  nearest,
  ONE,
  roundedRoot,
  sineTwin,
  whole,
  ZERO,
} from './fraction.ts';

/**
 * The geometry of a table once more, in fractions and by the plainest means, from the rules and not from the code: what
 * is fast is held against it. Points are in lengths of 0.1 mm.
 */
export type Spot = readonly [x: Fraction, y: Fraction];
export type Loop = readonly Spot[];

const sub = (a: Spot, b: Spot): Spot => [a[0].minus(b[0]), a[1].minus(b[1])];
const cross = (a: Spot, b: Spot): Fraction => a[0].times(b[1]).minus(a[1].times(b[0]));
const dot = (a: Spot, b: Spot): Fraction => a[0].times(b[0]).plus(a[1].times(b[1]));
const at = (a: Spot, b: Spot, t: Fraction): Spot => {
  const d = sub(b, a);
  return [a[0].plus(t.times(d[0])), a[1].plus(t.times(d[1]))];
};
export const spot = (x: number, y: number): Spot => [whole(x), whole(y)];
/** A point that is given in 1/256. */
export const fineSpot = (x: number, y: number): Spot => [new Fraction(BigInt(x), 256n), new Fraction(BigInt(y), 256n)];
export const sidesOf = (loop: Loop): (readonly [Spot, Spot])[] => loop.map((p, i) => [p, loop[(i + 1) % loop.length]!]);
export const partsOf = (line: Loop): (readonly [Spot, Spot])[] => line.slice(1).map((p, i) => [line[i]!, p]);

/** A point of a base, so many half widths right and half depths ahead, to the nearest 1/256. */
export const basePoint = (base: Base, right: number, ahead: number): Spot => {
  const u = new Fraction(BigInt(base.width * right), 2n);
  const v = new Fraction(BigInt(base.depth * ahead), 2n);
  const [s, c] = [sineTwin(base.heading), cosineTwin(base.heading)];
  const fine = (f: Fraction): Fraction => new Fraction(nearest(f.times(whole(256))), 256n);
  return [
    whole(base.x).plus(fine(u.times(c).plus(v.times(s)))),
    whole(base.y).plus(fine(v.times(c).minus(u.times(s)))),
  ];
};
/** Right front, left front, left rear, right rear. */
export const baseLoop = (base: Base): Loop => [
  basePoint(base, 1, 1),
  basePoint(base, -1, 1),
  basePoint(base, -1, -1),
  basePoint(base, 1, -1),
];

export type Place = 'inside' | 'edge' | 'outside';
/** Where a point lies: on a side, or by how often a ray to the right crosses the outline. */
export const placeTwin = (loop: Loop, p: Spot): Place => {
  let isIn = false;
  for (const [a, b] of sidesOf(loop)) {
    if (squareToSegment(p, a, b).sign === 0) return 'edge';
    if (a[1].compare(p[1]) > 0 === b[1].compare(p[1]) > 0) continue;
    const t = p[1].minus(a[1]).over(b[1].minus(a[1]));
    if (at(a, b, t)[0].compare(p[0]) > 0) isIn = !isIn;
  }
  return isIn ? 'inside' : 'outside';
};

/** The square of the distance from a point to a segment, by the point of the segment that is nearest. */
export const squareToSegment = (p: Spot, a: Spot, b: Spot): Fraction => {
  const d = sub(b, a);
  const length = dot(d, d);
  const t = length.sign === 0 ? ZERO : least(ONE, most(ZERO, dot(sub(p, a), d).over(length)));
  const gap = sub(p, at(a, b, t));
  return dot(gap, gap);
};

/** Where two segments meet, as parts of the first: none, one point, or a stretch. */
export const meetings = (a: Spot, b: Spot, c: Spot, d: Spot): Fraction[] => {
  const [r, s] = [sub(b, a), sub(d, c)];
  const turn = cross(r, s);
  if (turn.sign !== 0) {
    const t = cross(sub(c, a), s).over(turn);
    const u = cross(sub(c, a), r).over(turn);
    const isOn = (f: Fraction): boolean => f.sign >= 0 && f.compare(ONE) <= 0;
    return isOn(t) && isOn(u) ? [t] : [];
  }
  if (cross(sub(c, a), r).sign !== 0) return [];
  const length = dot(r, r);
  if (length.sign === 0) return squareToSegment(a, c, d).sign === 0 ? [ZERO] : [];
  const [t0, t1] = [dot(sub(c, a), r).over(length), dot(sub(d, a), r).over(length)];
  const from = most(ZERO, least(t0, t1));
  const to = least(ONE, most(t0, t1));
  const order = from.compare(to);
  return order > 0 ? [] : order === 0 ? [from] : [from, to];
};

/** What has a shape: an area (`loop`), a line (`line`) or a disc. */
export interface TwinShape {
  readonly loop?: Loop;
  readonly line?: Loop;
  readonly centre?: Spot;
  readonly radius?: number;
}
const segmentsOf = (shape: TwinShape): (readonly [Spot, Spot])[] => {
  if (shape.loop) return sidesOf(shape.loop);
  if (shape.line) return partsOf(shape.line);
  return [[shape.centre!, shape.centre!]];
};
const anyPoint = (shape: TwinShape): Spot => (shape.loop ?? shape.line)?.[0] ?? shape.centre!;

/** The square of the distance between two shapes, radii left out. */
const coreSquare = (a: TwinShape, b: TwinShape): Fraction => {
  if (a.loop && placeTwin(a.loop, anyPoint(b)) !== 'outside') return ZERO;
  if (b.loop && placeTwin(b.loop, anyPoint(a)) !== 'outside') return ZERO;
  let found: Fraction | undefined;
  for (const [p, q] of segmentsOf(a)) {
    for (const [r, s] of segmentsOf(b)) {
      if (meetings(p, q, r, s).length > 0) return ZERO;
      for (const square of [
        squareToSegment(p, r, s),
        squareToSegment(q, r, s),
        squareToSegment(r, p, q),
        squareToSegment(s, p, q),
      ]) {
        found = found ? least(found, square) : square;
      }
    }
  }
  return found!;
};

/** The distance between two shapes in lengths, rounded half up. */
export const distanceTwin = (a: TwinShape, b: TwinShape): number => {
  const radii = (a.radius ?? 0) + (b.radius ?? 0);
  return Math.max(0, roundedRoot(coreSquare(a, b), whole(-radii)));
};

/** Whether a segment has a point strictly inside a loop: it is cut where it meets the outline, and middles are looked at. */
export const crossesTwin = (loop: Loop, a: Spot, b: Spot): boolean =>
  cutsOf([loop], a, b).some(([from, to]) => placeTwin(loop, at(a, b, from.plus(to).times(HALF))) === 'inside');

/** The stretches into which outlines cut a segment, as parts of it. */
const cutsOf = (loops: readonly Loop[], a: Spot, b: Spot): [Fraction, Fraction][] => {
  const cuts = [ZERO, ONE, ...loops.flatMap((loop) => sidesOf(loop).flatMap(([c, d]) => meetings(a, b, c, d)))];
  cuts.sort((p, q) => p.compare(q));
  return cuts.slice(1).map((to, i) => [cuts[i]!, to]);
};

/** How much of a segment lies in or on loops, in lengths rounded half up. */
export const insideTwin = (loops: readonly Loop[], a: Spot, b: Spot): number => {
  const r = sub(b, a);
  let part = ZERO;
  for (const [from, to] of cutsOf(loops, a, b)) {
    if (from.compare(to) === 0) continue;
    const middle = at(a, b, from.plus(to).times(HALF));
    if (loops.some((loop) => placeTwin(loop, middle) !== 'outside')) part = part.plus(to.minus(from));
  }
  return roundedRoot(dot(r, r).times(part).times(part));
};

/** Whether two shapes have a point strictly inside both. */
export const overlapTwin = (a: TwinShape, b: TwinShape): boolean => {
  if (a.loop && b.loop) return loopsOverlap(a.loop, b.loop);
  const radii = whole((a.radius ?? 0) + (b.radius ?? 0));
  return coreSquare(a, b).compare(radii.times(radii)) < 0;
};
/** Whether two loops are apart across or upwards: only to spare the rest. */
const areApart = (a: Loop, b: Loop): boolean =>
  ([0, 1] as const).some((axis) => {
    const before = (p: Loop, q: Loop): boolean => p.every((c) => q.every((d) => c[axis].compare(d[axis]) <= 0));
    return before(a, b) || before(b, a);
  });
const loopsOverlap = (a: Loop, b: Loop): boolean => {
  if (areApart(a, b)) return false;
  if (sidesOf(a).some(([p, q]) => crossesTwin(b, p, q)) || sidesOf(b).some(([p, q]) => crossesTwin(a, p, q)))
    return true;
  // No side of one goes through the other: they are apart, or the same.
  const corners = a.length;
  const sum = a.reduce<Spot>((s, p) => [s[0].plus(p[0]), s[1].plus(p[1])], [ZERO, ZERO]);
  const middle: Spot = [sum[0].over(whole(corners)), sum[1].over(whole(corners))];
  return placeTwin(a, middle) === 'inside' && placeTwin(b, middle) === 'inside';
};

/** Whether an area and a line or another area have a point in common. */
export const touchTwin = (a: TwinShape, b: TwinShape): boolean => coreSquare(a, b).sign === 0;

/** The sector of a point by the words of the rule. */
export const sectorTwin = (base: Base, p: Spot): 'front' | 'rear' | 'left' | 'right' => {
  const [dx, dy] = sub(p, spot(base.x, base.y));
  const [s, c] = [sineTwin(base.heading), cosineTwin(base.heading)];
  const u = dx.times(c).minus(dy.times(s));
  const v = dx.times(s).plus(dy.times(c));
  const w = new Fraction(BigInt(base.width), 2n);
  const d = new Fraction(BigInt(base.depth), 2n);
  const size = u.sign < 0 ? ZERO.minus(u) : u;
  if (v.compare(d) >= 0 && size.compare(w.plus(v).minus(d)) <= 0) return 'front';
  if (v.compare(ZERO.minus(d)) <= 0 && size.compare(w.minus(d).minus(v)) <= 0) return 'rear';
  return u.sign >= 0 ? 'right' : 'left';
};

/** The area that a convex loop sweeps on a straight way: the hull of both its ends. */
export const sweepTwin = (loop: Loop, way: Spot): Loop =>
  hull([...loop, ...loop.map((p): Spot => [p[0].plus(way[0]), p[1].plus(way[1])])]);

const hull = (points: readonly Spot[]): Loop => {
  const sorted = points.toSorted((a, b) => a[0].compare(b[0]) || a[1].compare(b[1]));
  const half = (order: readonly Spot[]): Spot[] => {
    const chain: Spot[] = [];
    for (const p of order) {
      while (chain.length > 1 && cross(sub(chain.at(-1)!, chain.at(-2)!), sub(p, chain.at(-2)!)).sign <= 0) chain.pop();
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
};

/** After how many times the way a loop that goes it first touches a line: 0 if it does where it stands. */
export const firstTouchTwin = (loop: Loop, way: Spot, line: Loop): Fraction | undefined => {
  if (touchTwin({ loop }, { line })) return ZERO;
  let first: Fraction | undefined;
  const meet = (p: Spot, back: boolean, c: Spot, d: Spot): void => {
    const sign = whole(back ? -1 : 1);
    const end: Spot = [p[0].plus(way[0].times(sign)), p[1].plus(way[1].times(sign))];
    for (const t of meetings(p, end, c, d)) first = first ? least(first, t) : t;
  };
  for (const [c, d] of partsOf(line)) {
    for (const p of loop) meet(p, false, c, d);
    for (const [a, b] of sidesOf(loop)) {
      meet(c, true, a, b);
      meet(d, true, a, b);
    }
  }
  return first;
};
