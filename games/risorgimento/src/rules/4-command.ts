import { distance, type HexId, hexId, type Search } from '@tambour/boards';
import type { FormationId, LeaderId, UnitId } from '../model/ids.ts';
import {
  activeFormation,
  attachedUnit,
  brigadierOf,
  COMMANDED,
  commanderOf,
  type Field,
  forget,
  hexOf,
  holder,
  isLeaderOnMap,
  isOnMap,
  leaderHex,
  note,
  turnOf,
} from '../model/state.ts';
import {
  CORPS_CAVALRY,
  LEADER,
  OVERALL,
  RESERVE_ARTILLERY,
  WAITING,
  WITH_ORDERS,
  WITHOUT_ORDERS,
} from '../model/vocabulary.ts';
import {
  addToSet,
  arrivalData,
  arrivalOf,
  bridgeNumber,
  byHex,
  corpsOfFormation,
  isInSet,
  leaderData,
  neighbourOf,
  overallOf,
  settledNode,
  sideOfLeader,
  stepBy,
  unitsOfFormation,
} from '../model/world-lookup.ts';
import { isRain, leaderStep } from './4-leader-step.ts';
import { openRides } from './5-open-rides.hot.ts';
import { readField } from './5-reading.hot.ts';
import { IN_ZONE } from './6-zone-of-control.ts';

/** 8.4 R22 Whether a leader is on the map and of any use. */
export const isAble = (g: Field, l: LeaderId): boolean => isLeaderOnMap(g, l) && !g.s.leader.isFinished[l];

/** 4.21a 4.23b 4.24 The range of a corps commander in hexes: his weaker one if he rode too far, more beside his emperor. */
export function corpsRange(g: Field, l: LeaderId): number {
  const { range, reducedRange, rangeNearOverall, reducedRangeNearOverall, side } = leaderData(g, l);
  const isReduced = g.s.leader.isReduced[l] === 1;
  if (isBesideOverall(g, l, side)) return isReduced ? reducedRangeNearOverall : rangeNearOverall;
  return isReduced ? reducedRange : range;
}
/** A commander who only acts as commander in chief of his own army, as Vittorio Emanuele does (4.25), is not the emperor. */
function isBesideOverall(g: Field, l: LeaderId, side: number): boolean {
  for (const o of overallOf(g, side)) {
    if (leaderData(g, o).rank !== OVERALL || !isAble(g, o)) continue;
    if (distance(g.w.grid, leaderHex(g, o), leaderHex(g, l)) <= 1) return true;
  }
  return false;
}
/** 4.21a 4.22a E4.21 M3 R17 Whether a hex is in the range of a corps commander: plain hexes, whatever lies between. */
export const isInCorpsRange = (g: Field, commander: LeaderId, hex: HexId): boolean =>
  isAble(g, commander) && distance(g.w.grid, leaderHex(g, commander), hex) <= corpsRange(g, commander);

/** 5.6 R108 Whether any of a formation can come onto the map in this activation. */
export function isArriving(g: Field, f: FormationId): boolean {
  for (const u of unitsOfFormation(g, f)) {
    const arrival = arrivalOf(g, u);
    if (g.s.unit.place[u] === WAITING && arrival > 0 && arrivalData(g, arrival - 1).turn <= turnOf(g)) return true;
  }
  return false;
}

/** 4.22a 4.14b 4.17b R25 R108 Whether a formation has Orders without a roll when its step begins. */
export function hasOrders(g: Field, f: FormationId): boolean {
  const { w } = g;
  if (w.formationKind[f] === RESERVE_ARTILLERY) return true;
  if (w.formationKind[f] === CORPS_CAVALRY) return false;
  if (isArriving(g, f)) return true;
  const brigadier = brigadierOf(g, f);
  if (brigadier < 0 || !isAble(g, brigadier)) return false;
  const commander = commanderOf(g, corpsOfFormation(g, f));
  if (commander < 0) return true;
  return isInCorpsRange(g, commander, leaderHex(g, brigadier));
}
/** 4.13a R21 R22 R27 Whether a brigadier without Orders may roll for them. */
export const mayTryOrders = (g: Field, f: FormationId): boolean => {
  const brigadier = brigadierOf(g, f);
  return brigadier >= 0 && isAble(g, brigadier);
};

/**
 * 4.12a 4.12b E4.12 R18 How far a brigadier's command reaches, in leader movement points, as costs of hexes in the search: not into
 * enemy-held hexes, nor on through an enemy zone of control where no friend stands.
 */
export function commandField(g: Field, leader: LeaderId, search: Search): Search {
  const side = sideOfLeader(g, leader);
  const { range } = leaderData(g, leader);
  const { enemies } = readField(g, side);
  const isWet = isRain(g);
  search.begin();
  const start = leaderHex(g, leader);
  search.seed(start);
  for (let hex = hexId(search.next()); hex >= 0; hex = hexId(search.next())) {
    if (search.at >= range) continue;
    if (hex !== start && byHex(enemies, hex) & IN_ZONE && holder(g, hex) !== side) continue;
    for (let d = 0; d < 6; d++) {
      const x = neighbourOf(g, hex, d);
      if (x < 0) continue;
      const cost = bridgeNumber(g, hex, d) > 0 ? leaderStep(g, hex, d) : stepBy(g, LEADER, isWet, hex, d);
      if (cost === 0 || search.at + cost > range) continue;
      const by = holder(g, x);
      if (by >= 0 && by !== side) continue;
      search.relax(x, search.at + cost, hex);
    }
  }
  return search;
}
/** The hexes that `commandField` finds, one bit a hex: nothing else about them is asked in play. They hold until the next call. */
export function commandedHexes(g: Field, leader: LeaderId): Uint32Array {
  const { range } = leaderData(g, leader);
  const open = openRides(g, sideOfLeader(g, leader), leaderHex(g, leader), range);
  if (open) return open.set(range);
  const search = commandField(g, leader, g.scratch.ride);
  const { hexes } = g.scratch;
  hexes.fill(0);
  for (let i = 0; i < search.count; i++) addToSet(hexes, hexId(settledNode(search, i)));
  return hexes;
}
/** Whether a unit stands in a hex that its brigadier's command reaches. */
export const isReached = (g: Field, hexes: Uint32Array, u: UnitId): boolean => isInSet(hexes, hexOf(g, u));

/** 7.41b R71 Whether a unit is in a brigadier's range at this moment. */
export const isInRange = (g: Field, leader: LeaderId, u: UnitId): boolean =>
  isAble(g, leader) && isOnMap(g, u) && isReached(g, commandedHexes(g, leader), u);

/** 4.11c 4.11d 4.22b 4.22c R20 R23 R27 Those of a formation whom its brigadier commands at this moment, given that he has Orders. */
export function underCommand(g: Field, f: FormationId): Set<UnitId> {
  const { w } = g;
  const leader = brigadierOf(g, f);
  if (leader < 0 || !isAble(g, leader)) return new Set();
  const units = unitsOfStep(g, f);
  const hexes = commandedHexes(g, leader);
  const commanded = new Set<UnitId>();
  for (const u of units) if (isReached(g, hexes, u)) commanded.add(u);
  if (commanded.size === 0) return commanded;
  // Who is found later is tried with those still left.
  let left = units.filter((u) => !commanded.has(u));
  for (const v of commanded) {
    if (left.length === 0) break;
    const isLinked = (u: UnitId): boolean => distance(w.grid, hexOf(g, u), hexOf(g, v)) <= 1;
    for (const u of left) if (isLinked(u)) commanded.add(u);
    left = left.filter((u) => !commanded.has(u));
  }
  return commanded;
}
/** The units of a formation on the map, with the cavalry it has taken along in its step. */
export function unitsOfStep(g: Field, f: FormationId): UnitId[] {
  const out: UnitId[] = [];
  for (const u of unitsOfFormation(g, f)) if (isOnMap(g, u)) out.push(u);
  const attached = attachedUnit(g);
  if (attached >= 0 && isOnMap(g, attached) && activeFormation(g) === f) out.push(attached);
  return out;
}
/** 4.14a 4.14b E4.14 R19 Fixes, for the whole step, which units of a formation are commanded. */
export function fixCommand(g: Field, f: FormationId): void {
  const units = unitsOfStep(g, f);
  for (const u of units) forget(g, u, COMMANDED);
  if (g.w.formationKind[f] === RESERVE_ARTILLERY) for (const u of units) note(g, u, COMMANDED);
  else if (g.s.formation.orders[f] === WITH_ORDERS) for (const u of underCommand(g, f)) note(g, u, COMMANDED);
}
export const ordersOf = (g: Field, f: FormationId): number => (hasOrders(g, f) ? WITH_ORDERS : WITHOUT_ORDERS);
