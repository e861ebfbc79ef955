import {
  BASE_SAMPLES,
  type Base,
  depthInside,
  hasLineOfSight,
  type Shape,
  type SightLaw,
  sampleArea,
  sampleBase,
  sampleDisc,
} from '@tambour/boards';
import type { Formation } from '../../model/vocabulary.ts';
import { isConcealedSeen } from '../concealment.ts';
import { isMass } from './footprints.ts';
import { type Ground, levelOf, type Sector } from './ground.ts';
import { inCm, LIMITS } from './measure.ts';
import { distanceOf, isInPlay, type Placed } from './placed.ts';

/** What sees and is seen: a unit, a general or an aide. */
export interface Viewed {
  readonly shape: Shape;
  /** Of a unit that is no garrison. */
  readonly base?: Readonly<Base>;
  readonly formation?: Formation;
  readonly sector?: Sector | null;
  readonly firedLast?: number | null;
}
/** What may come between them. */
export interface View {
  readonly ground: Ground;
  readonly units: readonly Placed[];
  readonly period: number;
}

const blockers: Shape[] = [];
const veils: Shape[] = [];
const law: SightLaw = {
  most: LIMITS.sight,
  blockers,
  blockerCount: 0,
  veils,
  veilCount: 0,
  mostVeil: LIMITS.woodInSight,
};
let from: Int32Array = new Int32Array(2 * BASE_SAMPLES);
let to: Int32Array = new Int32Array(2 * BASE_SAMPLES);

/** C6a Points that a piece looks from and is looked at: corners, middles of edges and centre; of a general his centre. */
function sample(piece: Viewed, points: Int32Array): number {
  if (piece.shape.radius > 0) return sampleDisc(piece.shape, points);
  if (piece.base && !piece.sector) return sampleBase(piece.base, points);
  return sampleArea(piece.shape, points);
}
/** Room for the points of an area with many corners. */
const roomFor = ({ shape }: Viewed, points: Int32Array): Int32Array => {
  const most = 2 * (2 * shape.outline.xs.length + 1);
  return points.length < most ? new Int32Array(most) : points;
};

/** Whether a shape has a part in the box of two pieces: nothing else can come between them. */
const isBetween = (shape: Shape, a: Shape, b: Shape): boolean =>
  shape.right > Math.min(a.left, b.left) &&
  shape.left < Math.max(a.right, b.right) &&
  shape.top > Math.min(a.bottom, b.bottom) &&
  shape.bottom < Math.max(a.top, b.top);

/** C6b C2j Whether troops hide what is behind them: in line, column or square. */
export const hidesOthers = (unit: Placed): boolean =>
  isInPlay(unit) && (isMass(unit.formation) || unit.formation === 'square');

/** C6b C6c C1m What blocks the view between two pieces: sectors and troops not overlooked from an end one level higher, hills above both. Generals hide nothing. */
function setBlockers(a: Viewed, b: Viewed, { ground, units }: View): void {
  const high = Math.max(levelOf(ground, a), levelOf(ground, b));
  blockers.length = 0;
  veils.length = 0;
  const between = (shape: Shape): boolean => isBetween(shape, a.shape, b.shape);
  for (const sector of ground.sectors) {
    // A garrison looks out from the outline of its own: such a line does not cross it.
    if (sector.kind === 'builtUp' && high <= sector.level && between(sector.shape)) blockers.push(sector.shape);
  }
  for (const hill of ground.hills) if (hill.level > high && between(hill.shape)) blockers.push(hill.shape);
  for (const unit of units) {
    if (unit.shape === a.shape || unit.shape === b.shape || !hidesOthers(unit) || !between(unit.shape)) continue;
    if (high <= levelOf(ground, unit)) blockers.push(unit.shape);
  }
  for (const wood of ground.woods) if (between(wood.shape)) veils.push(wood.shape);
  law.blockerCount = blockers.length;
  law.veilCount = veils.length;
}
/** C6a C6b C6c C1m 1.4v Whether some point of one and some point of the other are joined by a clear line, at most 120 cm long. */
export function hasView(a: Viewed, b: Viewed, view: View): boolean {
  setBlockers(a, b, view);
  from = roomFor(a, from);
  to = roomFor(b, to);
  return hasLineOfSight(law, from, sample(a, from), to, sample(b, to));
}

/** C6d How deep in a wood its centre is, in tenths of a millimetre. */
export const depthInWood = (ground: Ground, { shape }: { readonly shape: Shape }): number =>
  ground.woods.reduce((deepest, wood) => Math.max(deepest, depthInside(wood.shape, shape.x, shape.y)), 0);

/** C6d Whether a piece is concealed: in a built-up sector, or deep in a wood. */
export const isConcealed = (piece: Viewed, ground: Ground): boolean =>
  piece.sector?.kind === 'builtUp' || depthInWood(ground, piece) > LIMITS.concealedDeeper;

/** C6d C6e R50 Whether one sees the other: all round; what is concealed sees out like anyone, and is seen from near or after it fired. */
export function sees(viewer: Viewed, target: Viewed, view: View): boolean {
  const place = target.sector?.kind === 'builtUp' ? 'sector' : 'wood';
  const depth = place === 'wood' ? depthInWood(view.ground, target) : 0;
  if (place === 'sector' || depth > LIMITS.concealedDeeper) {
    const isShown = isConcealedSeen({
      place,
      depthInside: inCm(depth),
      distance: inCm(distanceOf(viewer, target)),
      firedLast: target.firedLast ?? null,
      period: view.period,
    });
    if (!isShown) return false;
  }
  return hasView(viewer, target, view);
}
