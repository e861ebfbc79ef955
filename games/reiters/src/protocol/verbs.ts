import type { ZoneId } from '@tambour/boards';
import {
  type Action,
  asTarget,
  BadInput,
  type CommandOf,
  type FieldForm,
  type FieldKind,
  listForm,
  namedKind,
  numberIn,
  onDie,
  protocol,
  read,
  verbsOf,
  wordKind,
} from '@tambour/kernel';
import {
  actionLeader,
  actionPiece,
  actionTarget,
  actionUnit,
  actionZone,
  isChargeSpent,
  OFF,
  writtenOrder,
} from '../model/action-view.ts';
import { leaderId } from '../model/ids.ts';
import { CLOSE, type Field, REACTION_CHARGE, REACTION_FIRE } from '../model/state.ts';
import { VERBS, type Verb } from '../model/verb.ts';
import { ORDERS } from '../model/vocabulary.ts';
import { isNamed, MOST_NAMED, packWay, unpackWay } from '../rules/4-way.ts';
import { changeModifiers } from '../rules/10-orders.ts';
import { FIGHTS } from './fights.ts';

const PIECE = namedKind<Field>({
  find: (g, given) => numberIn(g.w.pieceIndex, given),
  names: (g) => g.w.pieces,
  what: 'a piece of this battle',
  piece: (_, piece) => piece,
});
/** A piece of one sort, counted among its own; any other piece is said to be none. */
const pieceAmong = (what: string, ownNumber: (g: Field, piece: number) => number | undefined) => ({
  find(g: Field, given: unknown) {
    const piece = PIECE.find(g, given);
    return piece === undefined ? undefined : ownNumber(g, piece);
  },
  read(g: Field, given: unknown, path: string) {
    const own = ownNumber(g, PIECE.read(g, given, path));
    if (own === undefined) throw new BadInput(path, `${JSON.stringify(given)} is not ${what}`);
    return own;
  },
});
const UNIT: FieldKind<Field, string> = {
  ...pieceAmong('a unit of this battle', (g, piece) => (piece < g.w.units ? piece : undefined)),
  write: PIECE.write,
  piece: (_, u) => u,
};
const LEADER: FieldKind<Field, string> = {
  ...pieceAmong('a leader of this battle', (g, piece) =>
    piece >= g.w.units && piece < g.w.units + g.w.leaders ? leaderId(piece - g.w.units) : undefined,
  ),
  write: (g, l) => g.w.leaderIds[l]!,
  piece: (g, l) => g.w.units + l,
};
/** A unit that something is done to: it does not act itself, and one points at it where it stands. */
const { piece: _, ...UNNAMED } = UNIT;
const TARGET: FieldKind<Field, string> = { ...UNNAMED, place: (g, u) => g.s.unit.zone[u] };
const ZONE = namedKind<Field, ZoneId>({
  find: (g, given) => numberIn(g.w.zoneIndex, given),
  names: (g) => g.w.zoneNames,
  what: 'a zone of the map',
  digits: 3,
  place: (_, zone) => zone,
});
/** A zone, or off the map. */
const ZONE_OR_OFF: FieldKind<Field, string, ZoneId> = {
  find: (g, given) => (given === 'off' ? OFF : ZONE.find(g, given)),
  read: (g, given, path) => (given === 'off' ? OFF : ZONE.read(g, given, path)),
  write: (g, zone) => (zone === OFF ? 'off' : ZONE.write(g, zone)),
  place: (_, zone) => (zone === OFF ? undefined : zone),
};
const ORDER = wordKind<Field, (typeof ORDERS)[number]>(ORDERS, read.oneOf(...ORDERS));
/** Whether the charge is spent. */
const CHARGE: FieldKind<Field, boolean> = {
  find: (_, given) => (typeof given === 'boolean' ? Number(given) : undefined),
  read: (_, given, path) => Number(read.boolean(given, path)),
  write: (_, n) => n === 1,
};
const MOST_ROUNDS = 9;
const ROUND_NUMBERS = new Set(Array.from({ length: MOST_ROUNDS }, (_, i) => i + 1));
const rounds = read.integer(1, MOST_ROUNDS);
const ROUNDS: FieldKind<Field, number> = {
  find: (_, given) => (typeof given === 'number' && ROUND_NUMBERS.has(given) ? given : undefined),
  read: (_, given, path) => rounds(given, path),
  write: (_, n) => n,
};
/** The way was called so up to version 0.3; every game says `via`. */
const FORMER_VIA: FieldForm<Field, never, never> = {
  read(_, __, path) {
    throw new BadInput(path, 'is called via: name the zones of the way in that field');
  },
  write: (_, never) => never,
};

const { plain, packed } = verbsOf<Field>();
const action = (verb: number, a = 0, b = 0, c = 0, d = 0): Action => ({ verb, a, b, c, d });
const fightZone = (g: Field): number | undefined => g.s.fight.to[0];

const bare = plain({});
const pieceTo = plain({ piece: PIECE, to: ZONE });
const unit = plain({ unit: UNIT });
const unitTo = plain({ unit: UNIT, to: ZONE });
const unitFrom = plain({ unit: UNIT, from: ZONE });
const leaderTo = plain({ leader: LEADER, to: ZONE });

/** How each command is written, and what stands in its action. */
const RECORDS = {
  ready: bare,
  done: bare,
  lose: bare,
  halt: bare,
  place: pieceTo,
  enter: pieceTo,
  move: packed({
    fields: { piece: PIECE, to: ZONE },
    optional: { via: listForm(ZONE, MOST_NAMED), by: FORMER_VIA },
    plain: ['piece', 'to'],
    pack(_: Field, { piece, to, via }, verb) {
      const [x, y] = via ? packWay(via) : [0, 0];
      return action(verb, piece, to, x, y);
    },
    unpack: (_, o) => (isNamed(o) ? { piece: actionPiece(o), to: actionZone(o), via: unpackWay(o) } : undefined),
  }),
  leave: plain({ piece: PIECE }),
  advance: plain({ piece: PIECE }),
  exchange: plain({ unit: UNIT, with: TARGET }),
  mount: unit,
  dismount: unit,
  detach: unit,
  absorb: unit,
  caracole: unit,
  defend: plain(
    { unit: UNIT },
    {
      place: (g, o) => g.s.unit.zone[actionUnit(o)],
      sums: (g, o) => FIGHTS.now.boutSum(g, CLOSE, g.s.fight.attacker[0]!, actionUnit(o)),
    },
  ),
  again: plain({ unit: UNIT }, { place: fightZone }),
  reorganise: unit,
  post: unitTo,
  'fall-back': unitTo,
  retreat: plain({ unit: UNIT, to: ZONE_OR_OFF }),
  'give-way': unitFrom,
  'slip-away': unitFrom,
  attack: plain({ unit: UNIT, at: ZONE }, { sums: (g, o) => FIGHTS.now.attackSum(g, actionUnit(o), actionZone(o)) }),
  fire: plain(
    { unit: UNIT, target: TARGET },
    { sums: (g, o) => FIGHTS.now.boutSum(g, REACTION_FIRE, actionTarget(o), actionUnit(o)) },
  ),
  charge: plain(
    { unit: UNIT, target: TARGET },
    { sums: (g, o) => FIGHTS.now.boutSum(g, REACTION_CHARGE, actionTarget(o), actionUnit(o)) },
  ),
  bombard: plain(
    { unit: UNIT, target: TARGET },
    { sums: (g, o) => asTarget(FIGHTS.now.shotItems(g, actionUnit(o), actionTarget(o))) },
  ),
  engage: packed({
    fields: { unit: UNIT },
    optional: { charge: CHARGE, rounds: ROUNDS },
    plain: ['unit', 'charge', 'rounds'],
    pack: (_: Field, c, verb) => action(verb, c.unit, c.charge ?? 0, c.rounds ?? 1),
    unpack: () => undefined,
    place: fightZone,
    sums: (g, o) => FIGHTS.now.boutSum(g, CLOSE, actionUnit(o), g.s.fight.defender[0]!, isChargeSpent(o)),
  }),
  'ride-off': leaderTo,
  follow: leaderTo,
  replace: leaderTo,
  order: plain(
    { leader: LEADER, order: ORDER },
    { sums: (g, o) => onDie(changeModifiers(g, g.w.leaderColumn[actionLeader(o)]!, writtenOrder(o))) },
  ),
} satisfies Readonly<Record<Verb, unknown>>;

/** Every command a player can give, as it stands in a record. */
export type ReitersCommand = CommandOf<typeof RECORDS>;

export const PROTOCOL = protocol(VERBS, RECORDS);
