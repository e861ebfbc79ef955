import { type Action, type Command, type Position, seedDice, type World } from '@tambour/kernel';
import { type Chance, chanceFrom } from './chance.ts';
import type { Care, Curiosity, Lookout } from './lookout.hot.ts';

/** Orders that one side means to give until the next moment, in turn. */
export interface Plan {
  readonly orders: readonly Action[];
  /** What it came to each time it was played on, by the number of the dice it was played with. */
  readonly values: (number | undefined)[];
  /** What each term came to, summed over all of these. */
  readonly parts: Float64Array;
  /** How it was found. */
  readonly from: PlanSource;
}
export const PLAN_SOURCES = ['obvious', 'earlier', 'given', 'changed'] as const;
export type PlanSource = (typeof PLAN_SOURCES)[number];

/** So many orders and the battle is judged as it stands. */
const LONGEST = 300;
/** While playing on one looks round a little, and no more once enough is known. */
export const PLAYING_ON: Curiosity = { known: 12, proposals: 4, throws: 3 };
/** Where a plan has no more orders, its own side looks round a little more. */
const PLANNING: Curiosity = { known: 24, proposals: 6, throws: 8 };
/** The obvious plan is found as a sergeant finds his orders: whatever replaces it has to be better. */
const CAREFUL: Care = { mostOrders: 160, samples: 4, finalists: 5, moreSamples: 8 };

/** One way a battle may go on from a position: who thinks plays it on a copy, to a horizon. */
export interface Playing<W extends World, Field> {
  readonly lookout: Lookout<W, Field>;
  readonly chance: Chance;
  /** Where it starts, and room to play in. */
  readonly root: Position<W, Field>;
  readonly room: Position<W, Field>;
  readonly horizon: number;
  /** How widely both sides look round where the battle is played on. */
  readonly curiosity: Curiosity;
  /** Told of every order that is played on with, before it is carried out. */
  readonly onOrder?: (q: Position<W, Field>, order: Action) => void;
}

export interface Played {
  /** What the side that plans gave, up to the next moment. */
  readonly orders: Action[];
  readonly value: number;
  /** What each term adds to that, until something else is judged. */
  readonly parts: Float64Array;
}

/**
 * Plays on from the root: the plan first, as far as its orders are legal; then whatever looks best to whoever is asked. With
 * `isPlanOnly` it ends with the moment.
 */
export function playOn<W extends World, Field>(
  { lookout, chance, root, room: q, horizon, curiosity, onOrder }: Playing<W, Field>,
  plan: readonly Action[],
  seed: number,
  how: { readonly isCareful?: boolean; readonly isPlanOnly?: boolean } = {},
): Played {
  const { side } = root;
  const { appraisal } = lookout.appraiser;
  q.copyFrom(root);
  q.state.standing.answer.fill(0);
  drawHidden(q, side, seed);
  seedDice(q.state.dice.word, seed);
  const start = appraisal.moment(q.field);
  const orders: Action[] = [];
  let at = 0;
  let moment = start;
  let passed = 0;
  const { way } = appraisal;
  const been = new Set<number>();
  /** How often an order was given before, by its luck. */
  const met = new Map<number, number>();
  for (let given = 0; !q.over && given < LONGEST; given++) {
    const now = appraisal.moment(q.field);
    if (now !== moment) {
      moment = now;
      been.clear();
      if (++passed > horizon || how.isPlanOnly) break;
    }
    const { actions } = q;
    const isOwn = passed === 0 && q.side === side;
    let order: Action | undefined;
    if (actions.count === 1) order = actions.at(0);
    while (isOwn && !order && at < plan.length) {
      const next = plan[at++]!;
      if (actions.find(next) >= 0) order = next;
    }
    if (!order) {
      const best =
        isOwn && how.isCareful
          ? lookout.survey(q, chance, CAREFUL, been)
          : lookout.best(q, chance, isOwn ? PLANNING : curiosity, been);
      order = actions.at(best[0]!);
    }
    if (isOwn && actions.count > 1) orders.push(order);
    onOrder?.(q, order);
    const left = way ? way.from(q.field, order) : -1;
    if (left >= 0) been.add(left);
    const luck = luckOf(seed, order);
    const before = met.get(luck) ?? 0;
    met.set(luck, before + 1);
    seedDice(q.state.dice.word, luck + before);
    lookout.carryOut(q, order);
  }
  const parts = lookout.appraiser.parts(q, side);
  return { orders, value: parts.reduce((sum, part) => sum + part, 0), parts };
}

/**
 * An order has the same luck in every plan that is played on with a seed, whenever it is given: so plans are compared, and not their dice. An
 * order that is given again has other luck.
 */
function luckOf(seed: number, { verb, a, b, c, d }: Action): number {
  let luck = seed;
  for (const n of [verb, a, b, c, d]) luck = Math.imul(luck ^ n, 0x9e3779b1) ^ (luck >>> 15);
  return luck >>> 0;
}

/** Plays the first orders of a plan, as far as they are legal, and says where its pieces have been and whether its side may go on. */
export function playTo<W extends World, Field>(
  { lookout, root, room: q }: Playing<W, Field>,
  plan: readonly Action[],
  count: number,
  seed: number,
): { readonly been: ReadonlySet<number>; readonly isThere: boolean } {
  const { appraisal } = lookout.appraiser;
  const { way } = appraisal;
  const been = new Set<number>();
  q.copyFrom(root);
  q.state.standing.answer.fill(0);
  seedDice(q.state.dice.word, seed);
  const start = appraisal.moment(q.field);
  const isOn = (): boolean => !q.over && appraisal.moment(q.field) === start;
  let at = 0;
  for (let given = 0; isOn() && given < LONGEST; given++) {
    const { actions } = q;
    let order: Action | undefined;
    if (actions.count === 1) order = actions.at(0);
    else if (q.side !== root.side) return { been, isThere: false };
    while (!order && at < count) {
      const next = plan[at++]!;
      if (actions.find(next) >= 0) order = next;
    }
    if (!order) return { been, isThere: true };
    const left = way ? way.from(q.field, order) : -1;
    if (left >= 0) been.add(left);
    lookout.carryOut(q, order);
  }
  return { been, isThere: false };
}

/** Of two battles that are played on, one has what is hidden as it is assumed to be; in the other it is drawn from what it could be. */
const AS_ASSUMED = 2;

/** What the side may not know is drawn anew for each way the battle goes on. The same seed draws the same. */
function drawHidden<W extends World, Field>(q: Position<W, Field>, side: number, seed: number): void {
  if (!q.hasSecrets || !q.spec.assumed) return;
  const lot = chanceFrom(seed);
  if (lot.below(AS_ASSUMED) === 0) return;
  for (const { others, put } of q.spec.assumed(q.field, side)) {
    const value = lot.below(others + 1);
    if (value > 0) put(q.field, value - 1);
  }
  q.spec.derive(q.field);
  // What was calculated from the state before holds no longer.
  q.restore(q.state.bytes);
}

export const same = (a: Action, b: Action): boolean =>
  a.verb === b.verb && a.a === b.a && a.b === b.b && a.c === b.c && a.d === b.d;

/** A plan in commands, as far as it goes without a die: what follows one may come otherwise. */
export function decodePlan<W extends World, Field>(
  root: Position<W, Field>,
  room: Position<W, Field>,
  orders: readonly Action[],
): Command[] {
  const commands: Command[] = [];
  room.copyFrom(root);
  for (const order of orders) {
    if (room.over || room.side !== root.side || room.actions.find(order) < 0) break;
    commands.push(room.decode(order));
    room.play(order);
    if (room.rolled.length > 0) break;
  }
  return commands;
}
