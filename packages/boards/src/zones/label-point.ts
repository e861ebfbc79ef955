import { alongOf, boundsOf, centroid, type Point, type Polygon, placeOf, sides } from './polygon.ts';

/**
 * For drawing and pointing only: distances are floats. They come from sums, products, quotients and square roots alone,
 * which every machine rounds alike, but no rule may rest on them.
 */
export interface LabelPoint {
  readonly at: Point;
  /** How far the nearest side is, rounded down: what of this radius is drawn at the point stays inside. */
  readonly clearance: number;
}

const distanceToSegment = (a: Point, b: Point, p: Point): number => {
  const whole = alongOf(a, b, b);
  const part = whole === 0 ? 0 : Math.min(1, Math.max(0, alongOf(a, b, p) / whole));
  const dx = a[0] + part * (b[0] - a[0]) - p[0];
  const dy = a[1] + part * (b[1] - a[1]) - p[1];
  return Math.sqrt(dx * dx + dy * dy);
};

/** How far a point is from the outline, whichever side of it. */
export const distanceToOutline = (polygon: Polygon, p: Point): number =>
  sides(polygon).reduce((least, [a, b]) => Math.min(least, distanceToSegment(a, b, p)), Number.POSITIVE_INFINITY);

/** Positive inside, negative outside. */
const depth = (polygon: Polygon, p: Point): number =>
  (placeOf(polygon, p) === 'outside' ? -1 : 1) * distanceToOutline(polygon, p);

/**
 * Where a counter lies best: the whole point furthest from every side, to within a unit or two. The centre of gravity
 * is kept unless another point gains a tenth, so that counters sit in the middle of a long zone and not at one end.
 *
 * Squares are halved as long as one might hold a deeper point: its centre cannot be further from one than half its
 * diagonal.
 */
export const labelPoint = (polygon: Polygon): LabelPoint => {
  const { left, top, right, bottom } = boundsOf(polygon);
  const middle = centroid(polygon);
  let best = middle;
  let deepest = depth(polygon, middle);
  let sought = deepest > 0 ? deepest * 1.1 : 0;
  const size = Math.max(1, Math.min(right - left, bottom - top));
  let squares: Point[] = [];
  for (let x = left; x < right; x += size) for (let y = top; y < bottom; y += size) squares.push([x, y]);
  for (let edge = size; squares.length > 0; edge /= 2) {
    const promising: Point[] = [];
    for (const [x, y] of squares) {
      const centre: Point = [Math.round(x + edge / 2), Math.round(y + edge / 2)];
      const reach = depth(polygon, centre);
      if (reach > sought) {
        best = centre;
        deepest = reach;
        sought = reach;
      }
      // The rounding of the centre moves it by up to 0.71.
      if (edge > 1 && reach + edge * Math.SQRT1_2 + 0.71 > sought) promising.push([x, y]);
    }
    const half = edge / 2;
    squares = promising.flatMap(([x, y]): Point[] => [
      [x, y],
      [x + half, y],
      [x, y + half],
      [x + half, y + half],
    ]);
  }
  return { at: best, clearance: Math.max(0, Math.floor(deepest)) };
};
