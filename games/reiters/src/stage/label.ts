import { type Command, type Text, unreachable } from '@tambour/kernel';
import { de, list, sentence, standingWords } from '@tambour/stage';
import { FRONT } from '../front.ts';
import { saidColumn, saidPiece } from '../model/names.ts';
import type { Field } from '../model/state.ts';
import { armOf } from '../model/state.ts';
import { ORDER_WORDS } from '../model/texts.ts';
import type { Verb } from '../model/verb.ts';
import { CAVALRY, type OrderName } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { does, type Forms } from './agreement.ts';
import { inZone, theZone, toZone } from './place-words.ts';
import { asked } from './question.ts';
import { endWords, engageWords } from './verb-words.ts';

/** Commands that say all by their type. */
const BARE = {
  ready: { en: 'The set-up is done', fr: 'Mise en place terminée' },
  lose: { en: 'Take the loss', fr: 'Subir la perte' },
  halt: { en: 'Leave it at one attack', fr: 'S’en tenir à une attaque' },
} as const satisfies Readonly<Record<string, Text>>;
const HIDDEN: Text = { en: 'An order that is not shown', fr: 'Un ordre qui n’est pas montré' };

/** A record may give zones as numbers. */
const zoneOf = (v: unknown): string => (typeof v === 'number' ? String(v).padStart(3, '0') : String(v));

/** Horse rides, foot marches; argoulets as they stand, where the field is known. */
function goes(w: ReitersWorld, id: string, g: Field | undefined): Text {
  const piece = w.pieceIndex.get(id) ?? w.units;
  const isRidden = piece >= w.units || (g ? armOf(g, piece) : w.unit[piece]!.front.arm) === CAVALRY;
  return isRidden
    ? does(w, id, ['rides', 'ride'], ['chevauche', 'chevauchent'])
    : does(w, id, ['marches', 'march'], ['marche', 'marchent']);
}

/**
 * The whole order as a person would say it, legal or not. Where the field it is given on is known, leaders are called by
 * who they are now, and an end by what it ends.
 */
export function label(w: ReitersWorld, command: Command, g?: Field): Text {
  if (command.type === 'standing') return standingWords(FRONT.standing, command);
  if (command.type === 'hidden') return HIDDEN;
  const c = command;
  const named = (v: unknown): Text => saidPiece(w, String(v), g);
  const does_ = (v: unknown, en: Forms, fr: Forms): Text => does(w, String(v), en, fr);
  const says = (v: unknown, verb: Text, tail: Text = { en: '', fr: '' }): Text => {
    const who = named(v);
    const end = (text: string): string => (text === '' ? '' : ` ${text}`);
    return sentence(`${who.en} ${verb.en}${end(tail.en)}`, `${who.fr} ${verb.fr}${end(tail.fr)}`);
  };
  const to = toZone(w, zoneOf(c.to));
  switch (c.type as Verb) {
    case 'place':
      return says(
        c.piece,
        does_(c.piece, ['takes post', 'take post'], ['prend position', 'prennent position']),
        inZone(w, zoneOf(c.to)),
      );
    case 'exchange': {
      const both = list([named(c.unit), named(c.with)]);
      return sentence(`${both.en} change places`, `${both.fr} échangent leurs places`);
    }
    case 'post':
      return says(
        c.unit,
        does_(
          c.unit,
          ['posts enfants perdus', 'post enfants perdus'],
          ['poste des enfants perdus', 'postent des enfants perdus'],
        ),
        inZone(w, zoneOf(c.to)),
      );
    case 'order':
      return orderWords(w, c, g);
    case 'move': {
      const via = Array.isArray(c.via) ? c.via.map(zoneOf) : undefined;
      const on =
        via === undefined
          ? to
          : via.length === 0
            ? { en: `directly ${to.en}`, fr: `directement ${to.fr}` }
            : { en: `${to.en}, by way of ${via.join(', ')}`, fr: `${to.fr}, par ${via.join(', ')}` };
      return says(c.piece, goes(w, String(c.piece), g), on);
    }
    case 'enter': {
      const at = theZone(w, zoneOf(c.to));
      return says(c.piece, does_(c.piece, ['enters', 'enter'], ['entre', 'entrent']), {
        en: `the map in ${at.en}`,
        fr: `sur la carte par ${at.fr}`,
      });
    }
    case 'leave':
      return says(
        c.piece,
        does_(c.piece, ['leaves the map', 'leave the map'], ['quitte la carte', 'quittent la carte']),
      );
    case 'mount':
      return says(c.unit, does_(c.unit, ['mounts', 'mount'], ['monte à cheval', 'montent à cheval']));
    case 'dismount':
      return says(c.unit, does_(c.unit, ['dismounts', 'dismount'], ['met pied à terre', 'mettent pied à terre']));
    case 'detach':
      return says(
        c.unit,
        does_(
          c.unit,
          ['sends out enfants perdus', 'send out enfants perdus'],
          ['détache des enfants perdus', 'détachent des enfants perdus'],
        ),
      );
    case 'absorb':
      return says(c.unit, does_(c.unit, ['goes back', 'go back'], ['rentre', 'rentrent']), {
        en: 'to the ranks of the parent unit',
        fr: 'dans les rangs de l’unité mère',
      });
    case 'caracole':
      return says(
        c.unit,
        does_(
          c.unit,
          ['forms for a caracole', 'form for a caracole'],
          ['se forme pour la caracole', 'se forment pour la caracole'],
        ),
      );
    case 'fire':
      return says(c.unit, does_(c.unit, ['fires', 'fire'], ['tire', 'tirent']), {
        en: `in reaction at ${named(c.target).en}`,
        fr: `en réaction sur ${named(c.target).fr}`,
      });
    case 'charge':
      return says(c.unit, does_(c.unit, ['charges', 'charge'], ['charge', 'chargent']), {
        en: `${named(c.target).en} in reaction`,
        fr: `${named(c.target).fr} en réaction`,
      });
    case 'give-way':
      return says(
        c.unit,
        does_(c.unit, ['gives way', 'give way'], ['cède le terrain', 'cèdent le terrain']),
        before(w, c),
      );
    case 'slip-away':
      return says(c.unit, does_(c.unit, ['slips away', 'slip away'], ['s’esquive', 's’esquivent']), before(w, c));
    case 'ride-off':
      return says(c.leader, { en: 'rides off', fr: 's’éloigne' }, to);
    case 'fall-back':
      return says(c.unit, does_(c.unit, ['falls back', 'fall back'], ['se replie', 'se replient']), to);
    case 'attack': {
      const at = theZone(w, zoneOf(c.at));
      return says(c.unit, does_(c.unit, ['attacks', 'attack'], ['attaque', 'attaquent']), {
        en: at.en,
        fr: at.fr,
      });
    }
    case 'bombard':
      return says(c.unit, does_(c.unit, ['fires', 'fire'], ['tire', 'tirent']), {
        en: `at ${named(c.target).en}`,
        fr: `sur ${named(c.target).fr}`,
      });
    case 'defend':
      return says(
        c.unit,
        does_(c.unit, ['meets the attack', 'meet the attack'], ['soutient l’attaque', 'soutiennent l’attaque']),
      );
    case 'engage': {
      const how = engageWords(c, g);
      const verb = does_(c.unit, ['engages', 'engage'], ['engage le combat', 'engagent le combat']);
      const said = says(c.unit, verb);
      return how === undefined ? said : { en: `${said.en}: ${how.en}`, fr: `${said.fr} : ${how.fr}` };
    }
    case 'retreat':
      return says(c.unit, does_(c.unit, ['retreats', 'retreat'], ['recule', 'reculent']), to);
    case 'follow':
      return says(c.leader, { en: 'goes along', fr: 'suit' }, to);
    case 'again':
      return says(c.unit, does_(c.unit, ['attacks', 'attack'], ['attaque', 'attaquent']), {
        en: 'a second time',
        fr: 'une seconde fois',
      });
    case 'advance': {
      const zone = g && asked(g);
      const into = zone?.name === 'advance' ? toZone(w, w.zoneNames[zone.frame[2]]!) : undefined;
      return says(c.piece, does_(c.piece, ['advances', 'advance'], ['avance', 'avancent']), into);
    }
    case 'replace':
      return says(c.leader, { en: 'takes over', fr: 'prend le commandement' }, inZone(w, zoneOf(c.to)));
    case 'reorganise':
      return says(
        c.unit,
        does_(
          c.unit,
          ['tries to reorganise', 'try to reorganise'],
          ['tente de se réorganiser', 'tentent de se réorganiser'],
        ),
      );
    case 'done':
      return endWords(g);
    case 'ready':
    case 'lose':
    case 'halt':
      return BARE[c.type as keyof typeof BARE];
    default:
      return unreachable(c.type as never);
  }
}

const before = (w: ReitersWorld, c: Command): Text => {
  const zone = theZone(w, zoneOf(c.from));
  return { en: `before ${zone.en}`, fr: `devant ${zone.fr}` };
};

/** 10.2b The other side learns only that a change is tried. */
function orderWords(w: ReitersWorld, c: Command, g: Field | undefined): Text {
  const id = String(c.leader);
  const who = saidPiece(w, id, g);
  const l = w.leaderIds.indexOf(id);
  const of = l < 0 ? { en: 'his column', fr: 'sa colonne' } : saidColumn(w, w.columnIds[w.leaderColumn[l]!]!);
  const order = ORDER_WORDS[c.order as OrderName];
  return order === undefined
    ? sentence(`${who.en} tries to change the order of ${of.en}`, `${who.fr} tente de changer l’ordre ${de(of.fr)}`)
    : sentence(
        `${who.en} tries a new order for ${of.en}: ${order.en}`,
        `${who.fr} tente un nouvel ordre pour ${of.fr} : ${order.fr}`,
      );
}
