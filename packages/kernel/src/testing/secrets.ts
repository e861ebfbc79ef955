import type { Action } from '../action.ts';
import type { Through } from '../assumption.ts';
import { faultsOf } from '../audit.ts';
import { EveryDice } from '../dice.ts';
import type { World } from '../game.ts';
import { odds } from '../odds.ts';
import type { Position } from '../position.ts';
import { HIDDEN } from '../record.ts';
import { ensure, isSameBytes, keyOf, keys, show } from './ensure.ts';
import { SeededRandom } from './random-play.ts';

/** What a game hides, for the tests that nothing of it comes out. */
export interface Secrets<W extends World, Field> {
  /** Whether anything is hidden with the options chosen; always, unless told. */
  isAtPlay?(world: W): boolean;
  /** Whether every decision is looked at, and not one of several: for a game that seldom hides anything. */
  readonly isSeldom?: boolean;
  /**
   * A copy in which everything the side may not know has other values that the rules allow; undefined where nothing is
   * hidden from it. What is derived from them is settled.
   */
  vary(position: Position<W, Field>, side: number, random: SeededRandom): Position<W, Field> | undefined;
  /**
   * Whether an order of the other side is carried out alike in both: one that leaves a choice to the game may be done another
   * way by a side that has other secrets, in plain sight, as if it had chosen so itself. Alike, unless told.
   */
  isAlike?(position: Position<W, Field>, varied: Position<W, Field>, action: Action): boolean;
}

/** What anyone may ask of a position, and what a side is sent. */
const told = <W extends World, Field>(p: Position<W, Field>, side: number): Readonly<Record<string, unknown>> => ({
  view: p.toJson(side),
  status: p.status,
  question: p.question,
  rule: p.questionRule,
  asked: p.side,
  prompt: p.prompt,
  orders: side === p.side ? keys(p.actions) : undefined,
  drawn: side === p.side ? drawn(p) : undefined,
  verdict: p.verdict,
});

/** What a side draws from one seed: the pieces it draws from tell nothing either. */
function drawn<W extends World, Field>(p: Position<W, Field>): string {
  const random = new SeededRandom(1);
  return keyOf(p.draw((n) => random.below(n)));
}

function mustBeAlike(one: Readonly<Record<string, unknown>>, other: typeof one, where: () => string): void {
  for (const key of Object.keys(one))
    ensure(
      show(one[key]) === show(other[key]),
      () => `${where()}: the ${key} tells: ${difference(one[key], other[key])}`,
    );
}
const difference = (a: unknown, b: unknown): string => {
  const [one = '', other = ''] = [show(a), show(b)];
  let at = 0;
  while (one[at] === other[at]) at++;
  return `…${one.slice(Math.max(0, at - 60), at + 30)}… or …${other.slice(Math.max(0, at - 60), at + 30)}…`;
};

/** A side's picture of a position is sound, is drawn from what it is sent alone, and leaves its orders as they are. */
export function checkImagined<W extends World, Field>(p: Position<W, Field>, side: number): void {
  const where = () => `${p.spec.sides[side]!.id} at ${p.question}`;
  const seen = p.seenBy(side);
  const faults = faultsOf(p.spec, seen.field);
  ensure(faults.length === 0, () => `${where()} imagines what cannot be: ${show(faults)}`);
  mustBeAlike(told(p, side), told(seen, side), () => `${where()}, imagined`);
  ensure(
    isSameBytes(seen.state.bytes, seen.seenBy(side).state.bytes),
    () => `${where()} imagines twice, and otherwise`,
  );
  const loaded = p.twin();
  loaded.fromJson(JSON.parse(JSON.stringify(p.toJson(side))));
  ensure(loaded.hash === seen.hash, () => `${where()} imagines more than its view tells: ${unlike(seen, loaded)}`);
  const lucky = p.twin();
  lucky.copyFrom(p);
  lucky.state.dice.word.set([5, 6, 7, 8]);
  ensure(isSameBytes(lucky.seenBy(side).state.bytes, seen.state.bytes), () => `${where()} knows the dice to come`);
}
const unlike = <W extends World, Field>(a: Position<W, Field>, b: Position<W, Field>) =>
  difference(a.toJson(), b.toJson());

/** Two positions that differ in secrets only are one to the side, now and after one order more unless that shows them. */
export function checkVaried<W extends World, Field>(
  p: Position<W, Field>,
  q: Position<W, Field>,
  side: number,
  random: SeededRandom,
  secrets: Pick<Secrets<W, Field>, 'isAlike'> = {},
): void {
  const where = () => `${p.spec.sides[side]!.id} at ${p.question}`;
  ensure(p.hash !== q.hash, () => `${where()}: nothing was varied`);
  mustBeAlike(told(p, side), told(q, side), where);
  ensure(
    isSameBytes(p.seenBy(side).state.bytes, q.seenBy(side).state.bytes),
    () => `${where()} imagines by what is hidden: ${unlike(p.seenBy(side), q.seenBy(side))}`,
  );
  const action = p.actions.at(random.below(p.actions.count));
  if (!q.permits(action) || (side !== p.side && secrets.isAlike?.(p, q, action) === false)) return;
  const after = [p, q].map((from) => {
    const next = from.twin();
    next.copyFrom(from);
    next.state.dice.word.set(p.state.dice.word);
    next.play(action);
    return next;
  });
  const [one, other] = after as [Position<W, Field>, Position<W, Field>];
  const what = () => `${where()}, after ${show(p.decode(action))}`;
  const isShown = (next: Position<W, Field>) => next.revealed || next.over;
  if (isShown(one)) return;
  if (isShown(other)) mustHideDice(one, q, action, side, what);
  else
    mustBeAlike({ ...told(one, side), ...thrown(one, side) }, { ...told(other, side), ...thrown(other, side) }, what);
}
const thrown = <W extends World, Field>(p: Position<W, Field>, side: number) => ({
  events: p.eventsFor(side),
  dice: p.rolledFor(side),
});

/** Paths of dice tried in search of one by which another secret comes to the same. */
const DICE_PATHS = 216;

/**
 * The same dice would have shown the other secret. If other dice would not have, and would have led to what the side sees now,
 * then no die may be told it: by what fell it could rule the other secret out.
 */
function mustHideDice<W extends World, Field>(
  seen: Position<W, Field>,
  q: Position<W, Field>,
  action: Action,
  side: number,
  where: () => string,
): void {
  const dice = new EveryDice();
  const next = q.twin();
  const [view, all] = [show(told(seen, side)), show(thrown(seen, side))];
  let isPossible = false;
  let paths = 0;
  do {
    if (paths++ === DICE_PATHS) return;
    next.copyFrom(q);
    dice.begin();
    next.useDice(dice);
    next.play(action);
    next.useDice(undefined);
    if (next.revealed || next.over || show(told(next, side)) !== view) continue;
    if (show(thrown(next, side)) === all) return;
    isPossible = true;
  } while (dice.next());
  ensure(!isPossible, () => `${where()}: the dice tell what is hidden`);
}

/** Orders of the other side whose difference the position hides are told alike, in events and in the record. */
export function checkCommands<W extends World, Field>(p: Position<W, Field>, side: number, random: SeededRandom): void {
  const { spec, world } = p;
  const first = p.actions.at(random.below(p.actions.count));
  const play = (action: typeof first) => {
    const next = p.twin();
    next.copyFrom(p);
    next.play(action);
    return next;
  };
  const one = play(first);
  if (one.revealed || one.over) return;
  const view = show(one.toJson(side));
  const events = show(one.eventsFor(side));
  const command = (action: typeof first) =>
    show(spec.viewCommand ? (spec.viewCommand(world, p.decode(action), side) ?? HIDDEN) : p.decode(action));
  for (let k = 0; k < Math.min(12, p.actions.count); k++) {
    const order = p.actions.count <= 12 ? p.actions.at(k) : p.actions.at(random.below(p.actions.count));
    const other = play(order);
    if (other.revealed || other.over || other.hash === one.hash || show(other.toJson(side)) !== view) continue;
    const what = () => `${show(p.decode(first))} or ${show(p.decode(order))}, alike to ${spec.sides[side]!.id}`;
    ensure(show(other.eventsFor(side)) === events, () => `the events tell ${what()}`);
    ensure(command(order) === command(first), () => `the record tells ${what()}`);
  }
}

const NEAR = 1e-9;
/** Paths a look at the odds may take. */
const ODDS_PATHS = 3000;

/**
 * Odds state what they take of what is hidden: whatever else it is, as in `q`, they are still right, within the range
 * given for each outcome or, where that was not worked out, with the assumption stated.
 */
export function checkOdds<W extends World, Field>(
  p: Position<W, Field>,
  q: Position<W, Field>,
  through: Through,
  random: SeededRandom,
  paths = ODDS_PATHS,
): void {
  const action = p.actions.at(random.below(p.actions.count));
  const told = odds(p.seenBy(p.side), action, through, paths);
  const where = () => `odds to ${through} of ${show(p.decode(action))}`;
  ensure(
    told.exact === (told.unresolved === 0 && !told.assumptions.some((a) => a.code === 'hidden')),
    () => `${where()} are exact or not, against what they say: ${show(told)}`,
  );
  const truth = odds(q, action, through, paths);
  if (told.unresolved > 0 || truth.unresolved > 0) return;
  if (told.assumptions.some((a) => a.code === 'hidden' && !a.isWeighed)) return;
  const facts = new Map(truth.outcomes.map((o) => [show(o.facts), o.chance]));
  for (const o of told.outcomes) {
    const right = facts.get(show(o.facts)) ?? 0;
    facts.delete(show(o.facts));
    ensure(
      right >= o.least - NEAR && right <= o.most + NEAR,
      () => `${where()} rest on a secret and do not say so: ${show(o)}, in truth ${right}`,
    );
  }
  for (const [fact, chance] of facts)
    ensure(chance < NEAR, () => `${where()} rest on a secret and do not say so: ${fact} is left out`);
}
