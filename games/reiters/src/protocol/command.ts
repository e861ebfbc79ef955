import { type Action, BadInput, type Command, read } from '@tambour/kernel';
import type { Field } from '../model/state.ts';
import { VERB, VERBS, type Verb } from '../model/verb.ts';
import { ORDERS } from '../model/vocabulary.ts';
import type { ReitersWorld } from '../model/world.ts';
import { isNamed, MOST_NAMED, packWay, unpackWay } from '../rules/4-way.ts';
import { OFF } from '../rules/7-retreat.ts';

const type = read.oneOf(...VERBS);
const loose = read.object({ type }, {}, 'loose');
const id = read.string(40);
const bad = (path: string, reason: string): never => {
  throw new BadInput(path, reason);
};
/** The way was called so up to version 0.3; every game says `via`. */
const formerVia: read.Reader<never> = (_, path) => bad(path, 'is called via: name the zones of the way in that field');

function readersOf(w: ReitersWorld) {
  const zone: read.Reader<number> = (v, path) => {
    const label = typeof v === 'number' ? String(v).padStart(3, '0') : id(v, path);
    return w.zoneIndex.get(label) ?? bad(path, `${JSON.stringify(v)} is not a zone of the map`);
  };
  const zoneOrOff: read.Reader<number> = (v, path) => (v === 'off' ? OFF : zone(v, path));
  const piece: read.Reader<number> = (v, path) =>
    w.pieceIndex.get(id(v, path)) ?? bad(path, `${JSON.stringify(v)} is not a piece of this battle`);
  const unit: read.Reader<number> = (v, path) => {
    const found = piece(v, path);
    return found < w.units ? found : bad(path, `${JSON.stringify(v)} is not a unit of this battle`);
  };
  const leader: read.Reader<number> = (v, path) => {
    const found = piece(v, path) - w.units;
    return found >= 0 && found < w.leaders ? found : bad(path, `${JSON.stringify(v)} is not a leader of this battle`);
  };
  return {
    bare: read.object({ type }),
    pieceTo: read.object({ type, piece, to: zone }),
    move: read.object({ type, piece, to: zone }, { via: read.list(zone, MOST_NAMED), by: formerVia }),
    piece: read.object({ type, piece }),
    exchange: read.object({ type, unit, with: unit }),
    unit: read.object({ type, unit }),
    unitTo: read.object({ type, unit, to: zone }),
    unitFrom: read.object({ type, unit, from: zone }),
    unitAt: read.object({ type, unit, at: zone }),
    target: read.object({ type, unit, target: unit }),
    engage: read.object({ type, unit }, { charge: read.boolean, rounds: read.integer(1, 9) }),
    retreat: read.object({ type, unit, to: zoneOrOff }),
    leaderTo: read.object({ type, leader, to: zone }),
    order: read.object({ type, leader, order: read.oneOf(...ORDERS) }),
  };
}
const readers = new WeakMap<ReitersWorld, ReturnType<typeof readersOf>>();
const order = (verb: number, a = 0, b = 0, c = 0, d = 0): Action => ({ verb, a, b, c, d });

/** Reads a command and turns it into integers; throws `BadInput` that names the field. */
export function encode(g: Field, command: unknown): Action {
  let r = readers.get(g.w);
  if (!r) {
    r = readersOf(g.w);
    readers.set(g.w, r);
  }
  const kind: Verb = loose(command, '').type;
  const verb = VERB[kind];
  switch (kind) {
    case 'ready':
    case 'done':
    case 'lose':
    case 'halt':
      r.bare(command, '');
      return order(verb);
    case 'place':
    case 'enter': {
      const c = r.pieceTo(command, '');
      return order(verb, c.piece, c.to);
    }
    case 'move': {
      const c = r.move(command, '');
      const [x, y] = c.via ? packWay(c.via) : [0, 0];
      return order(verb, c.piece, c.to, x, y);
    }
    case 'leave':
    case 'advance':
      return order(verb, r.piece(command, '').piece);
    case 'exchange': {
      const c = r.exchange(command, '');
      return order(verb, c.unit, c.with);
    }
    case 'mount':
    case 'dismount':
    case 'detach':
    case 'absorb':
    case 'caracole':
    case 'defend':
    case 'again':
    case 'reorganise':
      return order(verb, r.unit(command, '').unit);
    case 'post':
    case 'fall-back': {
      const c = r.unitTo(command, '');
      return order(verb, c.unit, c.to);
    }
    case 'give-way':
    case 'slip-away': {
      const c = r.unitFrom(command, '');
      return order(verb, c.unit, c.from);
    }
    case 'attack': {
      const c = r.unitAt(command, '');
      return order(verb, c.unit, c.at);
    }
    case 'fire':
    case 'charge':
    case 'bombard': {
      const c = r.target(command, '');
      return order(verb, c.unit, c.target);
    }
    case 'engage': {
      const c = r.engage(command, '');
      return order(verb, c.unit, c.charge ? 1 : 0, c.rounds ?? 1);
    }
    case 'retreat': {
      const c = r.retreat(command, '');
      return order(verb, c.unit, c.to);
    }
    case 'ride-off':
    case 'follow':
    case 'replace': {
      const c = r.leaderTo(command, '');
      return order(verb, c.leader, c.to);
    }
    case 'order': {
      const c = r.order(command, '');
      return order(verb, c.leader, ORDERS.indexOf(c.order));
    }
  }
}

/** The same the other way. */
export function decode(g: Field, o: Action): Command {
  const { w } = g;
  const kind = VERBS[o.verb]!;
  const piece = w.pieces[o.a]!;
  const zone = o.b === OFF ? 'off' : w.zoneNames[o.b]!;
  switch (kind) {
    case 'ready':
    case 'done':
    case 'lose':
    case 'halt':
      return { type: kind };
    case 'place':
    case 'enter':
      return { type: kind, piece, to: zone };
    case 'move': {
      const move = { type: kind, piece, to: zone };
      return isNamed(o) ? { ...move, via: unpackWay(o).map((z) => w.zoneNames[z]!) } : move;
    }
    case 'leave':
    case 'advance':
      return { type: kind, piece };
    case 'exchange':
      return { type: kind, unit: piece, with: w.pieces[o.b]! };
    case 'mount':
    case 'dismount':
    case 'detach':
    case 'absorb':
    case 'caracole':
    case 'defend':
    case 'again':
    case 'reorganise':
      return { type: kind, unit: piece };
    case 'post':
    case 'fall-back':
    case 'retreat':
      return { type: kind, unit: piece, to: zone };
    case 'give-way':
    case 'slip-away':
      return { type: kind, unit: piece, from: zone };
    case 'attack':
      return { type: kind, unit: piece, at: zone };
    case 'fire':
    case 'charge':
    case 'bombard':
      return { type: kind, unit: piece, target: w.pieces[o.b]! };
    case 'engage':
      return { type: kind, unit: piece, charge: o.b === 1, rounds: o.c };
    case 'ride-off':
    case 'follow':
    case 'replace':
      return { type: kind, leader: w.leaderIds[o.a]!, to: zone };
    case 'order':
      return { type: kind, leader: w.leaderIds[o.a]!, order: ORDERS[o.b]! };
  }
}

const OF_NOBODY: readonly number[] = [VERB.ready, VERB.done, VERB.lose, VERB.halt];
const OF_LEADER: readonly number[] = [VERB['ride-off'], VERB.follow, VERB.replace, VERB.order];
/** The piece an order speaks of, or -1. */
export const pieceOf = (g: Field, o: Action): number =>
  OF_NOBODY.includes(o.verb) ? -1 : OF_LEADER.includes(o.verb) ? g.w.units + o.a : o.a;
