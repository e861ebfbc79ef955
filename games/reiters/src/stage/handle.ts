import type { Action } from '@tambour/kernel';
import type { Handle, HandleKind } from '@tambour/stage';
import { type Field, isHope } from '../model/state.ts';
import { VERBS, type Verb } from '../model/verb.ts';
import { decode, pieceOf } from '../protocol/command.ts';
import { EXIT_COST } from '../rules/4-map-edge.ts';
import { OFF } from '../rules/7-retreat.ts';
import { addingGuns, attackSupports, shotSupports } from '../rules/7-sum.ts';
import { label } from './label.ts';
import { isRolled } from './rolls-dice.ts';
import { verbWords } from './verb-words.ts';
import { costOf, walk } from './walk.ts';
import { advanceZone, backCost } from './way.ts';

const KIND: Readonly<Record<Verb, HandleKind>> = {
  place: 'place',
  exchange: 'place',
  post: 'place',
  ready: 'decline',
  order: 'choose',
  move: 'move',
  enter: 'move',
  leave: 'choose',
  mount: 'choose',
  dismount: 'choose',
  detach: 'choose',
  absorb: 'choose',
  caracole: 'choose',
  fire: 'attack',
  charge: 'attack',
  'give-way': 'choose',
  'slip-away': 'choose',
  'ride-off': 'move',
  'fall-back': 'move',
  attack: 'attack',
  bombard: 'attack',
  defend: 'choose',
  engage: 'choose',
  lose: 'choose',
  retreat: 'move',
  follow: 'move',
  again: 'attack',
  halt: 'decline',
  advance: 'move',
  replace: 'place',
  reorganise: 'choose',
  done: 'decline',
};

/** Where it goes, or what it strikes: the zone to point at. */
function zoneOf(g: Field, o: Action): number | undefined {
  const { s } = g;
  switch (VERBS[o.verb]!) {
    case 'place':
    case 'post':
    case 'move':
    case 'enter':
    case 'give-way':
    case 'slip-away':
    case 'ride-off':
    case 'fall-back':
    case 'attack':
    case 'follow':
    case 'replace':
      return o.b;
    case 'retreat':
      return o.b === OFF ? undefined : o.b;
    case 'exchange':
    case 'fire':
    case 'charge':
    case 'bombard':
      return s.unit.zone[o.b];
    case 'engage':
    case 'again':
      return s.fight.to[0];
    case 'defend':
      return s.unit.zone[o.a];
    case 'advance':
      return advanceZone(g);
    default:
      return undefined;
  }
}

/** Points it takes, where there are any. */
function costOfOrder(g: Field, o: Action): number | undefined {
  const { movement } = g.w.charts;
  switch (VERBS[o.verb]!) {
    case 'move':
    case 'enter': {
      const way = walk(g, o);
      return way && costOf(way);
    }
    case 'fall-back':
      return isHope(g, o.a) ? 0 : backCost(g, o);
    case 'leave':
      return EXIT_COST;
    case 'mount':
    case 'dismount':
      return movement.mountOrDismount;
    case 'detach':
      return movement.createForlornHope;
    case 'absorb':
      return movement.absorbForlornHope;
    default:
      return undefined;
  }
}

/** 7.4.4a 7.8d Who adds to an attack or a shot: it costs them their own. */
function alongWith(g: Field, o: Action): readonly number[] {
  switch (VERBS[o.verb]!) {
    case 'attack':
      return attackSupports(g, o.a);
    case 'bombard':
      return [...shotSupports(g, o.a, o.b), ...addingGuns(g, o.a, o.b)];
    default:
      return [];
  }
}

/** A legal order as something to take hold of. */
export function handle(g: Field, o: Action): Handle {
  const { w } = g;
  const command = decode(g, o);
  const piece = pieceOf(g, o);
  const zone = zoneOf(g, o);
  const cost = costOfOrder(g, o);
  const along = alongWith(g, o).map((u) => w.unitIds[u]!);
  return {
    command,
    kind: KIND[VERBS[o.verb]!],
    label: label(w, command, g),
    verb: verbWords(w, command, g),
    ...(piece < 0 ? {} : { piece: w.pieces[piece]! }),
    ...(along.length === 0 ? {} : { along }),
    ...(zone === undefined ? {} : { place: w.zoneNames[zone]! }),
    ...(cost === undefined ? {} : { cost }),
    isRolled: isRolled(g, o),
  };
}
