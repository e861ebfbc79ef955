import { type HexId, hexId } from '@tambour/boards';
import { type Action, asTarget, onDie, type Sum, verbsOf } from '@tambour/kernel';
import { type LeaderId, type UnitId, unitId } from '../model/ids.ts';
import { type Field, fightHex, leaderHex } from '../model/state.ts';
import { neighbourOf, sideOf } from '../model/world-lookup.ts';
import { attackSum } from './charge-verb.ts';
import { HEX, LEADERS, UNITS, YES } from './field-kinds.ts';
import { FIGHTS } from './fights.ts';

const { packed } = verbsOf<Field>();

/** Nobody is named by these bits: for the rules to refuse. */
const NOBODY = -1;
const attackBits = (g: Field, units: readonly UnitId[], hex: HexId): number => {
  const bits = units.map((u) => FIGHTS.now.bitOf(g, u, hex));
  return bits.includes(0) ? NOBODY : bits.reduce((all, bit) => all | bit, 0);
};
/** The sides of a hex on which these leaders stand, one bit each; and the brigadiers on such sides. */
const sidesOf = (g: Field, leaders: readonly LeaderId[], hex: HexId): number => {
  const sides = leaders.map((l) => FIGHTS.now.sideTowards(g, hex, leaderHex(g, l)));
  return sides.some((d) => d < 0) ? NOBODY : sides.reduce((bits, d) => bits | (1 << d), 0);
};
function leadersOn(g: Field, hex: HexId, sides: number, by: number): LeaderId[] {
  const out: LeaderId[] = [];
  for (let d = 0; d < 6; d++) {
    const x = neighbourOf(g, hex, d);
    if (x >= 0 && sides > 0 && sides & (1 << d)) out.push(...FIGHTS.now.brigadiersAt(g, x, by));
  }
  return out;
}
const some = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);
const attackersIn = (g: Field, o: Action): UnitId[] =>
  (o.a >= 0 && o.a < g.w.grid.size ? FIGHTS.now.unitsOfBits(g, hexId(o.a), o.b) : undefined) ?? [];

/** An attack: who, at what, and which brigadiers go along. */
export const attack = packed({
  fields: { attackers: UNITS, target: HEX },
  optional: { leaders: LEADERS },
  pack: (g: Field, c, verb) => ({
    verb,
    a: c.target,
    b: attackBits(g, c.attackers, c.target),
    c: c.leaders ? sidesOf(g, c.leaders, c.target) : 0,
    d: 0,
  }),
  unpack(g, o) {
    const attackers = attackersIn(g, o);
    const by = attackers[0] === undefined ? 0 : sideOf(g, attackers[0]);
    return { attackers, target: hexId(o.a), leaders: some(leadersOn(g, hexId(o.a), o.c, by)) };
  },
  piece: (g, o) => attackersIn(g, o)[0] ?? -1,
  concerns: (g, o, piece) => attackersIn(g, o).includes(unitId(piece)),
  place: (_, o) => o.a,
  sums: (g, o) => attackSum(g, o, hexId(o.a)),
});

const goingOn = (g: Field, o: Action): UnitId[] => FIGHTS.now.continuers(g).filter((_, i) => o.b & (1 << i));
/** Those who go on, as bits by their place among those who may; a bit beyond them where somebody else is named. */
function continuerBits(g: Field, units: readonly UnitId[]): number {
  const all = FIGHTS.now.continuers(g);
  return units.reduce((bits, u) => bits | (1 << (all.includes(u) ? all.indexOf(u) : all.length)), 0);
}
function continuedSum(g: Field, o: Action): readonly Sum[] {
  const first = FIGHTS.now.continuers(g)[0];
  if (o.b === 0) return first === undefined ? [] : onDie(FIGHTS.now.continuedModifiers(g, first));
  const from = fightHex(g);
  const attackers = goingOn(g, o).map((unit) => ({ unit, start: from, from, path: 0 }));
  if (attackers.length === 0) return [];
  const { attacker, defender } = FIGHTS.now.attackForecast(g, attackers, hexId(o.a));
  return [...onDie(attacker), ...asTarget(defender)];
}
/** To roll for going on, without fields; and once that is made, who goes on to which hex. */
export const continueOn = packed({
  fields: {},
  optional: { attackers: UNITS, target: HEX, leaders: YES },
  pack(g: Field, { attackers, target, leaders }, verb) {
    if (target === undefined || attackers === undefined) return { verb, a: 0, b: 0, c: 0, d: 0 };
    return { verb, a: target, b: continuerBits(g, attackers), c: leaders ? 1 : 0, d: 0 };
  },
  unpack: (g, o) =>
    o.b === 0 ? {} : { attackers: goingOn(g, o), target: hexId(o.a), leaders: o.c === 1 ? true : undefined },
  piece: (g, o) => goingOn(g, o)[0] ?? -1,
  concerns: (g, o, piece) => goingOn(g, o).includes(unitId(piece)),
  place: (g, o) => (o.b === 0 ? fightHex(g) : o.a),
  sums: continuedSum,
});
