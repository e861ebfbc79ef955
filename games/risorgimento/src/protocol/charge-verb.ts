import { directionTo, type HexId } from '@tambour/boards';
import { type Action, asTarget, BadInput, onDie, type Sum, verbsOf } from '@tambour/kernel';
import { actionHex, actionUnit, WITH_LEADERS, WITH_MATE } from '../model/action-view.ts';
import { type UnitId, unitId } from '../model/ids.ts';
import { activeFormation, type Field, hexOf } from '../model/state.ts';
import { CHARGE_WAY, HEX, UNITS, YES } from './field-kinds.ts';
import { FIGHTS } from './fights.ts';

/** In `d` of a charge: two units are named that do not charge together, for the rules to refuse. */
const NO_MATE = 4;

/** The sums of an attack or charge, as if all engaged: what is added to the attacker's die, and to the defender's. */
export function attackSum(g: Field, o: Action, hex: HexId): readonly Sum[] {
  const attackers = FIGHTS.now.attackersOf(g, activeFormation(g), o);
  if (attackers.length === 0) return [];
  const { attacker, defender } = FIGHTS.now.attackForecast(g, attackers, hex);
  return [...onDie(attacker), ...asTarget(defender)];
}
function pathThrough(g: Field, u: UnitId, via: readonly HexId[], target: HexId): number {
  let from = hexOf(g, u);
  const steps = [...via, target].map((hex) => {
    const d = directionTo(g.w.grid, from, hex) ?? -1;
    from = hex;
    return d;
  });
  return steps.some((d) => d < 0) ? 0 : FIGHTS.now.pathCode(steps);
}
const riders = (g: Field, o: Action): UnitId[] => FIGHTS.now.chargersOf(g, activeFormation(g), o);

/** A charge: who rides, at what, by which hexes, and whether their brigadiers ride along. */
export const charge = verbsOf<Field>().packed({
  fields: { attackers: UNITS, target: HEX },
  optional: { via: CHARGE_WAY, leaders: YES },
  pack(g: Field, c, verb) {
    const [first, second, ...more] = c.attackers;
    if (first === undefined || more.length > 0) throw new BadInput('attackers', 'must name one or two units of a hex');
    const path = c.via
      ? pathThrough(g, first, c.via, c.target)
      : (FIGHTS.now.chargePaths(g, c.attackers, c.target)[0] ?? 0);
    const flags = (second === undefined ? 0 : WITH_MATE) | (c.leaders ? WITH_LEADERS : 0);
    const named = { verb, a: first, b: c.target, c: path, d: flags };
    const isMeant = second === undefined || riders(g, named).includes(second);
    return isMeant ? named : { ...named, d: flags | NO_MATE };
  },
  unpack: (g, o) => ({
    attackers: riders(g, o),
    target: actionHex(o),
    via: FIGHTS.now.hexesOfPath(g, hexOf(g, actionUnit(o)), o.c).slice(1, -1),
    leaders: o.d & WITH_LEADERS ? true : undefined,
  }),
  piece: (_, o) => actionUnit(o),
  concerns: (g, o, piece) => riders(g, o).includes(unitId(piece)),
  place: (_, o) => actionHex(o),
  sums: (g, o) => attackSum(g, o, actionHex(o)),
});
