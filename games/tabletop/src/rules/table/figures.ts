import {
  type Base,
  besideSide,
  discShape,
  FINE,
  overlaps,
  REAR,
  type Shape,
  type Spot,
  setDisc,
  setOff,
} from '@tambour/boards';
import { LIMITS } from './measure.ts';
import { distanceOf, isInPlay, isStanding, isTouching, nearestOf, type Placed, type PlacedFigure } from './placed.ts';

/** C1c The disc of a general or aide about a point in tenths of a millimetre. */
export function figureShape(kind: 'general' | 'aide', x: number, y: number): Shape {
  const disc = discShape();
  setDisc(disc, x, y, LIMITS[kind]);
  return disc;
}
/** C1m Whether a general or aide may end there: inside no unit; others of his kind may share the place. */
export const mayStandHere = (figure: PlacedFigure, units: readonly Placed[]): boolean =>
  units.every((unit) => !isInPlay(unit) || !overlaps(figure.shape, unit.shape));
/** C1m Where one stands whom a unit ended over: beside it, touching. */
export function setBeside(base: Readonly<Base>, figure: PlacedFigure): Spot {
  const to = { x: 0, y: 0 };
  const { x, y, radius } = figure.shape;
  setOff(base, Math.round(x / FINE), Math.round(y / FINE), Math.round(radius / FINE), to);
  return to;
}
/** C15d 1.1-12d R58 Where one stands who is carried along: in contact, behind the unit. */
export function carriedPlace(base: Readonly<Base>, kind: 'general' | 'aide'): Spot {
  const to = { x: 0, y: 0 };
  besideSide(base, REAR, 0, LIMITS[kind], to);
  return to;
}
/** C12g Where one goes whom an enemy unit touches while he is alone: to the nearest friendly unit within 30 cm; without one he is taken. */
export function refugeOf(figure: PlacedFigure, units: readonly Placed[]): Placed | undefined {
  const friend = nearestOf(figure, units, (unit) => unit.side === figure.side && isStanding(unit));
  return friend && distanceOf(figure, friend) <= LIMITS.refuge ? friend : undefined;
}
/** C12g C1f Whether an enemy unit touches him, and no friend. */
export const isCaughtAlone = (figure: PlacedFigure, units: readonly Placed[]): boolean =>
  units.some((unit) => unit.side !== figure.side && isStanding(unit) && isTouching(figure, unit)) &&
  !units.some((unit) => unit.side === figure.side && isInPlay(unit) && isTouching(figure, unit));
