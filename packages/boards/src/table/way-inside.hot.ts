import { compareProducts, floorQuotient } from './exact.hot.ts';
import type { Shape } from './shape.ts';
import { cosineOf, SINE_ONE, sineOf } from './sine.ts';

/** Fine units in 2^-27 of a length: a way of s lengths leads s × sine / SHARE fine units to the right. */
const SHARE = SINE_ONE / 256;

/** Where the piece at hand holds the point: from and to, both included. */
let first = 0;
let last = 0;

/**
 * Finds for how many lengths of its way a point is in a piece, its outline included; false if never. Seen from a side the
 * point is a fine² inside and gains c / SHARE for each length: a < 2^50 and c < 2^52, as `floorQuotient` asks.
 */
const clip = (
  area: Shape,
  from: number,
  to: number,
  x: number,
  y: number,
  sine: number,
  cosine: number,
  most: number,
): boolean => {
  first = 0;
  last = most;
  for (let i = from; i < to; i++) {
    const j = i + 1 === to ? from : i + 1;
    const ex = area.xs[j]! - area.xs[i]!;
    const ey = area.ys[j]! - area.ys[i]!;
    const inside = ex * (y - area.ys[i]!) - ey * (x - area.xs[i]!);
    const gain = ex * cosine - ey * sine;
    if (inside < 0) {
      // Too slow to come in within the way; so quotients stay small.
      if (gain <= 0 || -inside * SHARE > gain * (most + 1)) return false;
      const whole = floorQuotient(-inside, SHARE, gain);
      const enters = compareProducts(whole, gain, -inside, SHARE) < 0 ? whole + 1 : whole;
      if (enters > first) first = enters;
    } else if (gain < 0 && inside * SHARE < -gain * (most + 1)) {
      const leaves = floorQuotient(inside, SHARE, -gain);
      if (leaves < last) last = leaves;
    }
  }
  return first <= last;
};

/**
 * After how many lengths of its straight way a point, given fine, is in one of some areas, their outlines included: whole
 * lengths from 0 to `most`, as stretches from … to, both included, in their order and apart by a length at least. Writes two
 * numbers a stretch and says how many stretches there are. Exact: the point is not rounded on its way.
 */
export const wayInside = (
  areas: readonly { readonly shape: Shape }[],
  x: number,
  y: number,
  heading: number,
  most: number,
  found: number[],
): number => {
  found.length = 0;
  const sine = sineOf(heading);
  const cosine = cosineOf(heading);
  const reach = 256 * (most + 1);
  for (const { shape } of areas) {
    if (x + reach < shape.left || x - reach > shape.right || y + reach < shape.bottom || y - reach > shape.top)
      continue;
    for (let piece = 0; piece < shape.pieces; piece++) {
      const from = shape.first[piece]!;
      const to = shape.first[piece + 1]!;
      if (to - from > 2 && clip(shape, from, to, x, y, sine, cosine, most)) add(found, first, last);
    }
  }
  return found.length / 2;
};

/** Adds a stretch; those it meets or adjoins become one with it. */
const add = (found: number[], from: number, to: number): void => {
  let low = from;
  let high = to;
  let at = 0;
  while (at < found.length && found[at + 1]! < low - 1) at += 2;
  let end = at;
  while (end < found.length && found[end]! <= high + 1) {
    low = Math.min(low, found[end]!);
    high = Math.max(high, found[end + 1]!);
    end += 2;
  }
  found.splice(at, end - at, low, high);
};
