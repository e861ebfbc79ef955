import {
  approachLimit,
  type Base,
  distanceToPoint,
  FINE,
  fineStepX,
  fineStepY,
  lineShape,
  partX,
  partY,
  type Shape,
} from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import { LIMITS, lengthsOf } from '../table/measure.ts';

/**
 * The stretches of a way that something holds for: from and to by turns, both included, in tenths of a millimetre from its start (in 0.01°
 * of a wheel). The tenth from s to s + 1 goes by what holds at s.
 */
export type Marks = readonly number[];
export function isMarked(marks: Marks, at: number): boolean {
  for (let i = 0; i < marks.length; i += 2) if (at >= (marks[i] ?? 0) && at <= (marks[i + 1] ?? 0)) return true;
  return false;
}

const WITHIN = lengthsOf(CHARTS.terrain.kinds.find(({ kind }) => kind === 'road')?.withinCm ?? 0);
const parts = new WeakMap<Shape, readonly Shape[]>();
/** A road as straight parts. */
function partsOf(road: Shape): readonly Shape[] {
  const known = parts.get(road);
  if (known) return known;
  const made = Array.from({ length: road.pieces }, (_, piece) => {
    const k = road.first[piece] ?? 0;
    const point = (i: number) => [(road.xs[i] ?? 0) / FINE, (road.ys[i] ?? 0) / FINE] as const;
    return lineShape([point(k), point(k + 1)]);
  });
  parts.set(road, made);
  return made;
}
/**
 * C5j Where a march column or limbered guns are on a road on a straight way: both middles of its ends within 1 cm of the same road. Off a
 * straight part the distance of a point on a straight way first falls, then rises: its least is found in thirds, both limits by halves.
 */
export function roadsOnWay(roads: readonly Shape[], base: Readonly<Base>, heading: number, length: number): Marks {
  const marks: number[] = [];
  const ends = [base.depth, -base.depth] as const;
  const [x, y] = [base.x * FINE, base.y * FINE];
  for (const road of roads) {
    const near = ends.map((ahead) => {
      const px = x + partX(base.heading, 0, ahead);
      const py = y + partY(base.heading, 0, ahead);
      return partsNear(road, px, py, heading, length);
    });
    for (let i = 0; i < (near[0]?.length ?? 0); i += 2)
      for (let j = 0; j < (near[1]?.length ?? 0); j += 2) {
        const from = Math.max(near[0]?.[i] ?? 0, near[1]?.[j] ?? 0);
        const to = Math.min(near[0]?.[i + 1] ?? 0, near[1]?.[j + 1] ?? 0);
        if (from <= to) marks.push(from, to);
      }
  }
  return marks;
}
function partsNear(road: Shape, x: number, y: number, heading: number, length: number): Marks {
  const found: number[] = [];
  const [endX, endY] = [x + fineStepX(heading, length), y + fineStepY(heading, length)];
  const more = (WITHIN + 1) * FINE;
  for (const part of partsOf(road)) {
    if (part.left > Math.max(x, endX) + more || part.right < Math.min(x, endX) - more) continue;
    if (part.bottom > Math.max(y, endY) + more || part.top < Math.min(y, endY) - more) continue;
    const gap = (s: number): number => distanceToPoint(part, x + fineStepX(heading, s), y + fineStepY(heading, s));
    let low = 0;
    let high = length;
    while (high - low > 2) {
      const a = low + Math.floor((high - low) / 3);
      const b = high - Math.floor((high - low) / 3);
      const before = gap(a);
      if (before <= WITHIN) {
        low = a;
        high = a;
        break;
      }
      const behind = gap(b);
      if (behind <= WITHIN) {
        low = b;
        high = b;
      } else if (before <= behind) high = b;
      else low = a;
    }
    let nearest = low;
    let least = gap(low);
    for (let s = low + 1; s <= high; s++) {
      const here = gap(s);
      if (here >= least) continue;
      nearest = s;
      least = here;
    }
    if (least > WITHIN) continue;
    found.push(edgeOf(gap, nearest, 0), edgeOf(gap, nearest, length));
  }
  return found;
}
/** The last point towards `far` that is still near. */
function edgeOf(gap: (s: number) => number, near: number, far: number): number {
  if (gap(far) <= WITHIN) return far;
  let inside = near;
  let outside = far;
  while (Math.abs(outside - inside) > 1) {
    const middle = Math.trunc((inside + outside) / 2);
    if (gap(middle) <= WITHIN) inside = middle;
    else outside = middle;
  }
  return inside;
}

/** C3h How far it goes on a straight way before it is within 30 cm of an enemy; from there on it is no forced march. */
export function forcedOnWay(
  shape: Shape,
  heading: number,
  length: number,
  enemies: readonly { readonly shape: Shape }[],
): Marks {
  let free = length;
  for (const enemy of enemies) {
    free = approachLimit(shape, heading, free, enemy.shape, LIMITS.forcedMarch + 1);
    if (free < 0) return [];
  }
  return [0, free];
}
