import type { ActionList, Text } from '@tambour/kernel';
import { type Field, faceOf } from '../model/state.ts';
import { VERB, VERB_TABLE } from '../model/verb.ts';
import { OFF } from '../rules/7-retreat.ts';

/**
 * The stated policy behind "odds of the whole assault" and behind "auto" in standing orders: the strongest unit defends,
 * a loss is replaced by a retreat when that saves the unit, supports stay, leaders go along, the charge is spent, pikes
 * push twice, the second attack of a caracole is tried, winners advance. Between procedures it ends the sequence.
 */
export function habit(g: Field, question: string, orders: ActionList): number {
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
      return or(first((i) => VERB_TABLE.declines(orders.verb(i))));
  }
}

/** The same in words: what the side does at each question of a procedure. */
export const HABITS: Readonly<Record<string, Text>> = {
  defender: { en: 'defend with the strongest unit', fr: 'défend avec l’unité la plus forte' },
  engagement: {
    en: 'spend the charge, and push pikes for two rounds, whenever they may',
    fr: 'dépense la charge, et pousse les piques pendant deux rounds, dès que possible',
  },
  substitution: {
    en: 'retreat on the map instead of a loss only to save the last step',
    fr: 'recule sur la carte au lieu d’une perte seulement pour sauver le dernier pas',
  },
  'support-retreats': { en: 'keep supports in place', fr: 'laisse ses soutiens en place' },
  'leaders-follow': {
    en: 'let leaders go with those who retreat',
    fr: 'laisse les chefs suivre ceux qui reculent',
  },
  'give-way': { en: 'give way to the first zone allowed', fr: 'cède vers la première zone permise' },
  'second-attack': {
    en: 'try the second attack of a caracole',
    fr: 'tente la seconde attaque de la caracole',
  },
  advance: { en: 'advance with all they may', fr: 'avance avec tout ce qui le peut' },
  replacement: {
    en: 'replace a lost leader in the first zone allowed',
    fr: 'remplace un chef perdu dans la première zone permise',
  },
};
