import type { HexId } from '@tambour/boards';
import { NO_UNIT, NOBODY, type UnitId } from '../model/ids.ts';
import { batteryAt, type Field, MAX_COMBATANTS, unitAt } from '../model/state.ts';
import { NOWHERE } from '../model/vocabulary.ts';

/** The shock being fought, as lists in the state: who attacks, who is attacked, who has left his hex. */
export const ATTACKERS = 1;
export const TARGETS = 0;

export function clearCombat(g: Field): void {
  const { combat } = g.s;
  combat.attackers[0] = 0;
  combat.targets[0] = 0;
  combat.vacated[0] = 0;
  combat.isMelee[0] = 0;
}

export function addAttacker(g: Field, u: UnitId): void {
  const { combat, attacker, unit } = g.s;
  const i = combat.attackers[0]!;
  combat.attackers[0] = i + 1;
  attacker.unit[i] = u;
  attacker.hex[i] = unit.hex[u]!;
  attacker.wasDis[i] = unit.state[u] === 1 ? 1 : 0;
  attacker.hasLeft[i] = 0;
  attacker.hasFired[i] = 0;
}
/** A target hex: its unit (or NOBODY when only guns are there) and its battery (or NOBODY). */
export function addTarget(g: Field, hex: HexId): void {
  const { combat, target, unit } = g.s;
  const i = combat.targets[0]!;
  combat.targets[0] = i + 1;
  const u = unitAt(g, hex);
  const b = batteryAt(g, hex);
  target.hex[i] = hex;
  target.unit[i] = u < 0 ? NOBODY : u;
  target.battery[i] = b < 0 ? NOBODY : b;
  target.wasDis[i] = u >= 0 && unit.state[u] === 1 ? 1 : 0;
  target.hasLeft[i] = 0;
  target.hasFired[i] = 0;
  target.gunsFired[i] = 0;
}

/** A hex of the fight stands open. */
function note(g: Field, u: UnitId, hex: HexId): void {
  const { combat, vacated } = g.s;
  const n = combat.vacated[0]!;
  if (n >= 2 * MAX_COMBATANTS) return;
  vacated.hex[n] = hex;
  vacated.side[n] = g.w.unitSide[u]!;
  combat.vacated[0] = n + 1;
}

/** Notes that a unit of the shock has left its hex, by death, rout or retreat, and that the hex stands open. */
export function leftHex(g: Field, u: UnitId, hex: HexId): void {
  const { combat, attacker, target } = g.s;
  for (let i = 0; i < combat.attackers[0]!; i++) if (attacker.unit[i] === u) leaves(g, attacker.hasLeft, i, u, hex);
  for (let i = 0; i < combat.targets[0]!; i++)
    if (target.unit[i] === u || (target.unit[i] === NOBODY && target.battery[i] === u))
      leaves(g, target.hasLeft, i, u, hex);
}
function leaves(g: Field, hasLeft: Uint8Array, i: number, u: UnitId, hex: HexId): void {
  if (hasLeft[i]) return;
  hasLeft[i] = 1;
  note(g, u, hex);
}

export const countOf = (g: Field, role: number): number =>
  role === ATTACKERS ? g.s.combat.attackers[0]! : g.s.combat.targets[0]!;
/** The i-th unit of a role if it is still in the fight, or -1. */
export function fighter(g: Field, role: number, i: number): UnitId {
  const list = role === ATTACKERS ? g.s.attacker : g.s.target;
  if (i >= countOf(g, role) || list.hasLeft[i]) return NO_UNIT;
  const u = list.unit[i]!;
  return u === NOBODY || g.s.unit.hex[u] === NOWHERE ? NO_UNIT : u;
}
/** All units of a role still in the fight. */
export const fighters = (g: Field, role: number): UnitId[] => {
  const out: UnitId[] = [];
  for (let i = 0; i < countOf(g, role); i++) {
    const u = fighter(g, role, i);
    if (u >= 0) out.push(u);
  }
  return out;
};
export const roleSide = (g: Field, role: number): number => {
  const active = g.s.battle.active[0]!;
  return role === ATTACKERS ? active : 1 - active;
};
