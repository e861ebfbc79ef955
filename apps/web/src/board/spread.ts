import { COUNTER } from '@tambour/press';
import type { Point, Rect } from '../match/protocol.ts';

/** A stack laid out in a ring, so that each of its counters can be taken. */
export interface Spread {
  readonly centre: Point;
  /** Of the tray under it. */
  readonly radius: number;
  readonly cards: readonly Point[];
}

/** Two lie side by side; more stand in a ring, the lowest of the stack first, clockwise from the top. */
const ring = (count: number, side: number): readonly Point[] => {
  if (count === 1) return [[0, 0]];
  // In a ring neighbours may stand corner to corner: they clear each other by a diagonal.
  const radius = count === 2 ? side * 0.57 : (side * 1.46) / (2 * Math.sin(Math.PI / count));
  const start = count === 2 ? Math.PI : -Math.PI / 2;
  return Array.from({ length: count }, (_, i) => {
    const angle = start + (i * 2 * Math.PI) / count;
    return [Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
};

const inward = (value: number, reach: number, start: number, length: number): number =>
  length < 2 * reach ? start + length / 2 : Math.min(Math.max(value, start + reach), start + length - reach);

/** Spread about `at`, moved no more than needed to lie whole within `bounds`. */
export const spreadAround = (at: Point, count: number, scale: number, bounds: Rect): Spread => {
  const side = COUNTER * scale;
  const cards = ring(count, side);
  const reach =
    Math.max(...cards.map(([x, y]) => Math.hypot(Math.abs(x) + side / 2, Math.abs(y) + side / 2))) + side * 0.1;
  const centre: Point = [inward(at[0], reach, bounds.x, bounds.width), inward(at[1], reach, bounds.y, bounds.height)];
  return { centre, radius: reach, cards: cards.map(([x, y]) => [centre[0] + x, centre[1] + y]) };
};
