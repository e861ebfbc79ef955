import { itemAt } from '@tambour/kernel';
import type { Footprint } from '@tambour/press/table';
import { cornersOf, type TablePoint } from '@tambour/stage';
import type { LeaderId, UnitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { leaderBase, troopBase } from './base.ts';

/** Outlines for the eye: what decides is measured by the rules. */

/** What a piece covers: the corners of its base or sector; of a general the point he stands on, and how far he reaches about it. */
export interface Covered {
  readonly points: readonly TablePoint[];
  readonly radius: number;
}
export function unitCover(g: Field, u: UnitId): Covered | undefined {
  const base = troopBase(g, u);
  if (base?.kind !== 'troops') return undefined;
  return { points: base.sector ?? cornersOf(base), radius: 0 };
}
export function leaderCover(g: Field, l: LeaderId): Covered | undefined {
  const base = leaderBase(g, l);
  if (!base || base.kind === 'troops') return undefined;
  return { points: [[base.x, base.y]], radius: base.radius };
}
/** The footprint of a unit; of a garrison none, for it has no front. */
export function footprintOf(g: Field, u: UnitId): Footprint | undefined {
  const base = troopBase(g, u);
  if (base?.kind !== 'troops' || base.sector) return undefined;
  const { x, y, facing, width, depth } = base;
  return { x, y, facing, width, depth };
}

const nearestOn = ([ax, ay]: TablePoint, [bx, by]: TablePoint, [x, y]: TablePoint): TablePoint => {
  const [ex, ey] = [bx - ax, by - ay];
  const square = ex * ex + ey * ey;
  const t = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * ex + (y - ay) * ey) / square));
  return [ax + t * ex, ay + t * ey];
};
const far = ([ax, ay]: TablePoint, [bx, by]: TablePoint): number => (ax - bx) ** 2 + (ay - by) ** 2;
const sides = (points: readonly TablePoint[]): (readonly [TablePoint, TablePoint])[] =>
  points.map((a, i) => [a, itemAt(points, (i + 1) % points.length)]);

/** The points of two pieces that are nearest to each other. */
export function nearestPoints(a: Covered, b: Covered): readonly [TablePoint, TablePoint] {
  let best: readonly [TablePoint, TablePoint] = [itemAt(a.points, 0), itemAt(b.points, 0)];
  const offer = (p: TablePoint, q: TablePoint): void => {
    if (far(p, q) < far(...best)) best = [p, q];
  };
  for (const p of a.points) for (const [c, d] of sides(b.points)) offer(p, nearestOn(c, d, p));
  for (const q of b.points) for (const [c, d] of sides(a.points)) offer(nearestOn(c, d, q), q);
  const [p, q] = best;
  return [towards(p, q, a.radius), towards(q, p, b.radius)];
}
/** So far from a point on the way to another. */
function towards([x, y]: TablePoint, [tx, ty]: TablePoint, by: number): TablePoint {
  const length = Math.sqrt((tx - x) ** 2 + (ty - y) ** 2);
  const share = length === 0 ? 0 : Math.min(1, by / length);
  return [x + (tx - x) * share, y + (ty - y) * share];
}
