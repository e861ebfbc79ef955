import { compareProducts } from './exact.hot.ts';
import { FINE } from './measure.ts';
import type { Shape } from './shape.ts';

/**
 * Where the line at hand is inside pieces: from inOver / inUnder to outOver / outUnder of its length, one entry a stretch,
 * in the order of where they begin. They are whole numbers below 2^51: cross products and sums of two.
 */
let room = 64;
let inOver = new Float64Array(room);
let inUnder = new Float64Array(room);
let outOver = new Float64Array(room);
let outUnder = new Float64Array(room);
let count = 0;

const grown = (values: Float64Array): Float64Array<ArrayBuffer> => {
  const more = new Float64Array(2 * values.length);
  more.set(values);
  return more;
};

const add = (i: number, o: number, u: number, p: number, q: number): void => {
  inOver[i] = o;
  inUnder[i] = u;
  outOver[i] = p;
  outUnder[i] = q;
};

/** Adds a stretch in its place in the order. */
const insert = (over: number, under: number, outTop: number, outBottom: number): void => {
  if (count === room) {
    room *= 2;
    inOver = grown(inOver);
    inUnder = grown(inUnder);
    outOver = grown(outOver);
    outUnder = grown(outUnder);
  }
  let i = count++;
  for (; i > 0 && compareProducts(inOver[i - 1]!, under, over, inUnder[i - 1]!) > 0; i--) {
    add(i, inOver[i - 1]!, inUnder[i - 1]!, outOver[i - 1]!, outUnder[i - 1]!);
  }
  add(i, over, under, outTop, outBottom);
};

/** Finds the stretch of the line from a to b that is inside a piece, its outline included. */
const clip = (shape: Shape, from: number, to: number, ax: number, ay: number, bx: number, by: number): void => {
  let over = 0;
  let under = 1;
  let outTop = 1;
  let outBottom = 1;
  for (let i = from; i < to; i++) {
    const j = i + 1 === to ? from : i + 1;
    const x = shape.xs[i]!;
    const y = shape.ys[i]!;
    const ex = shape.xs[j]! - x;
    const ey = shape.ys[j]! - y;
    const a = ex * (ay - y) - ey * (ax - x);
    const b = ex * (by - y) - ey * (bx - x);
    if (a < 0 && b < 0) return;
    if (a < 0) {
      if (compareProducts(-a, under, over, b - a) > 0) {
        over = -a;
        under = b - a;
      }
    } else if (b < 0 && compareProducts(a, outBottom, outTop, a - b) < 0) {
      outTop = a;
      outBottom = a - b;
    }
  }
  if (compareProducts(over, outBottom, outTop, under) < 0) insert(over, under, outTop, outBottom);
};

/** Stretches that meet become one; those left are apart. */
const merge = (): void => {
  let last = 0;
  for (let i = 1; i < count; i++) {
    if (compareProducts(inOver[i]!, outUnder[last]!, outOver[last]!, inUnder[i]!) > 0) {
      last++;
      add(last, inOver[i]!, inUnder[i]!, outOver[i]!, outUnder[i]!);
    } else if (compareProducts(outOver[i]!, outUnder[last]!, outOver[last]!, outUnder[i]!) > 0) {
      outOver[last] = outOver[i]!;
      outUnder[last] = outUnder[i]!;
    }
  }
  count = last + 1;
};

/** Whether the stretches together are at least n - 1/2 lengths, where `square` is that of the whole line, fine. */
const isAtLeastHalfBelow = (n: number, square: number): boolean => {
  let over = 0n;
  let under = 1n;
  for (let i = 0; i < count; i++) {
    const start = BigInt(inUnder[i]!);
    const end = BigInt(outUnder[i]!);
    over = over * start * end + (BigInt(outOver[i]!) * start - BigInt(inOver[i]!) * end) * under;
    under *= start * end;
  }
  const bound = BigInt((2 * n - 1) * (FINE / 2)) * under;
  return bound <= 0n || bound * bound <= BigInt(square) * over * over;
};

/**
 * How much of the straight line between two points, given fine, lies in areas, in lengths: the exact length rounded half
 * up, once, and where areas overlap or share a side counted once. To run along an outline is to be inside.
 *
 * The sum is calculated in doubles, with an error below 1e-8 lengths for a thousand stretches; where it comes nearer than 1e-6 to
 * a half, whole numbers of any size decide, so the answer is always the exact one.
 */
export const lengthInside = (
  areas: readonly Shape[],
  areaCount: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number => {
  count = 0;
  const left = Math.min(ax, bx);
  const right = Math.max(ax, bx);
  const bottom = Math.min(ay, by);
  const top = Math.max(ay, by);
  for (let i = 0; i < areaCount; i++) {
    const area = areas[i]!;
    if (right < area.left || left > area.right || top < area.bottom || bottom > area.top) continue;
    for (let piece = 0; piece < area.pieces; piece++) {
      const from = area.first[piece]!;
      const to = area.first[piece + 1]!;
      if (to - from > 2) clip(area, from, to, ax, ay, bx, by);
    }
  }
  if (count === 0) return 0;
  merge();
  const square = (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
  let part = 0;
  for (let i = 0; i < count; i++) part += outOver[i]! / outUnder[i]! - inOver[i]! / inUnder[i]!;
  const length = (part * Math.sqrt(square)) / FINE;
  const rounded = Math.floor(length + 0.5);
  const isNearHalf = Math.abs(length - Math.floor(length) - 0.5) < 1e-6;
  if (!isNearHalf) return rounded;
  if (isAtLeastHalfBelow(rounded + 1, square)) return rounded + 1;
  return isAtLeastHalfBelow(rounded, square) ? rounded : rounded - 1;
};
