import { amount } from '@tambour/kernel/testing';
import { describe, expect, it } from 'vitest';
import { headingOf, stepX, stepY } from './heading.hot.ts';
import { MIDDLES, REST_ONE, SINE_RESTS, SINES } from './sine.ts';
import { cosineTwin, Fraction, nearest, rootOf, sineTwin, tableSine, whole } from './testing/fraction.ts';

const BITS_53 = whole(1n << 53n);

describe('sines', () => {
  it('are those of the series, to the last bit, all round', () => {
    const wrong: number[] = [];
    for (let h = 0; h <= 45_000; h++) {
      const exact = sineTwin(h).times(BITS_53);
      const isNear = BigInt(SINES[h]!) * (1n << 26n) + BigInt(SINE_RESTS[h]!) === nearest(exact);
      if (!isNear || BigInt(SINES[h]!) !== tableSine(h).times(whole(1n << 27n)).floor) wrong.push(h);
    }
    expect(wrong).toEqual([]);
    expect(REST_ONE).toBe(2 ** 26);
  });
  it('of the middles between headings too', () => {
    // sin(a + 0.005°)² = (1 − cos(2a + 0.01°)) / 2, so the table of whole headings proves that of the middles.
    for (let h = 0; h < 4_500; h += amount(5, 1)) {
      const [sineHigh, sineLow, cosineHigh, cosineLow] = MIDDLES.subarray(4 * h, 4 * h + 4);
      const doubled = cosineTwin(2 * h + 1);
      const sine = new Fraction(BigInt(sineHigh!) * (1n << 26n) + BigInt(sineLow!), 1n << 53n);
      const cosine = new Fraction(BigInt(cosineHigh!) * (1n << 26n) + BigInt(cosineLow!), 1n << 53n);
      const off = (part: Fraction, twice: Fraction): Fraction => part.times(part).times(whole(2)).minus(twice);
      const tiny = new Fraction(1n, 1n << 51n);
      for (const error of [off(sine, whole(1).minus(doubled)), off(cosine, whole(1).plus(doubled))]) {
        expect(error.compare(tiny)).toBe(-1);
        expect(error.compare(new Fraction(-1n, 1n << 51n))).toBe(1);
      }
    }
  });
  it('lead a step to the nearest length, halves away from 0', () => {
    expect([stepX(3_000, 5), stepX(33_000, 5), stepY(6_000, 5), stepY(12_000, 5)]).toEqual([3, -3, 3, -3]);
    expect([stepX(22_500, 550), stepY(22_500, 550), stepX(0, 7), stepY(0, 7)]).toEqual([-389, -389, 0, 7]);
  });
});

describe('the heading from point to point', () => {
  /** Whether h is nearer to the vector's angle than 0.005°: the middles on both sides of it lie on both sides of the vector. */
  const isNearest = (h: number, dx: number, dy: number): boolean => {
    const side = (middle: number): number => {
      // Middles are headings of twice the fineness: sin and cos by the halves of angles that the twin knows.
      const [s, c] = halves(middle);
      return whole(dx).times(c).minus(whole(dy).times(s)).sign;
    };
    return side(2 * h - 1) >= 0 && side(2 * h + 1) <= 0;
  };
  /** Sine and cosine of so many 0.005°. */
  const halves = (m: number): [Fraction, Fraction] => {
    const h = Math.floor(m / 2);
    if (m % 2 === 0) return [sineTwin(h), cosineTwin(h)];
    const [s0, c0] = [sineTwin(h), cosineTwin(h)];
    return [s0.times(SMALL[1]).plus(c0.times(SMALL[0])), c0.times(SMALL[1]).minus(s0.times(SMALL[0]))];
  };
  /** Sine and cosine of 0.005° by the formula for half an angle. */
  const SMALL = ((): [Fraction, Fraction] => {
    const scale = 1n << 200n;
    const root = (f: Fraction): Fraction => new Fraction(rootOf((f.n * scale * scale) / f.d), scale);
    const c = cosineTwin(1);
    return [root(whole(1).minus(c).over(whole(2))), root(whole(1).plus(c).over(whole(2)))];
  })();

  it('is the nearest, for the vectors that come nearest to a middle', () => {
    const wrong: string[] = [];
    for (let h = 0; h < 4_500; h += amount(5, 1)) {
      // Continued fraction of the middle's tangent: its convergents below 2^17 lie nearest to it.
      const [s, c] = halves(2 * h + 1);
      let [over, under] = [s.n * c.d, s.d * c.n];
      let [p0, q0, p1, q1] = [0n, 1n, 1n, 0n];
      while (under !== 0n) {
        const a = over / under;
        [p0, p1] = [p1, a * p1 + p0];
        [q0, q1] = [q1, a * q1 + q0];
        if (p1 >= 1n << 17n || q1 >= 1n << 17n) break;
        [over, under] = [under, over - a * under];
        const [dx, dy] = [Number(p1), Number(q1)];
        if (dy > 0 && !isNearest(headingOf(dx, dy), dx, dy)) wrong.push(`${dx},${dy}`);
      }
    }
    expect(wrong).toEqual([]);
  });
  it('turns and mirrors with the vector', () => {
    for (const [dx, dy] of [
      [3, 4],
      [1, 1],
      [-5, 12],
      [0, 9],
      [17_999, 1],
      [123, -45_67],
    ] as const) {
      const h = headingOf(dx, dy);
      expect(headingOf(dy, -dx)).toBe((h + 9_000) % 36_000);
      expect(headingOf(-dx, dy)).toBe((36_000 - h) % 36_000);
    }
    expect([headingOf(0, 1), headingOf(1, 0), headingOf(0, -1), headingOf(-1, 0), headingOf(0, 0)]).toEqual([
      0, 9_000, 18_000, 27_000, 0,
    ]);
    expect(headingOf(-18_000, 24_000)).toBe(32_313);
  });
});
