import type { Action, Command, Position, World } from '@tambour/kernel';
import { chanceFrom } from './chance.ts';
import { Lookout } from './lookout.hot.ts';
import { decodePlan, same } from './plan.hot.ts';
import { type Effort, searchPlans } from './plan-search.hot.ts';
import { appraiserFor } from './sergeant.ts';

/** A decision of a battle that was fought: the position as its side saw it, and the order it gave. */
export interface Given<W extends World, Field> {
  /** Whatever tells it from the others; handed back. */
  readonly at: number;
  readonly position: Position<W, Field>;
  readonly order: Action;
}
/** An order that cost something against what could have been done. */
export interface Misstep {
  readonly at: number;
  /** Victory points that it lost, in the judge's eyes. */
  readonly loss: number;
  readonly given: Command;
  /** What should have been done instead, in turn. */
  readonly better: readonly Command[];
}

/** Decisions are sifted with a little effort and believed too easily; the worst of them are looked at again with ten times as much, and with care. */
const SIFTING: Omit<Effort, 'isLate' | 'looks'> = { surely: 0, least: 2 };
const CHECKING: Omit<Effort, 'isLate' | 'looks'> = { surely: 0.8, least: 5 };
const SIFTED = 3;
const SIFTING_SHARE = 0.2;
const CHECKING_SHARE = 2;
/** With fewer looks nothing is found in any game. */
const FEWEST_LOOKS = 1600;
/** Less than this is no mistake to speak of. */
const LEAST = 0.5;

/**
 * The worst decisions of a battle, worst first. It yields how much of the work is done, and returns them at the end; whoever runs it may stop
 * at any time. `decisions` gives one position after the other: each is looked at before the next is asked for.
 */
export function* worstDecisions<W extends World, Field>(
  decisions: () => Iterable<Given<W, Field>>,
  count: number,
  { seed = 1, most = 3 } = {},
): Generator<number, readonly Misstep[]> {
  const appraiser = appraiserFor<W, Field>();
  let lookout: Lookout<W, Field> | undefined;
  let room: Position<W, Field> | undefined;
  let root: Position<W, Field> | undefined;
  const weigh = ({ at, position, order }: Given<W, Field>, how: typeof SIFTING, share: number): Misstep => {
    room ??= position.twin();
    root ??= position.twin();
    lookout ??= new Lookout(position, appraiser(position.spec));
    root.copyFrom(position);
    const { looks } = lookout.appraiser.appraisal;
    const effort: Effort = { ...how, looks: Math.max(looks * share, FEWEST_LOOKS), isLate: () => false };
    const { best, loss } = searchPlans(root, room, lookout, chanceFrom(seed + at), effort, [], order);
    const [first] = best.orders;
    // What begins alike differs by a later order, which is weighed in its own place.
    if (first && same(first, order)) return { at, loss: 0, given: position.decode(order), better: [] };
    return { at, loss, given: position.decode(order), better: decodePlan(root, room, best.orders) };
  };
  const worst: Misstep[] = [];
  /** Decisions of one moment share a number: of each moment only the worst is told. */
  const momentOf = new Map<number, number>();
  let moments = 0;
  let last: number | undefined;
  let done = 0;
  for (const given of decisions()) {
    const isChoice = !given.position.isInside && given.position.actions.count > 1;
    if (isChoice) {
      const misstep = weigh(given, SIFTING, SIFTING_SHARE);
      const moment = lookout?.appraiser.appraisal.moment(given.position.field);
      if (moment !== last) moments++;
      last = moment;
      momentOf.set(given.at, moments);
      const rival = worst.findIndex(({ at }) => momentOf.get(at) === moments);
      if (misstep.loss >= LEAST && rival < 0) worst.push(misstep);
      else if (misstep.loss > (worst[rival]?.loss ?? Infinity)) worst[rival] = misstep;
      worst.sort((a, b) => b.loss - a.loss);
      worst.length = Math.min(worst.length, most * SIFTED);
    }
    yield (0.7 * ++done) / count;
  }
  const again = new Set(worst.map(({ at }) => at));
  const checked: Misstep[] = [];
  for (const given of decisions()) {
    if (!again.has(given.at)) continue;
    const misstep = weigh(given, CHECKING, CHECKING_SHARE);
    if (misstep.loss >= LEAST) checked.push(misstep);
    yield 0.7 + (0.3 * checked.length) / again.size;
  }
  return checked.sort((a, b) => b.loss - a.loss).slice(0, most);
}
