import { type Action, type CommandOf, onDie, protocol, verbsOf } from '@tambour/kernel';
import { actionFacing, actionHex, actionUnit, combinedWords, packVia, viaOf, WITH_GUNS } from '../model/action-view.ts';
import { unitId } from '../model/ids.ts';
import { activeFormation, brigadierOf, type Field, facingOf, fightHex, marchCount } from '../model/state.ts';
import { VERBS, type Verb } from '../model/verb.ts';
import { attack, continueOn } from './attack-verbs.ts';
import { charge } from './charge-verb.ts';
import { BRIDGE, CORPS, FACING, FORMATION, HEX, LEADER, PIECE, UNIT, UNITS, VIA, YES } from './field-kinds.ts';
import { FIGHTS } from './fights.ts';

const { plain, packed } = verbsOf<Field>();
const action = (verb: number, a = 0, b = 0, c = 0, d = 0): Action => ({ verb, a, b, c, d });
const standsIn = (g: Field, o: Action): number | undefined => g.s.unit.hex[actionUnit(o)];
/** The hex that the march under way is about to enter. */
const hexAhead = (g: Field): number | undefined =>
  marchCount(g) > 0 ? FIGHTS.now.nextHex(g, marchCount(g) - 1) : undefined;
const inTheFight = { place: (g: Field) => fightHex(g) };
const shot = { sums: (g: Field, o: Action) => onDie(FIGHTS.now.shotModifiers(g, o)) };
/** The brigadier of the formation at work, as a piece. */
const brigadierPiece = (g: Field): number => {
  const f = activeFormation(g);
  return f < 0 || brigadierOf(g, f) < 0 ? -1 : g.w.units + brigadierOf(g, f);
};

const bare = plain({});
const unit = plain({ unit: UNIT }, { place: standsIn });
const formation = plain({ formation: FORMATION });
const leaderTo = plain({ leader: LEADER, to: HEX });
const unitToFacing = plain({ unit: UNIT, to: HEX, facing: FACING });
/** A march, by hexes that it names if it does. */
const march = packed({
  fields: { unit: UNIT, to: HEX },
  optional: { facing: FACING, via: VIA },
  plain: ['unit', 'to', 'facing'],
  pack: (g: Field, c, verb) => action(verb, c.unit, c.to, c.facing ?? facingOf(g, c.unit), c.via ? packVia(c.via) : 0),
  unpack: (_, o) =>
    o.d === 0 ? undefined : { unit: actionUnit(o), to: actionHex(o), facing: actionFacing(o), via: viaOf(o) },
});

/** How each command is written, and what stands in its action. */
const RECORDS = {
  reserve: formation,
  done: bare,
  activate: plain({ corps: CORPS }),
  massed: plain({ leader: LEADER }),
  pass: bare,
  begin: formation,
  finish: bare,
  attach: unit,
  alone: bare,
  try: plain(
    {},
    {
      piece: brigadierPiece,
      sums: (g) => (brigadierPiece(g) < 0 ? [] : onDie(FIGHTS.now.ordersSum(g, activeFormation(g)))),
    },
  ),
  wait: plain({}, { piece: brigadierPiece }),
  move: march,
  strategic: march,
  enter: packed({
    fields: { piece: PIECE, to: HEX },
    optional: { facing: FACING, strategic: YES },
    pack: (_: Field, c, verb) => action(verb, c.piece, c.to, c.facing ?? 0, c.strategic ? 1 : 0),
    unpack: (g, o) =>
      o.a >= g.w.units
        ? { piece: o.a, to: actionHex(o) }
        : { piece: o.a, to: actionHex(o), facing: actionFacing(o), strategic: o.d === 1 ? true : undefined },
    piece: (_, o) => o.a,
    place: (_, o) => actionHex(o),
  }),
  lead: leaderTo,
  fire: packed({
    fields: { unit: UNIT, at: HEX },
    optional: { facing: FACING },
    plain: ['unit', 'at', 'facing'],
    pack: (g: Field, c, verb) => action(verb, c.unit, c.at, c.facing ?? FIGHTS.now.facingToFire(g, c.unit, c.at)),
    unpack: () => undefined,
    ...shot,
  }),
  combine: packed({
    fields: { units: UNITS, at: HEX },
    pack(g: Field, c, verb) {
      const words = FIGHTS.now.wordsOf(g, c.units);
      const group = FIGHTS.now.groupOf(g, ...words);
      // Whoever cannot be one of them leaves nobody: for the rules to refuse.
      const [first] = group;
      const isWhole = first !== undefined && c.units.every((u) => group.includes(u));
      return isWhole ? action(verb, first, c.at, ...words) : action(verb, c.units[0] ?? 0, c.at);
    },
    unpack: (g, o) => ({ units: FIGHTS.now.groupOf(g, ...combinedWords(o)), at: actionHex(o) }),
    piece: (_, o) => actionUnit(o),
    concerns: (g, o, piece) => FIGHTS.now.groupOf(g, ...combinedWords(o)).includes(unitId(piece)),
    place: (_, o) => actionHex(o),
    ...shot,
  }),
  square: packed({
    fields: { unit: UNIT },
    optional: { guns: YES },
    plain: ['unit'],
    pack: (_: Field, c, verb) => action(verb, c.unit, c.guns ? WITH_GUNS : 0),
    unpack: (_, o) => (o.b === WITH_GUNS ? { unit: actionUnit(o), guns: true } : undefined),
    place: standsIn,
  }),
  unsquare: unit,
  top: unit,
  shoot: plain({ unit: UNIT, at: HEX }, shot),
  attack,
  charge,
  join: charge,
  split: plain({ unit: UNIT, target: HEX }),
  go: bare,
  rally: plain({ unit: UNIT, facing: FACING }, { place: standsIn }),
  demolish: plain({ bridge: BRIDGE }),
  withdraw: unitToFacing,
  counter: plain({ unit: UNIT }, { place: hexAhead }),
  react: plain({ unit: UNIT, at: HEX }, shot),
  hold: bare,
  lose: unit,
  retreat: unitToFacing,
  spread: plain({ unit: UNIT, to: HEX }),
  back: unit,
  face: plain({ facing: FACING }, inTheFight),
  storm: plain({}, inTheFight),
  continue: continueOn,
  stay: bare,
  recover: unit,
  release: formation,
  ride: leaderTo,
} satisfies Readonly<Record<Verb, unknown>>;

/** Every command a player can give, as it stands in a record. */
export type RisorgimentoCommand = CommandOf<typeof RECORDS>;

export const PROTOCOL = protocol(VERBS, RECORDS);
