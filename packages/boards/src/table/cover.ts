import type { Shape } from './shape.ts';

/**
 * How much of a piece lies in areas, exactly, in whole numbers of any size: for questions asked now and then.
 *
 * The outline of what two convex pieces share is made of the parts of each outline that lie in the other. The part from
 * s to t of a side from a to a + e adds (t - s) · a × e to twice the shared area.
 */
interface Sum {
  over: bigint;
  under: bigint;
}

const add = (sum: Sum, over: bigint, under: bigint): void => {
  sum.over = sum.over * under + over * sum.under;
  sum.under *= under;
};

/** Adds what the part of a side of one piece that lies in another contributes to the area they share. */
const addSide = (
  sum: Sum,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  other: Shape,
  from: number,
  to: number,
  isFirst: boolean,
): void => {
  let [start, startOf, end, endOf] = [0n, 1n, 1n, 1n];
  for (let i = from; i < to; i++) {
    const j = i + 1 === to ? from : i + 1;
    const [x = 0, y = 0, nextX = 0, nextY = 0] = [other.xs[i], other.ys[i], other.xs[j], other.ys[j]];
    const [ex, ey] = [nextX - x, nextY - y];
    const a = ex * (ay - y) - ey * (ax - x);
    const b = ex * (by - y) - ey * (bx - x);
    // A side along a side of the other counts once, and only if both have their inside on the same hand.
    if (a === 0 && b === 0 && !(isFirst && ex * (bx - ax) + ey * (by - ay) > 0)) return;
    if (a < 0 && b < 0) return;
    if (a < 0 && BigInt(-a) * startOf > start * BigInt(b - a)) [start, startOf] = [BigInt(-a), BigInt(b - a)];
    if (b < 0 && a >= 0 && BigInt(a) * endOf < end * BigInt(a - b)) [end, endOf] = [BigInt(a), BigInt(a - b)];
  }
  const part = end * startOf - start * endOf;
  if (part > 0n) add(sum, part * BigInt(ax * (by - ay) - ay * (bx - ax)), startOf * endOf);
};

/** Adds twice the area that two pieces share. */
const addShared = (sum: Sum, a: Shape, a0: number, a1: number, b: Shape, b0: number, b1: number): void => {
  for (const [of, from, to, other, first, last] of [
    [a, a0, a1, b, b0, b1],
    [b, b0, b1, a, a0, a1],
  ] as const) {
    for (let i = from; i < to; i++) {
      const j = i + 1 === to ? from : i + 1;
      addSide(sum, of.xs[i] ?? 0, of.ys[i] ?? 0, of.xs[j] ?? 0, of.ys[j] ?? 0, other, first, last, of === a);
    }
  }
};

/** Twice the area of a piece, fine. */
const twiceArea = (shape: Shape, from: number, to: number): bigint => {
  let sum = 0n;
  for (let i = from; i < to; i++) {
    const j = i + 1 === to ? from : i + 1;
    sum += BigInt((shape.xs[i] ?? 0) * (shape.ys[j] ?? 0) - (shape.ys[i] ?? 0) * (shape.xs[j] ?? 0));
  }
  return sum;
};

/** Whether at least half of a base lies in areas; where areas overlap one another, what lies in both counts twice. */
export const isHalfInside = (base: Shape, areas: readonly Shape[], count: number): boolean => {
  const sum: Sum = { over: 0n, under: 1n };
  const end = base.first[1] ?? 0;
  for (const area of areas.slice(0, count)) {
    if (area.left >= base.right || area.right <= base.left || area.bottom >= base.top || area.top <= base.bottom)
      continue;
    for (let piece = 0; piece < area.pieces; piece++) {
      addShared(sum, base, 0, end, area, area.first[piece] ?? 0, area.first[piece + 1] ?? 0);
    }
  }
  return 2n * sum.over >= twiceArea(base, 0, end) * sum.under;
};
