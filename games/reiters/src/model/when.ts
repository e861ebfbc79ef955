import type { Refusal, Text } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { VERBS, type Verb } from './verb.ts';
import { refusal } from './why.ts';

const t = (en: string, fr: string): Text => ({ en, fr });
const SETTING_UP = t('Pieces are placed before the battle only.', 'On ne place les pions qu’avant la bataille.');
const ORDERING = t(
  'Orders are changed in the orders sequence, before movement, with the advanced rules.',
  'On change les ordres dans la séquence d’ordres, avant le mouvement, avec les règles avancées.',
);
const MARCHING = t(
  'This belongs to the movement sequence of its own side; something else is asked now.',
  'Cela appartient à la séquence de mouvement de son camp ; on demande autre chose en ce moment.',
);
const REACTING = t(
  'A reaction answers enemies who came close, right after their movement sequence.',
  'Une réaction répond à l’ennemi qui s’est approché, juste après sa séquence de mouvement.',
);
const FIGHTING = t(
  'Attacks belong to the combat sequence of one’s own phase, after the reactions.',
  'Les attaques appartiennent à la séquence de combat de sa propre phase, après les réactions.',
);
const WITHIN = t(
  'This follows from a combat only, when it comes to that.',
  'Cela ne suit qu’un combat, quand on en arrive là.',
);
const REORGANISING = t(
  'Units reorganise at the end of the phase of their side.',
  'Les unités se réorganisent à la fin de la phase de leur camp.',
);
const OTHERWISE = t('This is not what is being asked now.', 'Ce n’est pas ce qui est demandé en ce moment.');

/** When each thing may be done: said to one who tries it at another moment. */
const WHEN: Readonly<Partial<Record<Verb, Text>>> = {
  place: SETTING_UP,
  exchange: SETTING_UP,
  post: SETTING_UP,
  ready: SETTING_UP,
  order: ORDERING,
  move: MARCHING,
  enter: MARCHING,
  leave: MARCHING,
  mount: MARCHING,
  dismount: MARCHING,
  detach: MARCHING,
  absorb: MARCHING,
  caracole: MARCHING,
  fire: REACTING,
  charge: REACTING,
  'give-way': REACTING,
  'slip-away': REACTING,
  'ride-off': REACTING,
  'fall-back': REACTING,
  attack: FIGHTING,
  bombard: FIGHTING,
  defend: WITHIN,
  engage: WITHIN,
  lose: WITHIN,
  retreat: WITHIN,
  follow: WITHIN,
  again: WITHIN,
  halt: WITHIN,
  advance: WITHIN,
  replace: WITHIN,
  reorganise: REORGANISING,
};

/** A command that answers another question than the one asked, under the rule of the one asked; and when it would be in place. */
export const wrongMoment = (rule: RuleId, verb: number): Refusal => refusal(rule, WHEN[VERBS[verb]!] ?? OTHERWISE);
