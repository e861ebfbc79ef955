import type { World } from './game.ts';
import { STANDING_ANSWERS } from './game.ts';
import { chanceOfHarm } from './odds.ts';
import type { Playable } from './playable.ts';
import { itemAt } from './present.ts';

/** Chances are sums of fractions: what is exactly likely enough must not fail by the last bit. */
const NEAR = 1e-6;

/**
 * What a side's standing order makes of the question now asked: an index into the legal orders.
 * always: the answer most likely to hurt; never: turn the offer down; chance: only if likely enough; auto: the game's
 * plain habit. A standing order that cannot be carried out (nothing to turn down) falls back to the habit, so that
 * play never stalls on it. It is weighed by what the side may know: an order given beforehand sees no more than its giver.
 */
export function standingAnswer<W extends World, Field>(
  position: Playable<W, Field>,
  code: number,
  percent: number,
): number {
  const answer = STANDING_ANSWERS[code];
  const p = position.seenBy(position.side);
  const { actions, spec, field } = p;
  const habit = () => spec.habit(field, p.question ?? '', p.side, actions);
  if (answer === undefined || answer === 'ask') return -1;
  if (answer === 'auto') return habit();
  let decline = -1;
  for (let i = 0; i < actions.count && decline < 0; i++) if (spec.declines(field, actions.at(i))) decline = i;
  if (answer === 'never') return decline < 0 ? habit() : decline;
  let best = -1;
  let bestChance = -1;
  const side = p.side;
  const all = Array.from({ length: actions.count }, (_, i) => actions.at(i));
  // With one way to say yes, "always" needs no calculation.
  if (answer === 'always' && all.length === 2 && decline >= 0) return 1 - decline;
  for (let i = 0; i < all.length; i++) {
    if (i === decline) continue;
    const chance = chanceOfHarm(p, itemAt(all, i), side);
    if (chance > bestChance) {
      best = i;
      bestChance = chance;
    }
  }
  if (best < 0) return decline < 0 ? habit() : decline;
  if (answer === 'chance' && bestChance * 100 < percent - NEAR) return decline < 0 ? habit() : decline;
  return best;
}
