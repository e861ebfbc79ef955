import type { ZoneId } from '@tambour/boards';
import {
  type Action,
  asTarget,
  BadInput,
  countKind,
  type FieldForm,
  type FieldKind,
  listForm,
  namedKind,
  numberIn,
  onDie,
  pieceKinds,
  protocol,
  read,
  verbsOf,
  wordKind,
  yesKind,
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
import * as FIGHT from '../model/fight.ts';
import type { LeaderId, UnitId } from '../model/ids.ts';
import { leaderColumn } from '../model/leader.ts';
import { FIGHT_KIND, type Field } from '../model/state.ts';
import { VERBS, type Verb } from '../model/verb.ts';
import { ORDERS } from '../model/vocabulary.ts';
import { isNamed, MOST_NAMED, packWay, unpackWay } from '../rules/4-way.ts';
import { changeModifiers } from '../rules/10-orders.ts';
import { FIGHTS } from './later-parts.ts';

const PIECE = namedKind<Field>({
  find: (g, given) => numberIn(g.w.pieceIndex, given),
  names: (g) => g.w.pieces,
  what: 'a piece of this battle',
  piece: (_, piece) => piece,
});
const { UNIT, LEADER } = pieceKinds<UnitId, LeaderId, Field>();
/** A unit that something is done to: it does not act itself, and one points at it where it stands. */
const { piece: _, ...UNNAMED } = UNIT;
const TARGET: FieldKind<Field, string, UnitId> = { ...UNNAMED, place: (g, u) => g.s.unit.zone[u] };
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
/** Whether the charge is spent, and how many rounds are fought. */
const CHARGE = yesKind<Field>();
const ROUNDS = countKind<Field>(9);
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
      sums: (g, o) => FIGHTS.now.boutSum(g, FIGHT_KIND.close, FIGHT.attacker(g), actionUnit(o)),
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
    { sums: (g, o) => FIGHTS.now.boutSum(g, FIGHT_KIND.reactionFire, actionTarget(o), actionUnit(o)) },
  ),
  charge: plain(
    { unit: UNIT, target: TARGET },
    { sums: (g, o) => FIGHTS.now.boutSum(g, FIGHT_KIND.reactionCharge, actionTarget(o), actionUnit(o)) },
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
    sums: (g, o) => FIGHTS.now.boutSum(g, FIGHT_KIND.close, actionUnit(o), FIGHT.defender(g), isChargeSpent(o)),
  }),
  'ride-off': leaderTo,
  follow: leaderTo,
  replace: leaderTo,
  order: plain(
    { leader: LEADER, order: ORDER },
    { sums: (g, o) => onDie(changeModifiers(g, leaderColumn(g, actionLeader(o)), writtenOrder(o))) },
  ),
} satisfies Readonly<Record<Verb, unknown>>;

export const PROTOCOL = protocol(VERBS, RECORDS);
