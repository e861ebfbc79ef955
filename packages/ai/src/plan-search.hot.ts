import type { Action, Position, World } from '@tambour/kernel';
import type { Chance } from './chance.ts';
import type { Lookout } from './lookout.hot.ts';
import { PLAYING_ON, type Plan, type Playing, playOn } from './plan.hot.ts';

export interface Effort {
  /** Orders that may be tried out in one search. */
  readonly looks: number;
  /** Plans that are compared. */
  readonly plans: number;
  /** The obvious plan is left only for one that gains so many standard errors on it, over so many throws of the dice. */
  readonly surely: number;
  readonly least: number;
  /** Moments that a plan is followed up; as many as the game says unless told. */
  readonly horizon?: number;
  /** How widely both sides look round where a plan is played on; as `PLAYING_ON` unless told. */
  readonly known?: number;
  readonly proposals?: number;
  readonly throws?: number;
  readonly isLate: () => boolean;
}

export interface Found {
  readonly best: Plan;
  readonly obvious: Plan;
  /** What the best gains on the obvious plan, with the same dice: in victory points. */
  readonly gain: number;
  /** What the order that was given loses on the best plan, with the same dice. */
  readonly loss: number;
  /** How plans were played on, and the dice with which the best came to least. */
  readonly worstSeed: number | undefined;
}

/** How plans are played on from a position, with an effort. */
export function playingOf<W extends World, Field>(
  root: Position<W, Field>,
  room: Position<W, Field>,
  lookout: Lookout<W, Field>,
  chance: Chance,
  { horizon, known, proposals, throws }: Effort,
): Playing<W, Field> {
  return {
    lookout,
    chance,
    root,
    room,
    horizon: horizon ?? lookout.appraiser.appraisal.horizon,
    curiosity: {
      known: known ?? PLAYING_ON.known,
      proposals: proposals ?? PLAYING_ON.proposals,
      throws: throws ?? PLAYING_ON.throws,
    },
  };
}

/** The dice that both have been played with. */
function compare(a: Plan, b: Plan): { readonly mean: number; readonly error: number; readonly count: number } {
  const differences: number[] = [];
  for (let i = 0; i < a.values.length; i++) {
    const [x, y] = [a.values[i], b.values[i]];
    if (x !== undefined && y !== undefined) differences.push(x - y);
  }
  const count = differences.length;
  if (count === 0) return { mean: 0, error: Number.POSITIVE_INFINITY, count };
  const mean = differences.reduce((sum, d) => sum + d, 0) / count;
  const spread = differences.reduce((sum, d) => sum + (d - mean) ** 2, 0);
  return { mean, error: count > 1 ? Math.sqrt(spread / (count - 1) / count) : Number.POSITIVE_INFINITY, count };
}
const meanOf = ({ values }: Plan): number => {
  let [sum, count] = [0, 0];
  for (const value of values)
    if (value !== undefined) {
      sum += value;
      count++;
    }
  return count > 0 ? sum / count : Number.NEGATIVE_INFINITY;
};

/**
 * Searches whole activations or phases. The obvious plan is what looks best order by order; others vary it, or change the best so far at
 * some point. All are played on through the enemy's reply with the same dice, the worse half is dropped and the rest played on again; the
 * obvious plan is never dropped, and is left only if another is surely better.
 */
export function searchPlans<W extends World, Field>(
  position: Position<W, Field>,
  room: Position<W, Field>,
  lookout: Lookout<W, Field>,
  chance: Chance,
  effort: Effort,
  earlier: readonly Action[] = [],
  given?: Action,
): Found {
  const playing = playingOf(position, room, lookout, chance, effort);
  const begun = lookout.tries;
  const isSpent = (): boolean => lookout.tries - begun >= effort.looks || effort.isLate();
  lookout.gains.turnPage();
  const terms = lookout.appraiser.appraisal.terms.length;
  const seeds: number[] = [];
  const seedOf = (i: number): number => {
    while (seeds.length <= i) seeds.push(chance.seed());
    return seeds[i]!;
  };
  const plans: Plan[] = [];
  const add = (orders: readonly Action[], from: Plan['from']): Plan => {
    const known = plans.find((plan) => isSamePlan(plan.orders, orders));
    if (known) return known;
    const plan: Plan = { orders, values: [], parts: new Float64Array(terms + 1), from };
    plans.push(plan);
    return plan;
  };
  const obvious = add(playOn(playing, [], chance.seed(), { isCareful: true, isPlanOnly: true }).orders, 'obvious');
  if (earlier.length > 0) add(earlier, 'earlier');
  const played = given && add(playOn(playing, [given], chance.seed(), { isPlanOnly: true }).orders, 'given');
  const evaluate = (plan: Plan, i: number): void => {
    if (plan.values[i] !== undefined) return;
    const { value, parts } = playOn(playing, plan.orders, seedOf(i));
    plan.values[i] = value;
    for (let t = 0; t < parts.length; t++) plan.parts[t]! += parts[t]!;
  };
  const atFirst = lookout.tries;
  /** How often a plan can still be played on: by what it has cost so far. */
  const playings = (): number => {
    const each = Math.max(1, (lookout.tries - atFirst) / (played ? 4 : 2));
    return (effort.looks - (lookout.tries - begun)) / each;
  };
  for (let i = 0; i < 2; i++) {
    evaluate(obvious, i);
    if (played) evaluate(played, i);
  }

  // Half of the looks go into finding plans, half into telling them apart: no more plans than can be told apart.
  const isFound = (): boolean => lookout.tries - begun >= effort.looks / 2 || effort.isLate();
  const most = Math.min(effort.plans, Math.floor(playings() / effort.least) + 1);
  for (let tried = 0; plans.length < most && tried < 2 * most && !isFound(); tried++) {
    const before = plans.length;
    if (tried % 2 === 0) add(playOn(playing, [], chance.seed(), { isVaried: true, isPlanOnly: true }).orders, 'varied');
    else {
      const best = plans.reduce((a, b) => (meanOf(b) > meanOf(a) ? b : a));
      if (best.orders.length === 0) continue;
      const keep = chance.below(best.orders.length);
      add(playOn(playing, best.orders, chance.seed(), { keep, isPlanOnly: true }).orders, 'changed');
    }
    if (plans.length > before) for (let i = 0; i < 2; i++) evaluate(plans[before]!, i);
  }

  let left = [...plans];
  for (let round = 2; left.length > 1 && !isSpent(); round++) {
    for (const plan of left) {
      evaluate(plan, round);
      if (isSpent()) break;
    }
    const ranked = [...left].sort((a, b) => meanOf(b) - meanOf(a));
    // Every second round the worse half is dropped while there are many.
    if (round % 2 === 1 && ranked.length > 2)
      left = ranked.filter((plan, i) => plan === obvious || plan === played || i < Math.ceil(ranked.length / 2));
  }
  let best = obvious;
  let gain = 0;
  for (const plan of left) {
    if (plan === obvious) continue;
    const { mean, error, count } = compare(plan, obvious);
    if (count >= effort.least && mean > gain && mean > effort.surely * error) {
      best = plan;
      gain = mean;
    }
  }
  const least = best.values.reduce<number>(
    (at, value, i) => (value !== undefined && (at < 0 || value < best.values[at]!) ? i : at),
    -1,
  );
  const worstSeed = least < 0 ? undefined : seeds[least];
  return { best, obvious, gain, worstSeed, loss: played ? Math.max(0, compare(best, played).mean) : 0 };
}

const isSamePlan = (a: readonly Action[], b: readonly Action[]): boolean =>
  a.length === b.length &&
  a.every((order, i) => {
    const other = b[i]!;
    return (
      order.verb === other.verb &&
      order.a === other.a &&
      order.b === other.b &&
      order.c === other.c &&
      order.d === other.d
    );
  });
