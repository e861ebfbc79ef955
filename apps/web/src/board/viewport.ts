import type { Point, Rect } from '../match/protocol.ts';

/** How the paper lies under the window: a point of the paper shows at `paper × zoom + (x, y)`, in CSS pixels. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Limits {
  readonly least: number;
  readonly most: number;
}

/** At the closest a place is this large from middle to corner: a counter fills a hand. */
const CLOSEST = 170;
/** How far an edge of the paper may come into the window, as a share of it. */
const SLACK = 0.22;

const between = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);

export const middle = (rect: Rect): Point => [rect.x + rect.width / 2, rect.y + rect.height / 2];

export const centred = (point: Point, zoom: number, size: Size): View => ({
  x: size.width / 2 - point[0] * zoom,
  y: size.height / 2 - point[1] * zoom,
  zoom,
});

export const fitted = (rect: Rect, size: Size, margin = 0): View =>
  centred(
    middle(rect),
    Math.min((size.width - 2 * margin) / rect.width, (size.height - 2 * margin) / rect.height),
    size,
  );

export const limitsOf = (paper: Rect, unit: number, size: Size): Limits => {
  const least = fitted(paper, size).zoom * 0.94;
  return { least, most: Math.max(CLOSEST / unit, least * 2) };
};

const clampAxis = (shift: number, start: number, length: number, room: number, share: number): number => {
  if (length <= room) return (room - length) / 2 - start;
  const slack = room * share;
  return between(shift, room - slack - start - length, slack - start);
};

/** The same view, brought back where the map cannot be lost. */
export const clamped = (view: View, paper: Rect, size: Size, limits: Limits, slack = SLACK): View => {
  const zoom = between(view.zoom, limits.least, limits.most);
  const kept = zoom === view.zoom ? view : zoomedTo(view, zoom, [size.width / 2, size.height / 2]);
  return {
    x: clampAxis(kept.x, paper.x * zoom, paper.width * zoom, size.width, slack),
    y: clampAxis(kept.y, paper.y * zoom, paper.height * zoom, size.height, slack),
    zoom,
  };
};

/** Well within the window: nobody needs the map moved to see it. */
const COMFORT = 0.7;
export const isComfortable = (point: Point, view: View, size: Size): boolean => {
  const [x, y] = toScreen(view, point);
  return (
    Math.abs(x - size.width / 2) <= (size.width * COMFORT) / 2 &&
    Math.abs(y - size.height / 2) <= (size.height * COMFORT) / 2
  );
};

/** So far down buttons may lie over the map. */
const COVERED = 56;
/** Out of the window, or under the buttons at its top. */
export const isHidden = (point: Point, view: View, size: Size): boolean => {
  const [x, y] = toScreen(view, point);
  return x < 0 || x > size.width || y < COVERED || y > size.height;
};

/** All of some points well within the window, no closer than `most`. */
export const framed = (points: readonly Point[], margin: number, most: number, size: Size): View => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const zoom = COMFORT * Math.min(size.width / (right - left), size.height / (bottom - top));
  return centred([(left + right) / 2, (top + bottom) / 2], Math.min(most, zoom), size);
};

/** On the way from one view to another: slowly off, slowly home. */
export const onTheWay = (from: View, to: View, share: number): View => {
  const done = share * share * (3 - 2 * share);
  const mix = (a: number, b: number): number => a + (b - a) * done;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) };
};

/** What lies under `at` stays under it. */
const zoomedTo = (view: View, zoom: number, at: Point): View => ({
  x: at[0] - ((at[0] - view.x) * zoom) / view.zoom,
  y: at[1] - ((at[1] - view.y) * zoom) / view.zoom,
  zoom,
});

export const zoomedAbout = (view: View, by: number, at: Point, limits: Limits): View =>
  zoomedTo(view, between(view.zoom * by, limits.least, limits.most), at);

export const toPaper = (view: View, [x, y]: Point): Point => [(x - view.x) / view.zoom, (y - view.y) / view.zoom];

export const toScreen = (view: View, [x, y]: Point): Point => [x * view.zoom + view.x, y * view.zoom + view.y];

/** The part of the plane the window shows, in units of the paper. */
export const seen = (view: View, size: Size): Rect => ({
  x: -view.x / view.zoom,
  y: -view.y / view.zoom,
  width: size.width / view.zoom,
  height: size.height / view.zoom,
});

/** Ends on whole device pixels, where drawings are sharp. */
export const settled = (view: View, ratio: number): View => ({
  x: Math.round(view.x * ratio) / ratio,
  y: Math.round(view.y * ratio) / ratio,
  zoom: view.zoom,
});

export const transformOf = (view: View): string => `translate(${view.x}px, ${view.y}px) scale(${view.zoom})`;

/** A counter narrower than this, in CSS pixels, cannot be read. */
export const LEGIBLE = 24;

/** The first look: the whole paper if its counters can be read so, else the map, else closer over the middle of the troops. */
export const opening = (
  { paper, map, unit }: { readonly paper: Rect; readonly map: Rect; readonly unit: number },
  counter: number,
  troops: readonly Point[],
  size: Size,
): View => {
  const limits = limitsOf(paper, unit, size);
  const whole = [fitted(paper, size), fitted(map, size)].find(({ zoom }) => zoom * counter >= LEGIBLE);
  const sum = troops.reduce<Point>((total, p) => [total[0] + p[0], total[1] + p[1]], [0, 0]);
  const heart: Point = troops.length === 0 ? middle(map) : [sum[0] / troops.length, sum[1] / troops.length];
  return clamped(whole ?? centred(heart, (LEGIBLE * 1.35) / counter, size), paper, size, limits, 0);
};
