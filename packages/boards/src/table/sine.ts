import { FULL_TURN, QUARTER_TURN } from './measure.ts';

/** What stands for 1 in the table of sines. */
export const SINE_ONE = 134_217_728;

/** π to 60 decimals. */
export const PI_DIGITS = 3_141592653589793238462643383279502884197169399375105820974944n;
export const PI_SCALE = 1_000000000000000000000000000000000000000000000000000000000000n;

const BITS = 120n;
const ONE = 1n << BITS;

/** The sine and the cosine of half a hundredth of a degree, by their series, in 2^-120. */
const smallestStep = (): readonly [sine: bigint, cosine: bigint] => {
  const angle = (PI_DIGITS * ONE) / (36_000n * PI_SCALE);
  const square = (angle * angle) >> BITS;
  let sine = 0n;
  let cosine = 0n;
  let term = ONE;
  for (let n = 0n; term !== 0n; n += 2n) {
    cosine += term;
    const odd = ((term * angle) >> BITS) / (n + 1n);
    sine += odd;
    term = -((term * square) >> BITS) / ((n + 1n) * (n + 2n));
  }
  return [sine, cosine];
};

/** Sines from 0 to 45° in steps of 0.005°, each followed by its cosine, in 2^-120 (good to 2^-100). */
const eighth = (): bigint[] => {
  const [s, c] = smallestStep();
  const values: bigint[] = [];
  let sine = 0n;
  let cosine = ONE;
  for (let step = 0; step <= QUARTER_TURN; step++) {
    values.push(sine, cosine);
    [sine, cosine] = [(sine * c + cosine * s) >> BITS, (cosine * c - sine * s) >> BITS];
  }
  return values;
};

const rounded = (value: bigint, bits: bigint): bigint => ((value >> (BITS - bits - 1n)) + 1n) >> 1n;

/** So many bits of a sine lie in a second table. */
const MORE_BITS = 26n;

const build = () => {
  const values = eighth();
  const sine = new Int32Array(FULL_TURN + QUARTER_TURN + 1);
  const rest = new Int32Array(sine.length);
  for (let h = 0; h <= QUARTER_TURN; h++) {
    const value = (h <= 4_500 ? values[4 * h] : values[4 * (QUARTER_TURN - h) + 1]) ?? 0n;
    const near = rounded(value, 27n);
    sine[h] = Number(near);
    rest[h] = Number(rounded(value, 27n + MORE_BITS) - (near << MORE_BITS));
  }
  for (const table of [sine, rest]) {
    for (let h = QUARTER_TURN + 1; h < table.length; h++) {
      table[h] = h <= 18_000 ? (table[18_000 - h] ?? 0) : -(table[h - 18_000] ?? 0);
    }
  }
  // Middles between headings, 0.005°, 0.015° … 44.995°: sine and cosine, each in two parts.
  const middle = new Int32Array(4 * 4_500);
  for (let h = 0; h < 4_500; h++) {
    for (let part = 0; part < 2; part++) {
      const value = rounded(values[2 * (2 * h + 1) + part] ?? 0n, 27n + MORE_BITS);
      middle[4 * h + 2 * part] = Number(value >> MORE_BITS);
      middle[4 * h + 2 * part + 1] = Number(value & ((1n << MORE_BITS) - 1n));
    }
  }
  return { sine, rest, middle };
};

const { sine, rest, middle } = /* @__PURE__ */ build();

/** Sines of 0 to 450°, one each 0.01°, in 2^-27, rounded to the nearest: that of the cosine is found a quarter turn on. */
export const SINES: Readonly<Int32Array> = sine;

/** What is missing from them, in 2^-53: with it a sine is known to 2^-54. */
export const SINE_RESTS: Readonly<Int32Array> = rest;

/** So many parts of a rest make one of a sine. */
export const REST_ONE = 67_108_864;

/** Headings between headings: of 0.005° + h × 0.01° the sine and cosine, each in 2^-27 and the 2^-53 left over. */
export const MIDDLES: Readonly<Int32Array> = middle;

/** The sine of a heading from 0 to 359.99°, in 2^-27: how far to the right it leads. */
export const sineOf = (heading: number): number => SINES[heading] ?? 0;

/** The cosine of a heading from 0 to 359.99°, in 2^-27: how far upwards it leads. */
export const cosineOf = (heading: number): number => SINES[heading + QUARTER_TURN] ?? 0;
