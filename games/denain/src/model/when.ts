import type { Refusal, Text } from '@tambour/kernel';
import type { RuleId } from '../../data/rule-ids.ts';
import { VERBS, type Verb } from './verb.ts';
import { refusal } from './why.ts';

/** When each thing may be done: said to one who tries it at another moment. */
const SETTING_UP: Text = {
  en: 'Pieces are placed before the battle only.',
  fr: 'On ne place les pions qu’avant la bataille.',
};
const MARCHING: Text = {
  en: 'Marching belongs to the movement half of the activation of its formation, in phase C; something else is asked now.',
  fr: 'La marche appartient à la partie mouvement de l’activation de sa formation, en phase C ; on demande autre chose en ce moment.',
};
const FIGHTING: Text = {
  en: 'Attacks belong to the combat half of the activation of its formation, in phase C; batteries fire in phase B too. Something else is asked now.',
  fr: 'Les attaques appartiennent à la partie combat de l’activation de sa formation, en phase C ; les batteries tirent aussi en phase B. On demande autre chose en ce moment.',
};
const ACTIVATING: Text = {
  en: 'A formation is named when its side has the hand, in phase C, before anything of it moves.',
  fr: 'On nomme une formation quand son camp a la main, en phase C, avant que rien n’en bouge.',
};
const COMMANDING: Text = {
  en: 'Commanders-in-chief ride in phase D.',
  fr: 'Les commandants en chef chevauchent en phase D.',
};
const BREACHING: Text = {
  en: 'A work is attacked by a unit of the acting formation that stands before it, in its own time; something else is asked now.',
  fr: 'Un ouvrage est attaqué par une unité de la formation active placée devant lui, en son temps ; on demande autre chose en ce moment.',
};
const REACTING: Text = {
  en: 'Reaction fire answers a shock, before it is resolved.',
  fr: 'Le tir de réaction répond à un choc, avant sa résolution.',
};
const SUFFERING: Text = {
  en: 'This follows from a combat only, when its result asks for it.',
  fr: 'Cela ne suit qu’un combat, quand le résultat le demande.',
};
const OTHERWISE: Text = {
  en: 'This is not what is being asked now.',
  fr: 'Ce n’est pas ce qui est demandé en ce moment.',
};

const WHEN: Readonly<Partial<Record<Verb, Text>>> = {
  place: SETTING_UP,
  ready: SETTING_UP,
  move: MARCHING,
  enter: MARCHING,
  lead: MARCHING,
  haul: MARCHING,
  fire: FIGHTING,
  shock: FIGHTING,
  sweep: FIGHTING,
  breach: BREACHING,
  activate: ACTIVATING,
  go: ACTIVATING,
  ride: COMMANDING,
  react: REACTING,
  hold: REACTING,
  lose: SUFFERING,
  retreat: SUFFERING,
  sacrifice: SUFFERING,
  displace: SUFFERING,
  run: SUFFERING,
  face: SUFFERING,
  advance: SUFFERING,
  stay: SUFFERING,
  follow: SUFFERING,
  remain: SUFFERING,
  flee: SUFFERING,
};

/** A command that answers another question than the one asked, under the rule of the one asked; and when it would be in place. */
export const wrongMoment = (rule: RuleId, verb: number): Refusal => refusal(rule, WHEN[VERBS[verb]!] ?? OTHERWISE);
