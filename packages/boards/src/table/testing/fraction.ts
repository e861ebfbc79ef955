/** A rational number; the denominator is above 0. Slow and exact. */
export class Fraction {
  readonly n: bigint;
  readonly d: bigint;
  constructor(n: bigint, d = 1n) {
    if (d === 0n) throw new RangeError('a fraction over 0');
    this.n = d < 0n ? -n : n;
    this.d = d < 0n ? -d : d;
  }
  plus(o: Fraction): Fraction {
    return this.d === o.d
      ? new Fraction(this.n + o.n, this.d)
      : new Fraction(this.n * o.d + o.n * this.d, this.d * o.d);
  }
  minus(o: Fraction): Fraction {
    return this.d === o.d
      ? new Fraction(this.n - o.n, this.d)
      : new Fraction(this.n * o.d - o.n * this.d, this.d * o.d);
  }
  times(o: Fraction): Fraction {
    return new Fraction(this.n * o.n, this.d * o.d);
  }
  over(o: Fraction): Fraction {
    return new Fraction(this.n * o.d, this.d * o.n);
  }
  compare(o: Fraction): number {
    const l = this.n * o.d;
    const r = o.n * this.d;
    return l < r ? -1 : l > r ? 1 : 0;
  }
  get sign(): number {
    return this.n > 0n ? 1 : this.n < 0n ? -1 : 0;
  }
  get floor(): bigint {
    const q = this.n / this.d;
    return this.n < 0n && q * this.d !== this.n ? q - 1n : q;
  }
}

export const ZERO = new Fraction(0n);
export const ONE = new Fraction(1n);
export const HALF = new Fraction(1n, 2n);
export const whole = (n: number | bigint): Fraction => new Fraction(BigInt(n));
export const least = (a: Fraction, b: Fraction): Fraction => (a.compare(b) <= 0 ? a : b);
export const most = (a: Fraction, b: Fraction): Fraction => (a.compare(b) >= 0 ? a : b);

/** The square root of a whole number, rounded down, bit by bit. */
export const rootOf = (n: bigint): bigint => {
  let root = 0n;
  let bit = 1n;
  while (bit * bit <= n) bit <<= 1n;
  for (; bit > 0n; bit >>= 1n) if ((root + bit) * (root + bit) <= n) root += bit;
  return root;
};

/** √square + add rounded half up: the greatest n with n - 1/2 - add ≤ √square. */
export const roundedRoot = (square: Fraction, add: Fraction = ZERO): number => {
  // √(n/d) = √(n·d) / d; twice that with `add` in whole parts, then to be sure one up or down by squares.
  const guess = new Fraction(rootOf(square.n * square.d), square.d).plus(add).plus(HALF).floor;
  const isAtLeast = (n: bigint): boolean => {
    const bound = new Fraction(n).minus(HALF).minus(add);
    return bound.sign <= 0 || bound.times(bound).compare(square) <= 0;
  };
  for (let n = guess + 2n; ; n--) if (isAtLeast(n)) return Number(n);
};

const SCALE = 1n << 220n;
/** π by Machin's formula: 16 arctan(1/5) − 4 arctan(1/239). */
const arctan = (over: bigint): bigint => {
  let sum = 0n;
  let power = SCALE / over;
  for (let k = 1n; power !== 0n; k += 2n) {
    sum += k % 4n === 1n ? power / k : -(power / k);
    power /= over * over;
  }
  return sum;
};
const PI = 16n * arctan(5n) - 4n * arctan(239n);

/** The sine of an angle in 0.01° by its series, good to 2^-180. */
const seriesSine = (angle: number): bigint => {
  const x = (PI * BigInt(angle)) / 18_000n;
  let term = x;
  let sum = 0n;
  for (let k = 1n; term !== 0n; k += 2n) {
    sum += term;
    term = -((((term * x) / SCALE) * x) / SCALE) / ((k + 1n) * (k + 2n));
  }
  return sum;
};

const kept = new Map<number, Fraction>();

/** The sine of a heading as near as 2^-180, and exact for quarter turns and for 30°. */
export const sineTwin = (heading: number): Fraction => {
  const h = ((heading % 36_000) + 36_000) % 36_000;
  if (h >= 18_000) return ZERO.minus(sineTwin(h - 18_000));
  if (h > 9_000) return sineTwin(18_000 - h);
  if (h === 9_000) return ONE;
  if (h === 3_000) return HALF;
  let sine = kept.get(h);
  if (sine === undefined) {
    sine = new Fraction(seriesSine(h), SCALE);
    kept.set(h, sine);
  }
  return sine;
};
export const cosineTwin = (heading: number): Fraction => sineTwin(heading + 9_000);

/** To the nearest whole number, halves away from 0. */
export const nearest = (f: Fraction): bigint => (f.sign < 0 ? -ZERO.minus(f).plus(HALF).floor : f.plus(HALF).floor);

/** The heading of a table of sines in 2^-27: the direction that sweeps go. */
export const tableSine = (heading: number): Fraction =>
  new Fraction(nearest(sineTwin(heading).times(whole(1n << 27n))), 1n << 27n);

export const piTwin = new Fraction(PI, SCALE);
