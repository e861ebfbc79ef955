import { type ActionList, picker } from '@tambour/kernel';
import { actionFormation, actionHex, actionUnit } from '../model/action-view.ts';
import { unitAt } from '../model/hex.ts';
import type { Field } from '../model/state.ts';
import { formationOf, strengthOf } from '../model/unit.ts';
import { VERB, VERB_TABLE } from '../model/verb.ts';

/** What a side does unless told, for odds of a whole assault and for "auto" in standing orders; `HABITS` says it in words. */
export function habit(g: Field, question: string, orders: ActionList): number {
  const { best, first, or, verb } = picker(orders);
  switch (question) {
    case 'lose':
      return best((o) => strengthOf(g, actionUnit(o)));
    case 'react':
    case 'breach-react':
      return or(verb(VERB.react));
    case 'advance':
      return or(verb(VERB.advance), verb(VERB.breach));
    case 'leader-goes':
      return or(verb(VERB.follow));
    case 'aide':
      return or(
        first((o) => {
          const u = unitAt(g, actionHex(o));
          return u >= 0 && formationOf(g, u) === actionFormation(o);
        }),
      );
    case 'activate':
      return or(verb(VERB.go), verb(VERB.activate));
    case 'retreat':
    case 'retreat-next':
      return or(verb(VERB.retreat));
    default:
      return or(first((o) => VERB_TABLE.declines(o.verb)));
  }
}
