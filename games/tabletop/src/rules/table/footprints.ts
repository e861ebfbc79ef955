import { type Base, baseShape, FINE, partX, partY, type Shape, setBase } from '@tambour/boards';
import type { Arm, Formation } from '../../model/vocabulary.ts';
import { footprint, frontOf } from '../footprint.ts';
import { routFront } from '../morale/compulsory.ts';
import { lengthsOf } from './measure.ts';

/** What the size of a footprint depends on. */
export interface Sized {
  readonly arm: Arm;
  readonly figures: number;
  readonly formation: Formation;
  /** The front in figures of a unit in rout shape. */
  readonly front?: number;
  readonly initialCrew?: number;
}
export interface Size {
  readonly width: number;
  readonly depth: number;
}
/** C2a C2b C2c C2d C2e C2f C2g C2h C2k The footprint of a unit, in tenths of a millimetre. Its order does not change it (C2l). */
export function sizeOf(unit: Sized): Size {
  const { width, depth } = footprint(unit);
  return { width: lengthsOf(width), depth: lengthsOf(depth) };
}
/** C2l C2h A new formation, a turn or the rout shape: about the unit's centre. */
export const reshaped = (base: Readonly<Base>, size: Size, heading: number = base.heading): Base => ({
  x: base.x,
  y: base.y,
  heading,
  width: size.width,
  depth: size.depth,
});
const FINE_HALF = 128;
const inLengths = (fine: number): number => Math.floor((fine + FINE_HALF) / (2 * FINE_HALF));
const AROUND = [-1, 0, 1] as const;
/**
 * C2i When figures go: the middle of the front edge stays; the centre moves along the heading by half of what the depth lost, to the nearest
 * tenth. Where that would bring it over what it touched before, to the nearest tenth that does not (C1e).
 */
export function shrunk(base: Readonly<Base>, size: Size, isClear: (there: Base) => boolean = () => true): Base {
  const ahead = base.depth - size.depth;
  const [right, up] = [partX(base.heading, 0, ahead), partY(base.heading, 0, ahead)];
  const shift = (x: number, y: number): Base => ({
    x: base.x + x,
    y: base.y + y,
    heading: base.heading,
    width: size.width,
    depth: size.depth,
  });
  const [x, y] = [inLengths(right), inLengths(up)];
  const nearest = shift(x, y);
  if (isClear(nearest)) return nearest;
  const off = (at: readonly [number, number]): number => {
    const [dx, dy] = [at[0] * FINE - right, at[1] * FINE - up];
    return dx * dx + dy * dy;
  };
  const others = AROUND.flatMap((dx) => AROUND.map((dy) => [x + dx, y + dy] as const)).sort((a, b) => off(a) - off(b));
  for (const [dx, dy] of others) {
    const there = shift(dx, dy);
    if (isClear(there)) return there;
  }
  return nearest;
}
/** 2.5-V1 2.5-V2 C2h C2k The front of a rout: two thirds of its front at the test; squares and garrisons start from the column they could form, gunners from one rank. */
export const routFrontOf = (unit: Sized): number =>
  routFront(unit.formation === 'rout' ? (unit.front ?? unit.figures) : frontOf(unit.arm, unit.formation, unit.figures));
/** C2h C2l The footprint a unit runs in, taken with its first move in rout or flight and kept until it is rallied. */
export const routSizeOf = (unit: Sized): Size => sizeOf({ ...unit, formation: 'rout', front: routFrontOf(unit) });

/** C2j R38 Line or column: in mass. */
export const isMass = (formation: Formation): boolean =>
  formation === 'line' || formation === 'attackColumn' || formation === 'marchColumn';

/** The shape of a base. */
export function shapeOf(base: Readonly<Base>): Shape {
  const shape = baseShape();
  setBase(shape, base);
  return shape;
}
