import type { Action, World } from '@tambour/kernel';
import { type Chance, chanceFrom } from './chance.ts';
import { type Plan, type PlanSource, type Playing, playOn, same } from './plan.hot.ts';

/** What one plan gained on another with the same dice: on average, how far that may be off, and over how many throws. */
export interface Gain {
  readonly mean: number;
  readonly error: number;
  readonly count: number;
}

/** By the throws from one number on that both have been played with. */
export function gainOn(plan: Plan, other: Plan, from = 0): Gain {
  const differences: number[] = [];
  for (let i = from; i < plan.values.length; i++) {
    const [x, y] = [plan.values[i], other.values[i]];
    if (x !== undefined && y !== undefined) differences.push(x - y);
  }
  const count = differences.length;
  if (count === 0) return { mean: 0, error: Number.POSITIVE_INFINITY, count };
  const mean = differences.reduce((sum, d) => sum + d, 0) / count;
  const spread = differences.reduce((sum, d) => sum + (d - mean) ** 2, 0);
  return { mean, error: count > 1 ? Math.sqrt(spread / (count - 1) / count) : Number.POSITIVE_INFINITY, count };
}

const LOTS = 0x5bd1e995;
/** Whoever plays on with a seed draws what to look at by it as well, but not the numbers of the dice. */
export const lotsOf = (seed: number): Chance => chanceFrom(seed ^ LOTS);

/** Plans from one position, each played on with the same numbered throws of the dice. */
export class Trials<W extends World, Field> {
  readonly #plans: Plan[] = [];
  readonly #seeds: number[] = [];
  readonly #chance: Chance;

  constructor(readonly playing: Playing<W, Field>) {
    this.#chance = playing.chance;
  }
  /** A plan that can be tried; undefined where there is one of the same orders. */
  add(orders: readonly Action[], from: PlanSource): Plan | undefined {
    if (this.find(orders)) return undefined;
    const terms = this.playing.lookout.appraiser.appraisal.terms.length;
    const plan: Plan = { orders, values: [], parts: new Float64Array(terms + 1), from };
    this.#plans.push(plan);
    return plan;
  }
  /** The plan of these orders, if there is one. */
  find(orders: readonly Action[]): Plan | undefined {
    return this.#plans.find((plan) => isSamePlan(plan.orders, orders));
  }
  /** Whether both were played on with throw number `i`. */
  arePlayed(plan: Plan, other: Plan, i: number): boolean {
    return plan.values[i] !== undefined && other.values[i] !== undefined;
  }
  /** Plays a plan on with throw number `i`, unless that was done before. */
  play(plan: Plan, i: number): void {
    if (plan.values[i] !== undefined) return;
    const seed = this.seed(i);
    const { value, parts } = playOn({ ...this.playing, chance: lotsOf(seed) }, plan.orders, seed);
    plan.values[i] = value;
    for (let t = 0; t < parts.length; t++) plan.parts[t]! += parts[t]!;
  }
  seed(i: number): number {
    while (this.#seeds.length <= i) this.#seeds.push(this.#chance.seed());
    return this.#seeds[i]!;
  }
  /** The seed with which a plan came to least. */
  worstSeed({ values }: Plan): number | undefined {
    let least: number | undefined;
    for (const [i, value] of values.entries())
      if (value !== undefined && (least === undefined || value < values[least]!)) least = i;
    return least === undefined ? undefined : this.seed(least);
  }
}

const isSamePlan = (a: readonly Action[], b: readonly Action[]): boolean =>
  a.length === b.length && a.every((order, i) => same(order, b[i]!));
