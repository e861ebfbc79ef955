import { type Action, type Position, seedDice, type Text, type World } from '@tambour/kernel';
import type { Leaning } from './appraiser.hot.ts';
import { Lookout } from './lookout.hot.ts';
import { decodePlan } from './plan.hot.ts';
import { type Effort, searchPlans } from './plan-search.hot.ts';
import { fairPlayer, type Player } from './player.ts';
import { appraiserFor, type WeightsBy } from './sergeant.ts';

export const CAPTAIN: Effort = { looks: 0, plans: 12, known: 120, surely: 0.8, isLate: () => false };

/** What is left of a plan, and the position in which it goes on. */
interface Underway {
  readonly hash: string;
  readonly side: number;
  readonly orders: readonly Action[];
  readonly why: Text;
}
const TODO: Text = { en: '', fr: '' };

/** Plans whole activations or phases, and follows a plan until a die falls, something is revealed or the enemy acts. */
export function captainPlayer<W extends World, Field>(
  how: Partial<Effort> & { readonly times?: number } = {},
  leaning: Leaning = {},
  by: WeightsBy = 'fitted',
): Player<W, Field> {
  const appraiser = appraiserFor<W, Field>(leaning, by);
  let lookout: Lookout<W, Field> | undefined;
  let room: Position<W, Field> | undefined;
  let root: Position<W, Field> | undefined;
  let underway: Underway | undefined;

  return fairPlayer((position, chance) => {
    const { actions, side } = position;
    if (actions.count === 1) return { index: 0, why: TODO };
    if (room?.world !== position.world || room.spec !== position.spec || !lookout || !root) {
      room = position.twin();
      root = position.twin();
      lookout = new Lookout(position, appraiser(position.spec));
      underway = undefined;
    }
    const { appraisal } = lookout.appraiser;
    if (position.isInside || appraisal.moment(position.field) < 0) {
      lookout.gains.turnPage();
      const index = lookout.best(position, chance, { known: 120, proposals: 8, throws: 12 })[0]!;
      return { index, why: TODO };
    }
    const remember = (order: Action, rest: readonly Action[], why: Text): void => {
      underway = undefined;
      const q = room!;
      q.copyFrom(position);
      seedDice(q.state.dice.word, 1);
      q.play(order);
      if (q.rolled.length === 0 && !q.revealed && !q.over && q.side === side)
        underway = { hash: q.hash, side, orders: rest, why };
    };
    const before = underway;
    if (before && before.side === side && before.hash === position.hash) {
      for (let i = 0; i < before.orders.length; i++) {
        const order = before.orders[i]!;
        const index = actions.find(order);
        if (index < 0) continue;
        remember(order, before.orders.slice(i + 1), before.why);
        return { index, why: before.why };
      }
    }
    root.copyFrom(position);
    const effort = { ...CAPTAIN, ...how, looks: (how.looks ?? appraisal.looks) * (how.times ?? 1) };
    const { best, gain } = searchPlans(root, room, lookout, chance, effort, before?.orders);
    const order = best.orders[0];
    const index = order ? actions.find(order) : -1;
    if (!order || index < 0) {
      underway = undefined;
      return { index: lookout.best(position, chance, { known: 120, proposals: 8, throws: 12 })[0]!, why: TODO };
    }
    const plan = decodePlan(root, room, best.orders);
    remember(order, best.orders.slice(1), TODO);
    return { index, why: TODO, thought: { plan, gain } };
  });
}
