import type { Text } from '@tambour/kernel';

/**
 * A place of the board by the name players use: a hex's number, a zone, a box beside the map (its id). On a measured table any
 * point is a place, called by its coordinates in centimetres (`pointPlace`).
 */
export type Place = string;

/** A point of a measured table, in centimetres to the right of its lower left corner and up from it. */
export type TablePoint = readonly [x: number, y: number];

const hundredths = (cm: number): number => Math.round(cm * 100) / 100;
/** The name of a point, to a tenth of a millimetre: `@45.5,20`. */
export const pointPlace = ([x, y]: TablePoint): Place => `@${hundredths(x)},${hundredths(y)}`;

const POINT = /^@(\d{1,3}(?:\.\d{1,2})?),(\d{1,3}(?:\.\d{1,2})?)$/;
/** The point that a place is; undefined for a place with a name of its own. */
export const pointOf = (place: Place): TablePoint | undefined => {
  const [, x, y] = POINT.exec(place) ?? [];
  return x === undefined || y === undefined ? undefined : [Number(x), Number(y)];
};

/** A point of a measured table as it is told, in centimetres: (45.5, 20). */
export const pointTitle = (place: Place): Text | undefined => {
  const point = pointOf(place);
  if (!point) return undefined;
  const [x, y] = point;
  const comma = (cm: number): string => `${cm}`.replace('.', ',');
  return { en: `(${x}, ${y})`, fr: `(${comma(x)}\u202f; ${comma(y)})` };
};
