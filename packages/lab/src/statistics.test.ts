import { chanceFrom, type Share, wilson } from '@tambour/ai';
import { describe, expect, it } from 'vitest';
import { difference, widestShare, winsOf } from './results.ts';
import {
  enoughFor,
  FIRST_LOOK,
  meanEstimate,
  nextLook,
  pairedDifference,
  percentile,
  reach,
  studentT95,
} from './statistics.ts';

const STUDIES = 1000;
const uniform = (chance: ReturnType<typeof chanceFrom>): number => chance.below(0x40000000) / 0x40000000;
const covers = ({ low, high }: { low: number; high: number }, truth: number): boolean => low <= truth && truth <= high;
/** The share of simulated studies whose interval has the truth in it. */
function coverage(seed: number, study: (chance: ReturnType<typeof chanceFrom>) => boolean): number {
  const chance = chanceFrom(seed);
  let covered = 0;
  for (let i = 0; i < STUDIES; i++) if (study(chance)) covered++;
  return covered / STUDIES;
}
/** One study that stops early: win rate p, draws d, intervals to be at most `within` to either side. */
function stopped(
  chance: ReturnType<typeof chanceFrom>,
  p: number,
  d: number,
  within: number,
): { share: Share; n: number } {
  const most = enoughFor(within);
  const wins = { a: 0, b: 0, draw: 0 };
  let n = 0;
  for (;;) {
    const look = nextLook(n, most);
    for (; n < look; n++) {
      const u = uniform(chance);
      wins[u < p ? 'a' : u < p + d ? 'draw' : 'b']++;
    }
    if (n >= most || reach(widestShare(wins)) <= within) return { share: wilson(wins.a, n), n };
  }
}

/**
 * The coverage of a study that stops early, exactly: all ways in which wins can be spread over the looks, by convolution. Without draws.
 */
function exactCoverage(p: number, within: number): { covered: number; battles: number } {
  const most = enoughFor(within);
  let [dist, n, covered, battles] = [new Float64Array([1]), 0, 0, 0];
  while (n < most) {
    const look = nextLook(n, most);
    const more = look - n;
    const binomial = new Float64Array(more + 1);
    for (let j = 0, log = more * Math.log(1 - p); j <= more; j++) {
      binomial[j] = Math.exp(log);
      log += Math.log((more - j) / (j + 1)) + Math.log(p / (1 - p));
    }
    const next = new Float64Array(look + 1);
    for (const [k, weight] of dist.entries())
      if (weight > 1e-13) for (let j = 0; j <= more; j++) next[k + j]! += weight * binomial[j]!;
    for (const [k, weight] of next.entries()) {
      const share = wilson(k, look);
      if (look < most && reach(share) > within) continue;
      if (covers(share, p)) covered += weight;
      battles += weight * look;
      next[k] = 0;
    }
    [dist, n] = [next, look];
  }
  return { covered, battles };
}

describe('the interval of a win rate covers the truth in 93 to 97 of 100 studies', () => {
  it.each([0.1, 0.25, 0.4, 0.5, 0.65, 0.9])('of 400 battles: %f', (p) => {
    const share = coverage(11, (chance) => {
      let a = 0;
      for (let k = 0; k < 400; k++) if (uniform(chance) < p) a++;
      return covers(wilson(a, 400), p);
    });
    expect(share).toBeGreaterThanOrEqual(0.93);
    expect(share).toBeLessThanOrEqual(0.97);
  });
  it.each([
    [0.5, 0, 0.05],
    [0.3, 0, 0.05],
    [0.3, 0.1, 0.05],
    [0.6, 0.2, 0.05],
    [0.15, 0.1, 0.05],
    [0.5, 0, 0.08],
    [0.4, 0.15, 0.08],
    [0.5, 0.1, 0.03],
    [0.2, 0, 0.03],
  ])('that stop early: rate %f, draws %f, within %f', (p, d, within) => {
    let battles = 0;
    const share = coverage(23, (chance) => {
      const study = stopped(chance, p, d, within);
      battles += study.n / STUDIES;
      return covers(study.share, p);
    });
    expect(share).toBeGreaterThanOrEqual(0.93);
    expect(share).toBeLessThanOrEqual(0.97);
    // It does stop early where the shares are far from a half.
    if (Math.max(p * (1 - p), (1 - p - d) * (p + d)) < 0.22) expect(battles).toBeLessThan(enoughFor(within));
  });
  it('that stop early, calculated exactly for every rate from 10 to 90 of 100', () => {
    for (const within of [0.02, 0.03, 0.05, 0.08])
      for (let p = 0.1; p < 0.901; p += 0.05) {
        const { covered, battles } = exactCoverage(p, within);
        expect(covered, `rate ${p}, within ${within}`).toBeGreaterThan(0.93);
        expect(covered, `rate ${p}, within ${within}`).toBeLessThan(0.97);
        expect(battles).toBeLessThanOrEqual(enoughFor(within) + 1e-6);
      }
  });
  it('which is not so for who looks after every battle and stops when the interval leaves a half', () => {
    const share = coverage(5, (chance) => {
      let a = 0;
      for (let k = 1; k <= 400; k++) {
        if (uniform(chance) < 0.5) a++;
        if (k >= 20 && !covers(wilson(a, k), 0.5)) return false;
      }
      return true;
    });
    expect(share).toBeLessThan(0.85);
  });
});

describe('the interval of a difference between two settings on the same battles', () => {
  /** Battles of two settings that share a part of their luck. */
  const pair = (chance: ReturnType<typeof chanceFrom>, p: number, q: number, shared: number) => {
    const luck = uniform(chance);
    const [u, v] = uniform(chance) < shared ? [luck, luck] : [luck, uniform(chance)];
    const [lead, other] = [Math.round(8 * u), Math.round(8 * v)];
    return [
      { winner: u < p ? 0 : 1, points: [lead, 0] },
      { winner: v < q ? 0 : 1, points: [other, 0] },
    ] as const;
  };
  it.each([
    [0.5, 0.5, 0.6, 200],
    [0.5, 0.62, 0.3, 200],
    [0.3, 0.35, 0.8, 150],
    [0.8, 0.7, 0, 100],
  ])('covers the truth: %f and %f, %f shared, %i battles', (p, q, shared, games) => {
    const share = coverage(31, (chance) => {
      const pairs = Array.from({ length: games }, () => pair(chance, p, q, shared));
      const { wins } = difference(
        pairs.map(([one]) => one),
        pairs.map(([, two]) => two),
      );
      return covers(wins, q - p);
    });
    expect(share).toBeGreaterThanOrEqual(0.93);
    expect(share).toBeLessThanOrEqual(0.97);
  });
  it.each([
    [0.5, 0.55, 0.5, 0.06],
    [0.4, 0.6, 0.2, 0.08],
  ])('covers it when the comparison stops early: %f and %f, %f shared, within %f', (p, q, shared, within) => {
    const share = coverage(37, (chance) => {
      let [gained, lost, n] = [0, 0, 0];
      for (;;) {
        const look = nextLook(n, 4000);
        for (; n < look; n++) {
          const [one, two] = pair(chance, p, q, shared);
          if (two.winner === 0 && one.winner !== 0) gained++;
          if (one.winner === 0 && two.winner !== 0) lost++;
        }
        const apart = pairedDifference(gained, lost, n);
        if (reach(apart) <= within) return covers(apart, q - p);
      }
    });
    expect(share).toBeGreaterThanOrEqual(0.93);
    expect(share).toBeLessThanOrEqual(0.97);
  });
  it('is narrower than that of battles which have nothing in common', () => {
    const chance = chanceFrom(3);
    const of = (shared: number) => {
      const pairs = Array.from({ length: 300 }, () => pair(chance, 0.5, 0.55, shared));
      return reach(
        difference(
          pairs.map(([one]) => one),
          pairs.map(([, two]) => two),
        ).wins,
      );
    };
    expect(of(0.9)).toBeLessThan(of(0) / 1.5);
  });
  it('counts battles that both have, the second less the first', () => {
    const won = { winner: 0, points: [5, 1] };
    const lost = { winner: 1, points: [1, 5] };
    const drawn = { winner: null, points: [2, 2] };
    expect(difference([won, lost, drawn], [lost, lost, won, won])).toMatchObject({
      games: 3,
      wins: { value: 0 },
      points: { value: (-8 + 0 + 4) / 3 },
    });
  });
});

describe('other figures', () => {
  it('the mean of few values has an interval that covers the truth', () => {
    const share = coverage(7, (chance) => {
      const values = Array.from({ length: 8 }, () => {
        let sum = 0;
        for (let k = 0; k < 12; k++) sum += uniform(chance);
        return sum;
      });
      return covers(meanEstimate(values), 6);
    });
    expect(share).toBeGreaterThanOrEqual(0.93);
    expect(share).toBeLessThanOrEqual(0.97);
    expect(meanEstimate([4])).toMatchObject({ value: 4, low: -Infinity });
  });
  it('Student’s t is that of the tables', () => {
    for (const [degrees, t] of [
      [1, 12.706],
      [5, 2.571],
      [7, 2.365],
      [10, 2.228],
      [30, 2.042],
      [1000, 1.962],
    ] as const)
      expect(studentT95(degrees)).toBeCloseTo(t, 2);
  });
  it('the percentile counts equal values half', () => {
    expect(percentile(3, [1, 2, 3, 4])).toBe(0.625);
    expect(percentile(9, [1, 2])).toBe(1);
    expect(percentile(0, [])).toBe(0.5);
  });
  it('looks are the same for every study, from the first on, and end with the last battle', () => {
    expect(nextLook(0, 10_000)).toBe(FIRST_LOOK);
    expect(nextLook(FIRST_LOOK, 10_000)).toBe(125);
    expect(nextLook(110, 10_000)).toBe(125);
    expect(nextLook(125, 130)).toBe(130);
    expect(nextLook(0, 40)).toBe(40);
    expect(winsOf([{ winner: 0 }, { winner: null }])).toEqual({ a: 1, b: 0, draw: 1 });
  });
});
