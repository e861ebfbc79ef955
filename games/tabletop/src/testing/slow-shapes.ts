import type { Shape } from '@tambour/boards';

/** Plain geometry in floating point, for the slow mover: nothing here is shared with the rules. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Rect extends Point {
  /** Radians, clockwise from +y. */
  readonly angle: number;
  readonly width: number;
  readonly depth: number;
}
export const cornersOf = ({ x, y, angle, width, depth }: Rect): readonly Point[] => {
  const [s, c] = [Math.sin(angle), Math.cos(angle)];
  const at = (right: number, ahead: number): Point => ({ x: x + right * c + ahead * s, y: y - right * s + ahead * c });
  const [w, d] = [width / 2, depth / 2];
  return [at(w, d), at(-w, d), at(-w, -d), at(w, -d)];
};
/** The outlines of a shape in tenths of a millimetre: its convex pieces, or the straight parts of a line. */
export function piecesOf(shape: Shape): readonly (readonly Point[])[] {
  const pieces: Point[][] = [];
  for (let i = 0; i < shape.pieces; i++) {
    const piece: Point[] = [];
    for (let k = shape.first[i] ?? 0; k < (shape.first[i + 1] ?? 0); k++)
      piece.push({ x: (shape.xs[k] ?? 0) / 256, y: (shape.ys[k] ?? 0) / 256 });
    pieces.push(piece);
  }
  return pieces;
}
/** How far two convex pieces are apart across the best side of either; below 0 so deep they overlap. */
export function gapAcross(a: readonly Point[], b: readonly Point[]): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const [sides, corners] of [
    [a, b],
    [b, a],
  ] as const) {
    for (let i = 0; i < sides.length; i++) {
      const p = sides[i] as Point;
      const q = sides[(i + 1) % sides.length] as Point;
      const length = Math.hypot(q.x - p.x, q.y - p.y);
      if (length === 0) continue;
      const [nx, ny] = [(q.y - p.y) / length, -(q.x - p.x) / length];
      // A line has no inside: both of its sides may part, and so may its ends.
      const normals =
        sides.length === 2
          ? [
              [nx, ny],
              [-nx, -ny],
              [-ny, nx],
              [ny, -nx],
            ]
          : [[nx, ny]];
      for (const [ax, ay] of normals as [number, number][]) {
        const own = Math.max(...sides.map((s) => s.x * ax + s.y * ay));
        const other = Math.min(...corners.map((s) => s.x * ax + s.y * ay));
        best = Math.max(best, other - own);
      }
    }
  }
  return best;
}
export const toSegment = ({ x, y }: Point, a: Point, b: Point): number => {
  const [ex, ey] = [b.x - a.x, b.y - a.y];
  const square = ex * ex + ey * ey;
  const t = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * ex + (y - a.y) * ey) / square));
  return Math.hypot(x - a.x - t * ex, y - a.y - t * ey);
};
export const isInside = ({ x, y }: Point, piece: readonly Point[]): boolean =>
  piece.length > 2 &&
  piece.every((a, i) => {
    const b = piece[(i + 1) % piece.length] as Point;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
  });
const sidesOf = (piece: readonly Point[]): readonly (readonly [Point, Point])[] =>
  piece.length < 2 ? [] : piece.map((a, i) => [a, piece[(i + 1) % piece.length] as Point] as const);
/** The distance of a point from a piece; 0 inside. */
export const toPiece = (p: Point, piece: readonly Point[]): number =>
  isInside(p, piece) ? 0 : Math.min(...sidesOf(piece).map(([a, b]) => toSegment(p, a, b)));
/** The distance of two convex pieces; 0 where they overlap. */
export function distance(a: readonly Point[], b: readonly Point[]): number {
  if (gapAcross(a, b) <= 0) return 0;
  return Math.min(...a.map((p) => toPiece(p, b)), ...b.map((p) => toPiece(p, a)));
}
/** How deep a point lies in one of some pieces; below 0 how far it is from all of them. */
export function depthIn(p: Point, pieces: readonly (readonly Point[])[]): number {
  const inside = pieces.filter((piece) => isInside(p, piece));
  if (inside.length === 0) return -Math.min(Number.MAX_VALUE, ...pieces.map((piece) => toPiece(p, piece)));
  return Math.max(...inside.map((piece) => Math.min(...sidesOf(piece).map(([a, b]) => toSegment(p, a, b)))));
}
