import {
  type Base,
  distanceBetween,
  isInContact,
  isWithin,
  overlaps,
  type Shape,
  type Stretch,
  type Table,
} from '@tambour/boards';
import type { Arm, Calibre, Formation, MoraleState, Status } from '../../model/vocabulary.ts';
import type { Sector } from './ground.ts';
import { inCm } from './measure.ts';

/**
 * C1b C1c A unit on the table, as positions see it. A battle keeps one such view a unit over its columns, and a test writes one down: who
 * is who is asked by identity.
 */
export interface Placed {
  /** Its footprint: a base about its centre; of a garrison the centre alone counts. */
  readonly base: Readonly<Base>;
  /** The same as a shape; of a garrison its sector's. */
  readonly shape: Shape;
  readonly side: number;
  readonly arm: Arm;
  readonly status: Status;
  readonly figures: number;
  readonly formation: Formation;
  /** Formed or disorganised. */
  readonly hasFormation: boolean;
  readonly state: MoraleState;
  readonly regiment: string | null;
  /** The enemies it is in melee with. */
  readonly opponents: readonly Placed[];
  /** The period in which it last fired. */
  readonly firedLast: number | null;
  /** What it holds. */
  readonly sector: Sector | null;
  /** Of artillery: its guns, if the crew is with them. */
  readonly guns: Calibre | null;
}

/** C1c A general or aide. */
export interface PlacedFigure {
  readonly shape: Shape;
  readonly side: number;
}

/** C1a Where a side goes: its stretch of an edge of the table. */
export interface Home {
  readonly table: Table;
  readonly stretch: Stretch;
}

/** C1d 1.4o R1 The shortest distance between two footprints, in tenths of a millimetre, rounded half up. */
export const distanceOf = (a: { readonly shape: Shape }, b: { readonly shape: Shape }): number =>
  distanceBetween(a.shape, b.shape);
/** C1d The same in centimetres, as the chapter on morale asks for it. */
export const cmBetween = (a: { readonly shape: Shape }, b: { readonly shape: Shape }): number => inCm(distanceOf(a, b));
/** C1f R1 Base contact. */
export const isTouching = (a: { readonly shape: Shape }, b: { readonly shape: Shape }): boolean =>
  isInContact(a.shape, b.shape);

/** C19d 2.6-K10 Still in play: not gone; freed prisoners block nothing and count for nothing. */
export const isInPlay = ({ state }: Placed): boolean => state !== 'gone' && state !== 'freed';
/** 2.6-K5 And no prisoner either. */
export const isAtLarge = (unit: Placed): boolean => isInPlay(unit) && unit.state !== 'prisoner';
/** R74 Neither running nor taken. */
export const isStanding = (unit: Placed): boolean =>
  isAtLarge(unit) && unit.state !== 'rout' && unit.state !== 'flight';

/** C1e Whether a footprint may stand here: it overlaps nobody, save a friend that a rout or flight is still passing through. */
export const isClearPlace = (shape: Shape, others: readonly Placed[], passing: readonly Placed[] = []): boolean =>
  others.every((other) => !isInPlay(other) || passing.includes(other) || !overlaps(shape, other.shape));

/** C1e C5b Nobody else stands in a sector even in part: who holds it is as large as it is. Prisoners make room. */
export const isSectorClear = (sector: Sector, unit: Placed, units: readonly Placed[]): boolean =>
  units.every((other) => other === unit || !isAtLarge(other) || !overlaps(sector.shape, other.shape));

/** The nearest of some units to a footprint, by whole tenths of a millimetre; the first of equals. */
export function nearestOf<P extends { readonly shape: Shape }>(
  to: { readonly shape: Shape },
  units: readonly P[],
  asks: (unit: P) => boolean = () => true,
): P | undefined {
  let nearest: P | undefined;
  let least = Number.MAX_SAFE_INTEGER;
  for (const unit of units) {
    // The box is asked first: most are too far.
    if (!asks(unit) || (nearest && !isWithin(to.shape, unit.shape, least - 1))) continue;
    nearest = unit;
    least = distanceOf(to, unit);
    if (least === 0) break;
  }
  return nearest;
}
/** C1h C1i The nearest enemy unit that is no prisoner. */
export const nearestEnemy = (of: Placed, units: readonly Placed[]): Placed | undefined =>
  nearestOf(of, units, (unit) => unit.side !== of.side && isAtLarge(unit));
