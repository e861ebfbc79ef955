import type { Command, Text } from '@tambour/kernel';
import { a } from '@tambour/stage';
import { saidPiece } from '../model/names.ts';
import { CHARGE, type Field, has } from '../model/state.ts';
import type { StepName } from '../model/step-id.ts';
import { ORDER_WORDS } from '../model/texts.ts';
import type { Verb } from '../model/verb.ts';
import type { OrderName } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { asked } from './question.ts';

const say = (en: string, fr: string): Text => ({ en, fr });

/** What "done" ends, by the question it answers. */
const ENDS: Readonly<Partial<Record<StepName, Text>>> = {
  orders: say('Leave the orders and move', 'En rester là et passer au mouvement'),
  movement: say('End movement', 'Terminer le mouvement'),
  reaction: say('No more reactions', 'Plus de réaction'),
  combat: say('End the combats', 'Terminer les combats'),
  'support-retreats': say('The supports stand', 'Les soutiens tiennent'),
  'leaders-follow': say('The leaders stay', 'Les chefs restent'),
  advance: say('No further advance', 'Ne plus avancer'),
  replacement: say('Nobody is left to lead', 'Il ne reste personne à commander'),
  reorganisation: say('End the phase', 'Terminer la phase'),
};
const END: Text = say('Go on', 'Poursuivre');
export const endWords = (g: Field | undefined): Text => {
  const question = g && asked(g)?.name;
  return (question && ENDS[question]) ?? END;
};

/** Short imperatives; French buttons speak in the infinitive. */
const VERB_WORDS: Readonly<Record<Verb, Text>> = {
  place: say('Place', 'Placer'),
  exchange: say('Change places', 'Échanger'),
  post: say('Post enfants perdus', 'Poster des enfants perdus'),
  ready: say('Ready', 'Prêt'),
  order: say('Change the order', 'Changer l’ordre'),
  move: say('March', 'Marcher'),
  enter: say('Enter', 'Entrer'),
  leave: say('Leave the map', 'Quitter la carte'),
  mount: say('Mount', 'Monter à cheval'),
  dismount: say('Dismount', 'Mettre pied à terre'),
  detach: say('Send out enfants perdus', 'Détacher des enfants perdus'),
  absorb: say('Rejoin the parent unit', 'Rejoindre l’unité mère'),
  caracole: say('Form for a caracole', 'Se former pour la caracole'),
  fire: say('Fire in reaction', 'Tirer en réaction'),
  charge: say('Charge in reaction', 'Charger en réaction'),
  'give-way': say('Give way', 'Céder le terrain'),
  'slip-away': say('Slip away', 'S’esquiver'),
  'ride-off': say('Ride off', 'S’éloigner'),
  'fall-back': say('Fall back', 'Se replier'),
  attack: say('Attack', 'Attaquer'),
  bombard: say('Fire', 'Tirer'),
  defend: say('Defend', 'Défendre'),
  engage: say('Engage', 'Engager le combat'),
  lose: say('Take the loss', 'Subir la perte'),
  retreat: say('Retreat', 'Reculer'),
  follow: say('Go along', 'Suivre'),
  again: say('Attack again', 'Attaquer encore'),
  halt: say('Leave it at that', 'S’en tenir là'),
  advance: say('Advance', 'Avancer'),
  replace: say('Take over', 'Prendre le commandement'),
  reorganise: say('Reorganise', 'Réorganiser'),
  done: END,
};

/** 7.4.1e 7.9d What the attacker settles before the die: the charge if there is one to spend, the rounds if there is a choice. */
export function engageWords(command: Command, g: Field | undefined): Text | undefined {
  const u = g?.w.pieceIndex.get(String(command.unit));
  const hasCharge = g !== undefined && u !== undefined && u < g.w.units && has(g, u, CHARGE);
  const parts: Text[] = [];
  if (command.charge === true) parts.push(say('spend the charge', 'donner la charge'));
  else if (hasCharge) parts.push(say('keep the charge', 'garder la charge'));
  if (Number(command.rounds ?? 1) > 1) parts.push(say('two rounds', 'deux rounds'));
  if (parts.length === 0) return undefined;
  return say(parts.map((t) => t.en).join(', '), parts.map((t) => t.fr).join(', '));
}

/** The verb alone, for a button beside the piece and the place; with whom it strikes, where several stand in one place. */
export function verbWords(w: ReitersWorld, command: Command, g?: Field): Text {
  const words = VERB_WORDS[command.type as Verb];
  const target = (id: unknown): Text => saidPiece(w, String(id), g);
  switch (command.type as Verb) {
    case 'done':
      return endWords(g);
    case 'order': {
      const order = ORDER_WORDS[command.order as OrderName];
      return order === undefined ? words : say(`Order: ${order.en}`, `Ordre : ${order.fr}`);
    }
    case 'exchange': {
      const other = target(command.with);
      return say(`Change places with ${other.en}`, `Échanger avec ${other.fr}`);
    }
    case 'fire':
    case 'bombard': {
      const whom = target(command.target);
      return say(`${words.en} at ${whom.en}`, `${words.fr} sur ${whom.fr}`);
    }
    case 'charge': {
      const whom = target(command.target);
      return say(`Charge ${whom.en} in reaction`, `Charger ${whom.fr} en réaction`);
    }
    case 'absorb': {
      const u = w.pieceIndex.get(String(command.unit)) ?? 0;
      const parent = w.unitParent[u] ?? -1;
      if (parent < 0) return words;
      const home = target(w.unitIds[parent]!);
      return say(`Rejoin ${home.en}`, `Se rallier ${a(home.fr)}`);
    }
    case 'engage': {
      const how = engageWords(command, g);
      return how === undefined ? words : say(`${words.en}: ${how.en}`, `${words.fr} : ${how.fr}`);
    }
    case 'retreat':
      return command.to === 'off' ? say('Retreat off the map', 'Reculer hors de la carte') : words;
    default:
      return words ?? say('Order', 'Ordre');
  }
}
