import type { HexId } from '@tambour/boards';
import { type Action, type CommandOf, onDie, protocol, verbsOf } from '@tambour/kernel';
import * as of from '../model/action-view.ts';
import { hexesAround, unitAt } from '../model/hex.ts';
import { leaderId, type UnitId, unitId } from '../model/ids.ts';
import type { Field } from '../model/state.ts';
import { facingOf, formationOf, hexOf } from '../model/unit.ts';
import { VERBS, type Verb } from '../model/verb.ts';
import { NOWHERE } from '../model/vocabulary.ts';
import { gates, isOpenEntry, isSecond } from '../rules/13-entry-hexes.ts';
import { NO_FACING } from '../rules/13-set-up.ts';
import { NAMED_RIDES } from '../rules/named-rides.ts';
import { FACING, FORMATION, GUNS, HEX, HEXES, LEADER, OCCUPANT, PIECE, UNIT, UNITS, VIA } from './field-kinds.ts';
import { FIGHTS, NAMED_WAYS } from './later-parts.ts';

const { plain, packed, variant } = verbsOf<Field>();
const action = (verb: number, a = 0, b = 0, c = 0, d = 0): Action => ({ verb, a, b, c, d });

const bare = plain({});
const unitTo = plain({ unit: UNIT, to: HEX });
const leader = plain({ leader: LEADER });
const standsIn = (g: Field, o: Action): number | undefined => g.s.unit.hex[of.actionUnit(o)];
/** A leader's ride, by a way of his own if he names one. */
const ride = packed({
  fields: { leader: LEADER, to: HEX },
  optional: { via: VIA },
  plain: ['leader', 'to'],
  pack: (g: Field, c, verb) =>
    action(verb, c.leader, c.to, 0, c.via ? NAMED_RIDES.now.readRide(g, verb, c.leader, c.to, c.via) : 0),
  unpack: (g, o) =>
    of.namedWay(o)
      ? { leader: of.actionLeader(o), to: of.actionHex(o), via: NAMED_RIDES.now.rideWords(g, o) }
      : undefined,
});
const shockForecast = (g: Field, attackers: readonly UnitId[], hexes: readonly HexId[]) => {
  const targets = hexes.map((h) => unitAt(g, h)).filter((u) => u >= 0);
  return targets.length > 0 ? FIGHTS.now.shockSums(FIGHTS.now.sumShock(g, attackers, targets)) : [];
};

/** How each command is written, and what stands in its action. */
const RECORDS = {
  ready: bare,
  done: bare,
  first: bare,
  second: bare,
  go: bare,
  hold: bare,
  stay: bare,
  place: packed({
    fields: { piece: PIECE, to: HEX },
    optional: { facing: FACING },
    plain: ['piece', 'to', 'facing'],
    pack: (g: Field, { piece, to, facing }, verb) =>
      action(verb, piece, to, piece >= g.w.units ? NO_FACING : (facing ?? facingOf(g, unitId(piece)))),
    unpack: (g, o) => (of.placedPiece(o) >= g.w.units ? { piece: of.placedPiece(o), to: of.actionHex(o) } : undefined),
  }),
  activate: plain({ formation: FORMATION }),
  move: packed({
    fields: { unit: UNIT, to: HEX },
    optional: { facing: FACING, guns: GUNS, via: VIA },
    plain: ['unit', 'to', 'facing'],
    pack(g: Field, c, verb) {
      const named = c.via && NAMED_WAYS.now.readMarch(g, c.unit, c.guns === true, c.to, c.facing, c.via);
      const end = named?.facing ?? c.facing ?? facingOf(g, c.unit);
      return action(verb, c.unit, c.to, end | (c.guns ? of.WITH_GUNS : 0), named?.code ?? 0);
    },
    unpack(g, o) {
      if (!of.takesGuns(o) && !of.namedWay(o)) return undefined;
      const u = of.actionUnit(o);
      const guns = of.takesGuns(o) ? true : undefined;
      const via = of.namedWay(o)
        ? NAMED_WAYS.now.marchWords(g, hexOf(g, u), facingOf(g, u), of.namedWay(o))
        : undefined;
      return { unit: u, to: of.actionHex(o), facing: of.moveFacing(o), guns, via };
    },
  }),
  enter: packed({
    fields: { unit: UNIT, at: HEX, to: HEX, facing: FACING },
    optional: { via: VIA },
    pack(g: Field, c, verb) {
      const code = gateCode(g, c.unit, c.at, c.to);
      const named = c.via ? NAMED_WAYS.now.readEntry(g, c.unit, code, c.at, c.to, c.facing, c.via) : 0;
      return action(verb, c.unit, c.to, c.facing | (code << of.ENTRY_SHIFT), named);
    },
    unpack(g, o) {
      const at =
        gates(g, of.entryOf(o), of.actionUnit(o))[of.gateOf(o)] ?? g.w.entryHexes[of.entryOf(o)]?.hex ?? NOWHERE;
      const facing = of.moveFacing(o);
      const via = of.namedWay(o) ? NAMED_WAYS.now.entryWords(g, at, facing, of.namedWay(o)) : undefined;
      return { unit: of.actionUnit(o), at, to: of.actionHex(o), facing, via };
    },
    piece: (_, o) => of.actionUnit(o),
    place: (_, o) => of.actionHex(o),
  }),
  lead: ride,
  ride,
  flee: plain({ leader: LEADER, to: HEX }),
  haul: packed({
    fields: { to: HEX },
    optional: { via: VIA },
    plain: ['to'],
    pack: (g: Field, { to, via }, verb) =>
      action(verb, to, 0, 0, via ? NAMED_RIDES.now.readRide(g, verb, leaderId(-1), to, via) : 0),
    unpack: (g, o) => (of.namedWay(o) ? { to: of.haulHex(o), via: NAMED_RIDES.now.rideWords(g, o) } : undefined),
    piece: (g) => g.w.baggage,
  }),
  fire: plain(
    { unit: UNIT, at: HEX },
    { sums: (g, o) => onDie(FIGHTS.now.fireModifiers(g, of.actionUnit(o), of.actionHex(o))) },
  ),
  react: plain(
    { unit: UNIT, at: OCCUPANT },
    { sums: (g, o) => onDie(FIGHTS.now.fireModifiers(g, of.actionUnit(o), hexOf(g, of.actionTarget(o)))) },
  ),
  breach: plain(
    { unit: UNIT, toward: HEX },
    { sums: (g, o) => onDie(FIGHTS.now.breachModifiers(g, of.actionUnit(o), of.actionHex(o))) },
  ),
  shock: packed({
    fields: { attackers: UNITS, targets: HEXES },
    pack: (g: Field, { attackers, targets }) => FIGHTS.now.packShock(g, attackers, targets),
    unpack: (g, o) => ({
      attackers: FIGHTS.now.namedAttackers(g, o),
      targets: [of.shockHex(o)],
    }),
    // Any of the attackers will do: the shock is among the actions of each.
    piece: (g, o) => FIGHTS.now.namedAttackers(g, o)[0] ?? -1,
    concerns: (g, o, piece) =>
      FIGHTS.now.attackersOf(g, of.shockHex(o), of.shockSides(o) & of.SIDE_BITS).includes(unitId(piece)),
    place: (_, o) => of.shockHex(o),
    sums: (g, o) => shockForecast(g, FIGHTS.now.attackersOf(g, of.shockHex(o), of.shockSides(o)), [of.shockHex(o)]),
  }),
  sweep: variant({
    writtenAs: 'shock',
    fields: { attackers: UNITS, targets: HEXES },
    unpack: (g: Field, o) => ({
      attackers: [of.actionUnit(o)],
      targets: hexesAround(g, hexOf(g, of.actionUnit(o)), of.sweptSides(o)),
    }),
    piece: (_, o) => of.actionUnit(o),
    place: (g, o) => hexesAround(g, hexOf(g, of.actionUnit(o)), of.sweptSides(o))[0],
    sums: (g, o) => shockForecast(g, [of.actionUnit(o)], hexesAround(g, hexOf(g, of.actionUnit(o)), of.sweptSides(o))),
  }),
  lose: plain({ unit: UNIT }, { place: standsIn }),
  sacrifice: plain({ unit: UNIT }, { place: standsIn }),
  retreat: unitTo,
  displace: unitTo,
  run: unitTo,
  advance: unitTo,
  face: plain({ unit: UNIT, facing: FACING }, { place: standsIn }),
  follow: leader,
  remain: leader,
  aide: plain({ formation: FORMATION, to: HEX }, { piece: (g, o) => g.w.units + g.w.leaders + of.actionFormation(o) }),
} satisfies Readonly<Record<Verb, unknown>>;

/** Every command a player can give, as it stands in a record. */
export type DenainCommand = CommandOf<typeof RECORDS>;

export const PROTOCOL = protocol(VERBS, RECORDS);

const NO_GATE = 255;
/**
 * Which entry and which of its gates a hex is; an impossible number when it is none, for the rules to refuse. Where the enemy
 * holds several entries one hex may stand for all of them: it is the first by which the unit can come on and go so far.
 */
function gateCode(g: Field, u: UnitId, at: HexId, to: HexId): number {
  let known = NO_GATE;
  for (const [e, entry] of g.w.entryHexes.entries()) {
    if (entry.formation !== formationOf(g, u)) continue;
    const n = gates(g, e, u).indexOf(at);
    if (n >= 0 && isOpenEntry(g, e) && (to === at || !isSecond(g, e))) return of.packGate(e, n);
    if (known === NO_GATE && n >= 0) known = of.packGate(e, n);
    else if (known === NO_GATE && entry.hex === at) known = e;
  }
  return known;
}
