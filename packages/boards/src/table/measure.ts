/**
 * Measures of a table without a grid. Everything is a whole number.
 *
 * - Lengths are in 0.1 mm: a centimetre is 100.
 * - Headings are in 0.01°, clockwise from +y: a full turn is 36,000.
 * - Points that bases are made of are *fine*: in 1/256 of 0.1 mm. x is to the right, y upwards.
 *
 * Why every product is exact. A centre lies within MOST_COORDINATE of the origin and a base measures at most MOST_SIZE,
 * so a corner lies within 32,767 + 8,191 / √2 < 38,600 lengths, 9.9 million fine. Hence
 *
 *     a difference of two points            |dx|, |dy| < 2.0e7,   length < 2.8e7
 *     a cross or dot product of two         < 2.8e7²              = 7.9e14 < 2^50
 *     a difference times a sine, summed     < 2.8e7 × 2^27        = 3.8e15 < 2^52
 *
 * all below 2^53, up to which doubles count whole numbers one by one. Where two of these are multiplied again
 * (comparing fractions and roots) `exact.hot.ts` does it in two halves.
 */

/** So many lengths (0.1 mm) to a centimetre. */
export const CENTIMETRE = 100;

/** So many fine units to a length of 0.1 mm. */
export const FINE = 256;

/** A full turn, in 0.01°. */
export const FULL_TURN = 36_000;

export const QUARTER_TURN = 9_000;

/** How far a centre or a corner of a polygon may lie from the origin, in lengths: 3.27 m. */
export const MOST_COORDINATE = 32_767;

/** How wide or deep a base, and how large a radius may be, in lengths: 81.91 cm. */
export const MOST_SIZE = 8_191;

/** Two pieces nearer than this, in lengths, are in base contact. */
export const CONTACT = 10;

/** A base on the table: a rectangle about (x, y), `width` across its heading and `depth` along it, all in lengths. */
export interface Base {
  x: number;
  y: number;
  heading: number;
  width: number;
  depth: number;
}

/** Where a piece stands: centre in lengths, heading in 0.01°. */
export interface Stand {
  x: number;
  y: number;
  heading: number;
}
