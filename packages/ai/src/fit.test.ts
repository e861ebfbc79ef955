import type { Weights } from '@tambour/kernel';
import { describe, expect, it } from 'vitest';
import { chanceFrom } from './chance.ts';
import { demeaned, type FitSettings, fitWeights, heldOut, type Row, rSquared } from './fit.ts';

const TRUE: Weights = { early: [1, 0.5, 0], late: [0.2, 2, 0.8] };
const FREE = [0, 0, 0];

/** Made-up battles: terms by lot, outcomes by known weights with what the root is worth and the luck of the dice on top. */
function madeUp(roots: number, luck: number, by: Weights = TRUE, seed = 1): Row[] {
  const chance = chanceFrom(seed);
  const lot = (): number => chance.below(2001) / 1000 - 1;
  return Array.from({ length: roots }, (_, root) => {
    const start = 50 * lot();
    const standing = [lot(), lot(), lot()].map((value) => 20 * value);
    return Array.from({ length: 6 }, (_, branch) => {
      const timeLeft = [0.9, 0.6, 0.3][branch % 3] ?? 0;
      const moved = [lot(), 3 * lot(), lot()];
      const value = moved.reduce(
        (sum, term, i) => sum + (timeLeft * (by.early[i] ?? 0) + (1 - timeLeft) * (by.late[i] ?? 0)) * term,
        0,
      );
      const terms = moved.map((term, i) => term + (standing[i] ?? 0));
      return { root, moment: branch % 3, timeLeft, terms, outcome: start + value + luck * lot() };
    });
  }).flat();
}
const hand: Weights = { early: [2, 1, 1], late: [2, 1, 1] };
const free: FitSettings = { hand, floor: FREE, ridge: 0 };
const near = (weights: Weights, by: Weights, within: number): void => {
  for (const end of ['early', 'late'] as const)
    for (const [i, weight] of weights[end].entries())
      expect(Math.abs(weight - (by[end][i] ?? 0)), `${end} ${i}: ${weight}`).toBeLessThan(within);
};

describe('rows of the same root and moment', () => {
  const row = (root: number, moment: number, term: number, outcome: number): Row => ({
    root,
    moment,
    timeLeft: 0.5,
    terms: [term],
    outcome,
  });
  it('lose their mean, each group its own', () => {
    const rows = [
      row(1, 1, 10, 100),
      row(1, 1, 12, 104),
      row(1, 2, 5, 7),
      row(1, 2, 6, 9),
      row(2, 1, -3, 0),
      row(2, 1, -5, 8),
    ];
    expect(demeaned(rows).map(({ terms, outcome }) => [terms[0], outcome])).toEqual([
      [-1, -2],
      [1, 2],
      [-0.5, -1],
      [0.5, 1],
      [1, -4],
      [-1, 4],
    ]);
  });
  it('are left out where there is but one', () => {
    expect(demeaned([row(1, 1, 10, 100), row(1, 2, 12, 104)])).toEqual([]);
  });
  it('say nothing of what the root was worth', () => {
    const rows = madeUp(40, 1);
    const shifted = rows.map((r) => ({
      ...r,
      terms: r.terms.map((t) => t + 7 * r.root),
      outcome: r.outcome - 13 * r.root,
    }));
    near(fitWeights(shifted, free), fitWeights(rows, free), 1e-4);
  });
});

describe('fitted weights', () => {
  it('are those the battles were made up with', () => {
    near(fitWeights(madeUp(100, 0), free), TRUE, 1e-4);
    near(fitWeights(madeUp(800, 1), free), TRUE, 0.15);
  });
  it('are never negative, and the others make the best of it', () => {
    const rows = madeUp(400, 0.5, { early: [1, -0.5, 0.4], late: [0.2, 2, -3] });
    const { early, late } = fitWeights(rows, free);
    expect([early[1], late[2]]).toEqual([0, 0]);
    for (const weight of [...early, ...late]) expect(weight).toBeGreaterThanOrEqual(0);
    const best = rSquared(rows, { early, late });
    for (const [i, weight] of early.entries())
      for (const other of [weight - 0.05, weight + 0.05])
        if (other >= 0) expect(rSquared(rows, { early: early.with(i, other), late }), `early ${i}`).toBeLessThan(best);
  });
  it('keep to their floor, a share of the weight set by hand', () => {
    const rows = madeUp(200, 0.5);
    const floor = [0.5, 0, 0.5];
    const { early, late } = fitWeights(rows, { ...free, floor });
    expect(fitWeights(rows, free).early[2]).toBeLessThan(0.3);
    expect([early[2], late[0]]).toEqual([0.5, 1]);
    expect(early[1]).toBeLessThan(0.7);
    expect(late[1]).toBeGreaterThan(1);
  });
  it('stay by those set by hand as long as there are few rows', () => {
    const drawn = { ...free, ridge: 300 };
    const few = fitWeights(madeUp(5, 1), drawn);
    const many = fitWeights(madeUp(1500, 1), drawn);
    near(few, hand, 0.35);
    near(many, TRUE, 0.2);
    expect(Math.abs((few.late[0] ?? 0) - 2)).toBeGreaterThan(0);
  });
  it('do not depend on the unit a term is counted in', () => {
    const rows = madeUp(30, 1);
    const inTenths = rows.map((r) => ({ ...r, terms: r.terms.map((t, i) => (i === 1 ? 10 * t : t)) }));
    const tenth = (weights: readonly number[]): number[] => weights.map((w, i) => (i === 1 ? w / 10 : w));
    const drawn = { ...free, ridge: 100 };
    const { early, late } = fitWeights(rows, drawn);
    const inHand = { early: tenth(hand.early), late: tenth(hand.late) };
    near(fitWeights(inTenths, { ...drawn, hand: inHand }), { early: tenth(early), late: tenth(late) }, 1e-3);
  });
  it('leave a term alone that never differed', () => {
    const rows = madeUp(50, 1).map((r) => ({ ...r, terms: r.terms.with(1, 4) }));
    const { early, late } = fitWeights(rows, { ...free, ridge: 10 });
    expect([early[1], late[1]]).toEqual([1, 1]);
  });
});

describe('how well weights explain what happened', () => {
  it('is all for the true ones without luck, nothing for none, and less than nothing for wrong ones', () => {
    const rows = madeUp(50, 0);
    expect(rSquared(rows, TRUE)).toBeCloseTo(1, 9);
    expect(rSquared(rows, { early: FREE, late: FREE })).toBe(0);
    expect(rSquared(rows, { early: [-1, -1, -1], late: [-1, -1, -1] })).toBeLessThan(0);
  });
  it('is asked of roots that the weights have not seen', () => {
    const rows = madeUp(300, 2);
    const seen = rSquared(rows, fitWeights(rows, free));
    const unseen = heldOut(rows, free);
    expect(unseen.hand).toBeCloseTo(rSquared(rows, hand), 9);
    expect(unseen.fitted).toBeGreaterThan(unseen.hand);
    expect(unseen.fitted).toBeLessThan(seen);
  });
  it('shows weights fitted to luck alone for what they are', () => {
    const none: Weights = { early: FREE, late: FREE };
    const rows = madeUp(12, 5, none);
    expect(rSquared(rows, fitWeights(rows, { ...free, hand: none }))).toBeGreaterThan(0);
    expect(heldOut(rows, { ...free, hand: none }).fitted).toBeLessThan(0);
  });
});
