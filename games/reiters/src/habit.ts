import type { OrderList } from '@tambour/kernel';
import { OFF } from './rules/7-retreat.ts';
import { type Field, faceOf } from './state.ts';
import { VERB } from './verb.ts';

/** Orders that end or turn down what is offered. */
export const DECLINES: readonly number[] = [VERB.ready, VERB.done, VERB.halt];

/**
 * The stated policy behind "odds of the whole assault" and behind "auto" in standing orders: the strongest unit defends,
 * a loss is replaced by a retreat when that saves the unit, supports stay, leaders go along, the charge is spent, pikes
 * push twice, the second attack of a caracole is tried, winners advance. Between procedures it ends the sequence.
 */
export function habit(g: Field, question: string, orders: OrderList): number {
  const first = (fits: (i: number) => boolean): number => {
    for (let i = 0; i < orders.count; i++) if (fits(i)) return i;
    return -1;
  };
  const verb = (...verbs: number[]) => first((i) => verbs.includes(orders.verb(i)));
  const or = (...found: number[]): number => found.find((i) => i >= 0) ?? 0;
  switch (question) {
    case 'defender': {
      let best = 0;
      for (let i = 1; i < orders.count; i++)
        if (faceOf(g, orders.at(i).a).fc > faceOf(g, orders.at(best).a).fc) best = i;
      return best;
    }
    case 'substitution': {
      const dp = g.s.fight.defender[0]!;
      const isLast = g.s.unit.steps[dp] === 1;
      const away = first((i) => orders.verb(i) === VERB.retreat && orders.at(i).b !== OFF);
      return isLast ? or(away, verb(VERB.lose)) : or(verb(VERB.lose));
    }
    case 'engagement': {
      let best = 0;
      for (let i = 1; i < orders.count; i++) {
        const [a, b] = [orders.at(i), orders.at(best)];
        if (a.b + a.c > b.b + b.c) best = i;
      }
      return best;
    }
    case 'give-way':
      return 0;
    case 'leaders-follow':
      return or(verb(VERB.follow));
    case 'second-attack':
      return or(verb(VERB.again));
    case 'advance':
      return or(verb(VERB.advance));
    case 'replacement':
      return or(verb(VERB.replace));
    default:
      return or(first((i) => DECLINES.includes(orders.verb(i))));
  }
}
