import type { HexId } from '@tambour/boards';
import type { ShockEffect } from './charts.ts';
import { batteryAt, unitAt } from './hex.ts';
import { NO_UNIT, NOBODY, type UnitId } from './ids.ts';
import { activeSide, type Field, MAX_COMBATANTS, MAX_PASSED } from './state.ts';
import { hexOf, sideOf } from './unit.ts';
import { DISORGANISED, NOWHERE } from './vocabulary.ts';

/** The shock being fought, as lists in the state: who attacks, who is attacked, who has left his hex. */
export const ATTACKERS = 1;
export const TARGETS = 0;

export const listOf = (g: Field, role: number): Field['s']['attacker'] =>
  role === ATTACKERS ? g.s.attacker : g.s.target;
const counter = (g: Field, role: number): Uint8Array =>
  role === ATTACKERS ? g.s.combat.attackers : g.s.combat.targets;
export const countOf = (g: Field, role: number): number => counter(g, role)[0]!;
/** Who was in it from the start, or NOBODY in a hex where only guns are; where he stood; and the guns of a target, or NOBODY. */
export const listed = (g: Field, role: number, i: number): UnitId => listOf(g, role).unit[i]!;
export const listedHex = (g: Field, role: number, i: number): HexId => listOf(g, role).hex[i]!;
export const gunsOf = (g: Field, t: number): UnitId => g.s.target.battery[t]!;

export function clearCombat(g: Field): void {
  const { combat } = g.s;
  combat.attackers[0] = 0;
  combat.targets[0] = 0;
  combat.vacated[0] = 0;
  combat.isMelee[0] = 0;
}

function add(g: Field, role: number, u: UnitId, hex: HexId): number {
  const list = listOf(g, role);
  const i = countOf(g, role);
  counter(g, role)[0] = i + 1;
  list.unit[i] = u;
  list.hex[i] = hex;
  list.wasDis[i] = u !== NOBODY && g.s.unit.state[u] === DISORGANISED ? 1 : 0;
  list.hasLeft[i] = 0;
  list.hasFired[i] = 0;
  return i;
}
export function addAttacker(g: Field, u: UnitId): void {
  add(g, ATTACKERS, u, hexOf(g, u));
}
/** A target hex: its unit and its battery. */
export function addTarget(g: Field, hex: HexId): void {
  const { target } = g.s;
  const [u, b] = [unitAt(g, hex), batteryAt(g, hex)];
  const i = add(g, TARGETS, u < 0 ? NOBODY : u, hex);
  target.battery[i] = b < 0 ? NOBODY : b;
  target.gunsFired[i] = 0;
}

/** Notes that a unit of the shock has left its hex, by death, rout or retreat, and that the hex stands open. */
export function leftHex(g: Field, u: UnitId, hex: HexId): void {
  for (const role of [ATTACKERS, TARGETS])
    for (let i = 0; i < countOf(g, role); i++) {
      const by = listed(g, role, i);
      const { hasLeft } = listOf(g, role);
      if (hasLeft[i] || (by === NOBODY ? gunsOf(g, i) : by) !== u) continue;
      hasLeft[i] = 1;
      vacate(g, u, hex);
    }
}
function vacate(g: Field, u: UnitId, hex: HexId): void {
  const { combat, vacated } = g.s;
  const n = combat.vacated[0]!;
  if (n >= 2 * MAX_COMBATANTS) return;
  vacated.hex[n] = hex;
  vacated.side[n] = sideOf(g, u);
  combat.vacated[0] = n + 1;
}
/** The hexes that units have left; those that units of a side have. */
export const vacatedHexes = (g: Field): HexId[] => [...g.s.vacated.hex].slice(0, g.s.combat.vacated[0]);
export const vacatedBy = (g: Field, side: number): HexId[] =>
  vacatedHexes(g).filter((_, i) => g.s.vacated.side[i] === side);

/** The i-th unit of a role if it is still in the fight, or -1. */
export function fighter(g: Field, role: number, i: number): UnitId {
  if (i >= countOf(g, role) || listOf(g, role).hasLeft[i]) return NO_UNIT;
  const u = listed(g, role, i);
  return u === NOBODY || hexOf(g, u) === NOWHERE ? NO_UNIT : u;
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
export const roleSide = (g: Field, role: number): number => (role === ATTACKERS ? activeSide(g) : 1 - activeSide(g));

/** What the table makes of the shock for a role. */
export function effectOn(g: Field, role: number): ShockEffect {
  const { row, column } = g.s.combat;
  const { att, def } = g.w.charts.shock[row[0]!]![column[0]!]!;
  return role === ATTACKERS ? att : def;
}

/** 11.7h The chain of units that make way for each other, the one that retreats first, each with the hex it goes to. */
export const chainLength = (g: Field): number => g.s.combat.chain[0]!;
export const chainUnit = (g: Field, i: number): UnitId => g.s.chain.unit[i]!;
export const chainHex = (g: Field, i: number): HexId => g.s.chain.to[i]!;
export const chained = (g: Field): UnitId[] => [...g.s.chain.unit].slice(0, chainLength(g));
export function addLink(g: Field, u: UnitId, to: HexId): void {
  const { chain, combat } = g.s;
  const n = chainLength(g);
  chain.unit[n] = u;
  chain.to[n] = to;
  combat.chain[0] = n + 1;
}

/** 12.4g Those whom a rout has run through. */
export const passedCount = (g: Field): number => g.s.battle.passed[0]!;
export const passedUnit = (g: Field, i: number): UnitId => g.s.passed.unit[i]!;
/** False where there is no room for more. */
export function notePassed(g: Field, u: UnitId): boolean {
  const n = passedCount(g);
  if (n >= MAX_PASSED) return false;
  g.s.passed.unit[n] = u;
  g.s.battle.passed[0] = n + 1;
  return true;
}
