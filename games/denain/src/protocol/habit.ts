import { type ActionList, picker } from '@tambour/kernel';
import { actionFormation, actionHex, actionUnit } from '../model/action-view.ts';
import { type Field, unitAt } from '../model/state.ts';
import { VERB, VERB_TABLE } from '../model/verb.ts';

/** What a side does unless told, for odds of a whole assault and for "auto" in standing orders; `HABITS` says it in words. */
export function habit(g: Field, question: string, orders: ActionList): number {
  const { best, first, or, verb } = picker(orders);
  switch (question) {
    case 'lose':
      return best((o) => g.s.unit.cf[actionUnit(o)]!);
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
          return u >= 0 && g.w.unitFormation[u] === actionFormation(o);
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
