import { wheelCost } from '@tambour/boards';
import { CHARTS } from '../../model/charts.ts';
import { TICKS } from './mover.ts';

const kindOf = (kind: 'wood' | 'hill' | 'road') => CHARTS.terrain.kinds.find((entry) => entry.kind === kind);
const number = (value: number | string | undefined): number => (typeof value === 'number' ? value : 1);
const PACES = {
  forced: CHARTS.inWords.forcedMarchPercent / 100,
  road: number(kindOf('road')?.marchColumn),
  wood: number(kindOf('wood')?.move?.mass),
  up: number(kindOf('hill')?.moveUp),
} as const;

/**
 * Weights of a tenth of a millimetre: 45 on open ground at the ordinary pace, and whole whatever comes together (paces of 3/2, 5/4, 1/2
 * and 3/4), so that a cost is one fraction, rounded once.
 */
export const WHOLE = 45;
function weight(...paces: readonly number[]): number {
  const exact = paces.reduce((left, pace) => left / pace, WHOLE);
  const whole = Math.round(exact);
  if (Math.abs(exact - whole) > 1e-9) throw new RangeError(`a pace of ${paces.join(' × ')} is no whole weight`);
  return whole;
}
/** By whether it is forced, on a road, in a wood, and goes up. */
const WEIGHTS = Array.from({ length: 16 }, (_, i) =>
  weight(
    ...(i & 1 ? [PACES.forced] : []),
    ...(i & 2 ? [PACES.road] : []),
    ...(i & 4 ? [PACES.wood] : []),
    ...(i & 8 ? [PACES.up] : []),
  ),
);
export const weightOf = (isForced: boolean, isOnRoad: boolean, isInWood: boolean, isUp: boolean): number =>
  WEIGHTS[(isForced ? 1 : 0) + (isOnRoad ? 2 : 0) + (isInWood ? 4 : 0) + (isUp ? 8 : 0)] ?? WHOLE;

const QUARTERS = CHARTS.scale.quartersPerPeriod;
/** What parts of a way weigh: one entry for each stretch of the same weight. */
export interface Stretches {
  /** Where each ends; the last at the end of the way. */
  readonly ends: readonly number[];
  readonly weights: readonly number[];
}
/** What the first so many of a way weigh. */
export function weightTo({ ends, weights }: Stretches, length: number): number {
  let sum = 0;
  let from = 0;
  for (let i = 0; from < length && i < ends.length; i++) {
    const to = Math.min(length, ends[i] ?? 0);
    sum += (to - from) * (weights[i] ?? WHOLE);
    from = to;
  }
  return sum;
}
/** C3a C3l Ticks for a straight way of so much weight, at a rate in tenths of a millimetre a period, rounded half up once. */
export const straightTicks = (weight: number, rate: number): number =>
  Math.floor((2 * weight * QUARTERS * TICKS + WHOLE * rate) / (2 * WHOLE * rate));

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
/** C3b C3l Ticks for a wheel: its front along the arc. The weight is that of its hundredths of a degree. */
export function wheelTicks(width: number, weight: number, rate: number): number {
  if (weight === 0) return 0;
  // The fraction is shortened, since π times a product beyond 2^53 would not be exact.
  const shared = gcd(QUARTERS * TICKS, WHOLE * rate);
  const under = (WHOLE * rate) / shared;
  const more = gcd(weight, under);
  return wheelCost(width, weight / more, (QUARTERS * TICKS) / shared, under / more);
}
