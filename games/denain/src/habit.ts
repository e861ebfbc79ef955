import type { OrderList } from '@tambour/kernel';
import type { Field } from './state.ts';
import { unitAt } from './state.ts';
import { VERB } from './verb.ts';

/** Orders that end or turn down what is offered. */
export const DECLINES: readonly number[] = [VERB.ready, VERB.done, VERB.hold, VERB.stay, VERB.remain, VERB.go];

/**
 * The stated policy behind "odds of the whole assault" and behind "auto" in standing orders: fire in reaction whenever it
 * may be, lose from the strongest unit, retreat and run by the first of the best hexes, never sacrifice, leaders ride
 * along, advance when possible; an aide goes to a unit of his formation. Between procedures it ends the phase.
 */
export function habit(g: Field, question: string, orders: OrderList): number {
  const first = (fits: (i: number) => boolean): number => {
    for (let i = 0; i < orders.count; i++) if (fits(i)) return i;
    return -1;
  };
  const verb = (...verbs: number[]) => first((i) => verbs.includes(orders.verb(i)));
  const or = (...found: number[]): number => found.find((i) => i >= 0) ?? 0;
  switch (question) {
    case 'lose': {
      let best = 0;
      for (let i = 1; i < orders.count; i++)
        if (g.s.unit.cf[orders.at(i).a]! > g.s.unit.cf[orders.at(best).a]!) best = i;
      return best;
    }
    case 'react':
    case 'breach-react':
      return or(verb(VERB.react));
    case 'advance':
      return or(verb(VERB.advance), verb(VERB.breach));
    case 'leader-goes':
      return or(verb(VERB.follow));
    case 'aide':
      return or(
        first((i) => {
          const o = orders.at(i);
          const u = unitAt(g, o.b);
          return u >= 0 && g.w.unitFormation[u] === o.a;
        }),
      );
    case 'activate':
      return or(verb(VERB.go), verb(VERB.activate));
    case 'retreat':
    case 'retreat-next':
      return or(verb(VERB.retreat));
    default:
      return or(first((i) => DECLINES.includes(orders.verb(i))));
  }
}
