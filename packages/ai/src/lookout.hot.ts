import { type Action, type Position, RulesBug, seedDice, type World } from '@tambour/kernel';
import type { Appraiser } from './appraiser.hot.ts';
import type { Chance } from './chance.ts';
import { Gains } from './gains.hot.ts';

/** A procedure asks no more questions than this. */
const MOST_ANSWERS = 500;

/** How widely one looks round at a question. */
export interface Curiosity {
  /** So many different orders have been looked at in this search, here or elsewhere, before one is taken. */
  readonly known: number;
  /** So many of the best-known are looked at as things stand here. */
  readonly proposals: number;
  /** An order with dice is believed after so many looks, any other after one. */
  readonly throws: number;
}

/** An order that is looked at as things stand. */
interface Surveyed {
  readonly index: number;
  readonly order: Action;
  readonly slot: number;
  /** What it gained, over all looks. */
  sum: number;
  looks: number;
}

/** How hard one looks at all orders of a question. */
export interface Care {
  /** Orders weighed at most: a long list is thinned evenly. */
  readonly mostOrders: number;
  /** Throws of the dice an order is weighed by at first. */
  readonly samples: number;
  /** The best few orders are weighed by so many throws more. */
  readonly finalists: number;
  readonly moreSamples: number;
}

/**
 * Weighs orders on a copy of a position. An order is carried out with dice of the player's own, questions inside the procedure are answered by
 * the game's habit, and the judge values what comes out of it. What was seen is remembered.
 */
export class Lookout<W extends World, Field> {
  readonly gains = new Gains();
  /** Orders carried out so far. */
  tries = 0;
  readonly #room: Position<W, Field>;

  constructor(
    of: Position<W, Field>,
    readonly appraiser: Appraiser<W, Field>,
  ) {
    this.#room = of.twin();
  }

  /** Carries an order out, with all that it sets off, up to the next question between two procedures. Says whether dice fell. */
  carryOut(q: Position<W, Field>, order: Action): boolean {
    this.tries++;
    q.play(order, 'stop');
    let hasDice = q.rolled.length > 0;
    for (let guard = 0; q.isInside; guard++) {
      if (guard > MOST_ANSWERS) throw new RulesBug('a procedure that does not end');
      q.play(q.actions.at(q.spec.habit(q.field, q.question ?? '', q.side, q.actions)), 'stop');
      hasDice ||= q.rolled.length > 0;
    }
    return hasDice;
  }

  /** Looks at an order once and remembers and returns its gain over `before`, by the weights of a time. */
  look(p: Position<W, Field>, order: Action, slot: number, before: number, left: number, seed: number): number {
    const q = this.#room;
    const { side } = p;
    q.copyFrom(p);
    seedDice(q.state.dice.word, seed);
    const hasDice = this.carryOut(q, order);
    const gain = this.appraiser.value(q, side, left) - before;
    this.gains.remember(slot, gain, hasDice);
    return gain;
  }

  /** An order that declines, as an index of the list; -1 where there is none. */
  idle({ spec, field, actions }: Position<W, Field>): number {
    for (let i = actions.count - 1; i >= 0; i--) if (spec.declines(field, actions.at(i))) return i;
    return -1;
  }

  /** Orders that take a piece where it has been are left out, unless there is no other. */
  #isBarred({ field, actions }: Position<W, Field>, been: ReadonlySet<number> | undefined): (order: Action) => boolean {
    const { way } = this.appraiser.appraisal;
    if (!way || !been || been.size === 0) return () => false;
    let left = actions.count;
    return (order) => {
      if (left === 1 || !been.has(way.to(field, order))) return false;
      left--;
      return true;
    };
  }

  /**
   * Orders at a question, best first, as indices of the list, each looked at as things stand here. They have the same luck, those with dice
   * several times, and the best of these more often.
   */
  survey(
    p: Position<W, Field>,
    chance: Chance,
    { mostOrders, samples, finalists, moreSamples }: Care,
    been?: ReadonlySet<number>,
    piece?: number,
  ): readonly number[] {
    const { actions, side } = p;
    const { gains } = this;
    const isBarred = this.#isBarred(p, been);
    const left = this.appraiser.appraisal.timeLeft(p.field);
    const before = this.appraiser.value(p, side, left);
    const seeds = Array.from({ length: samples + moreSamples }, () => chance.seed());
    const idle = this.idle(p);
    const lookAt = (each: Surveyed, throws: number): void => {
      do each.sum += this.look(p, each.order, each.slot, before, left, seeds[each.looks++]!);
      while (each.looks < throws && gains.hasDice(each.slot));
    };
    const fit: Surveyed[] = [];
    for (let index = 0; index < actions.count; index++) {
      const order = actions.at(index);
      if (piece !== undefined && p.spec.pieceOf?.(p.field, order) !== piece) continue;
      if (!isBarred(order)) fit.push({ index, order, slot: gains.slot(order), sum: 0, looks: 0 });
    }
    if (fit.length === 0) return [];
    const start = chance.below(fit.length);
    const step = Math.max(1, fit.length / mostOrders);
    for (let i = 0; i < fit.length; i += step) lookAt(fit[(start + Math.floor(i)) % fit.length]!, samples);
    for (const each of fit) if (each.index === idle && each.looks === 0) lookAt(each, samples);
    const seen = fit.filter(({ looks }) => looks > 0);
    // Where nothing is gained, things stay as they are.
    const rank = (i: number): number => (i === idle ? -1 : i);
    const sorted = () => seen.sort((a, b) => b.sum / b.looks - a.sum / a.looks || rank(a.index) - rank(b.index));
    for (const each of sorted().slice(0, finalists))
      if (gains.hasDice(each.slot) && each.looks < seeds.length) lookAt(each, seeds.length);
    return sorted().map(({ index }) => index);
  }

  /**
   * The orders worth considering at a question, best first, as indices of the list. The table of gains proposes: orders that nobody has looked
   * at are looked at until enough are known; then the best-known, and standing still, are looked at as things stand here.
   * Orders that take a piece where it has `been` are left out.
   */
  best(
    p: Position<W, Field>,
    chance: Chance,
    { known, proposals, throws }: Curiosity,
    been?: ReadonlySet<number>,
  ): readonly number[] {
    const { actions, side } = p;
    const { gains } = this;
    const n = actions.count;
    const slots = new Int32Array(n);
    const strange: number[] = [];
    const { way } = this.appraiser.appraisal;
    let barred = 0;
    for (let i = 0; i < n; i++) {
      const order = actions.at(i);
      if (way && been && been.size > 0 && barred < n - 1 && been.has(way.to(p.field, order))) {
        slots[i] = -1;
        barred++;
        continue;
      }
      const slot = gains.slot(order);
      slots[i] = slot;
      if (gains.looks(slot) === 0) strange.push(i);
    }
    // Time that an order takes is not held against it: what is postponed is not avoided.
    const left = this.appraiser.appraisal.timeLeft(p.field);
    const before = this.appraiser.value(p, side, left);
    /** What was seen here, by index. */
    const seen = new Map<number, number>();
    const look = (i: number): void => {
      const slot = slots[i]!;
      const hasBeen = gains.looks(slot);
      const earlier = gains.mean(slot);
      const gain = this.look(p, actions.at(i), slot, before, left, chance.seed());
      // Luck is not believed at once: what the same order came to before counts as well.
      const believed = gains.hasDice(slot) && hasBeen > 0 ? (gain + hasBeen * earlier) / (hasBeen + 1) : gain;
      seen.set(i, believed);
    };
    let wanted = Math.min(strange.length, known - (n - barred - strange.length));
    if (wanted >= strange.length) for (const i of strange) look(i);
    else
      for (; wanted > 0; wanted--) {
        const at = chance.below(strange.length);
        look(strange[at]!);
        strange[at] = strange[strange.length - 1]!;
        strange.pop();
      }
    const idle = this.idle(p);
    if (idle >= 0 && !seen.has(idle)) look(idle);
    const top: number[] = [];
    for (let i = 0; i < n; i++) {
      const slot = slots[i]!;
      if (slot < 0 || gains.looks(slot) === 0) continue;
      const gain = gains.mean(slot);
      let at = top.length;
      while (at > 0 && gain > gains.mean(slots[top[at - 1]!]!)) at--;
      if (at < proposals) {
        top.splice(at, 0, i);
        if (top.length > proposals) top.pop();
      }
    }
    for (const i of top) {
      if (!seen.has(i)) look(i);
      const slot = slots[i]!;
      for (let k = gains.looks(slot); gains.hasDice(slot) && k < throws; k++) look(i);
    }
    // Where nothing is gained, things stay as they are.
    const rank = (i: number): number => (i === idle ? -1 : i);
    return [...seen.keys()].sort((a, b) => seen.get(b)! - seen.get(a)! || rank(a) - rank(b));
  }
}
