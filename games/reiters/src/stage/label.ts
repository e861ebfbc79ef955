import type { Command, Text } from '@tambour/kernel';
import { list, standingWords } from '@tambour/stage';
import { FRONT } from '../front.ts';
import { unitId } from '../model/ids.ts';
import { saidColumn, saidPiece } from '../model/names.ts';
import { armOf, type Field } from '../model/state.ts';
import { ORDER_WORDS } from '../model/texts.ts';
import type { Verb } from '../model/verb.ts';
import { CAVALRY, type OrderName } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { say } from '../texts/say.ts';
import { agreement, subject } from './agreement.ts';
import { inZone, theZone, toZone } from './place-words.ts';
import { asked } from './question.ts';
import { endWords, engageWords } from './verb-words.ts';

/** A record may give zones as numbers. */
const zoneOf = (v: unknown): string => (typeof v === 'number' ? String(v).padStart(3, '0') : String(v));

/** Horse rides, foot marches; argoulets as they stand, where the field is known. */
function isRidden(w: ReitersWorld, id: string, g: Field | undefined): boolean {
  const piece = w.pieceIndex.get(id) ?? w.units;
  return piece >= w.units || (g ? armOf(g, unitId(piece)) : w.unit[piece]!.front.arm) === CAVALRY;
}

/** What the text `label.<verb>` may name: each is made of the fields of the command when the text asks for it. */
function named(w: ReitersWorld, c: Command, g: Field | undefined) {
  const id = String(c.piece ?? c.unit ?? c.leader);
  return {
    get who() {
      return saidPiece(w, id, g);
    },
    ...agreement(w, id),
    get at() {
      return inZone(w, zoneOf(c.to));
    },
    get to() {
      return toZone(w, zoneOf(c.to));
    },
    get zone() {
      return theZone(w, zoneOf(c.at ?? c.from ?? c.to));
    },
    get target() {
      return saidPiece(w, String(c.target), g);
    },
  };
}

/**
 * The whole order as a person would say it, legal or not: `label.<verb>` filled in with the fields of the command, and more
 * for a few. Where the field it is given on is known, leaders are called by who they are now, and an end by what it ends.
 */
export function label(w: ReitersWorld, c: Command, g?: Field): Text {
  if (c.type === 'standing') return standingWords(FRONT.standing, c);
  if (c.type === 'hidden') return say('label.hidden');
  const verb = c.type as Verb;
  const id = String(c.piece ?? c.unit ?? c.leader);
  switch (verb) {
    case 'move': {
      const via = Array.isArray(c.via) ? c.via.map(zoneOf) : undefined;
      return say('label.move', {
        ...subject(w, id, g),
        isRidden: isRidden(w, id, g),
        to: toZone(w, zoneOf(c.to)),
        isDirect: via?.length === 0,
        via: via?.join(', ') ?? '',
      });
    }
    case 'exchange':
      return say('label.exchange', { both: list([c.unit, c.with].map((unit) => saidPiece(w, String(unit), g))) });
    case 'order':
      return orderWords(w, c, g);
    case 'engage':
      return say('label.engage', { ...subject(w, id, g), how: engageWords(c, g) });
    case 'advance': {
      const question = g && asked(g);
      const to = question?.name === 'advance' ? toZone(w, w.zoneNames[question.frame[2]]!) : '';
      return say('label.advance', { ...subject(w, id, g), to });
    }
    case 'done':
      return endWords(g);
    default:
      return say(`label.${verb}`, named(w, c, g));
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
