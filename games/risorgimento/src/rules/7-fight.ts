import { directionTo, type HexId, hexId } from '@tambour/boards';
import { type LeaderId, leaderId, NO_UNIT, type UnitId } from '../model/ids.ts';
import {
  attackerCount,
  attackerOf,
  DISORDERED,
  type Field,
  fightHex,
  has,
  isLeaderOnMap,
  isOnMap,
  MOST_FIGHTERS,
  SQUARE,
  topOf,
  underOf,
} from '../model/state.ts';
import { ARTILLERY, BRIGADIER, CHATEAU, enemyOf, isFoot, isHorse, JAGER, TOWN } from '../model/vocabulary.ts';
import { sideOf, typeOf } from '../model/world-lookup.ts';

/** One who attacks: the unit, where it starts, the hex from which it enters the target, and the way of its charge. */
export interface Attacker {
  readonly unit: UnitId;
  readonly start: HexId;
  readonly from: HexId;
  readonly path: number;
}

/** Opens the fight: whoever was in the rows before is forgotten. */
export function openFight(g: Field, kind: number, hex: HexId): void {
  const { fight, attacker, defender } = g.s;
  fight.kind[0] = kind;
  fight.hex[0] = hex;
  fight.attackers[0] = 0;
  fight.defenders[0] = 0;
  fight.attackerHits[0] = 0;
  fight.defenderHits[0] = 0;
  fight.isSurprise[0] = 0;
  fight.isInside[0] = 0;
  fight.loser[0] = 0;
  fight.mayContinue[0] = 0;
  for (const column of [attacker.unit, attacker.start, attacker.from, attacker.path, defender.unit]) column.fill(0);
  for (const column of [attacker.hits, attacker.isIn, attacker.isOut, defender.hits, defender.isIgnored])
    column.fill(0);
}
export function addAttacker(g: Field, a: Attacker): void {
  const { fight, attacker } = g.s;
  const row = attackerCount(g);
  if (row >= MOST_FIGHTERS) throw new RangeError('too many attackers');
  attacker.unit[row] = a.unit;
  attacker.start[row] = a.start;
  attacker.from[row] = a.from;
  attacker.path[row] = a.path;
  fight.attackers[0] = row + 1;
}
/** A fight is over: nothing of it is kept, so that equal positions look equal. */
export const closeFight = (g: Field): void => {
  openFight(g, 0, hexId(0));
  g.s.leader.follows.fill(0);
};

/** The side that attacks; every attacker is of it, gone or not. */
export const attackingSide = (g: Field): number => sideOf(g, attackerOf(g, 0));
/** Rows of the attackers who have not dropped out and still stand. */
export function rowsIn(g: Field): number[] {
  const out: number[] = [];
  for (let row = 0; row < attackerCount(g); row++)
    if (!g.s.attacker.isOut[row] && isOnMap(g, attackerOf(g, row))) out.push(row);
  return out;
}
/** The attackers who stand in the hex they attack. */
export const attackersThere = (g: Field): UnitId[] =>
  rowsIn(g)
    .map((row) => attackerOf(g, row))
    .filter((u) => g.s.unit.hex[u] === fightHex(g));
/** Attackers whom fire has shaken before they could go in: 7.17c. */
export function dropShaken(g: Field): void {
  for (const row of rowsIn(g)) if (has(g, attackerOf(g, row), DISORDERED)) g.s.attacker.isOut[row] = 1;
}

/** The units of a side in a hex, top first, even while attackers stand among defenders. */
export function unitsOf(g: Field, hex: HexId, side: number): UnitId[] {
  const out: UnitId[] = [];
  for (let u = topOf(g, hex); u >= 0; u = underOf(g, u)) if (g.w.unitSide[u] === side) out.push(u);
  return out;
}
/** 5.29a 5.29b Who is in the château: the lowest unit that is not cavalry, or -1. */
export function insideOf(g: Field, hex: HexId, side: number): UnitId {
  if (g.w.terrain[hex] !== CHATEAU) return NO_UNIT;
  return unitsOf(g, hex, side).findLast((u) => !isHorse(typeOf(g, u))) ?? NO_UNIT;
}
/** 7.3d 5.29c R41 Who is attacked in a hex at once: all of it; at a château first those outside, then the one inside. */
export interface Attacked {
  readonly units: readonly UnitId[];
  readonly isInside: boolean;
}
export function attackedIn(g: Field, hex: HexId, side: number): Attacked {
  const all = unitsOf(g, hex, side);
  const inside = insideOf(g, hex, side);
  const outside = all.filter((u) => u !== inside);
  if (inside < 0 || outside.length === 0) return { units: all, isInside: inside >= 0 };
  return { units: outside, isInside: false };
}
/** 7.21b 7.33a R75 R79 Those who fight among the units of a hex: no batteries, and jägers only where nobody else does. */
export function fightersAmong(g: Field, units: readonly UnitId[]): UnitId[] {
  const others = units.filter((u) => g.w.unitType[u] !== ARTILLERY);
  const line = others.filter((u) => g.w.unitType[u] !== JAGER);
  return line.length > 0 ? line : others;
}
/** 6.14c 5.52a R77 Whether defenders have no rear: a square, or a garrison of a town. */
export const haveNoRear = (g: Field, units: readonly UnitId[], hex: HexId): boolean =>
  units.some((u) => has(g, u, SQUARE)) ||
  (g.w.terrain[hex] === TOWN && units.filter((u) => isFoot(typeOf(g, u))).length >= 2);

/** Brigadiers of a side in a hex, finished ones too: they go where the units go. */
export function brigadiersAt(g: Field, hex: HexId, side: number): LeaderId[] {
  const out: LeaderId[] = [];
  for (let l = 0; l < g.w.leaders; l++)
    if (isLeaderAt(g, leaderId(l), hex, side) && g.w.leaderRank[l] === BRIGADIER) out.push(leaderId(l));
  return out;
}
export const isLeaderAt = (g: Field, l: LeaderId, hex: HexId, side: number): boolean =>
  g.w.leaderSide[l] === side && isLeaderOnMap(g, l) && g.s.leader.hex[l] === hex;
export const sideTowards = (g: Field, from: HexId, to: HexId): number => directionTo(g.w.grid, from, to) ?? NO_UNIT;
export const defendingSide = (g: Field): number => enemyOf(attackingSide(g));

/** In frames of `resolve`: the attackers enter; both sides fight. */
export const ENTER = 0;
export const FIGHT_IT_OUT = 1;
