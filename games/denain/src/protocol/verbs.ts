import { type Action, type CommandOf, onDie, protocol, verbsOf } from '@tambour/kernel';
import { type Field, unitAt } from '../model/state.ts';
import { VERBS, type Verb } from '../model/verb.ts';
import { NOWHERE } from '../model/vocabulary.ts';
import { breachModifiers } from '../rules/7-breach.ts';
import { ENTRY_SHIFT, FACING_BITS, WITH_GUNS } from '../rules/7-way-code.ts';
import { readRide, rideWords } from '../rules/9-named-ride.ts';
import { fireModifiers } from '../rules/11-fire.ts';
import { attackersOf, hexesAround } from '../rules/11-shock.ts';
import { shockSums, sumShock } from '../rules/11-shock-sum.ts';
import { gates } from '../rules/13-entry-hexes.ts';
import { NO_FACING } from '../rules/13-set-up.ts';
import { FACING, FORMATION, GUNS, HEX, HEXES, LEADER, OCCUPANT, PIECE, UNIT, UNITS, VIA } from './field-kinds.ts';
import { entryWords, marchWords, readEntry, readMarch } from './named-way.ts';
import { DIRECTIONS, packShock } from './shock-code.ts';

const { plain, packed, variant } = verbsOf<Field>();
const action = (verb: number, a = 0, b = 0, c = 0, d = 0): Action => ({ verb, a, b, c, d });

const bare = plain({});
const unitTo = plain({ unit: UNIT, to: HEX });
const leader = plain({ leader: LEADER });
const standsIn = (g: Field, o: Action): number | undefined => g.s.unit.hex[o.a];
/** A leader's ride, by a way of his own if he names one. */
const ride = packed({
  fields: { leader: LEADER, to: HEX },
  optional: { via: VIA },
  plain: ['leader', 'to'],
  pack: (g: Field, c, verb) => action(verb, c.leader, c.to, 0, c.via ? readRide(g, verb, c.leader, c.to, c.via) : 0),
  unpack: (g, o) => (o.d ? { leader: o.a, to: o.b, via: rideWords(g, o) } : undefined),
});
const shockForecast = (g: Field, attackers: readonly number[], hexes: readonly number[]) => {
  const targets = hexes.map((h) => unitAt(g, h)).filter((u) => u >= 0);
  return targets.length > 0 ? shockSums(sumShock(g, attackers, targets)) : [];
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
      action(verb, piece, to, piece >= g.w.units ? NO_FACING : (facing ?? g.s.unit.facing[piece]!)),
    unpack: (g, o) => (o.a >= g.w.units ? { piece: o.a, to: o.b } : undefined),
  }),
  activate: plain({ formation: FORMATION }),
  move: packed({
    fields: { unit: UNIT, to: HEX },
    optional: { facing: FACING, guns: GUNS, via: VIA },
    plain: ['unit', 'to', 'facing'],
    pack(g: Field, c, verb) {
      const named = c.via && readMarch(g, c.unit, c.guns === true, c.to, c.facing, c.via);
      const end = named?.facing ?? c.facing ?? g.s.unit.facing[c.unit]!;
      return action(verb, c.unit, c.to, end | (c.guns ? WITH_GUNS : 0), named?.code ?? 0);
    },
    unpack(g, o) {
      if (!(o.c & WITH_GUNS) && !o.d) return undefined;
      const guns = o.c & WITH_GUNS ? true : undefined;
      const via = o.d ? marchWords(g, g.s.unit.hex[o.a]!, g.s.unit.facing[o.a]!, o.d) : undefined;
      return { unit: o.a, to: o.b, facing: o.c, guns, via };
    },
  }),
  enter: packed({
    fields: { unit: UNIT, at: HEX, to: HEX, facing: FACING },
    optional: { via: VIA },
    pack(g: Field, c, verb) {
      const code = gateCode(g, c.unit, c.at);
      const named = c.via ? readEntry(g, c.unit, code, c.at, c.to, c.facing, c.via) : 0;
      return action(verb, c.unit, c.to, c.facing | (code << ENTRY_SHIFT), named);
    },
    unpack(g, o) {
      const code = o.c >> ENTRY_SHIFT;
      const at = gates(g, code & GATE_OF, o.a)[code >> GATE_SHIFT] ?? g.w.entryHexes[code & GATE_OF]?.hex ?? NOWHERE;
      const facing = o.c & FACING_BITS;
      return { unit: o.a, at, to: o.b, facing, via: o.d ? entryWords(g, at, facing, o.d) : undefined };
    },
    piece: (_, o) => o.a,
    place: (_, o) => o.b,
  }),
  lead: ride,
  ride,
  flee: plain({ leader: LEADER, to: HEX }),
  haul: packed({
    fields: { to: HEX },
    optional: { via: VIA },
    plain: ['to'],
    pack: (g: Field, { to, via }, verb) => action(verb, to, 0, 0, via ? readRide(g, verb, -1, to, via) : 0),
    unpack: (g, o) => (o.d ? { to: o.a, via: rideWords(g, o) } : undefined),
    piece: (g) => g.w.baggage,
  }),
  fire: plain({ unit: UNIT, at: HEX }, { sums: (g, o) => onDie(fireModifiers(g, o.a, o.b)) }),
  react: plain({ unit: UNIT, at: OCCUPANT }, { sums: (g, o) => onDie(fireModifiers(g, o.a, g.s.unit.hex[o.b]!)) }),
  breach: plain({ unit: UNIT, toward: HEX }, { sums: (g, o) => onDie(breachModifiers(g, o.a, o.b)) }),
  shock: packed({
    fields: { attackers: UNITS, targets: HEXES },
    pack: (g: Field, { attackers, targets }) => packShock(g, attackers, targets),
    unpack: (g, o) => ({
      attackers: [...attackersOf(g, o.a, o.b), ...(o.c > 0 ? [o.c - 1] : [])],
      targets: [o.a],
    }),
    // Any of the attackers will do: the shock is among the actions of each.
    piece: (g, o) => (o.b & DIRECTIONS ? (attackersOf(g, o.a, o.b & DIRECTIONS)[0] ?? -1) : o.c - 1),
    concerns: (g, o, piece) => attackersOf(g, o.a, o.b & DIRECTIONS).includes(piece),
    place: (_, o) => o.a,
    sums: (g, o) => shockForecast(g, attackersOf(g, o.a, o.b), [o.a]),
  }),
  sweep: variant({
    writtenAs: 'shock',
    fields: { attackers: UNITS, targets: HEXES },
    unpack: (g: Field, o) => ({ attackers: [o.a], targets: hexesAround(g, g.s.unit.hex[o.a]!, o.b) }),
    piece: (_, o) => o.a,
    place: (g, o) => hexesAround(g, g.s.unit.hex[o.a]!, o.b)[0],
    sums: (g, o) => shockForecast(g, [o.a], hexesAround(g, g.s.unit.hex[o.a]!, o.b)),
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
  aide: plain({ formation: FORMATION, to: HEX }, { piece: (g, o) => g.w.units + g.w.leaders + o.a }),
} satisfies Readonly<Record<Verb, unknown>>;

/** Every command a player can give, as it stands in a record. */
export type DenainCommand = CommandOf<typeof RECORDS>;

export const PROTOCOL = protocol(VERBS, RECORDS);

/** An entry and the gate of it, in one number. */
const GATE_SHIFT = 8;
const GATE_OF = 255;
const NO_GATE = 255;
/** Which entry and which of its gates a hex is; an impossible number when it is none, for the rules to refuse. */
function gateCode(g: Field, u: number, at: number): number {
  for (const [e, entry] of g.w.entryHexes.entries()) {
    if (entry.formation !== g.w.unitFormation[u]) continue;
    const n = gates(g, e, u).indexOf(at);
    if (n >= 0) return e | (n << GATE_SHIFT);
    if (entry.hex === at) return e;
  }
  return NO_GATE;
}
