import { chanceFrom } from '@tambour/ai';
import { describe, expect, it } from 'vitest';
import { MEAN, ratings, type Score } from './ratings.ts';

const ELO = 400 / Math.LN10;
/** Round robins between players of known strength, in Elo points; `side` is what the first side is worth. */
function simulated(strengths: readonly number[], side: number, games: number, seed: number): Score[] {
  const chance = chanceFrom(seed);
  const draw = () => chance.below(1 << 30) / (1 << 30);
  return strengths.flatMap((first, a) =>
    strengths.flatMap((second, b): Score[] => {
      if (a === b) return [];
      const wins = Array.from({ length: games }).filter(
        () => draw() < 1 / (1 + Math.exp((second - first - side) / ELO)),
      );
      return [{ a, b, wins: wins.length, draws: 0, losses: games - wins.length }];
    }),
  );
}

describe('ratings', () => {
  const TRUE = [1300, 1450, 1600, 1650];
  it('find known strengths, and what the first side is worth, from many battles', () => {
    const { players, firstSide } = ratings(4, simulated(TRUE, 60, 20_000, 1));
    players.forEach(({ value }, i) => {
      expect(Math.abs(value - (TRUE[i] ?? 0))).toBeLessThan(12);
    });
    expect(Math.abs(firstSide.value - 60)).toBeLessThan(8);
    expect(players.reduce((sum, { value }) => sum + value, 0) / 4).toBeCloseTo(MEAN, 6);
  });
  it('have intervals that cover the truth in 93 to 97 of 100 tournaments', () => {
    const runs = 1000;
    let covered = 0;
    let sides = 0;
    for (let run = 0; run < runs; run++) {
      const { players, firstSide } = ratings(4, simulated(TRUE, 60, 25, 1000 + run));
      covered += players.filter(({ low, high }, i) => low <= (TRUE[i] ?? 0) && (TRUE[i] ?? 0) <= high).length;
      sides += firstSide.low <= 60 && 60 <= firstSide.high ? 1 : 0;
    }
    for (const share of [covered / (4 * runs), sides / runs]) {
      expect(share).toBeGreaterThan(0.93);
      expect(share).toBeLessThan(0.97);
    }
  });
  it('stay finite for one who wins everything, with a wide interval, and for those who have not fought', () => {
    const all = ratings(2, [
      { a: 0, b: 1, wins: 10, draws: 0, losses: 0 },
      { a: 1, b: 0, wins: 0, draws: 0, losses: 10 },
    ]);
    const [first, second] = all.players;
    expect(first?.value).toBeGreaterThan((second?.value ?? 0) + 300);
    expect((first?.high ?? 0) - (first?.low ?? 0)).toBeGreaterThan(300);
    expect(ratings(3, []).players.map(({ value }) => value)).toEqual([MEAN, MEAN, MEAN]);
  });
  it('count a draw as half a win for either', () => {
    const { players } = ratings(2, [
      { a: 0, b: 1, wins: 3, draws: 4, losses: 3 },
      { a: 1, b: 0, wins: 0, draws: 10, losses: 0 },
    ]);
    expect(players.map(({ value }) => Math.round(value))).toEqual([MEAN, MEAN]);
  });
});
