import type { Action, Position, World } from '@tambour/kernel';
import type { Chance } from './chance.ts';
import type { Curiosity, Lookout } from './lookout.hot.ts';
import { type Plan, type Playing, playOn } from './plan.hot.ts';
import { changed } from './plan-change.hot.ts';
import { gainOn, Trials } from './trials.hot.ts';

export interface Effort {
  /** Orders that may be tried out in one search. */
  readonly looks: number;
  /** The obvious plan is left only for one that gains so many standard errors on it, over so many throws of the dice. */
  readonly surely: number;
  readonly least: number;
  /** Moments that a plan is followed up; as many as the game says unless told. */
  readonly horizon?: number;
  /** With so little of the battle left a plan is followed to its end; as the game says unless told. */
  readonly closing?: number;
  readonly isLate: () => boolean;
}

export interface Found {
  readonly best: Plan;
  readonly obvious: Plan;
  /** What the best gains on the obvious plan, with the same dice: in victory points. */
  readonly gain: number;
  /** What the order that was given loses on the best plan, with the same dice. */
  readonly loss: number;
  /** The dice with which the best came to least. */
  readonly worstSeed: number | undefined;
}

/** A rival is compared with the best plan over so many throws, stage after stage; each stage asks it to be ahead by so many standard errors. */
const STAGES = [
  { throws: 2, ahead: 0 },
  { throws: 4, ahead: 0.3 },
  { throws: 8, ahead: 0.8 },
  { throws: 12, ahead: 1 },
] as const;
/** A rival that has been thrown for so often is not taken up again. Fewer than the pool has. */
const ALL_THROWS = 12;
/** So many standard errors ahead after the second stage, and the rival leads without the others. */
const CLEARLY = 2;
/** Rivals are compared over the first so many throws; others tell what the best of them is worth. */
const POOL = 16;
/** The share of the looks that goes into finding the best. */
const FINDING = 0.75;
/** At most so many throws tell what it is worth; after so many it is enough to be so many standard errors ahead, or one behind. */
const MOST_THROWS = 60;
const ENOUGH_THROWS = 8;
const SURE = 3;
/** So many changes in a row that leave nothing to find out, and the search is over. */
const MOST_IN_VAIN = 30;
/** Where the battle is played on, an order with dice is believed after so many throws; so many of the best-known are looked at again. */
const [PROPOSALS, THROWS] = [4, 3];
/** Orders that are looked at before one is believed to be the enemy's best: with few looks, few. */
const LOOKS_AN_ORDER = 50;
const [FEWEST_KNOWN, MOST_KNOWN] = [12, 160];

/** No time left is as little as this. */
const NEVER = -1;

const curiosityFor = (looks: number): Curiosity => ({
  known: Math.max(FEWEST_KNOWN, Math.min(MOST_KNOWN, Math.round(looks / LOOKS_AN_ORDER))),
  proposals: PROPOSALS,
  throws: THROWS,
});

/** How plans are played on from a position, with an effort. */
export function playingOf<W extends World, Field>(
  root: Position<W, Field>,
  room: Position<W, Field>,
  lookout: Lookout<W, Field>,
  chance: Chance,
  { horizon, closing, looks }: Effort,
): Playing<W, Field> {
  const { appraisal } = lookout.appraiser;
  const isClosing = appraisal.timeLeft(root.field) <= (closing ?? appraisal.closing ?? NEVER);
  return {
    lookout,
    chance,
    root,
    room,
    horizon: isClosing ? Number.POSITIVE_INFINITY : (horizon ?? appraisal.horizon),
    curiosity: curiosityFor(looks),
  };
}

/**
 * Searches whole activations or phases. The obvious plan is what looks best order by order, as things stand; it is improved by one change after
 * the other. Whoever looks better is played on against the best so far through the enemy's reply, with the same dice, and drops out as soon as it is
 * not likely to be better. What came out of it leaves the obvious plan only if it is surely better with dice it was not chosen by.
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
  const isSpent = (share: number): boolean => lookout.tries - begun >= effort.looks * share || effort.isLate();
  lookout.gains.forget();
  const trials = new Trials(playing);
  const obvious = trials.add(
    playOn(playing, [], chance.seed(), { isCareful: true, isPlanOnly: true }).orders,
    'obvious',
  )!;
  let best = obvious;

  let first = 0;
  const isBetter = (rival: Plan): boolean => {
    let i = ++first;
    const { count: before } = gainOn(rival, best);
    let thrown = before;
    for (const [stage, { throws, ahead }] of STAGES.entries()) {
      if (throws <= before) continue;
      for (; thrown < throws; i++) {
        if (trials.arePlayed(best, rival, i % POOL)) continue;
        trials.play(best, i % POOL);
        trials.play(rival, i % POOL);
        thrown++;
      }
      const { mean, error } = gainOn(rival, best);
      if (mean <= 0 || mean < ahead * error || isSpent(1)) return false;
      if (stage > 0 && mean > CLEARLY * error) return true;
    }
    return true;
  };
  /** Says whether there was anything to find out: a plan that comes up again is taken up where its throws left off, since two of them often lie. */
  const challenge = (orders: readonly Action[], from: Plan['from']): boolean => {
    const rival = trials.add(orders, from) ?? trials.find(orders);
    if (!rival || rival === best || gainOn(rival, best).count >= ALL_THROWS) return false;
    if (isBetter(rival)) best = rival;
    return true;
  };
  if (earlier.length > 0) challenge(earlier, 'earlier');
  for (let vain = 0; vain < MOST_IN_VAIN && !isSpent(FINDING); ) {
    const orders = changed(playing, best.orders, chance);
    vain = orders && challenge(orders, 'changed') ? 0 : vain + 1;
  }

  let played: Plan | undefined;
  if (given) {
    const { orders } = playOn(playing, [given], chance.seed(), { isPlanOnly: true });
    played = trials.add(orders, 'given') ?? trials.find(orders);
  }
  const rivals = [...new Set([best, obvious, ...(played ? [played] : [])])];
  /** Whether more throws would tell more. */
  const isOpen = (thrown: number): boolean => {
    if (thrown < effort.least) return true;
    if (rivals.length === 1 || thrown >= MOST_THROWS || isSpent(1)) return false;
    const { mean, error } = gainOn(best, obvious, POOL);
    return played !== undefined || thrown < ENOUGH_THROWS || (mean > -error && mean < SURE * error);
  };
  for (let thrown = 0; isOpen(thrown) && !effort.isLate(); thrown++)
    for (const plan of rivals) trials.play(plan, POOL + thrown);
  const { mean, error, count } = gainOn(best, obvious, POOL);
  const isLeft = best !== obvious && count >= effort.least && mean > effort.surely * error;
  const taken = isLeft ? best : obvious;
  return {
    best: taken,
    obvious,
    gain: isLeft ? mean : 0,
    worstSeed: trials.worstSeed(taken),
    loss: played ? Math.max(0, gainOn(taken, played, POOL).mean) : 0,
  };
}
