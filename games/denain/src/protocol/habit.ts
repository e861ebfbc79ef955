import type { ActionList, Text } from '@tambour/kernel';
import type { Field } from '../model/state.ts';
import { unitAt } from '../model/state.ts';
import { VERB, VERB_TABLE } from '../model/verb.ts';

/**
 * The stated policy behind "odds of the whole assault" and behind "auto" in standing orders: fire in reaction whenever it
 * may be, lose from the strongest unit, retreat and run by the first of the best hexes, never sacrifice, leaders ride
 * along, advance when possible; an aide goes to a unit of his formation. Between procedures it ends the phase.
 */
export function habit(g: Field, question: string, orders: ActionList): number {
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
      return or(first((i) => VERB_TABLE.declines(orders.verb(i))));
  }
}

const FIRES: Text = { en: 'fire in reaction whenever they may', fr: 'tire en réaction dès que possible' };
const FIRST_BEST: Text = {
  en: 'retreat to the first of the best hexes, giving up no unit',
  fr: 'recule vers le premier des meilleurs hexagones, sans sacrifier d’unité',
};

/** The same in words: what the side does at each question of a procedure. */
export const HABITS: Readonly<Record<string, Text>> = {
  react: FIRES,
  'breach-react': FIRES,
  lose: { en: 'take losses from the strongest unit', fr: 'prend les pertes sur l’unité la plus forte' },
  retreat: FIRST_BEST,
  'retreat-next': FIRST_BEST,
  displace: {
    en: 'make way to the first of the best hexes, giving up no unit',
    fr: 'cède la place vers le premier des meilleurs hexagones, sans sacrifier d’unité',
  },
  'rout-step': { en: 'run to the first of the best hexes', fr: 'fuit vers le premier des meilleurs hexagones' },
  'rout-facing': {
    en: 'turn routed units to the first facing allowed',
    fr: 'tourne ses fuyards selon la première orientation permise',
  },
  advance: { en: 'advance, or breach, whenever they may', fr: 'avance, ou ouvre une brèche, dès que possible' },
  'leader-goes': { en: 'let leaders go with their unit', fr: 'laisse les chefs suivre leur unité' },
  'leader-flees': {
    en: 'bring a surprised leader to the first of the nearest friends',
    fr: 'mène un chef surpris vers les premiers des amis les plus proches',
  },
  aide: {
    en: 'place an aide with a unit of his formation',
    fr: 'place l’aide de camp auprès d’une unité de sa formation',
  },
};
