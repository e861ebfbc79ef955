/** A point of a drawn map, x to the right and y downwards, in whole drawing units. */
export type Point = readonly [x: number, y: number];

/** The corners of an outline in order, either way round; the last joins the first. */
export type Polygon = readonly Point[];

/** A straight piece of a line. */
export type Segment = readonly [a: Point, b: Point];

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far coordinates may go, either way, so that every product below is exact. */
export const MOST_COORDINATE = 20_000;

/** Which side of the line from a to b the point p lies on: 0 = on it. Twice the area of the triangle. */
export const turnOf = (a: Point, b: Point, p: Point): number =>
  (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]);

/** How far p lies from a along the direction to b, times the length of that line; |ab|² at b. */
export const alongOf = (a: Point, b: Point, p: Point): number =>
  (b[0] - a[0]) * (p[0] - a[0]) + (b[1] - a[1]) * (p[1] - a[1]);

export const isOnSegment = (a: Point, b: Point, p: Point): boolean => {
  const along = alongOf(a, b, p);
  return turnOf(a, b, p) === 0 && along >= 0 && along <= alongOf(a, b, b);
};

export const sides = (polygon: Polygon): Segment[] =>
  polygon.map((corner, i) => [corner, polygon[(i + 1) % polygon.length]!]);

/** Twice the area, so that it is whole; negative if the corners run anticlockwise on the page. */
export const twiceArea = (polygon: Polygon): number => {
  const origin = polygon[0]!;
  return sides(polygon).reduce((sum, [a, b]) => sum + turnOf(origin, a, b), 0);
};

export const boundsOf = (polygon: Polygon): Box => {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

/** The centre of gravity, to the nearest whole point. It may lie outside a bent outline: see `labelPoint`. */
export const centroid = (polygon: Polygon): Point => {
  const origin = polygon[0]!;
  const area = twiceArea(polygon);
  let x = 0;
  let y = 0;
  for (const [a, b] of sides(polygon)) {
    const turn = turnOf(origin, a, b);
    x += (a[0] + b[0] - 2 * origin[0]) * turn;
    y += (a[1] + b[1] - 2 * origin[1]) * turn;
  }
  return [origin[0] + Math.round(x / (3 * area)), origin[1] + Math.round(y / (3 * area))];
};

export const PLACES = ['outside', 'edge', 'inside'] as const;
export type Place = (typeof PLACES)[number];

/** Where a point lies, exactly: a ray to the right crosses the outline an odd number of times from inside. */
export const placeOf = (polygon: Polygon, p: Point): Place => {
  let isInside = false;
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i]!;
    const b = polygon[(i + 1) % polygon.length]!;
    if (isOnSegment(a, b, p)) return 'edge';
    if (a[1] > p[1] === b[1] > p[1]) continue;
    if (turnOf(a, b, p) > 0 === b[1] > a[1]) isInside = !isInside;
  }
  return isInside ? 'inside' : 'outside';
};

/** Whether two segments have more in common than an end of one that is an end of the other. */
const meet = ([a, b]: Segment, [c, d]: Segment): boolean => {
  const touches = (p: Point, [e, f]: Segment): boolean => isOnSegment(e, f, p) && !isSame(p, e) && !isSame(p, f);
  if (touches(a, [c, d]) || touches(b, [c, d]) || touches(c, [a, b]) || touches(d, [a, b])) return true;
  if ((isSame(a, c) && isSame(b, d)) || (isSame(a, d) && isSame(b, c))) return true;
  const [p, q] = [Math.sign(turnOf(a, b, c)), Math.sign(turnOf(a, b, d))];
  const [r, s] = [Math.sign(turnOf(c, d, a)), Math.sign(turnOf(c, d, b))];
  return p * q < 0 && r * s < 0;
};

export const isSame = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** What keeps a list of corners from being an outline; nothing if it is one. */
export const outlineFault = (polygon: Polygon): string | undefined => {
  if (polygon.length < 3) return `has ${polygon.length} corners`;
  const far = polygon.find((p) => !p.every((n) => Number.isInteger(n) && Math.abs(n) <= MOST_COORDINATE));
  if (far !== undefined) return `has a corner at ${far}, not whole or beyond ${MOST_COORDINATE}`;
  const all = sides(polygon);
  if (all.some(([a, b]) => isSame(a, b))) return 'has a corner twice in a row';
  for (let i = 0; i < all.length; i++) {
    for (let j = i + 1; j < all.length; j++) {
      const isNext = j === i + 1 || (i === 0 && j === all.length - 1);
      const isPinched = !isNext && all[i]!.some((p) => all[j]!.some((q) => isSame(p, q)));
      if (isPinched || meet(all[i]!, all[j]!)) return `crosses or touches itself near ${all[j]![0]}`;
    }
  }
  return undefined;
};
