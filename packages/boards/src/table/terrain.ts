import { FINE, MOST_COORDINATE } from './measure.ts';
import { type Outline, Shape, setBox } from './shape.ts';

/** A corner of an area or line on a table, in lengths. */
export type TablePoint = readonly [x: number, y: number];

/** Twice the area of the triangle a, b, c; positive if it runs anticlockwise (y upwards). */
const turn = (a: TablePoint, b: TablePoint, c: TablePoint): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

const isSame = (a: TablePoint, b: TablePoint): boolean => a[0] === b[0] && a[1] === b[1];

const at = (points: readonly TablePoint[], i: number): TablePoint => {
  const point = points[((i % points.length) + points.length) % points.length];
  if (point === undefined) throw new RangeError('an area has no corners');
  return point;
};

const isBetween = (a: TablePoint, b: TablePoint, p: TablePoint): boolean =>
  turn(a, b, p) === 0 &&
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1]);

const meet = (a: TablePoint, b: TablePoint, c: TablePoint, d: TablePoint): boolean =>
  isBetween(a, b, c) ||
  isBetween(a, b, d) ||
  isBetween(c, d, a) ||
  isBetween(c, d, b) ||
  (turn(a, b, c) > 0 !== turn(a, b, d) > 0 && turn(c, d, a) > 0 !== turn(c, d, b) > 0);

const pointsFault = (points: readonly TablePoint[], fewest: number): string | undefined => {
  if (points.length < fewest) return `has ${points.length} corners, not ${fewest} or more`;
  const far = points.find((p) => !p.every((n) => Number.isInteger(n) && Math.abs(n) <= MOST_COORDINATE));
  if (far !== undefined) return `has a corner at ${far}, not whole or beyond ${MOST_COORDINATE}`;
  const twice = points.find((p, i) => i > 0 && isSame(p, at(points, i - 1)));
  return twice && `has a corner twice in a row, at ${twice}`;
};

/** What keeps a list of corners from being an area; nothing if it is one. */
export const areaFault = (points: readonly TablePoint[]): string | undefined => {
  const fault = pointsFault(points, 3);
  if (fault !== undefined) return fault;
  const n = points.length;
  for (let i = 0; i < n; i++) {
    const [before, a, b] = [at(points, i - 1), at(points, i), at(points, i + 1)];
    if (isSame(a, b)) return `has a corner twice in a row, at ${a}`;
    if (turn(before, a, b) === 0 && (before[0] - a[0]) * (b[0] - a[0]) + (before[1] - a[1]) * (b[1] - a[1]) > 0) {
      return `turns back on itself at ${a}`;
    }
  }
  for (let i = 0; i < n; i++) {
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      if (meet(at(points, i), at(points, i + 1), at(points, j), at(points, j + 1))) {
        return `crosses or touches itself near ${at(points, j)}`;
      }
    }
  }
  return undefined;
};

const twiceArea = (points: readonly TablePoint[]): number =>
  points.reduce((sum, _, i) => sum + turn(at(points, 0), at(points, i), at(points, i + 1)), 0);

/** The centre of gravity to the nearest length, halves away from 0. */
const centreOf = (points: readonly TablePoint[]): TablePoint => {
  const o = at(points, 0);
  let x = 0n;
  let y = 0n;
  points.forEach((a, i) => {
    const b = at(points, i + 1);
    const weight = BigInt(turn(o, a, b));
    x += weight * BigInt(o[0] + a[0] + b[0]);
    y += weight * BigInt(o[1] + a[1] + b[1]);
  });
  const parts = 3n * BigInt(twiceArea(points));
  const nearest = (sum: bigint): number => {
    const [n, d] = parts < 0n ? [-sum, -parts] : [sum, parts];
    return Number(n < 0n ? -((-2n * n + d) / (2n * d)) : (2n * n + d) / (2n * d));
  };
  return [nearest(x), nearest(y)];
};

/**
 * Cuts an anticlockwise area into triangles, ear by ear: corners by number, three each. No other corner lies on a cut, so
 * two triangles share the whole of it or nothing.
 */
const triangles = (points: readonly TablePoint[]): number[][] => {
  const left = points.map((_, i) => i);
  const found: number[][] = [];
  const isEar = (i: number): boolean => {
    const [u, v, w] = [left[(i + left.length - 1) % left.length], left[i], left[(i + 1) % left.length]];
    if (u === undefined || v === undefined || w === undefined) return false;
    const [a, b, c] = [at(points, u), at(points, v), at(points, w)];
    if (turn(a, b, c) <= 0) return false;
    return left.every((k) => {
      if (k === u || k === v || k === w) return true;
      const p = at(points, k);
      return turn(a, b, p) < 0 || turn(b, c, p) < 0 || turn(c, a, p) < 0;
    });
  };
  while (left.length > 3) {
    const ear = left.findIndex((_, i) => isEar(i));
    if (ear < 0) throw new RangeError('an area cannot be cut into triangles');
    found.push([left.at(ear - 1) ?? 0, left[ear] ?? 0, left[(ear + 1) % left.length] ?? 0]);
    left.splice(ear, 1);
  }
  found.push(left);
  return found;
};

const isConvex = (points: readonly TablePoint[]): boolean =>
  points.every((_, i) => turn(at(points, i - 1), at(points, i), at(points, i + 1)) >= 0);

/** Sides of the triangles that are no sides of the area, each once. */
const seamsOf = (points: readonly TablePoint[], parts: readonly number[][]): Int32Array => {
  const seen = new Set<string>();
  const seams: number[] = [];
  for (const part of parts) {
    part.forEach((from, i) => {
      const to = part[(i + 1) % part.length] ?? 0;
      if (seen.has(`${to} ${from}`)) seams.push(...at(points, from), ...at(points, to));
      seen.add(`${from} ${to}`);
    });
  }
  return Int32Array.from(seams, (n) => n * FINE);
};

const fineOutline = (points: readonly TablePoint[]): Outline => ({
  xs: Int32Array.from(points, ([x]) => x * FINE),
  ys: Int32Array.from(points, ([, y]) => y * FINE),
});

/** The shape of an area such as a wood, a hill or a village, given by its corners in order, in lengths, either way round. */
export const areaShape = (corners: readonly TablePoint[]): Shape => {
  const fault = areaFault(corners);
  if (fault !== undefined) throw new RangeError(`the area ${fault}`);
  const points = twiceArea(corners) < 0 ? corners.toReversed() : corners;
  const parts = isConvex(points) ? [points.map((_, i) => i)] : triangles(points);
  const outline = fineOutline(points);
  const shape = new Shape(parts.flat().length, parts.length, seamsOf(points, parts), outline);
  let corner = 0;
  parts.forEach((part, i) => {
    shape.first[i] = corner;
    for (const k of part) {
      shape.xs[corner] = outline.xs[k] ?? 0;
      shape.ys[corner] = outline.ys[k] ?? 0;
      corner++;
    }
  });
  const [x, y] = centreOf(points);
  shape.x = x * FINE;
  shape.y = y * FINE;
  setBox(shape);
  return shape;
};

/** The shape of a line such as a stream, a hedge or a road, given by its points in order, in lengths. */
export const lineShape = (points: readonly TablePoint[]): Shape => {
  const fault = pointsFault(points, 2);
  if (fault !== undefined) throw new RangeError(`the line ${fault}`);
  const parts = points.length - 1;
  const shape = new Shape(2 * parts, parts, undefined, fineOutline(points));
  for (let i = 0; i < parts; i++) {
    shape.first[i] = 2 * i;
    for (let end = 0; end < 2; end++) {
      shape.xs[2 * i + end] = at(points, i + end)[0] * FINE;
      shape.ys[2 * i + end] = at(points, i + end)[1] * FINE;
    }
  }
  setBox(shape);
  shape.x = (shape.left + shape.right) / 2;
  shape.y = (shape.bottom + shape.top) / 2;
  return shape;
};
