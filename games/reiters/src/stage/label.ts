import type { Command, Text } from '@tambour/kernel';
import { list, standingWords } from '@tambour/stage';
import { FRONT } from '../front.ts';
import { saidColumn, saidPiece } from '../model/names.ts';
import { armOf, type Field } from '../model/state.ts';
import { ORDER_WORDS } from '../model/texts.ts';
import type { Verb } from '../model/verb.ts';
import { CAVALRY, type OrderName } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { subject } from './agreement.ts';
import { inZone, theZone, toZone } from './place-words.ts';
import { asked } from './question.ts';
import { endWords, engageWords } from './verb-words.ts';

/** A record may give zones as numbers. */
const zoneOf = (v: unknown): string => (typeof v === 'number' ? String(v).padStart(3, '0') : String(v));

/** Horse rides, foot marches; argoulets as they stand, where the field is known. */
function isRidden(w: ReitersWorld, id: string, g: Field | undefined): boolean {
  const piece = w.pieceIndex.get(id) ?? w.units;
  return piece >= w.units || (g ? armOf(g, piece) : w.unit[piece]!.front.arm) === CAVALRY;
}

/**
 * The whole order as a person would say it, legal or not. Where the field it is given on is known, leaders are called by
 * who they are now, and an end by what it ends.
 */
export function label(w: ReitersWorld, c: Command, g?: Field): Text {
  if (c.type === 'standing') return standingWords(FRONT.standing, c);
  if (c.type === 'hidden') return say('label.hidden');
  const verb = c.type as Verb;
  const id = String(c.piece ?? c.unit ?? c.leader);
  const who = () => subject(w, id, g);
  const named = (v: unknown): Text => saidPiece(w, String(v), g);
  switch (verb) {
    case 'ready':
    case 'lose':
    case 'halt':
      return say(`label.${verb}`);
    case 'leave':
    case 'mount':
    case 'dismount':
    case 'detach':
    case 'absorb':
    case 'caracole':
    case 'defend':
    case 'again':
    case 'reorganise':
      return say(`label.${verb}`, who());
    case 'place':
    case 'post':
    case 'replace':
      return say(`label.${verb}`, { ...who(), at: inZone(w, zoneOf(c.to)) });
    case 'ride-off':
    case 'fall-back':
    case 'retreat':
    case 'follow':
      return say(`label.${verb}`, { ...who(), to: toZone(w, zoneOf(c.to)) });
    case 'fire':
    case 'charge':
    case 'bombard':
      return say(`label.${verb}`, { ...who(), target: named(c.target) });
    case 'give-way':
    case 'slip-away':
      return say(`label.${verb}`, { ...who(), zone: theZone(w, zoneOf(c.from)) });
    case 'enter':
      return say('label.enter', { ...who(), zone: theZone(w, zoneOf(c.to)) });
    case 'attack':
      return say('label.attack', { ...who(), zone: theZone(w, zoneOf(c.at)) });
    case 'move': {
      const via = Array.isArray(c.via) ? c.via.map(zoneOf) : undefined;
      return say('label.move', {
        ...who(),
        isRidden: isRidden(w, id, g),
        to: toZone(w, zoneOf(c.to)),
        isDirect: via?.length === 0,
        via: via?.join(', ') ?? '',
      });
    }
    case 'exchange':
      return say('label.exchange', { both: list([named(c.unit), named(c.with)]) });
    case 'order':
      return orderWords(w, c, g);
    case 'engage':
      return say('label.engage', { ...who(), how: engageWords(c, g) });
    case 'advance': {
      const question = g && asked(g);
      const to = question?.name === 'advance' ? toZone(w, w.zoneNames[question.frame[2]]!) : '';
      return say('label.advance', { ...who(), to });
    }
    case 'done':
      return endWords(g);
  }
}

/** 10.2b The other side learns only that a change is tried. */
function orderWords(w: ReitersWorld, c: Command, g: Field | undefined): Text {
  const id = String(c.leader);
  const l = w.leaderIds.indexOf(id);
  const column = l < 0 ? say('label.hisColumn') : saidColumn(w, w.columnIds[w.leaderColumn[l]!]!);
  const order = ORDER_WORDS[c.order as OrderName];
  const who = saidPiece(w, id, g);
  return order === undefined ? say('label.order', { who, column }) : say('label.newOrder', { who, column, order });
}
