import { PI_DIGITS, PI_SCALE } from './sine.ts';

/** Half a turn, in 0.01°: π radians. */
const HALF_TURN = 18_000;

/**
 * What a wheel costs: width × angle in radians, times numerator / denominator, rounded half up once. By itself in
 * lengths; with a rate as the fraction in ticks of the clock, say.
 *
 * width × angle × numerator is to stay below 2^53. π is irrational, so there are no halves; where doubles come too near to
 * one, 60 decimals of π decide.
 */
export const wheelCost = (width: number, angle: number, numerator = 1, denominator = 1): number => {
  const product = width * Math.abs(angle) * numerator;
  const cost = (product * Math.PI) / (HALF_TURN * denominator);
  const isNearHalf = Math.abs(cost - Math.floor(cost) - 0.5) < 1e-6 + cost * 1e-14;
  if (!isNearHalf) return Math.floor(cost + 0.5);
  const under = 2n * BigInt(HALF_TURN) * BigInt(denominator) * PI_SCALE;
  return Number((2n * BigInt(product) * PI_DIGITS + under / 2n) / under);
};

/** The greatest angle up to `most`, in 0.01°, whose wheel costs no more than a budget. */
export const wheelAngle = (width: number, budget: number, most: number, numerator = 1, denominator = 1): number => {
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (wheelCost(width, middle, numerator, denominator) <= budget) low = middle;
    else high = middle - 1;
  }
  return low;
};
