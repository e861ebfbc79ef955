import type { Command, Position, World } from '@tambour/kernel';
import type { Lookout } from './lookout.hot.ts';
import { type Plan, type Playing, playOn } from './plan.hot.ts';
import type { Found } from './plan-search.hot.ts';
import { lotsOf } from './trials.hot.ts';
import type { Outlook } from './why.ts';

const countOf = ({ values }: Plan): number => values.reduce((n: number, v) => n + Number(v !== undefined), 0);

/** What a plan that was found is expected to bring, and by which term. */
export function outlookOf<W extends World, Field>(
  root: Position<W, Field>,
  { appraiser }: Lookout<W, Field>,
  { best, obvious, gain }: Found,
): Outlook {
  const { terms } = appraiser.appraisal;
  const count = countOf(best);
  if (count === 0) return { gain, term: undefined, risk: 0 };
  // A plan is for what it brings over the obvious one; the obvious one for what it brings over now.
  const now = Float64Array.from(appraiser.parts(root, root.side));
  const others = countOf(obvious);
  let most = 0;
  let at = -1;
  for (let t = 0; t < terms.length; t++) {
    const measure = best === obvious ? now[t]! : obvious.parts[t]! / others;
    const moved = best.parts[t]! / count - measure;
    if (moved > most) {
      most = moved;
      at = t;
    }
  }
  const values = best.values.filter((v): v is number => v !== undefined);
  const mean = values.reduce((sum, v) => sum + v, 0) / count;
  return { gain, term: terms[at], risk: mean - Math.min(...values) };
}

/** The enemy's order that hurts most where the plan goes worst. */
export function fearedReply<W extends World, Field>(
  playing: Playing<W, Field>,
  plan: Plan,
  seed: number,
): Command | undefined {
  const { root, lookout } = playing;
  let worst = 0;
  let feared: Command | undefined;
  let last: { readonly value: number; readonly command: Command | undefined } | undefined;
  playOn(
    {
      ...playing,
      chance: lotsOf(seed),
      onOrder: (q, order) => {
        const value = lookout.appraiser.value(q, root.side);
        if (last?.command && value - last.value < worst) {
          worst = value - last.value;
          feared = last.command;
        }
        last = { value, command: q.side === root.side ? undefined : q.decode(order) };
      },
    },
    plan.orders,
    seed,
  );
  return feared;
}
