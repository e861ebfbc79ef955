import { describe, expect, it } from 'vitest';
import { playBatch } from './simulation.ts';
import { spread, summarise, wilson } from './summary.ts';
import { toy } from './testing/toy.ts';

const plan = { levels: ['greedy', 'random'], seed: 11 } as const;

describe('batches of battles', () => {
  it('depend on the numbers of the battles, not on how they are cut', () => {
    const world = toy.world({});
    const whole = playBatch(toy, world, plan, 0, 30);
    const cut = [...playBatch(toy, world, plan, 0, 7), ...playBatch(toy, world, plan, 7, 23)];
    expect(cut).toEqual(whole);
  });
  it('say which battle broke down', () => {
    const broken = {
      ...toy,
      begin() {
        throw new Error('no table');
      },
    };
    expect(() => playBatch(broken, toy.world({}), plan, 4, 1)).toThrow(/battle 5 .*no table/);
  });
});

describe('a summary', () => {
  it('gives Wilson’s interval', () => {
    // Values from the formula worked by hand: 8 of 10.
    const { share, low, high } = wilson(8, 10);
    expect(share).toBe(0.8);
    expect(low).toBeCloseTo(0.4902, 4);
    expect(high).toBeCloseTo(0.9433, 4);
    expect(wilson(0, 20).low).toBe(0);
    expect(wilson(20, 20).high).toBe(1);
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
  it('gives mean, deviation and ends', () => {
    expect(spread([2, 4, 4, 4, 5, 5, 7, 9])).toEqual({
      mean: 5,
      deviation: Math.sqrt(32 / 7),
      least: 2,
      most: 9,
    });
    expect(spread([]).mean).toBe(0);
  });
  it('counts wins by side and draws apart', () => {
    const results = [0, 0, 1, null].map((winner) => ({
      winner,
      rule: winner === 1 ? '1b' : '1a',
      points: [3, 1],
      turn: 4,
      decisions: 8,
      tally: { pointsA: 3 },
    }));
    expect(summarise(results)).toMatchObject({
      games: 4,
      wins: { a: 2, b: 1, draw: 1 },
      endings: { '1a': 3, '1b': 1 },
      points: { difference: { mean: 2 } },
      tally: { pointsA: { mean: 3 } },
    });
  });
});
