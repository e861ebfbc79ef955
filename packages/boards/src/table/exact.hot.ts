/** Half of the 52 bits that a factor may have. */
const HALF = 67_108_864;

/**
 * The sign of a·b − c·d, exactly, for whole factors from 0 to below 2^52.
 *
 * Each factor is split at 26 bits, so that a partial product is below 2^52, the sum of two below 2^53 − 2^27, and with
 * the carry below 2^53.
 */
export const compareProducts = (a: number, b: number, c: number, d: number): number => {
  const ah = Math.floor(a / HALF);
  const bh = Math.floor(b / HALF);
  const ch = Math.floor(c / HALF);
  const dh = Math.floor(d / HALF);
  const al = a - ah * HALF;
  const bl = b - bh * HALF;
  const cl = c - ch * HALF;
  const dl = d - dh * HALF;
  let low = al * bl - cl * dl;
  let middle = ah * bl + al * bh - (ch * dl + cl * dh);
  let high = ah * bh - ch * dh;
  let carry = Math.floor(low / HALF);
  low -= carry * HALF;
  middle += carry;
  carry = Math.floor(middle / HALF);
  middle -= carry * HALF;
  high += carry;
  if (high !== 0) return high > 0 ? 1 : -1;
  return middle > 0 || low > 0 ? 1 : 0;
};

/** a·b / c rounded down, exactly, for whole a, b, c from 0 to below 2^52 and a result below 2^50. */
export const floorQuotient = (a: number, b: number, c: number): number => {
  // Three roundings of 2^-53 each move a quotient below 2^50 by less than one.
  let q = Math.floor((a * b) / c);
  while (compareProducts(q, c, a, b) > 0) q--;
  while (compareProducts(q + 1, c, a, b) <= 0) q++;
  return q;
};

/** a·b / c rounded half up, exactly: a below 2^51, the rest as for `floorQuotient`. */
export const halfUpQuotient = (a: number, b: number, c: number): number =>
  Math.floor((floorQuotient(2 * a, b, c) + 1) / 2);

/** The square root of a whole number below 2^52, rounded down, exactly. */
export const floorRoot = (n: number): number => {
  // An estimate only: the products decide.
  let root = Math.floor(Math.sqrt(n));
  while (root * root > n) root--;
  while ((root + 1) * (root + 1) <= n) root++;
  return root;
};

/** a / √n rounded down, exactly, for whole a, n from 0 (n from 1) to below 2^50 and a result below 2^25. */
export const floorOverRoot = (a: number, n: number): number => {
  // An estimate only: the products decide.
  let q = Math.floor(a / Math.sqrt(n));
  while (compareProducts(q * q, n, a, a) > 0) q--;
  while (compareProducts((q + 1) * (q + 1), n, a, a) <= 0) q++;
  return q;
};

/** A whole number divided by a power of two and rounded, halves away from 0, so that mirrored things stay mirrored. */
export const roundedShare = (n: number, share: number): number =>
  n < 0 ? 0 - Math.floor(-n / share + 0.5) : Math.floor(n / share + 0.5);

/** A fine measure that was rounded down, in lengths, as if the exact one were rounded half up. */
export const inLengths = (fine: number): number => Math.floor((fine + 128) / 256);
