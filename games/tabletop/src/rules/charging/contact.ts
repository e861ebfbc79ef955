import {
  type Base,
  distanceToPoint,
  FINE,
  FRONT,
  headingAgainst,
  headingAgainstSide,
  headingOf,
  lineShape,
  overlaps,
  partX,
  partY,
  placeFlush,
  pointDistance,
  type Sector,
  type Shape,
  type Spot,
  sectorOf,
} from '@tambour/boards';
import type { Degradation } from '../../model/vocabulary.ts';
import { chargeRate } from '../rates.ts';
import { shapeOf } from '../table/footprints.ts';
import { lengthsOf } from '../table/measure.ts';
import type { Placed } from '../table/placed.ts';
import { type Course, courseOf, degradationAt } from './course.ts';
import { type Blocker, blockersOf, type Field, type Fighter } from './field.ts';

export const overlapsAny = (shape: Shape, blockers: readonly Blocker[]): boolean =>
  blockers.some((blocker) => overlaps(shape, blocker.shape));

/** The middle of a base's front edge, fine. */
export const frontMiddle = ({ x, y, heading, depth }: Readonly<Base>): Spot => ({
  x: x * FINE + partX(heading, 0, depth),
  y: y * FINE + partY(heading, 0, depth),
});
/** The side of an area nearest to a point, given fine, by the number of the corner where it begins; the first of equals. */
function nearestSide(area: Shape, { x, y }: Readonly<Spot>): number {
  const { xs, ys } = area.outline;
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < xs.length; i++) {
    const next = (i + 1) % xs.length;
    // Corners of areas are whole tenths of a millimetre.
    const side = lineShape([
      [(xs[i] ?? 0) / FINE, (ys[i] ?? 0) / FINE],
      [(xs[next] ?? 0) / FINE, (ys[next] ?? 0) / FINE],
    ]);
    const gap = distanceToPoint(side, x, y);
    if (gap >= least) continue;
    least = gap;
    nearest = i;
  }
  return nearest;
}
/** What is asked of `placeAgainst`. */
export interface Landing {
  /** Who comes, where it stands at the first touch, and the centre it started from, fine. */
  readonly unit: Placed;
  readonly arrived: Readonly<Base>;
  readonly from: Readonly<Spot>;
  readonly target: Placed;
  /** The edge it comes to, where the rule names one: front, left, rear, right. */
  readonly side?: Sector;
}
/** C8k C8r C1g The edge of a target that the sector of the starting centre designates; of a building the side nearest to where it arrived. */
export const edgeFor = ({ target, from, arrived, side }: Omit<Landing, 'unit'>): number =>
  target.sector ? nearestSide(target.shape, frontMiddle(arrived)) : (side ?? sectorOf(target.base, from.x, from.y));
/**
 * C8k C8r C1e Where a charger lands: flush against the designated edge, the middle of its front at the point of it nearest to where it arrived,
 * or slid along it, as far as corner to corner, to be clear of other pieces, of ground it cannot enter and of the edge. Without room, nowhere.
 */
export function placeAgainst(landing: Landing, field: Field): Base | undefined {
  const { unit, arrived, target } = landing;
  const side = edgeFor(landing);
  const blockers = blockersOf(unit, field, [target]).map(({ shape }) => shape);
  const middle = frontMiddle(arrived);
  const to = { x: 0, y: 0, heading: 0 };
  const isPlaced = placeFlush(
    {
      target: target.shape,
      side,
      heading: target.sector ? headingAgainstSide(target.shape, side) : headingAgainst(target.base.heading, side),
      width: arrived.width,
      depth: arrived.depth,
      x: middle.x,
      y: middle.y,
      table: field.table,
      blockers,
      blockerCount: blockers.length,
    },
    to,
  );
  return isPlaced ? { ...arrived, ...to } : undefined;
}
/** Where a counter-charge ends, in what order, and its way. */
export interface Meeting {
  readonly base: Readonly<Base>;
  readonly degradation: Degradation;
  readonly course: Course;
  readonly length: number;
}
/**
 * C8e C8k C8l Where two that charge each other meet: the charger half of the straight part on its way, the other flush against its front, and the
 * order in which it gets there. Nowhere if there is no room.
 */
export function meetHalfWay(
  c: { readonly charger: Placed; readonly half: Readonly<Base>; readonly counter: Fighter },
  field: Field,
): Meeting | undefined {
  const { charger, half, counter } = c;
  const units = field.units.filter((unit) => unit !== charger && unit !== counter);
  const there: Placed = { ...charger, base: half, shape: shapeOf(half) };
  const arrived = counter.base;
  const base = placeAgainst(
    { unit: counter, arrived, from: frontMiddle(arrived), target: there, side: FRONT },
    { ...field, units },
  );
  if (!base) return undefined;
  const [dx, dy] = [base.x - arrived.x, base.y - arrived.y];
  const way = courseOf(counter, 0, lengthsOf(chargeRate(counter)), field, { ...arrived, heading: headingOf(dx, dy) });
  const length = pointDistance(0, 0, dx * FINE, dy * FINE);
  return { base, degradation: degradationAt(way, length), course: way, length };
}
