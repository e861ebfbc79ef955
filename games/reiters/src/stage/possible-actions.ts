import { ActionList, type Text } from '@tambour/kernel';
import type { Field } from '../model/state.ts';
import { VERBS, type Verb } from '../model/verb.ts';
import { STEPS } from '../rules/steps.ts';
import { asked } from './question.ts';

const t = (en: string, fr: string): Text => ({ en, fr });

/** What is done, without the piece and the place. */
const DEEDS: Readonly<Record<Verb, Text>> = {
  place: t('take post elsewhere', 'changer de poste'),
  exchange: t('change places', 'changer de place avec une autre'),
  post: t('post enfants perdus', 'poster des enfants perdus'),
  ready: t('begin', 'commencer'),
  order: t('change the order', 'changer l’ordre'),
  move: t('move', 'se déplacer'),
  enter: t('come onto the map', 'entrer en carte'),
  leave: t('leave the map', 'quitter la carte'),
  mount: t('mount', 'monter à cheval'),
  dismount: t('dismount', 'mettre pied à terre'),
  detach: t('send out enfants perdus', 'détacher des enfants perdus'),
  absorb: t('rejoin', 'rejoindre l’unité mère'),
  caracole: t('caracole', 'faire la caracole'),
  fire: t('fire', 'tirer'),
  charge: t('charge', 'charger'),
  'give-way': t('give way', 'céder le terrain'),
  'slip-away': t('slip away', 's’esquiver'),
  'ride-off': t('ride off', 's’éloigner'),
  'fall-back': t('fall back', 'reculer'),
  attack: t('attack', 'attaquer'),
  bombard: t('fire', 'tirer'),
  defend: t('defend', 'défendre'),
  engage: t('engage', 'engager le combat'),
  lose: t('take the loss', 'prendre la perte'),
  retreat: t('retreat', 'se retirer'),
  follow: t('go along', 'suivre'),
  again: t('attack again', 'attaquer encore'),
  halt: t('leave it at that', 'en rester là'),
  advance: t('advance', 'avancer'),
  replace: t('take over', 'prendre le commandement'),
  reorganise: t('reorganise', 'se réorganiser'),
  done: t('end', 'terminer'),
};

/** What a piece may be ordered to do at the question at hand, by deed, with the number of ways; nothing if others are asked. */
export function possible(g: Field, piece: number, side: number): Text[] {
  const question = asked(g);
  if (question === undefined || question.side !== side) return [];
  const step = STEPS.find((s) => s.name === question.name);
  if (step === undefined || !('list' in step)) return [];
  const out = new ActionList();
  step.list(g, out, piece, ...question.frame);
  const counts = new Map<number, number>();
  for (let i = 0; i < out.count; i++) counts.set(out.verb(i), (counts.get(out.verb(i)) ?? 0) + 1);
  if (counts.size === 0) return [t('No order is possible now.', 'Aucun ordre possible pour l’instant.')];
  const each = (language: 'en' | 'fr'): string =>
    [...counts].map(([verb, count]) => `${DEEDS[VERBS[verb]!][language]}${count > 1 ? ` (${count})` : ''}`).join(', ');
  return [t(`Orders possible now: ${each('en')}.`, `Ordres possibles : ${each('fr')}.`)];
}
