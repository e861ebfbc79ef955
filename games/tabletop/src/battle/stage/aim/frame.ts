import { type Base, cosineOf, FINE, partX, partY, SINE_ONE, type Spot, type Stand, sineOf } from '@tambour/boards';
import type { TablePoint } from '@tambour/stage';
import { cm } from '../place.ts';

/** How far to the right of a stand a point lies, and how far ahead, in tenths of a millimetre. */
export function seenFrom({ x, y, heading }: Readonly<Stand>, to: Readonly<Spot>): { right: number; ahead: number } {
  const [s, c] = [sineOf(heading) / SINE_ONE, cosineOf(heading) / SINE_ONE];
  const [dx, dy] = [to.x - x, to.y - y];
  return { right: dx * c - dy * s, ahead: dx * s + dy * c };
}
/** The stand so far to the right and ahead of another, with its heading, to the nearest tenth. */
export function shifted<S extends Readonly<Stand>>(stand: S, right: number, ahead: number): S {
  const [s, c] = [sineOf(stand.heading) / SINE_ONE, cosineOf(stand.heading) / SINE_ONE];
  return {
    ...stand,
    x: Math.round(stand.x + right * c + ahead * s),
    y: Math.round(stand.y - right * s + ahead * c),
  };
}
/** The middle of the front of a base. */
export const frontOf = ({ x, y, heading, depth }: Readonly<Base>): Spot => ({
  x: x + partX(heading, 0, depth) / FINE,
  y: y + partY(heading, 0, depth) / FINE,
});
export const asPoint = ({ x, y }: Readonly<Spot>): TablePoint => [
  Math.round(cm(x) * 100) / 100,
  Math.round(cm(y) * 100) / 100,
];
/** How far apart two points are, squared. */
export const apart = (a: Readonly<Spot>, b: Readonly<Spot>): number =>
  (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
